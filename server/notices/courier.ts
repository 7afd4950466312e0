/** What came of an attempt: it arrived, it may arrive later, or it never will. */
export type Fate = 'arrived' | 'later' | 'never';

/** The waits before the second and each further attempt, in milliseconds: a second, then up to three hours. */
export const usualWaits: readonly number[] = [1000, 10_000, 60_000, 600_000, 3_600_000, 10_800_000];

/** No more than this is under way at a time; what comes on top is not sent. */
const most = 10_000;

/** Brings things to servers of others, again where that fails, and gives up after the last wait. */
export class Courier {
  private readonly waits: readonly number[];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private closed = false;

  constructor(waits: readonly number[] = usualWaits) {
    this.waits = waits;
  }

  /** `attempt` never throws. `givenUp` is called when the last attempt has failed. */
  bring(attempt: () => Promise<Fate>, givenUp: () => void): void {
    if (this.closed || this.timers.size + this.running.size >= most) givenUp();
    else this.run(attempt, givenUp, 0);
  }

  /** Lets attempts under way come to their end; what waits for another is forgotten. */
  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.running);
  }

  private run(attempt: () => Promise<Fate>, givenUp: () => void, number: number): void {
    const done = attempt().then((fate) => {
      this.running.delete(done);
      if (fate === 'arrived') return;
      const wait = this.waits[number];
      if (fate === 'never' || wait === undefined || this.closed) {
        givenUp();
        return;
      }
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.run(attempt, givenUp, number + 1);
      }, wait);
      timer.unref();
      this.timers.add(timer);
    });
    this.running.add(done);
  }
}

/** The fate of a posting that got this status. */
export function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return 'arrived';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'later' : 'never';
}
