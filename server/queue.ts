import { yieldIfDue } from './yielder.ts';

/** Does one thing after another, in the order in which they were asked for, and lets others go on in between. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private jobs = 0;

  /** Resolves or rejects as the job does; a job that fails does not hold up the next. */
  run<T>(job: () => T | Promise<T>): Promise<T> {
    this.jobs++;
    const done = this.last
      .then(() => yieldIfDue(true))
      .then(job)
      .finally(() => this.jobs--);
    this.last = done.catch(() => undefined);
    return done;
  }

  get idle(): boolean {
    return this.jobs === 0;
  }
}
