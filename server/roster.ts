import type { BySeat, Seat } from '../kernel/game.ts';
import type { Chair, Entry, Opened, Said } from './entry.ts';
import type { TableRules } from './protocol.ts';

/** No more than the last lines of the chat are kept in memory and shown to whoever comes. */
const shownLines = 100;

/** What somebody said, as one of all lines of the chat. */
export interface SaidLine extends Said {
  readonly number: number;
  readonly at: number;
}

/** What a table's log says about everything but the play itself. */
export interface Roster {
  readonly opened: Opened & { readonly at: number };
  chairs: readonly Chair[];
  started: boolean;
  /** What browsers have contributed to the chance of the match so far, by account. */
  offered: Readonly<Record<string, string>>;
  /** By seat, as the match began with them. */
  contributions?: BySeat<string>;
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
  const { chairs, account: owner, listed, spectators = true, at } = opened;
  const rules = { listed, spectators, chat: true };
  return {
    opened,
    chairs,
    started: false,
    owner,
    rules,
    removed: [],
    said: [],
    offered: {},
    since: at,
    changed: at,
  };
}

/** Takes the next entry of the log in. */
export function note(roster: Roster, entry: Entry): void {
  // What people say is no news of the match.
  if (entry.kind !== 'said') roster.changed = entry.at;
  switch (entry.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat': {
      const { account, name, contribution } = entry;
      roster.chairs = roster.chairs.with(entry.seat, { kind: 'person', account, name });
      if (contribution !== undefined) roster.offered = { ...roster.offered, [account]: contribution };
      break;
    }
    case 'contributed':
      roster.offered = { ...roster.offered, [entry.account]: entry.contribution };
      break;
    case 'left':
      roster.chairs = roster.chairs.with(entry.seat, { kind: 'open' });
      break;
    case 'renamed':
      roster.chairs = roster.chairs.map((chair) =>
        chair.kind === 'person' && chair.account === entry.account ? { ...chair, name: entry.name } : chair,
      );
      break;
    case 'started':
      roster.chairs = entry.chairs;
      roster.started = true;
      if (entry.contributions !== undefined) roster.contributions = entry.contributions;
      roster.since = entry.at;
      break;
    case 'answered':
      roster.since = entry.at;
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

/** The seats that an account holds, in order. */
export function seatsOf(chairs: readonly Chair[], account: string): Seat[] {
  return chairs.flatMap((chair, seat) =>
    chair.kind === 'person' && chair.account === account ? [seat] : [],
  );
}

/** The account that answers for a seat; undefined for bots and open seats. */
export function holderOf(chairs: readonly Chair[], seat: Seat): string | undefined {
  const chair = chairs[seat];
  return chair?.kind === 'person' ? chair.account : undefined;
}
