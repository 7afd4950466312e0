import type { Seat, Viewer } from '../kernel/game.ts';
import type { Chair } from './entry.ts';
import { Refused } from './refusal.ts';
import { holderOf, type Roster, seatsOf } from './roster.ts';

/** Refuses an account that does not hold the seat. */
export function checkHolder(chairs: readonly Chair[], account: string, seat: Seat): void {
  if (holderOf(chairs, seat) !== account) throw new Refused('not-your-seat', `seat ${seat} is not yours`);
}

/** Refuses everybody but the owner of the table. */
export function checkOwner({ owner }: Roster, account: string): void {
  if (owner !== account) throw new Refused('not-owner', 'only the owner of the table can do this');
}

/**
 * Why an account may not be at the table: it was sent away, or has no seat where nobody watches. As long as people are
 * waited for, anybody may come and take a seat.
 */
export function whyNotAdmitted(
  { chairs, started, owner, rules, removed }: Roster,
  account: string,
): Refused | undefined {
  if (owner === account || seatsOf(chairs, account).length > 0) return undefined;
  if (removed.includes(account)) return new Refused('removed', 'the owner of the table has sent you away');
  if (started === undefined || rules.spectators) return undefined;
  return new Refused('no-spectators', 'this table is for its players alone');
}

/** Refuses whoever may not be at the table. */
export function checkAdmitted(roster: Roster, account: string): void {
  const refusal = whyNotAdmitted(roster, account);
  if (refusal !== undefined) throw refusal;
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
