import { commitmentOf } from '../kernel/fairness.ts';
import type { Json, Outcome, Seat } from '../kernel/game.ts';
import type { Ending } from '../kernel/record.ts';
import type { Chair, Entry, Opened, Proposed, Said, StandIn } from './entry.ts';
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
export interface Roster {
  readonly opened: Opened & { readonly at: number };
  /** What was published of the secret of the match. */
  readonly commitment: string;
  /** The version of the rules that plays the match. */
  version: string;
  chairs: readonly Chair[];
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

export function rosterOf(opened: Opened & { readonly at: number }): Roster {
  const { chairs, account: owner, listed, spectators, version, at } = opened;
  const rules = { listed, spectators, chat: true };
  return {
    opened,
    commitment: commitmentOf(opened.secret),
    version,
    chairs,
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
export function note(roster: Roster, entry: Entry): void {
  if (isNews(entry)) roster.changed = entry.at;
  switch (entry.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat': {
      const { account, name, contribution } = entry;
      roster.chairs = roster.chairs.with(entry.seat, { kind: 'person', account, name });
      roster.offered = { ...roster.offered, [account]: contribution };
      break;
    }
    case 'contributed':
      roster.offered = { ...roster.offered, [entry.account]: entry.contribution };
      break;
    case 'left': {
      const { [entry.seat]: _, ...brought } = roster.brought;
      roster.brought = brought;
      roster.chairs = roster.chairs.with(entry.seat, { kind: 'open' });
      break;
    }
    case 'brought':
      roster.brought = { ...roster.brought, [entry.seat]: entry.value };
      break;
    case 'renamed':
      roster.chairs = roster.chairs.map((chair) =>
        chair.kind === 'person' && chair.account === entry.account ? { ...chair, name: entry.name } : chair,
      );
      break;
    case 'started':
      roster.chairs = entry.chairs;
      roster.started = entry;
      roster.version = entry.version;
      roster.since = entry.at;
      break;
    case 'upgraded':
      roster.version = entry.version;
      roster.proposal = undefined;
      break;
    case 'answered':
    case 'undone':
      roster.since = entry.at;
      if (roster.proposal?.proposed.what === 'undo') roster.proposal = undefined;
      break;
    case 'proposed': {
      const { seat, proposed } = entry;
      const account = holderOf(roster.chairs, seat);
      roster.proposals++;
      roster.proposal = {
        number: roster.proposals,
        seat,
        proposed,
        agreed: account === undefined ? [] : [account],
      };
      break;
    }
    case 'agreed':
      if (roster.proposal !== undefined) {
        roster.proposal = { ...roster.proposal, agreed: [...roster.proposal.agreed, entry.account] };
      }
      break;
    case 'stopped':
    case 'reopened':
    case 'timedOut':
      break;
    case 'declined':
      roster.proposal = undefined;
      break;
    case 'paused':
      roster.paused = true;
      roster.proposal = undefined;
      break;
    case 'resumed':
      roster.paused = false;
      roster.since = entry.at;
      break;
    case 'resigned':
      roster.resigned = [...roster.resigned, entry.seat];
      standIn(roster, entry.seat, { bot: entry.bot, why: 'resigned' });
      break;
    case 'stoodIn':
      standIn(roster, entry.seat, entry.standIn);
      break;
    case 'returned':
      standIn(roster, entry.seat, undefined);
      break;
    case 'ended':
      roster.ended = { ending: entry.ending, outcome: entry.outcome };
      roster.paused = false;
      roster.proposal = undefined;
      break;
    case 'rematch':
      roster.rematch = entry.table;
      break;
    case 'next':
      roster.next = entry.table;
      break;
    case 'seriesEnded':
      roster.seriesEnded = true;
      break;
    case 'arranged': {
      const { kind, at, ...rules } = entry;
      roster.rules = { ...roster.rules, ...rules };
      break;
    }
    case 'removed':
      roster.removed = [...roster.removed, entry.account];
      break;
    case 'handed':
      roster.owner = entry.account;
      break;
    case 'said': {
      const number = (roster.said.at(-1)?.number ?? 0) + 1;
      roster.said = [...roster.said, { ...entry, number }].slice(-shownLines);
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
export function seatsOf(chairs: readonly Chair[], account: string): Seat[] {
  return chairs.flatMap((chair, seat) =>
    chair.kind === 'person' && chair.account === account ? [seat] : [],
  );
}

/** The accounts of the people who play themselves, each once. */
export function peopleAt(chairs: readonly Chair[]): string[] {
  return [
    ...new Set(
      chairs.flatMap((chair) =>
        chair.kind === 'person' && chair.standIn === undefined ? [chair.account] : [],
      ),
    ),
  ];
}

/** The bot that plays for a seat now. */
export function botOf(chairs: readonly Chair[], seat: Seat): string | undefined {
  const chair = chairs[seat];
  return chair?.kind === 'bot' ? chair.bot : chair?.kind === 'person' ? chair.standIn?.bot : undefined;
}

/** The account that holds a seat; undefined for bots and open seats. */
export function holderOf(chairs: readonly Chair[], seat: Seat): string | undefined {
  const chair = chairs[seat];
  return chair?.kind === 'person' ? chair.account : undefined;
}

function standIn(roster: Roster, seat: Seat, by: StandIn | undefined): void {
  const chair = roster.chairs[seat];
  if (chair?.kind !== 'person') return;
  const { standIn: _, ...alone } = chair;
  roster.chairs = roster.chairs.with(seat, by === undefined ? alone : { ...alone, standIn: by });
}
