import { setTimeout } from 'node:timers/promises';
import type { Deliveries, Delivery } from '../storage/deliveries.ts';

/** The result of an attempt: delivered, worth another attempt, or failed for good. */
export type Fate = 'arrived' | 'later' | 'never';

/** The waits before the second and each further attempt, in milliseconds: a second, then up to three hours. */
const usualWaits: readonly number[] = [1000, 10_000, 60_000, 600_000, 3_600_000, 10_800_000];

/** How long an attempt belongs to this process, in milliseconds: longer than any attempt takes. */
const lease = 60_000;
/** How often to look for deliveries that other processes have left, in milliseconds. */
const round = 10_000;
/** Number of attempts under way together. Further deliveries wait in the storage. */
const most = 200;
/** Those of one address, so that slow servers of one do not keep the notices of others waiting. */
const mostOfAddress = 40;
/** The age at which a delivery is given up, in milliseconds: a day. */
const stale = 86_400_000;

export interface CourierWork {
  /** Makes one attempt. Never throws. */
  readonly attempt: (delivery: Delivery) => Promise<Fate>;
  /** Called after the last attempt has failed. */
  readonly givenUp: (delivery: Delivery) => void;
}

/**
 * Makes deliveries to other servers. A failed attempt is repeated until the last wait is over. Deliveries are kept in
 * the storage, so that no restart loses them, and any process may continue what another has left.
 */
export class Courier {
  private readonly storage: Deliveries;
  private readonly work: CourierWork;
  private readonly waits: readonly number[];
  private readonly running = new Set<Promise<void>>();
  /** Number of attempts under way by address. */
  private readonly byAddress = new Map<string, number>();
  private readonly end = new AbortController();

  constructor(storage: Deliveries, work: CourierWork, waits: readonly number[] = usualWaits) {
    this.storage = storage;
    this.work = work;
    this.waits = waits;
    void this.goRound();
  }

  /**
   * Stores a delivery and makes the first attempt. Resolves when it is stored, with false if too many wait; rejects if it
   * cannot be stored.
   */
  async bring(delivery: Delivery): Promise<boolean> {
    const now = Date.now();
    const waits = this.end.signal.aborted || this.running.size >= most || this.isBusy(delivery);
    const isKept = await this.storage.putDelivery(delivery, waits ? now : now + lease);
    if (isKept && !waits) this.run(delivery);
    return isKept;
  }

  /** Waits for attempts under way; other deliveries stay in the storage. */
  async close(): Promise<void> {
    this.end.abort();
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private isBusy({ address }: Delivery): boolean {
    return address !== undefined && (this.byAddress.get(address) ?? 0) >= mostOfAddress;
  }

  private count({ address }: Delivery, change: 1 | -1): void {
    if (address === undefined) return;
    const after = (this.byAddress.get(address) ?? 0) + change;
    if (after > 0) this.byAddress.set(address, after);
    else this.byAddress.delete(address);
  }

  private run(delivery: Delivery): void {
    this.count(delivery, 1);
    // If the result cannot be stored now, the delivery is repeated when its lease is over.
    void this.track(
      this.carry(delivery)
        .catch(() => undefined)
        .finally(() => this.count(delivery, -1)),
    );
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

  /** Takes the deliveries that are due, up to the number that may be under way. */
  private async look(): Promise<void> {
    const room = most - this.running.size;
    if (this.end.signal.aborted || room <= 0) return;
    const now = Date.now();
    const taking = this.storage.takeDeliveries(now, now + lease, room).then(
      (taken) => {
        for (const delivery of taken) {
          // Its lease ends later; another look comes before that, if it can be put back.
          if (this.isBusy(delivery))
            void this.storage.putDelivery(delivery, now + round).catch(() => undefined);
          else this.run(delivery);
        }
      },
      () => undefined,
    );
    await this.track(taking);
  }

  /** Keeps an attempt under way, so that {@link close} can wait for it. */
  private track(work: Promise<void>): Promise<void> {
    const done = work.finally(() => this.running.delete(done));
    this.running.add(done);
    return done;
  }
}

/** The result of an attempt that got this HTTP status. */
export function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return 'arrived';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'later' : 'never';
}
