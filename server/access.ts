import type { Seat, Viewer } from '../kernel/game.ts';
import type { SeatHolder } from './entry.ts';
import { Refused } from './refusal.ts';
import { accountAt, seatsOf, type TableFacts } from './table-facts.ts';

/** Refuses an account that does not hold the seat. */
export function checkHolder(holders: readonly SeatHolder[], account: string, seat: Seat): void {
  if (accountAt(holders, seat) !== account) throw new Refused('not-your-seat', `seat ${seat} is not yours`);
}

/** Refuses everybody but the owner of the table. */
export function checkOwner({ owner }: TableFacts, account: string): void {
  if (owner !== account) throw new Refused('not-owner', 'only the owner of the table can do this');
}

/** What decides who may be at a table. */
export interface Doors {
  readonly holders: readonly SeatHolder[];
  readonly owner: string;
  readonly waiting: boolean;
  readonly spectators: boolean;
  readonly removed: readonly string[];
}

/**
 * Why an account may not be at the table: it was sent away, or has no seat where nobody watches. As long as people are
 * waited for, anybody may come and take a seat.
 */
export function whyShutOut(
  { holders, owner, waiting, spectators, removed }: Doors,
  account: string,
): Refused | undefined {
  if (owner === account || seatsOf(holders, account).length > 0) return undefined;
  if (removed.includes(account)) return new Refused('removed', 'the owner of the table has sent you away');
  if (waiting || spectators) return undefined;
  return new Refused('no-spectators', 'this table is for its players alone');
}

/** The same of the facts of a table. */
export function whyNotAdmitted(facts: TableFacts, account: string): Refused | undefined {
  const { holders, owner, started, rules, removed } = facts;
  const { spectators } = rules;
  return whyShutOut({ holders, owner, waiting: started === undefined, spectators, removed }, account);
}

/** Refuses an account that may not be at the table. */
export function checkAdmitted(facts: TableFacts, account: string): void {
  const refusal = whyNotAdmitted(facts, account);
  if (refusal !== undefined) throw refusal;
}

/** Refuses everybody but the owner of the table and those who hold seats. */
export function checkPlaysOrOwns({ holders, owner }: TableFacts, account: string): void {
  if (owner === account || seatsOf(holders, account).length > 0) return;
  throw new Refused('not-your-seat', 'only those who play here, and the owner of the table, can do this');
}

/** Before the end, an account may see a table only from its own seats, or as a spectator. */
export function checkViewer(
  holders: readonly SeatHolder[],
  account: string,
  viewer: Viewer,
  over: boolean,
): void {
  if (viewer === 'spectator') return;
  if (holders[viewer] === undefined) throw new Refused('unknown-seat', `there is no seat ${viewer}`);
  if (!over) checkHolder(holders, account, viewer);
}

/** The first viewer of a connection: the requested one if it is allowed, otherwise the account's first seat. */
export function sideOf(holders: readonly SeatHolder[], account: string, wanted: Viewer | undefined): Viewer {
  const seats = seatsOf(holders, account);
  if (wanted === 'spectator' || (wanted !== undefined && seats.includes(wanted))) return wanted;
  return seats[0] ?? 'spectator';
}
