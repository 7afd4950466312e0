import type { BySeat, Json, ReadyForces } from '../../kernel/game.ts';

/** How the options of a game say where forces come from. O options, F a ready force. */
interface Forces<O, F> {
  /** The ready forces for these options. */
  all(options: O): readonly F[];
  /** The options in which each seat has a ready force by its name, or `random`. */
  withReady(options: O, names: BySeat<string>): O;
  /** The options in which seats bring forces. */
  withOwn(options: O): O;
  /** A ready force as a seat could bring it. */
  brought(force: F): Json;
}

/** Gives seats ready forces; as soon as one brings a value, all bring theirs, the ready ones as values too. */
export function createReadyForces<O, F extends { readonly id: string }>(
  forces: Forces<O, F>,
): ReadyForces<O> {
  return {
    names: (options) => forces.all(options).map(({ id }) => id),
    field(options, wanted) {
      if (wanted.every((force) => typeof force !== 'object')) {
        return {
          options: forces.withReady(
            options,
            wanted.map((force) => force ?? 'random'),
          ),
          bring: [],
        };
      }
      const all = forces.all(options);
      const bring = wanted.map((force): Json | undefined => {
        if (typeof force === 'object') return force.value;
        const ready = all.find(({ id }) => id === force);
        return ready && forces.brought(ready);
      });
      return { options: forces.withOwn(options), bring };
    },
  };
}
