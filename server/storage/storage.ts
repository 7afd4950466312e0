import type { Chair, Entry } from '../entry.ts';
import type { ClockPlan, Fairness, TableStatus } from '../protocol.ts';

/** What lists show of a table, so that no list has to read a log. Times in milliseconds since 1970. */
export interface Card {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly status: TableStatus;
  readonly chairs: readonly Chair[];
  readonly listed: boolean;
  readonly owner: string;
  readonly waitingFor: readonly number[];
  readonly fairness?: Fairness;
  readonly paused?: boolean;
  readonly clock?: ClockPlan;
  readonly rematch?: string;
  readonly opened: number;
  readonly changed: number;
}

export interface StoredAccount {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Of the recovery code there is only its hash. */
  readonly recovery?: { readonly hash: string; readonly created: number };
  readonly passkeys?: readonly StoredPasskey[];
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
export class Conflict extends Error {
  constructor(table: string) {
    super(`the log of table ${table} has moved on`);
    this.name = 'Conflict';
  }
}

/**
 * Where logs of tables and accounts are kept. Several processes may use one storage at the same time.
 *
 * A promise that resolves is a promise to keep: what was written is on disk, and everybody who reads afterwards
 * reads it. When one rejects with anything but {@link Conflict}, it may have been written or not, and the writer
 * reads the log again before it goes on.
 */
export interface Storage {
  /**
   * Adds entries to the end of a table's log, all or none, and replaces its card. Entries are numbered from 1;
   * `after` is the number of the last one that the writer knows, 0 for a new table. Rejects with {@link Conflict}
   * if that is not the last one.
   */
  append(table: string, after: number, entries: readonly Entry[], card: Card): Promise<void>;
  /** The entries with numbers above `after`, in order; empty for an unknown table. */
  read(table: string, after: number): Promise<Entry[]>;
  /** Tables at which the account sits or that it opened, the last changed first. */
  tablesOf(account: string, limit: number): Promise<Card[]>;
  /** Listed tables that wait for people, the last changed first. */
  openTables(limit: number): Promise<Card[]>;
  account(id: string): Promise<StoredAccount | undefined>;
  /** Writes an account, in place of what was there. */
  putAccount(account: StoredAccount): Promise<void>;
  /** Finishes what was asked for, and lets go of everything. */
  close(): Promise<void>;
}
