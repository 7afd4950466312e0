import { randomBytes } from 'node:crypto';
import { InputError } from '../kernel/error.ts';
import type { BySeat, Json, Seat } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';
import { checkValue, FormError } from '../schema/check.ts';
import { checkAdmitted, checkHolder, checkOwner } from './access.ts';
import type { Chair, Happening } from './entry.ts';
import { contributionsOf, hasToContribute, needContributions } from './fairness.ts';
import { Refused } from './refusal.ts';
import { holderOf, note, type Roster, seatsOf } from './roster.ts';
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
  if (holderOf(roster.chairs, seat) === account) {
    // The seat was kept for them, or they ask again because the reply was lost.
    return hasToContribute(roster, account)
      ? andBegin(state, { kind: 'contributed', account, contribution })
      : [];
  }
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
 * The browser of who opened the table, or of somebody for whom a seat was kept, adds to the chance of the match. The
 * match begins if that was all it lacked.
 */
export function contributed(state: TableState, account: string, contribution: string): readonly Happening[] {
  const { opened, chairs, offered } = state.roster;
  if (opened.account !== account && seatsOf(chairs, account).length === 0) {
    throw new Refused('not-owner', 'this is for who opened the table, and for those who sit at it');
  }
  // The first counts: what was contributed once is fixed.
  if (hasToContribute(state.roster, account)) {
    return andBegin(state, { kind: 'contributed', account, contribution });
  }
  if (offered[account] === contribution) return [];
  throw new Refused('already-started', 'this browser has contributed already');
}

/** Chooses what a seat brings; it may be chosen again. The match begins if that was all it lacked. */
export function brought(state: TableState, account: string, seat: Seat, value: Json): readonly Happening[] {
  const { roster } = state;
  chairBeforeStart(state, seat);
  checkHolder(roster.chairs, account, seat);
  const { bring } = state.game.rules;
  if (bring === undefined) throw new InputError('bad-bring', 'seats bring nothing to this game');
  const form = checkValue(bring.schema, value);
  if (!form.ok) throw new FormError('bad-bring', 'what is brought', form.faults);
  const read = bring.parse(value);
  if ('faults' in read) {
    const { faults } = read;
    throw new InputError('bad-bring', 'this cannot be brought', faults[0].rule, faults);
  }
  return andBegin(state, { kind: 'brought', seat, value, again: roster.brought[seat] !== undefined });
}

/** Bots take the open seats and those of people who have not come, and the match begins; only for the owner. */
export function startedWith(state: TableState, account: string, bot: string): readonly Happening[] {
  const { roster } = state;
  checkOwner(roster, account);
  if (roster.started) throw new Refused('already-started', 'the match has begun');
  const { account: opener } = roster.opened;
  const chairs = roster.chairs.map((chair): Chair => {
    const isThere = chair.kind === 'person' && (chair.account === opener || roster.offered[chair.account]);
    return isThere || chair.kind === 'bot' ? chair : { kind: 'bot', bot };
  });
  const contributions = needContributions(roster, chairs);
  const bring = bringAt(state, roster, chairs);
  if (bring === 'missing')
    throw new Refused('no-bring', 'somebody has still to choose what their seat brings');
  return [state.opening(chairs, contributions, bring)];
}

function andBegin(state: TableState, happening: Happening): readonly Happening[] {
  const next = { ...state.roster };
  note(next, { ...happening, at: state.now() });
  const contributions = contributionsOf(next, next.chairs);
  const bring = bringAt(state, next, next.chairs);
  if (contributions === undefined || bring === 'missing') return [happening];
  return [happening, state.opening(next.chairs, contributions, bring)];
}

/** What each seat brings; undefined where seats bring nothing, and `missing` while a person has still to choose. */
function bringAt(
  { game }: TableState,
  { brought }: Roster,
  chairs: readonly Chair[],
): BySeat<Json> | undefined | 'missing' {
  const { bring } = game.rules;
  if (bring === undefined) return undefined;
  const values: Json[] = [];
  for (const [seat, { kind }] of chairs.entries()) {
    const chance = seeded(randomBytes(16).toString('hex'));
    const value = kind === 'bot' ? bring.sample(chance) : brought[seat];
    if (value === undefined) return 'missing';
    values.push(value);
  }
  return values;
}

function chairBeforeStart({ roster }: TableState, seat: Seat): Chair {
  const chair = roster.chairs[seat];
  if (chair === undefined) throw new Refused('unknown-seat', `there is no seat ${seat}`);
  if (roster.started) throw new Refused('already-started', 'the match has begun');
  return chair;
}
