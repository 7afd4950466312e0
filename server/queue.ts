import { yieldIfDue } from './yielder.ts';

/**
 * Does one thing after another, and lets the event loop turn in between. What is urgent, such as a move, comes before
 * all else that waits; apart from that, the order is the one in which things were asked for.
 */
export class Queue {
  private readonly urgent: (() => void)[] = [];
  private readonly others: (() => void)[] = [];
  /** Number of jobs that were asked for and have not ended. */
  private jobs = 0;
  private isBusy = false;

  /** Resolves or rejects as the job does; a job that fails does not hold up the next. */
  run<T>(job: () => T | Promise<T>): Promise<T> {
    return this.carryOut(job, this.urgent);
  }

  /** The same for a job that can wait: for urgent jobs, and for others who want a part of the server's time. */
  async runLater<T>(job: () => T | Promise<T>): Promise<T> {
    this.jobs++;
    try {
      // Whoever waits for time does not hold up the queue.
      await yieldIfDue();
      return await this.carryOut(job, this.others);
    } finally {
      this.jobs--;
    }
  }

  get idle(): boolean {
    return this.jobs === 0;
  }

  private async carryOut<T>(job: () => T | Promise<T>, lane: (() => void)[]): Promise<T> {
    this.jobs++;
    try {
      if (this.isBusy) await new Promise<void>((resolve) => lane.push(resolve));
      this.isBusy = true;
      await yieldIfDue(true);
      return await job();
    } finally {
      this.jobs--;
      const next = this.urgent.shift() ?? this.others.shift();
      // The queue stays busy until the next one runs, so that nobody comes between.
      if (next === undefined) this.isBusy = false;
      else next();
    }
  }
}
