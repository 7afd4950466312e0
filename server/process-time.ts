import type { Outage } from './storage/storage.ts';

/** What the clock of the machine may be ahead of the time that has passed, in milliseconds. */
const tolerance = 1000;

/**
 * The time of this process. It follows the clock of the machine, never goes back, and notes where that clock jumps
 * ahead: when somebody sets it, or when the machine wakes up. In the time that is jumped over nobody could play.
 */
export class ProcessTime {
  /** The jumps so far, each as the time that never passed. */
  readonly jumps: Outage[] = [];
  private time = Date.now();
  /** When that was, by the steady clock. */
  private steady = performance.now();

  /** The time in milliseconds since 1970. Notes a jump since the last call. */
  now(): number {
    const clock = Date.now();
    const steady = performance.now();
    const passed = this.time + steady - this.steady;
    if (clock >= passed + tolerance) this.jumps.push({ began: Math.floor(passed), ended: clock });
    // A clock that was set back is left behind until it has caught up.
    this.time = clock < passed - tolerance ? passed : Math.max(this.time, clock);
    this.steady = steady;
    return Math.floor(this.time);
  }
}

/** The time of this process, which all of its parts share. */
export const processTime = new ProcessTime();
