import { type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../kernel/game.ts';

/** What a seat points at. Marks are numbered in the order in which they came. */
export interface Pointed {
  readonly seat: Seat;
  readonly at: string;
  readonly number: number;
}

/** How long a mark is shown, in milliseconds. */
const lasting = 10_000;

/** The marks of a team: one for each seat, for some seconds at most. */
export class Marks {
  private readonly shown = signal<readonly Pointed[]>([]);
  private readonly ends = new Map<Seat, ReturnType<typeof setTimeout>>();
  private count = 0;

  get all(): ReadonlySignal<readonly Pointed[]> {
    return this.shown;
  }

  /** Sets the mark of the seat; `null` takes it back. */
  show(seat: Seat, at: string | null): void {
    clearTimeout(this.ends.get(seat));
    this.ends.delete(seat);
    const others = this.shown.peek().filter((mark) => mark.seat !== seat);
    if (at === null) {
      this.shown.value = others;
      return;
    }
    this.shown.value = [...others, { seat, at, number: ++this.count }];
    this.ends.set(
      seat,
      setTimeout(() => this.show(seat, null), lasting),
    );
  }

  /** Takes back all marks. */
  clear(): void {
    for (const end of this.ends.values()) clearTimeout(end);
    this.ends.clear();
    if (this.shown.peek().length > 0) this.shown.value = [];
  }
}
