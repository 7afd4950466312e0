import { commitmentOf } from '../kernel/fairness.ts';
import type { Json, Outcome, Seat } from '../kernel/game.ts';
import type { Ending } from '../kernel/record.ts';
import type { Entry, Opened, Proposed, Said, SeatHolder, SeriesPlace, StandIn } from './entry.ts';
import type { TableRules } from './protocol.ts';

/** Number of the last lines of the chat that are kept in memory and sent to new connections. */
const shownLines = 100;

/** A line of the chat, with its number. */
export interface SaidLine extends Said {
  readonly number: number;
  readonly at: number;
}

/** A proposal to all people at the table. */
export interface Proposal {
  /**
   * Counts the proposals of the table, so that a response cannot count for another proposal than the one it answers.
   */
  readonly number: number;
  readonly seat: Seat;
  readonly proposed: Proposed;
  /** The accounts that have agreed. */
  readonly agreed: readonly string[];
}

/** Everything that follows from the log of a table except the match. */
export interface TableFacts {
  readonly opened: Opened & { readonly at: number };
  /** The commitment to the secret of the match. */
  readonly commitment: string;
  /** The version of the rules that plays the match. */
  version: string;
  holders: readonly SeatHolder[];
  /** Names that were taken while the rules allow nothing but signals, by account: see {@link holdersAt}. */
  resting: Readonly<Record<string, string>>;
  /** The contributions of browsers to the chance of the match so far, by account. */
  offered: Readonly<Record<string, string>>;
  /** What the seats bring, as far as it is chosen. Only the holder of a seat is told. */
  brought: Readonly<Record<Seat, Json>>;
  /** The value at the start of the match. */
  started?: Extract<Entry, { kind: 'started' }>;
  paused: boolean;
  /** Seats that have resigned, in this order. */
  resigned: readonly Seat[];
  proposals: number;
  proposal?: Proposal | undefined;
  /** How people ended the match, and its outcome. */
  ended?: { readonly ending: Ending; readonly outcome: Outcome };
  /** The table to which the same people are invited, and the table of the next match of the series. */
  rematch?: string;
  next?: string;
  /** The place of the match in its series, if it belongs to one. */
  readonly series?: SeriesPlace;
  /** The owner has ended the series. */
  seriesEnded: boolean;
  /** When the people of the series meet next, in milliseconds since 1970. */
  meeting?: number | undefined;
  /** The account that owns the table. */
  owner: string;
  rules: TableRules;
  /** Accounts that were sent away. */
  removed: readonly string[];
  /** The last lines of the chat, oldest first. */
  said: readonly SaidLine[];
  /** The time since which the table waits for the same seats or people, in milliseconds since 1970. */
  since: number;
  /** The time of the last entry, in milliseconds since 1970. */
  changed: number;
}

export function factsOf(opened: Opened & { readonly at: number }): TableFacts {
  const { holders, account: owner, listed, spectators, version, meeting, at } = opened;
  const series = opened.series ?? (opened.after && { id: opened.after.table, place: 2 });
  const rules = { listed, spectators, chat: true };
  return {
    opened,
    commitment: commitmentOf(opened.secret),
    version,
    holders,
    resting: {},
    brought: {},
    ...(series && { series }),
    seriesEnded: false,
    ...(meeting !== undefined && { meeting }),
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

/** Applies the next entry of the log. */
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
    case 'left':
    case 'assigned': {
      const { [entry.seat]: _, ...brought } = facts.brought;
      facts.brought = brought;
      facts.holders = facts.holders.with(entry.seat, entry.kind === 'left' ? { kind: 'open' } : entry.holder);
      break;
    }
    case 'brought':
      facts.brought = { ...facts.brought, [entry.seat]: entry.value };
      break;
    case 'renamed':
      facts.resting = { ...facts.resting, [entry.account]: entry.name };
      if (!entry.rests) facts.holders = withNames(facts.holders, { [entry.account]: entry.name });
      break;
    case 'started':
      facts.holders = entry.holders;
      facts.started = entry;
      facts.version = entry.version;
      facts.since = entry.at;
      facts.meeting = undefined;
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
      facts.meeting = undefined;
      break;
    case 'meetingSet':
      facts.meeting = entry.meeting;
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
 * Whether an entry is news, which may cost people time. A line of the chat is none, nor a changed choice of what to
 * bring, nor a name that rests: nobody is to notice it. An upgrade is none either, because clocks stood still before it.
 */
export function isNews(entry: Entry): boolean {
  if (entry.kind === 'said' || entry.kind === 'upgraded') return false;
  return !(entry.kind === 'brought' && entry.again) && !(entry.kind === 'renamed' && entry.rests);
}

/** The seats that an account holds, in order. */
export function seatsOf(holders: readonly SeatHolder[], account: string): Seat[] {
  return holders.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.account === account ? [seat] : [],
  );
}

/** The seat holders, with the names that are shown: those that rest show when the match is over. */
export function holdersAt({ holders, resting }: TableFacts, isOver: boolean): readonly SeatHolder[] {
  return isOver ? withNames(holders, resting) : holders;
}

/** The accounts of people for whom no bot plays, each once. */
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

/** The holders with these names, by account. The same list if none of them changes. */
function withNames(
  holders: readonly SeatHolder[],
  names: Readonly<Record<string, string>>,
): readonly SeatHolder[] {
  if (Object.keys(names).length === 0) return holders;
  return holders.map((holder) => {
    const name = holder.kind === 'person' ? names[holder.account] : undefined;
    return holder.kind !== 'person' || name === undefined ? holder : { ...holder, name };
  });
}

function standIn(facts: TableFacts, seat: Seat, by: StandIn | undefined): void {
  const holder = facts.holders[seat];
  if (holder?.kind !== 'person') return;
  const { standIn: _, ...alone } = holder;
  facts.holders = facts.holders.with(seat, by === undefined ? alone : { ...alone, standIn: by });
}
