import type { Outcome } from '../../kernel/game.ts';
import type { SeatInfo } from '../../server/protocol.ts';

/** How a finished match went for this account; `key` is that of a message `home.result.<key>`. */
export type Result =
  | { readonly key: 'won' | 'lost' | 'drawn' | 'won-together' | 'lost-together' }
  | { readonly key: 'place'; readonly place: number; readonly count: number }
  /** Several seats of the match are of this account. */
  | { readonly key: 'winner'; readonly seats: readonly SeatInfo[] };

/** The result of a match as the holder of some of its seats would tell it. */
export function resultOf(
  { outcome, seats }: { readonly outcome: Outcome; readonly seats: readonly SeatInfo[] },
  cooperative: boolean,
): Result {
  const { ranks, teams } = outcome;
  if (cooperative) return { key: ranks.includes(1) ? 'won-together' : 'lost-together' };
  if (ranks.every((rank) => rank === 1)) return { key: 'drawn' };
  const mine = seats.flatMap((seat, at) => (seat.mine ? [ranks[at] ?? 0] : []));
  const [place] = mine;
  if (place === undefined || mine.length > 1) {
    return { key: 'winner', seats: seats.filter((_, at) => ranks[at] === 1) };
  }
  if (place === 1) return { key: 'won' };
  const sides = teams === undefined ? ranks.length : new Set(teams).size;
  return sides === 2 ? { key: 'lost' } : { key: 'place', place, count: ranks.length };
}
