import type { Logger } from 'pino';
import { randomHex } from './crypto.ts';
import type { Outage, Present, TableStorage } from './storage/storage.ts';
import { letEnd } from './timers.ts';

/** How often a process renews its lease, and how long a lease holds, in milliseconds. */
const usual = { interval: 5000, lease: 15_000 };

export interface Beats {
  readonly interval: number;
  readonly lease: number;
}

/**
 * Records in the storage that this process lives and who is at its tables, for the other processes. The record is a lease:
 * it ends automatically when the process dies.
 */
export class Presence {
  private readonly process = randomHex(16);
  private readonly storage: TableStorage;
  private readonly log: Logger;
  private readonly beats: Beats;
  private readonly here = new Map<string, Present>();
  private readonly changed = new Map<string, { readonly who: Present; readonly here: boolean }>();
  private beating: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  /** When this process last renewed its lease, by the steady clock. */
  private last = 0;
  private onReturn: () => void = () => undefined;

  constructor(storage: TableStorage, log: Logger, beats: Beats = usual) {
    this.storage = storage;
    this.log = log;
    this.beats = beats;
  }

  /**
   * Takes the lease and renews it from now on. Calls `onReturn` after the storage was away for longer than the lease, so
   * that other processes took this one for dead. Rejects if the storage cannot be written.
   */
  async begin(onReturn: () => void): Promise<void> {
    this.onReturn = onReturn;
    await this.storage.beat(this.process, this.beats.lease);
    this.last = performance.now();
    this.beating = setInterval(() => void this.beat(), this.beats.interval);
    letEnd(this.beating);
  }

  /** Records that an account has come to a table at this process. */
  come(who: Present): void {
    this.here.set(keyOf(who), who);
    this.note(who, true);
  }

  /** Records that the last connection of an account to a table at this process has ended. */
  go(who: Present): void {
    this.here.delete(keyOf(who));
    this.note(who, false);
  }

  /** The accounts that are at these tables at other processes. */
  elsewhere(tables: readonly string[]): Promise<readonly Present[]> {
    return this.storage.presentElsewhere(this.process, tables);
  }

  /** How long no process has lived since this moment, in milliseconds. */
  async outage(since: number): Promise<number> {
    return outageTime(await this.storage.outages(since), since);
  }

  async close(): Promise<void> {
    clearInterval(this.beating);
    await this.writing;
    // If the storage fails, the lease ends a little later.
    await this.storage.endBeat(this.process).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    try {
      await this.storage.beat(this.process, this.beats.lease);
    } catch (failure) {
      this.log.warn({ err: failure }, 'the lease of this process could not be renewed');
      return;
    }
    const silent = performance.now() - this.last;
    this.last = performance.now();
    if (silent >= this.beats.lease) {
      for (const who of this.here.values()) this.note(who, true);
      this.onReturn();
    }
    if (this.changed.size > 0) this.writing ??= this.writeAll();
  }

  private note(who: Present, here: boolean): void {
    this.changed.set(keyOf(who), { who, here });
    this.writing ??= this.writeAll();
  }

  private async writeAll(): Promise<void> {
    let failed = false;
    while (this.changed.size > 0 && !failed) {
      const changes = [...this.changed];
      this.changed.clear();
      try {
        for (const here of [false, true]) {
          const who = changes.flatMap(([, change]) => (change.here === here ? [change.who] : []));
          if (who.length > 0) await this.storage.setPresent(this.process, who, here);
        }
      } catch (failure) {
        this.log.warn({ err: failure }, 'the people at this process could not be stored');
        // The next beat stores these changes, except for those that newer ones have replaced.
        for (const [key, change] of changes) if (!this.changed.has(key)) this.changed.set(key, change);
        failed = true;
      }
    }
    this.writing = undefined;
  }
}

/** The total time of these outages after a moment, in milliseconds. They may overlap, and are sorted by their ends. */
export function outageTime(outages: readonly Outage[], since: number): number {
  let passed = since;
  let sum = 0;
  for (const { began, ended } of outages) {
    if (ended <= passed) continue;
    sum += ended - Math.max(began, passed);
    passed = ended;
  }
  return sum;
}

function keyOf({ table, account }: Present): string {
  return `${table} ${account}`;
}
