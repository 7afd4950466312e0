import { setTimeout } from 'node:timers/promises';
import type { Deliveries, Delivery } from '../storage/deliveries.ts';

/** What came of an attempt: it arrived, it may arrive later, or it never will. */
export type Fate = 'arrived' | 'later' | 'never';

/** The waits before the second and each further attempt, in milliseconds: a second, then up to three hours. */
export const usualWaits: readonly number[] = [1000, 10_000, 60_000, 600_000, 3_600_000, 10_800_000];

/** How long an attempt is this process's own, in milliseconds: longer than any takes. */
const lease = 60_000;
/** How often to look for what others have left behind, in milliseconds. */
const round = 10_000;
/** Attempts under way at a time; what comes on top waits in the storage. */
const most = 200;
/** Nobody wants to hear what was so a day ago, in milliseconds. */
const stale = 86_400_000;

export interface CourierWork {
  /** Tries to bring it. Never throws. */
  readonly attempt: (delivery: Delivery) => Promise<Fate>;
  /** The last attempt has failed. */
  readonly givenUp: (delivery: Delivery) => void;
}

/**
 * Brings things to servers of others, again where that fails, and gives up after the last wait. What is to be brought lies
 * in the storage, so that a restart loses none of it, and whichever process comes first brings what another has left.
 */
export class Courier {
  private readonly storage: Deliveries;
  private readonly work: CourierWork;
  private readonly waits: readonly number[];
  private readonly running = new Set<Promise<void>>();
  private readonly end = new AbortController();

  constructor(storage: Deliveries, work: CourierWork, waits: readonly number[] = usualWaits) {
    this.storage = storage;
    this.work = work;
    this.waits = waits;
    void this.goRound();
  }

  /** Keeps it, and brings it at once. Resolves when it is kept; rejects if it cannot be. */
  async bring(delivery: Delivery): Promise<void> {
    const now = Date.now();
    const waits = this.end.signal.aborted || this.running.size >= most;
    await this.storage.putDelivery(delivery, waits ? now : now + lease);
    if (!waits) this.run(delivery);
  }

  /** Lets attempts under way come to their end; the rest stays in the storage. */
  async close(): Promise<void> {
    this.end.abort();
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private run(delivery: Delivery): void {
    // What cannot be noted now is brought once more when the lease is over.
    void this.track(this.carry(delivery).catch(() => undefined));
  }

  private async carry(delivery: Delivery): Promise<void> {
    const old = Date.now() - delivery.notifiedAt > stale;
    const fate = old ? 'never' : await this.work.attempt(delivery);
    const wait = this.waits[delivery.failed];
    if (fate === 'later' && wait !== undefined) {
      await this.storage.putDelivery({ ...delivery, failed: delivery.failed + 1 }, Date.now() + wait);
      if (wait < round) void this.lookIn(wait);
      return;
    }
    if (fate !== 'arrived') this.work.givenUp(delivery);
    await this.storage.removeDelivery(delivery.id);
  }

  private async goRound(): Promise<void> {
    while (!this.end.signal.aborted) {
      await this.look();
      await this.pause(round);
    }
  }

  private async lookIn(wait: number): Promise<void> {
    await this.pause(wait);
    await this.look();
  }

  private pause(wait: number): Promise<void> {
    return setTimeout(wait, undefined, { ref: false, signal: this.end.signal }).catch(() => undefined);
  }

  /** Takes what is due, as much as can be brought at a time. */
  private async look(): Promise<void> {
    const room = most - this.running.size;
    if (this.end.signal.aborted || room <= 0) return;
    const now = Date.now();
    const taking = this.storage.takeDeliveries(now, now + lease, room).then(
      (taken) => {
        for (const delivery of taken) this.run(delivery);
      },
      () => undefined,
    );
    await this.track(taking);
  }

  /** Lets whoever closes wait for it. */
  private track(work: Promise<void>): Promise<void> {
    const done = work.finally(() => this.running.delete(done));
    this.running.add(done);
    return done;
  }
}

/** The fate of a posting that got this status. */
export function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return 'arrived';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'later' : 'never';
}
