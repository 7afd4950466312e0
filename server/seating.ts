import { InputError } from '../kernel/error.ts';
import type { BySeat, Json, Seat } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';
import { checkValue, FormError } from '../schema/check.ts';
import { checkAdmitted, checkHolder, checkOwner } from './access.ts';
import { randomHex } from './crypto.ts';
import type { NewEntry, SeatHolder } from './entry.ts';
import { contributionsOf, hasToContribute, needContributions } from './fairness.ts';
import type { SeatAssignment } from './protocol.ts';
import { Refused } from './refusal.ts';
import { accountAt, applyEntry, seatsOf, type TableFacts } from './table-facts.ts';
import type { TableState } from './table-state.ts';

/**
 * Actions of people before the match begins. Each function returns the entries to write, none if nothing changes, or
 * throws a {@link Refused}.
 */

/** Takes a seat. The match begins if nothing else is missing. */
export function takeSeat(
  state: TableState,
  account: string,
  name: string,
  seat: Seat,
  contribution: string,
): readonly NewEntry[] {
  const { facts } = state;
  checkAdmitted(facts, account);
  if (accountAt(facts.holders, seat) === account) {
    // The seat was reserved for this account, or the account repeats a request whose answer was lost.
    return hasToContribute(facts, account)
      ? andBegin(state, { kind: 'contributed', account, contribution })
      : [];
  }
  const holder = holderBeforeStart(state, seat);
  if (holder.kind !== 'open') throw new Refused('seat-taken', `seat ${seat} is taken`);
  return andBegin(state, { kind: 'sat', seat, account, name, contribution });
}

/** Gives a seat back. */
export function leaveSeat(state: TableState, account: string, seat: Seat): readonly NewEntry[] {
  holderBeforeStart(state, seat);
  checkHolder(state.facts.holders, account, seat);
  return [{ kind: 'left', seat }];
}

/**
 * Frees a seat, or gives it to a bot, but not the seat of somebody else who has come. It is for the owner; in the next match of a
 * series for everybody who has come to play, as the owner may not come any more. The match begins if nothing else is missing.
 */
export function assignSeat(
  state: TableState,
  account: string,
  seat: Seat,
  assigned: SeatAssignment,
): readonly NewEntry[] {
  const { facts } = state;
  if (!isReadyToGoOn(facts, account)) checkOwner(facts, account);
  const holder = holderBeforeStart(state, seat);
  if (holder.kind === 'person' && holder.account !== account && !hasToContribute(facts, holder.account)) {
    throw new Refused('seat-taken', `seat ${seat} is taken: its holder has come`);
  }
  return andBegin(state, { kind: 'assigned', seat, holder: assigned });
}

/**
 * Adds the contribution of an account that opened the table or has a reserved seat. The match begins if nothing else
 * is missing.
 */
export function addContribution(
  state: TableState,
  account: string,
  contribution: string,
): readonly NewEntry[] {
  const { opened, holders, offered } = state.facts;
  if (opened.account !== account && seatsOf(holders, account).length === 0) {
    throw new Refused(
      'not-owner',
      'only the account that opened the table, and those that sit at it, may do this',
    );
  }
  // Only the first contribution counts, so that nobody can change it later.
  if (hasToContribute(state.facts, account)) {
    return andBegin(state, { kind: 'contributed', account, contribution });
  }
  if (offered[account] === contribution) return [];
  throw new Refused('already-started', 'this browser has contributed already');
}

/** Sets what a seat brings, possibly again. The match begins if nothing else is missing. */
export function brought(state: TableState, account: string, seat: Seat, value: Json): readonly NewEntry[] {
  const { facts } = state;
  holderBeforeStart(state, seat);
  checkHolder(facts.holders, account, seat);
  const { bring } = state.game.rules;
  if (bring === undefined) throw new InputError('bad-bring', 'seats bring nothing to this game');
  const form = checkValue(bring.schema, value);
  if (!form.ok) throw new FormError('bad-bring', 'what is brought', form.faults);
  const read = bring.parse(value);
  if ('faults' in read) {
    const { faults } = read;
    throw new InputError('bad-bring', 'this cannot be brought', faults[0].rule, faults);
  }
  return andBegin(state, { kind: 'brought', seat, value, again: facts.brought[seat] !== undefined });
}

/**
 * Gives the open seats, and reserved seats of people who have not come, to bots, and begins the match; only for the
 * owner.
 */
export function fillWithBots(state: TableState, account: string, bot: string): readonly NewEntry[] {
  const { facts } = state;
  checkOwner(facts, account);
  if (facts.started) throw new Refused('already-started', 'the match has begun');
  const { account: opener } = facts.opened;
  const holders = facts.holders.map((holder): SeatHolder => {
    const isThere = holder.kind === 'person' && (holder.account === opener || facts.offered[holder.account]);
    return isThere || holder.kind === 'bot' ? holder : { kind: 'bot', bot };
  });
  const contributions = needContributions(facts, holders);
  const bring = bringAt(state, facts, holders);
  if (bring === 'missing')
    throw new Refused('no-bring', 'a person has not yet chosen what their seat brings');
  return [state.opening(holders, contributions, bring)];
}

/** Whether an account has come to the next match of a series, to play in it. */
function isReadyToGoOn({ opened, offered, holders }: TableFacts, account: string): boolean {
  return opened.after !== undefined && offered[account] !== undefined && seatsOf(holders, account).length > 0;
}

function andBegin(state: TableState, newEntry: NewEntry): readonly NewEntry[] {
  const next = { ...state.facts };
  applyEntry(next, { ...newEntry, at: state.now() });
  const contributions = contributionsOf(next, next.holders);
  const bring = bringAt(state, next, next.holders);
  if (contributions === undefined || bring === 'missing') return [newEntry];
  return [newEntry, state.opening(next.holders, contributions, bring)];
}

/** What each seat brings: undefined if seats bring nothing, `missing` while a person has not chosen yet. */
function bringAt(
  { game }: TableState,
  { brought }: TableFacts,
  holders: readonly SeatHolder[],
): BySeat<Json> | undefined | 'missing' {
  const { bring } = game.rules;
  if (bring === undefined) return undefined;
  const values: Json[] = [];
  for (const [seat, { kind }] of holders.entries()) {
    const chance = seeded(randomHex(16));
    const value = kind === 'bot' ? bring.sample(chance) : brought[seat];
    if (value === undefined) return 'missing';
    values.push(value);
  }
  return values;
}

function holderBeforeStart({ facts }: TableState, seat: Seat): SeatHolder {
  const holder = facts.holders[seat];
  if (holder === undefined) throw new Refused('unknown-seat', `there is no seat ${seat}`);
  if (facts.started) throw new Refused('already-started', 'the match has begun');
  return holder;
}
