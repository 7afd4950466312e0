import type { Seat, Viewer } from '../kernel/game.ts';
import type { Chair } from './entry.ts';
import { Refused } from './refusal.ts';
import { holderOf, seatsOf } from './roster.ts';

/** Refuses an account that does not hold the seat. */
export function checkHolder(chairs: readonly Chair[], account: string, seat: Seat): void {
  if (holderOf(chairs, seat) !== account) throw new Refused('not-your-seat', `seat ${seat} is not yours`);
}

/** Before the end, a table shows itself from one's own seats only, or as to a spectator. */
export function checkViewer(chairs: readonly Chair[], account: string, viewer: Viewer, over: boolean): void {
  if (viewer === 'spectator') return;
  if (chairs[viewer] === undefined) throw new Refused('unknown-seat', `there is no seat ${viewer}`);
  if (!over) checkHolder(chairs, account, viewer);
}

/** The side from which an account sees the beginning: the one it asked for if it may, or that of its first seat. */
export function sideOf(chairs: readonly Chair[], account: string, wanted: Viewer | undefined): Viewer {
  const seats = seatsOf(chairs, account);
  if (wanted === 'spectator' || (wanted !== undefined && seats.includes(wanted))) return wanted;
  return seats[0] ?? 'spectator';
}
