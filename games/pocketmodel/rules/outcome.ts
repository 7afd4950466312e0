import type { BySeat, Outcome } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { slotsOf } from './cards.ts';
import type { Terms } from './options.ts';
import type { PocketState } from './state.ts';

/**
 * The seats that are left come first. At the limit of rounds, which is ours, more objectives are better, and then more
 * build stars in play. Behind them are the eliminated ones, the last first; those of one moment share a place.
 */
export function outcome(terms: Terms, state: PocketState): Outcome | undefined {
  if (state.stack.length > 0) return undefined;
  const standing = state.players.map(({ out, kinds, zones }, seat) => {
    if (out > 0) return [0, out];
    const stars = zones.reduce(
      (sum, zone, number) => (zone >= 0 ? sum + entry(terms.units, entry(kinds, number)).stars : sum),
      0,
    );
    return [1, slotsOf(state, seat).length, stars];
  });
  return { ranks: ranksOf(standing) };
}

/** The rank of each seat: 1 and the number of seats that stand better. */
function ranksOf(standing: readonly (readonly number[])[]): BySeat<number> {
  return standing.map((own) => 1 + standing.filter((other) => compare(other, own) > 0).length);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let place = 0; place < one.length; place++) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
