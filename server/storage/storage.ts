import type { Entry, SeatHolder, TableCheckpoint } from '../entry.ts';
import type { ClockPlan, Fairness, TableStatus } from '../protocol.ts';
import type { Deliveries } from './deliveries.ts';

/** What lists show of a table, so that no list has to read a log. Times in milliseconds since 1970. */
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
  /** When the next seat runs out of time, while a clock runs. */
  readonly deadline?: number;
}

/** A copy of a table, made after the entry with this number of its log. */
export interface StoredCheckpoint {
  readonly entry: number;
  readonly copy: TableCheckpoint;
}

/** Somebody who has a table before their eyes. */
export interface Present {
  readonly table: string;
  readonly account: string;
  readonly name: string;
}

/** A time in which no server process lived, in milliseconds since 1970. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** A browser that takes notices, as its push service knows it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Where an account's notices are posted to. */
export interface Webhook {
  readonly url: string;
  /** Signs what is posted. */
  readonly secret: string;
  /** Where the account found this server, for links. */
  readonly origin?: string;
}

export interface StoredAccount {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Of the recovery code there is only its hash. */
  readonly recovery?: { readonly hash: string; readonly created: number };
  readonly passkeys?: readonly StoredPasskey[];
  readonly push?: readonly PushTarget[];
  readonly webhook?: Webhook;
}

/** What is needed to know a passkey again. */
export interface StoredPasskey {
  readonly id: string;
  /** In base64url. */
  readonly publicKey: string;
  /** How often it was used, where the device counts that. */
  readonly counter: number;
  readonly created: number;
}

/** The log has grown since the writer last read it; nothing was written. */
export class Outrun extends Error {
  constructor(table: string) {
    super(`the log of table ${table} has moved on`);
    this.name = 'Outrun';
  }
}

/** The storage cannot be reached, or does not do what was asked. What was to be written may be there or not. */
export class StorageFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StorageFailure';
  }
}

/** How long a process may have been silent before nothing is kept of it, in milliseconds. */
export const forgotten = 60_000;

/**
 * What may have been written by another process: a log, up to an entry, or, where `last` is 0, who is at that table;
 * or no telling what. Or a word that it says about a table, which is kept nowhere.
 */
export type News =
  | { readonly table: string; readonly last: number }
  | { readonly table: string; readonly word: string }
  | 'anything';
export type NewsListener = (news: News) => void;

/**
 * Where logs of tables and accounts are kept. Several processes may use one storage at the same time.
 *
 * A promise that resolves is a promise to keep: what was written is on disk, and everybody who reads afterwards
 * reads it. When one rejects with a {@link StorageFailure}, it may have been written or not, and the writer reads
 * the log again before it goes on.
 */
export interface Storage extends Deliveries {
  /**
   * Adds entries to the end of a table's log, all or none, and replaces its card. Entries are numbered from 1;
   * `after` is the number of the last one that the writer knows, 0 for a new table. Rejects with {@link Outrun}
   * if that is not the last one.
   */
  append(table: string, after: number, entries: readonly Entry[], card: Card): Promise<void>;
  /** The entries with numbers above `after`, in order; empty for an unknown table. */
  read(table: string, after: number): Promise<Entry[]>;
  /**
   * Keeps a copy of a table beside its log, so that nobody has to play all of it again. A passing one stays until the
   * next copy of the table comes.
   */
  putCheckpoint(table: string, copy: StoredCheckpoint, passing: boolean): Promise<void>;
  /** The copies of a table, those of earlier entries first. */
  checkpoints(table: string): Promise<StoredCheckpoint[]>;
  /** Keeps a content under its hash for ever: JSON text. */
  putContent(hash: string, text: string): Promise<void>;
  content(hash: string): Promise<string | undefined>;
  /** The number of the last entry of each of these logs; unknown tables are left out. */
  last(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tables at which the account sits or that it opened, the last changed first. */
  tablesOf(account: string, limit: number): Promise<Card[]>;
  /** Listed tables that wait for people, the last changed first. */
  openTables(limit: number): Promise<Card[]>;
  account(id: string): Promise<StoredAccount | undefined>;
  /** Writes an account, in place of what was there. */
  putAccount(account: StoredAccount): Promise<void>;
  /** The value kept under this name for ever: the one given, if there was none. */
  setOnce(name: string, value: string): Promise<string>;
  /** Tables whose card says that a seat ran out of time before this moment, the longest ago first. */
  overdue(before: number, limit: number): Promise<string[]>;
  /**
   * Says that this process lives, and will for so many milliseconds, by the clock of the storage. Where none has lived
   * since some moment, that time is written down as an outage.
   */
  beat(process: string, lease: number): Promise<void>;
  /** The outages that ended after this moment. */
  outages(after: number): Promise<Outage[]>;
  /** Says who has come to a table at this process, or gone. */
  setPresent(process: string, who: readonly Present[], here: boolean): Promise<void>;
  /** Those who are at these tables at other processes that live. */
  presentElsewhere(process: string, tables: readonly string[]): Promise<Present[]>;
  /** This process lives no longer, and nobody is there. */
  endBeat(process: string): Promise<void>;
  /**
   * Says a word about a table to the other processes, where the storage has a way to: less than 1000 characters of
   * ASCII without blanks. It may come late or never.
   */
  publish(table: string, word: string): void;
  /** Hears of what other processes write. News are hints: some come late, twice or never. */
  watch(hear: NewsListener): void;
  /** Finishes what was asked for, and lets go of everything. */
  close(): Promise<void>;
}

/** Whether the table is listed for everybody. */
export function isOpen(card: Card): boolean {
  return card.listed && card.status === 'waiting';
}

/**
 * The accounts to whose tables these entries add theirs. Somebody who leaves keeps the table among theirs: finding it
 * again does no harm.
 */
export function seatedBy(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap((entry) =>
      entry.kind === 'opened' || entry.kind === 'sat' || entry.kind === 'ownerChanged' ? [entry.account] : [],
    ),
  );
}
