import type { Entry } from './entry.ts';
import { Refused } from './refusal.ts';
import { StorageDamage } from './storage/damage.ts';
import { type Card, Outrun, type TableStorage } from './storage/storage.ts';

/** The log of one table, as far as this process has read it. */
export class Log {
  private readonly table: string;
  private readonly storage: TableStorage;
  /** The number of the last entry that was read or written here. */
  private last: number;
  /** Whether the storage may hold entries beyond that. */
  private behind = false;
  /** Whether the last attempt to write came too late. */
  private outrun = false;

  constructor(table: string, storage: TableStorage, last: number) {
    this.table = table;
    this.storage = storage;
    this.last = last;
  }

  /**
   * Adds entries, all or none. Rejects with {@link Outrun} if others have written in between, with a
   * {@link Refused} `not-stored` if the disk takes nothing, with {@link StorageDamage} if the log is damaged.
   */
  async append(entries: readonly Entry[], card: Card): Promise<void> {
    try {
      await this.storage.append(this.table, this.last, entries, card);
    } catch (failure) {
      this.behind = true;
      this.outrun = failure instanceof Outrun;
      throw failure instanceof Outrun || failure instanceof StorageDamage ? failure : notStored(failure);
    }
    this.last += entries.length;
  }

  /** Publishes a text about the table to the other processes, if the storage has a way to. */
  publish(word: string): void {
    this.storage.publish(this.table, word);
  }

  /** Notes that other processes may have written, up to entry `last` if that is known. */
  markBehind(last: number = Number.POSITIVE_INFINITY): void {
    if (last > this.last) this.behind = true;
  }

  /** The entries beyond those known here, if there may be any; otherwise none. */
  async missed(): Promise<readonly Entry[]> {
    if (!this.behind) return [];
    const entries = await this.storage.read(this.table, this.last).catch((failure: unknown) => {
      throw failure instanceof StorageDamage ? failure : notStored(failure);
    });
    // Others have written, and nothing is there: the table was deleted, as it never began.
    if (this.outrun && entries.length === 0) throw new Refused('unknown-table', 'there is no such table');
    this.last += entries.length;
    this.behind = false;
    this.outrun = false;
    return entries;
  }
}

function notStored(cause: unknown): Refused {
  return new Refused('not-stored', 'it could not be written to disk', { cause });
}
