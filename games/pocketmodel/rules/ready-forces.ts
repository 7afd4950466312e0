import type { Json, ReadyForces } from '../../../kernel/game.ts';
import type { Fleet } from '../content/pack.ts';
import { type Options, termsOf } from './options.ts';

/** The starter fleets of the pack, and how seats get them or forces of their own. */
export const readyForces: ReadyForces<Options> = {
  names: (options) => fleetsFor(options).map(({ id }) => id),
  field(options, wanted) {
    const { fleets: _, ...rest } = options;
    if (wanted.every((force) => typeof force !== 'object')) {
      return {
        options: { ...rest, forces: 'fleets', fleets: wanted.map((force) => force ?? 'random') },
        bring: [],
      };
    }
    const fleets = fleetsFor(options);
    const bring = wanted.map((force): Json | undefined => {
      if (typeof force === 'object') return force.value;
      const fleet = fleets.find(({ id }) => id === force);
      return fleet && { units: { ...fleet.units }, deck: { ...fleet.deck } };
    });
    return { options: { ...rest, forces: 'own' }, bring };
  },
};

/** The starter fleets of the size that the options ask for. */
function fleetsFor(options: Options): readonly Fleet[] {
  const { pack, ready } = termsOf({ ...options, forces: 'own' });
  return ready.flatMap(({ id }) => pack.fleets.find((fleet) => fleet.id === id) ?? []);
}
