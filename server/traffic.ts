import { wait } from './timers.ts';

/** What is under way, so that a server that stops can let it come to its end. */
export class Traffic {
  private readonly underWay = new Set<Promise<unknown>>();
  private stopped = false;

  /** Nothing new is begun any more. */
  get closed(): boolean {
    return this.stopped;
  }

  async during(work: () => Promise<void>): Promise<void> {
    const done = work();
    this.underWay.add(done);
    try {
      await done;
    } finally {
      this.underWay.delete(done);
    }
  }

  /** Begins nothing new; resolves when all that was begun has ended, or after so many milliseconds. */
  async close(patience: number): Promise<void> {
    this.stopped = true;
    const end = new AbortController();
    await Promise.race([
      Promise.allSettled(this.underWay),
      wait(patience, undefined, { signal: end.signal }).catch(() => undefined),
    ]);
    end.abort();
  }
}
