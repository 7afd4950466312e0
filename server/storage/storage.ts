import type { Outcome } from '../../kernel/game.ts';
import type { Entry, SeatHolder, SeriesPlace, TableCheckpoint } from '../entry.ts';
import type { ClockPlan, Fairness, TableStatus } from '../protocol.ts';
import type { Damage } from './damage.ts';
import type { Deliveries } from './deliveries.ts';
import type { Loadouts } from './loadouts.ts';

/** The summary of a table for lists, so that no list has to read a log. Times in milliseconds since 1970. */
export interface Card {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly status: TableStatus;
  readonly holders: readonly SeatHolder[];
  readonly listed: boolean;
  readonly owner: string;
  readonly waitingFor: readonly number[];
  readonly fairness: Fairness;
  readonly paused?: boolean;
  readonly clock?: ClockPlan;
  readonly rematch?: string;
  readonly next?: string;
  readonly opened: number;
  readonly changed: number;
  readonly since: number;
  /** The outcome of a match that is over. Cards that were stored by earlier versions lack it. */
  readonly outcome?: Outcome;
  /** When the next seat runs out of time, while a clock runs. */
  readonly deadline?: number;
  readonly series?: SeriesCard;
}

/** What the page of a series needs to know of each of its tables, so that it reads none of their logs. */
export interface SeriesCard extends SeriesPlace {
  /** The match is over, and no other can follow it. */
  readonly last: boolean;
  /** When the people of the series meet next, in milliseconds since 1970. */
  readonly meeting?: number;
  /** Whether people without a seat may watch, and the accounts that were sent away. */
  readonly spectators: boolean;
  readonly removed: readonly string[];
}

/** A checkpoint of a table, made after the entry with this number of its log. */
export interface StoredCheckpoint {
  readonly entry: number;
  readonly copy: TableCheckpoint;
}

/** An account with a connection to a table. */
export interface Present {
  readonly table: string;
  readonly account: string;
  readonly name: string;
}

/** A period in which no server process lived, in milliseconds since 1970. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** The push subscription of a browser. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Where it was set from; see {@link Opened.address}. */
  readonly address?: string;
}

/** The address to which an account's notices are posted. */
export interface Webhook {
  readonly url: string;
  /** The key that signs each notice. */
  readonly secret: string;
  /** The origin under which the account reached this server, for links. */
  readonly origin?: string;
  /** Where it was set from; see {@link Opened.address}. */
  readonly address?: string;
}

export interface StoredAccount {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Only the hash of the recovery code is stored. */
  readonly recovery?: { readonly hash: string; readonly created: number };
  readonly passkeys?: readonly StoredPasskey[];
  readonly push?: readonly PushTarget[];
  readonly webhook?: Webhook;
}

/** The data that verify a passkey. */
export interface StoredPasskey {
  readonly id: string;
  /** In base64url. */
  readonly publicKey: string;
  /** Number of uses, if the device counts them. */
  readonly counter: number;
  readonly created: number;
}

/** Thrown if the log has grown since the writer last read it. Nothing was written. */
export class Outrun extends Error {
  constructor(table: string) {
    super(`the log of table ${table} has moved on`);
    this.name = 'Outrun';
  }
}

/** The result of checking a part of what is stored. */
export interface StorageCheck {
  readonly damage: readonly Damage[];
  /** Where to go on; left out if all is checked. */
  readonly next?: string;
}

/** Thrown if the storage cannot be reached or fails. The write may have succeeded or not. */
export class StorageFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StorageFailure';
  }
}

/** Why a database is left alone that has steps of a newer Starboard. */
export function newerVersion(version: number): string {
  return `a newer Starboard wrote it (version ${version} of the database); start that one, or name another place`;
}

/** What an account or an address has opened. */
export interface Usage {
  /** Tables that are not over. */
  readonly tables: number;
  /** What the tables take in the storage, finished ones too: their logs, and their packs with all that is made of these. */
  readonly bytes: number;
}

/** How long a content that no table uses is kept for the table that is just being opened with it, in milliseconds. */
export const contentGrace = 86_400_000;

/** A share of the list of open tables: those of one account or address beyond it come after all others. */
export const listShare = { account: 5, address: 10 };

/** How long a process may be silent before the storage deletes everything about it, in milliseconds. */
export const forgotten = 60_000;

/**
 * A hint that another process has written. `last` is the number of the last entry of the log; 0 means that the people at
 * the table have changed. `word` is a text that the process has published about the table, and that is not stored.
 * `anything` means that anything may have changed.
 */
export type News =
  | { readonly table: string; readonly last: number }
  | { readonly table: string; readonly word: string }
  | 'anything';
export type NewsListener = (news: News) => void;

/**
 * Stores logs of tables, and accounts. Several processes may use one storage at the same time.
 *
 * When the promise of a write resolves, the data are on disk, and every later read returns them. When it rejects with a
 * {@link StorageFailure}, the data may have been written or not. The writer then reads the log again before it goes on.
 */
export interface Storage extends Deliveries, Loadouts {
  /**
   * Adds entries to the end of a table's log, all or none, and replaces its card. Entries are numbered from 1;
   * `after` is the number of the last one that the writer knows, 0 for a new table. Rejects with {@link Outrun}
   * if that is not the last one.
   */
  append(table: string, after: number, entries: readonly Entry[], card: Card): Promise<void>;
  /**
   * The entries with numbers above `after`, in order; empty for an unknown table. Rejects with {@link StorageDamage} if
   * one of them is not as it was written, or if some are missing that were there.
   */
  read(table: string, after: number): Promise<Entry[]>;
  /**
   * Stores a checkpoint of a table, so that a reader of the log need not apply all of its moves. A passing checkpoint is
   * replaced by the next one of the table.
   */
  putCheckpoint(table: string, copy: StoredCheckpoint, passing: boolean): Promise<void>;
  /** The checkpoints of a table, those of earlier entries first. */
  checkpoints(table: string): Promise<StoredCheckpoint[]>;
  /**
   * What this account and this address have opened, as far as it has changed since then. Without an address, only the
   * account is counted.
   */
  usage(
    account: string,
    address: string | undefined,
    since: number,
  ): Promise<{ account: Usage; address: Usage }>;
  /**
   * Deletes tables that never began, have not changed since `before`, and at which nobody is; and contents that no table
   * uses any more. Tables of a series stay. Answers how many tables were deleted.
   */
  removeUnbegun(before: number): Promise<number>;
  /** Stores a content, which is JSON text, under its hash. It stays as long as a table uses it. */
  putContent(hash: string, text: string): Promise<void>;
  content(hash: string): Promise<string | undefined>;
  /** The number of the last entry of each of these logs; unknown tables are left out. */
  last(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tables at which the account sits or that it opened, the last changed first. */
  tablesOf(account: string, limit: number): Promise<Card[]>;
  /** The tables of a series, in order. */
  seriesTables(series: string): Promise<Card[]>;
  /** Listed tables that wait for people, the last changed first; see {@link listShare}. */
  openTables(limit: number): Promise<Card[]>;
  account(id: string): Promise<StoredAccount | undefined>;
  /**
   * Writes an account in place of `before`, which is what {@link account} gave; undefined if the account has no row yet.
   * Returns false, and writes nothing, if another process has changed the account meanwhile.
   */
  putAccount(account: StoredAccount, before: StoredAccount | undefined): Promise<boolean>;
  /**
   * Uses a name up, once for all processes: returns whether nobody has used it before. The storage may forget the name
   * after `lifetime` milliseconds.
   */
  spend(name: string, lifetime: number): Promise<boolean>;
  /** Stores a value under a name, unless the name has one already. Returns the stored value, which never changes. */
  setOnce(name: string, value: string): Promise<string>;
  /** Tables whose card has a deadline before this moment, the earliest first. */
  overdue(before: number, limit: number): Promise<string[]>;
  /**
   * States that this process lives, for `lease` milliseconds by the clock of the storage. If no process has lived for a
   * while before, the storage records that time as an outage.
   */
  beat(process: string, lease: number): Promise<void>;
  /** The outages that ended after this moment. */
  outages(after: number): Promise<Outage[]>;
  /** Records time that the clock shows and that never passed, as if no process had lived in it. */
  putOutage(outage: Outage): Promise<void>;
  /**
   * Records that these accounts have come to tables at this process (`here`), or have gone. A row that the storage
   * cannot take holds up no other one: the storage records the others, and returns those that it has left out.
   */
  setPresent(process: string, who: readonly Present[], here: boolean): Promise<readonly Present[]>;
  /** The accounts that are at these tables at other living processes. */
  presentElsewhere(process: string, tables: readonly string[]): Promise<Present[]>;
  /** Ends the lease of this process, and removes its people from all tables. */
  endBeat(process: string): Promise<void>;
  /**
   * Sends a text about a table to the other processes, if the storage has a way to: less than 1000 characters of ASCII
   * without blanks. It may come late or never.
   */
  publish(table: string, word: string): void;
  /**
   * Checks a small part of what is stored, which takes some milliseconds, beginning with `from`: at first the empty
   * text, then what the last check gave as `next`.
   */
  check(from: string): Promise<StorageCheck>;
  /** Calls `hear` when another process has written. News are hints: some come late, twice or never. */
  watch(hear: NewsListener): void;
  /** Finishes all operations under way, and releases all resources. */
  close(): Promise<void>;
}

/**
 * The part of a storage that tables need. A page that keeps them on its device has no accounts, sends no notices, and
 * leaves checks to the browser.
 */
export type TableStorage = Omit<
  Storage,
  keyof Deliveries | keyof Loadouts | 'account' | 'putAccount' | 'spend' | 'check'
>;

/** Whether the table is listed for everybody. */
export function isOpen(card: Card): boolean {
  return card.listed && card.status === 'waiting';
}

/** What the storage notes of the opening of a table, if these entries begin with it. */
export function openingIn([entry]: readonly Entry[]): {
  readonly account: string;
  readonly address: string | null;
  /** The hashes of the contents that the table uses. */
  readonly contents: readonly string[];
  /** Whether they come from who opened it, and are counted with the table. */
  readonly own: boolean;
} {
  if (entry?.kind !== 'opened') return { account: '', address: null, contents: [], own: false };
  const { account, address = null, pack, content, sealed } = entry;
  const contents = [pack, content, sealed].filter((hash) => typeof hash === 'string');
  return { account, address, contents, own: pack !== undefined };
}

/** What an append writes, as the storages keep it in their tables. */
export function appendedRow(table: string, after: number, entries: readonly Entry[], card: Card) {
  return {
    table,
    after,
    entries: entries.map((entry) => JSON.stringify(entry)),
    card: JSON.stringify(card),
    open: isOpen(card),
    changed: card.changed,
    deadline: card.deadline ?? null,
    series: card.series?.id ?? null,
    accounts: [...seatedBy(entries)],
    status: card.status,
    opening: openingIn(entries),
  };
}

/** See {@link appendedRow}. */
export type AppendedRow = ReturnType<typeof appendedRow>;

/**
 * The accounts that these entries connect with the table, so that it is listed among their tables: also those for whom
 * seats are reserved. An account that leaves its seat keeps the table in its list.
 */
export function seatedBy(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap((entry) => {
      if (entry.kind === 'sat' || entry.kind === 'ownerChanged') return [entry.account];
      if (entry.kind !== 'opened') return [];
      const reserved = entry.holders.flatMap((holder) => (holder.kind === 'person' ? [holder.account] : []));
      return [entry.account, ...reserved];
    }),
  );
}

/** Cards of a series in the order of its matches. */
export function inSeriesOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => (one.series?.place ?? 0) - (other.series?.place ?? 0));
}
