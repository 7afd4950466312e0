import type { Outcome, Seat } from '../kernel/game.ts';
import { columns } from './columns.ts';

/** How a match ended, the best first; where the game itself has won, nobody at the table has. */
export function formatRanking({ ranks, scores }: Outcome, nameOf: (seat: Seat) => string): string {
  if (!ranks.includes(1)) return 'Nobody at the table wins.';
  const rows = ranks
    .map((rank, seat) => ({ rank, seat }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ rank, seat }) => [`${rank}. ${nameOf(seat)}`, ...(scores ? [`${scores[seat]} points`] : [])]);
  return columns(rows);
}
