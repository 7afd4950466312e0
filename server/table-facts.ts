import { commitmentOf } from '../kernel/fairness.ts';
import type { Json, Outcome, Seat } from '../kernel/game.ts';
import type { Ending } from '../kernel/record.ts';
import type { Entry, Opened, Proposed, Said, SeatHolder, StandIn } from './entry.ts';
import type { TableRules } from './protocol.ts';

/** No more than the last lines of the chat are kept in memory and shown to whoever comes. */
const shownLines = 100;

/** What somebody said, as one of all lines of the chat. */
export interface SaidLine extends Said {
  readonly number: number;
  readonly at: number;
}

/** A question to all people at the table. */
export interface Proposal {
  /** Counts the proposals of the table, so that nobody agrees to another than they saw. */
  readonly number: number;
  readonly seat: Seat;
  readonly proposed: Proposed;
  /** Accounts. */
  readonly agreed: readonly string[];
}

/** What a table's log says about everything but the play itself. */
export interface TableFacts {
  readonly opened: Opened & { readonly at: number };
  /** What was published of the secret of the match. */
  readonly commitment: string;
  /** The version of the rules that plays the match. */
  version: string;
  holders: readonly SeatHolder[];
  /** What browsers have contributed to the chance of the match so far, by account. */
  offered: Readonly<Record<string, string>>;
  /** What was chosen so far of what seats bring. Nobody but the holder of a seat is told. */
  brought: Readonly<Record<Seat, Json>>;
  /** As the match began. */
  started?: Extract<Entry, { kind: 'started' }>;
  paused: boolean;
  /** Seats that have given up, the first first. */
  resigned: readonly Seat[];
  proposals: number;
  proposal?: Proposal | undefined;
  /** How and with what result the people ended the match. */
  ended?: { readonly ending: Ending; readonly outcome: Outcome };
  /** The table to which the same people are invited, and that of the next match of the series. */
  rematch?: string;
  next?: string;
  /** The owner has said that no further match of the series follows. */
  seriesEnded: boolean;
  /** The account that may change the table. */
  owner: string;
  rules: TableRules;
  /** Accounts that were sent away. */
  removed: readonly string[];
  /** The end of the chat, oldest first. */
  said: readonly SaidLine[];
  /** Since when it waits for whom it waits for, in milliseconds since 1970. */
  since: number;
  /** When the last entry was made, in milliseconds since 1970. */
  changed: number;
}

export function factsOf(opened: Opened & { readonly at: number }): TableFacts {
  const { holders, account: owner, listed, spectators, version, at } = opened;
  const rules = { listed, spectators, chat: true };
  return {
    opened,
    commitment: commitmentOf(opened.secret),
    version,
    holders,
    brought: {},
    seriesEnded: false,
    owner,
    rules,
    removed: [],
    said: [],
    offered: {},
    paused: false,
    resigned: [],
    proposals: 0,
    since: at,
    changed: at,
  };
}

/** Takes the next entry of the log in. */
export function applyEntry(facts: TableFacts, entry: Entry): void {
  if (isNews(entry)) facts.changed = entry.at;
  switch (entry.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat': {
      const { account, name, contribution } = entry;
      facts.holders = facts.holders.with(entry.seat, { kind: 'person', account, name });
      facts.offered = { ...facts.offered, [account]: contribution };
      break;
    }
    case 'contributed':
      facts.offered = { ...facts.offered, [entry.account]: entry.contribution };
      break;
    case 'left': {
      const { [entry.seat]: _, ...brought } = facts.brought;
      facts.brought = brought;
      facts.holders = facts.holders.with(entry.seat, { kind: 'open' });
      break;
    }
    case 'brought':
      facts.brought = { ...facts.brought, [entry.seat]: entry.value };
      break;
    case 'renamed':
      facts.holders = facts.holders.map((holder) =>
        holder.kind === 'person' && holder.account === entry.account
          ? { ...holder, name: entry.name }
          : holder,
      );
      break;
    case 'started':
      facts.holders = entry.holders;
      facts.started = entry;
      facts.version = entry.version;
      facts.since = entry.at;
      break;
    case 'upgraded':
      facts.version = entry.version;
      facts.proposal = undefined;
      break;
    case 'played':
    case 'undone':
      facts.since = entry.at;
      if (facts.proposal?.proposed.what === 'undo') facts.proposal = undefined;
      break;
    case 'proposed': {
      const { seat, proposed } = entry;
      const account = accountAt(facts.holders, seat);
      facts.proposals++;
      facts.proposal = {
        number: facts.proposals,
        seat,
        proposed,
        agreed: account === undefined ? [] : [account],
      };
      break;
    }
    case 'agreed':
      if (facts.proposal !== undefined) {
        facts.proposal = { ...facts.proposal, agreed: [...facts.proposal.agreed, entry.account] };
      }
      break;
    case 'serverStopped':
    case 'outageForgiven':
    case 'timedOut':
      break;
    case 'declined':
      facts.proposal = undefined;
      break;
    case 'paused':
      facts.paused = true;
      facts.proposal = undefined;
      break;
    case 'resumed':
      facts.paused = false;
      facts.since = entry.at;
      break;
    case 'resigned':
      facts.resigned = [...facts.resigned, entry.seat];
      standIn(facts, entry.seat, { bot: entry.bot, why: 'resigned' });
      break;
    case 'stoodIn':
      standIn(facts, entry.seat, entry.standIn);
      break;
    case 'returned':
      standIn(facts, entry.seat, undefined);
      break;
    case 'ended':
      facts.ended = { ending: entry.ending, outcome: entry.outcome };
      facts.paused = false;
      facts.proposal = undefined;
      break;
    case 'rematch':
      facts.rematch = entry.table;
      break;
    case 'next':
      facts.next = entry.table;
      break;
    case 'seriesEnded':
      facts.seriesEnded = true;
      break;
    case 'rulesChanged': {
      const { kind, at, ...rules } = entry;
      facts.rules = { ...facts.rules, ...rules };
      break;
    }
    case 'removed':
      facts.removed = [...facts.removed, entry.account];
      break;
    case 'ownerChanged':
      facts.owner = entry.account;
      break;
    case 'said': {
      const number = (facts.said.at(-1)?.number ?? 0) + 1;
      facts.said = [...facts.said, { ...entry, number }].slice(-shownLines);
      break;
    }
  }
}

/**
 * Whether an entry is news of the table, which takes people's time: not what people say, nor that somebody has thought
 * again what to bring, nor that other rules take over, before which clocks have stood still.
 */
export function isNews(entry: Entry): boolean {
  return entry.kind !== 'said' && entry.kind !== 'upgraded' && !(entry.kind === 'brought' && entry.again);
}

/** The seats that an account holds, in order. */
export function seatsOf(holders: readonly SeatHolder[], account: string): Seat[] {
  return holders.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.account === account ? [seat] : [],
  );
}

/** The accounts of the people who play themselves, each once. */
export function peopleAt(holders: readonly SeatHolder[]): string[] {
  return [
    ...new Set(
      holders.flatMap((holder) =>
        holder.kind === 'person' && holder.standIn === undefined ? [holder.account] : [],
      ),
    ),
  ];
}

/** The bot that plays for a seat now. */
export function botOf(holders: readonly SeatHolder[], seat: Seat): string | undefined {
  const holder = holders[seat];
  return holder?.kind === 'bot' ? holder.bot : holder?.kind === 'person' ? holder.standIn?.bot : undefined;
}

/** The account that holds a seat; undefined for bots and open seats. */
export function accountAt(holders: readonly SeatHolder[], seat: Seat): string | undefined {
  const holder = holders[seat];
  return holder?.kind === 'person' ? holder.account : undefined;
}

function standIn(facts: TableFacts, seat: Seat, by: StandIn | undefined): void {
  const holder = facts.holders[seat];
  if (holder?.kind !== 'person') return;
  const { standIn: _, ...alone } = holder;
  facts.holders = facts.holders.with(seat, by === undefined ? alone : { ...alone, standIn: by });
}
