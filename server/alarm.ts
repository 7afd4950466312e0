import { letEnd } from './timers.ts';

/** Who rings within this is about to, in milliseconds; later alarms are set anew then. */
const soon = 600_000;

/** Rings when somebody's time is up. */
export class Alarm {
  private readonly onDeadline: () => Promise<void>;
  private timer: NodeJS.Timeout | undefined;
  private near = false;

  /** `ring` says by {@link set} when it is to ring next. */
  constructor(ring: () => Promise<void>) {
    this.onDeadline = ring;
  }

  /** It rings soon, so its table has to stay in memory. */
  get soon(): boolean {
    return this.near;
  }

  /** In how many milliseconds it has to ring; undefined for never. */
  set(wait: number | undefined): void {
    clearTimeout(this.timer);
    this.near = wait !== undefined && wait < soon;
    if (wait === undefined) return;
    this.timer = setTimeout(() => void this.onDeadline(), Math.min(Math.max(wait, 0), soon));
    letEnd(this.timer);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
