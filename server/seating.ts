import type { Seat } from '../kernel/game.ts';
import { checkAdmitted, checkHolder, checkOwner } from './access.ts';
import type { Chair, Happening } from './entry.ts';
import { contributionsOf, needContributions } from './fairness.ts';
import { Refused } from './refusal.ts';
import { holderOf, note } from './roster.ts';
import type { TableState } from './table-state.ts';

/**
 * What people do at a table before its match begins: each function says what is to be written to the log for it,
 * nothing if it is so already, or throws a {@link Refused}.
 */

/** Somebody takes a seat. The match begins if that was all it lacked. */
export function sat(
  state: TableState,
  account: string,
  name: string,
  seat: Seat,
  contribution: string,
): readonly Happening[] {
  const { roster } = state;
  checkAdmitted(roster, account);
  // Who asks again because the reply was lost has the seat, and perhaps the match has begun with it.
  if (holderOf(roster.chairs, seat) === account) return [];
  const chair = chairBeforeStart(state, seat);
  if (chair.kind !== 'open') throw new Refused('seat-taken', `seat ${seat} is taken`);
  return andBegin(state, { kind: 'sat', seat, account, name, contribution });
}

/** Somebody gives their seat back. */
export function left(state: TableState, account: string, seat: Seat): readonly Happening[] {
  chairBeforeStart(state, seat);
  checkHolder(state.roster.chairs, account, seat);
  return [{ kind: 'left', seat }];
}

/**
 * The browser of who opened the table adds to the chance of the match, whoever owns the table now. The match begins if
 * that was all it lacked.
 */
export function contributed(state: TableState, account: string, contribution: string): readonly Happening[] {
  const { opened, started, offered } = state.roster;
  if (opened.account !== account) throw new Refused('not-owner', 'this is for who opened the table');
  // The first counts: what was contributed once is fixed.
  if (!started && offered[account] === undefined) {
    return andBegin(state, { kind: 'contributed', account, contribution });
  }
  if (offered[account] === contribution) return [];
  throw new Refused('already-started', 'this browser has contributed already');
}

/** Bots take the open seats, and the match begins; only for the owner. */
export function startedWith(state: TableState, account: string, bot: string): readonly Happening[] {
  const { roster } = state;
  checkOwner(roster, account);
  if (roster.started) throw new Refused('already-started', 'the match has begun');
  const chairs = roster.chairs.map((chair): Chair => (chair.kind === 'open' ? { kind: 'bot', bot } : chair));
  return [state.opening(chairs, needContributions(roster, chairs))];
}

function andBegin(state: TableState, happening: Happening): readonly Happening[] {
  const next = { ...state.roster };
  note(next, { ...happening, at: state.now() });
  const contributions = contributionsOf(next, next.chairs);
  const ready = contributions !== undefined && next.chairs.every(({ kind }) => kind !== 'open');
  return ready ? [happening, state.opening(next.chairs, contributions)] : [happening];
}

function chairBeforeStart({ roster }: TableState, seat: Seat): Chair {
  const chair = roster.chairs[seat];
  if (chair === undefined) throw new Refused('unknown-seat', `there is no seat ${seat}`);
  if (roster.started) throw new Refused('already-started', 'the match has begun');
  return chair;
}
