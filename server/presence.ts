import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Outage, Present, Storage } from './storage/storage.ts';

/** How often a process says that it lives, and for how long that is believed, in milliseconds. */
const usual = { interval: 5000, lease: 15_000 };

export interface Beats {
  readonly interval: number;
  readonly lease: number;
}

/**
 * That this process lives and who is at its tables, for the other processes of the same storage to know. What they
 * know is a lease: it ends by itself when a process dies.
 */
export class Presence {
  private readonly process = randomUUID();
  private readonly storage: Storage;
  private readonly log: Logger;
  private readonly beats: Beats;
  private readonly here = new Map<string, Present>();
  private readonly changed = new Map<string, { readonly who: Present; readonly here: boolean }>();
  private beating: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  /** When this process last said that it lives, by the machine's steady clock. */
  private last = 0;
  private onReturn: () => void = () => undefined;

  constructor(storage: Storage, log: Logger, beats: Beats = usual) {
    this.storage = storage;
    this.log = log;
    this.beats = beats;
  }

  /**
   * Lives from now on. `onReturn` is called when the storage had been away for so long that the other processes took
   * this one for dead. Rejects if the storage cannot be written.
   */
  async begin(onReturn: () => void): Promise<void> {
    this.onReturn = onReturn;
    await this.storage.beat(this.process, this.beats.lease);
    this.last = performance.now();
    this.beating = setInterval(() => void this.beat(), this.beats.interval);
    this.beating.unref();
  }

  /** Somebody has come to a table here. */
  come(who: Present): void {
    this.here.set(keyOf(who), who);
    this.note(who, true);
  }

  /** Nobody is at the table here any more with this account. */
  go(who: Present): void {
    this.here.delete(keyOf(who));
    this.note(who, false);
  }

  /** Those who are at these tables at other processes. */
  elsewhere(tables: readonly string[]): Promise<readonly Present[]> {
    return this.storage.presentElsewhere(this.process, tables);
  }

  /** For how long no process has lived since this moment, in milliseconds. */
  async outage(since: number): Promise<number> {
    return outageTime(await this.storage.outages(since), since);
  }

  async close(): Promise<void> {
    clearInterval(this.beating);
    await this.writing;
    // Who cannot say so is taken for dead a little later.
    await this.storage.endBeat(this.process).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    try {
      await this.storage.beat(this.process, this.beats.lease);
    } catch (failure) {
      this.log.warn({ err: failure }, 'the storage cannot be told that this process lives');
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
        this.log.warn({ err: failure }, 'the storage cannot be told who is here');
        // It is told with the next beat, except for what has changed again since.
        for (const [key, change] of changes) if (!this.changed.has(key)) this.changed.set(key, change);
        failed = true;
      }
    }
    this.writing = undefined;
  }
}

/** The time that these outages took after a moment, in milliseconds. They may overlap; the earliest to end comes first. */
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
