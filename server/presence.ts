import type { Logger } from 'pino';
import { randomHex } from './crypto.ts';
import { processTime } from './process-time.ts';
import type { Outage, Present, TableStorage } from './storage/storage.ts';
import { letEnd } from './timers.ts';

/** How often a process renews its lease, and how long a lease holds, in milliseconds. */
const usual = { interval: 5000, lease: 15_000 };
/** How often to look whether time was lost, in milliseconds. */
const glance = 1000;

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
  private looking: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  /** When this process last renewed its lease, by the steady clock. */
  private last = performance.now();
  /** How often the lease has ended without this process, and whether it has not been renewed since. */
  private lapses = 0;
  private lapsed = false;
  /** Number of the jumps of the clock that the storage has. */
  private stored = processTime.jumps.length;
  /** The gaps after which {@link onReturn} was called. */
  private told = 0;
  private onReturn: () => void = () => undefined;

  constructor(storage: TableStorage, log: Logger, beats: Beats = usual) {
    this.storage = storage;
    this.log = log;
    this.beats = beats;
  }

  /**
   * Takes the lease and renews it from now on. Calls `onReturn` after each gap: see {@link gaps}. Rejects if the storage
   * cannot be written.
   */
  async begin(onReturn: () => void): Promise<void> {
    this.onReturn = onReturn;
    await this.renew();
    this.told = this.gaps;
    this.beating = setInterval(() => void this.beat(), this.beats.interval);
    letEnd(this.beating);
    this.looking = setInterval(() => {
      if (this.gaps !== this.told) void this.beat();
    }, glance);
    letEnd(this.looking);
  }

  /**
   * How often time was lost so far: the clock of the machine jumped ahead, or this process could not renew its lease, as
   * it was stopped or the storage was away. Where this number has grown, {@link outage} may have something to say.
   */
  get gaps(): number {
    processTime.now();
    if (!this.lapsed && performance.now() - this.last >= this.beats.lease) {
      this.lapsed = true;
      this.lapses++;
    }
    return this.lapses + processTime.jumps.length;
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

  /** How much time was lost for everybody since this moment, in milliseconds. Rejects if the storage cannot tell. */
  async outage(since: number): Promise<number> {
    await this.storeGaps();
    return outageTime(await this.storage.outages(since), since);
  }

  async close(): Promise<void> {
    clearInterval(this.beating);
    clearInterval(this.looking);
    await this.writing;
    // If the storage fails, the lease ends a little later.
    await this.storage.endBeat(this.process).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    const { gaps } = this;
    try {
      await this.storeGaps();
      await this.renew();
    } catch (failure) {
      this.log.warn({ err: failure }, 'the lease of this process could not be renewed');
      return;
    }
    if (gaps !== this.told) {
      this.told = gaps;
      for (const who of this.here.values()) this.note(who, true);
      this.onReturn();
    }
    if (this.changed.size > 0) this.writing ??= this.writeAll();
  }

  /** Renews the lease. If no process held one any more, the storage notes an outage. */
  private async renew(): Promise<void> {
    await this.storage.beat(this.process, this.beats.lease);
    this.last = performance.now();
    this.lapsed = false;
  }

  /** Lets the storage know of all time that was lost. */
  private async storeGaps(): Promise<void> {
    processTime.now();
    for (const [at, jump] of processTime.jumps.entries()) {
      if (at < this.stored) continue;
      await this.storage.putOutage(jump);
      this.stored = Math.max(this.stored, at + 1);
    }
    if (this.lapsed) await this.renew();
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
          const refused = who.length > 0 ? await this.storage.setPresent(this.process, who, here) : [];
          for (const { table } of refused) {
            this.log.warn({ table }, 'somebody at this process could not be stored');
          }
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
    // An outage that ends before it begins was noted by a clock that was set back.
    if (ended <= Math.max(began, passed)) continue;
    sum += ended - Math.max(began, passed);
    passed = ended;
  }
  return sum;
}

function keyOf({ table, account }: Present): string {
  return `${table} ${account}`;
}
