import { createReadyForces } from '../../common/ready-forces.ts';
import type { Fleet } from '../content/pack.ts';
import { type Options, termsOf } from './options.ts';

/** The starter fleets of the pack, and how seats get them or forces of their own. */
export const readyForces = createReadyForces<Options, Fleet>({
  // Those of the size that the options ask for.
  all(options) {
    const { pack, ready } = termsOf({ ...options, forces: 'own' });
    return ready.flatMap(({ id }) => pack.fleets.find((fleet) => fleet.id === id) ?? []);
  },
  withReady: (options, fleets) => ({ ...options, forces: 'fleets', fleets }),
  withOwn: ({ fleets: _, ...options }) => ({ ...options, forces: 'own' }),
  brought: ({ units, deck }) => ({ units: { ...units }, deck: { ...deck } }),
});
