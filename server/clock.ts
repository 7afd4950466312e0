import type { Seat } from '../kernel/game.ts';
import type { ClockState } from './entry.ts';
import type { ClockPlan, Clocks } from './protocol.ts';

/** Nobody is left with less than this by taking a move back, in milliseconds. */
const least = 1000;

/**
 * The clocks of a table, worked out from the times in its log alone, so that every process and every replay agree. A
 * seat's clock runs while its person is asked something. Time only ever passes: what is taken back gives none back.
 */
export class Clock {
  private readonly plan: ClockPlan;
  /** Milliseconds left, as of `at`. */
  private left: number[];
  /** Since when what is asked of a running seat has been asked; by seat. */
  private running: ReadonlyMap<Seat, number> = new Map();
  private at: number;

  constructor(plan: ClockPlan, seats: number, at: number) {
    this.plan = plan;
    this.at = at;
    this.left = Array.from({ length: seats }, () => plan.seconds * 1000);
  }

  /** Lets the time up to `at` pass, except for clocks that stood still. */
  pass(at: number): void {
    for (const seat of this.running.keys()) this.left[seat] = this.of(seat, at);
    this.at = at;
  }

  /** Nobody's time has passed since the last entry, except for what `pass` was told of: no server lived. */
  skip(at: number): void {
    this.at = at;
  }

  /** Clocks that stand as they stood once. */
  static restore(plan: ClockPlan, { left, running, at }: ClockState): Clock {
    const clock = new Clock(plan, 0, at);
    clock.left = [...left];
    clock.running = new Map(running);
    return clock;
  }

  copy(): Clock {
    return Clock.restore(this.plan, this.state());
  }

  /** Where they stand. */
  state(): ClockState {
    return { left: [...this.left], running: [...this.running], at: this.at };
  }

  /** The seat has answered. */
  press(seat: Seat): void {
    if (this.plan.kind === 'fischer') this.left[seat] = (this.left[seat] ?? 0) + this.plan.increment * 1000;
  }

  /** A move of the seat was taken back, and what it earned with it. */
  release(seat: Seat): void {
    if (this.plan.kind !== 'fischer') return;
    const left = this.left[seat] ?? 0;
    this.left[seat] = Math.max(Math.min(left, least), left - this.plan.increment * 1000);
  }

  /** These are asked now, since these changes of the match; with time for each decision, a new decision has it all. */
  run(asked: ReadonlyMap<Seat, number>): void {
    if (this.plan.kind === 'decision') {
      for (const [seat, since] of asked) {
        if (this.running.get(seat) !== since) this.left[seat] = this.plan.seconds * 1000;
      }
    }
    this.running = asked;
  }

  /** The first running seat without time left at this moment. */
  expired(at: number): Seat | undefined {
    return [...this.running.keys()].find((seat) => this.of(seat, at) <= 0);
  }

  /** When the next seat runs out of time; undefined while no clock runs. */
  get deadline(): number | undefined {
    const ends = [...this.running.keys()].map((seat) => this.at + (this.left[seat] ?? 0));
    return ends.length === 0 ? undefined : Math.min(...ends);
  }

  /** What everybody may see of it at this moment. */
  shown(at: number): Clocks {
    return {
      left: this.left.map((_, seat) => Math.max(0, this.of(seat, at))),
      running: [...this.running.keys()],
    };
  }

  private of(seat: Seat, at: number): number {
    const left = this.left[seat] ?? 0;
    return this.running.has(seat) ? left - Math.max(0, at - this.at) : left;
  }
}
