import type { Seat } from '../../kernel/game.ts';
import type { TableHere } from '../../server/protocol.ts';

/** Whether somebody else plays in a team of ours; with `from`, in the team of this seat. */
export function hasMates({ seats, teams }: TableHere, from?: Seat): boolean {
  if (teams === undefined) return false;
  const ours = seats.flatMap(({ mine }, seat) =>
    mine && (from === undefined || seat === from) ? [teams[seat]] : [],
  );
  return seats.some(({ kind, mine }, seat) => kind === 'person' && !mine && ours.includes(teams[seat]));
}
