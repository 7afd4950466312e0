import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { paceFactor, settings } from '../settings.ts';
import type { Batch } from './board.ts';
import type { Connection } from './connection.ts';
import { type SeenStep, toldSteps } from './seen-steps.ts';

/** What the page has just come to, for sounds and the like: a scene that begins, or events that have been shown. */
export type Moment =
  | { readonly kind: 'begins'; readonly event: unknown }
  | { readonly kind: 'told'; readonly events: readonly unknown[] };

/** More steps than this do not wait to be shown: whoever was away sees the table as it is now. */
const mostWaiting = 12;

/** How long a step rests before the next one of somebody else, in milliseconds: at a slow pace, and shown again. */
const slowRest = 2000;
const againRest = 900;

/**
 * What the page shows of a match. Steps arrive when they happen; they are shown one after the other, each with its
 * scenes: first what moves on the board, then the log, then the next step, and when nothing is left to show, the
 * decision. The first step after a quiet moment is shown at once.
 */
export class Showing {
  readonly view = signal<unknown>(undefined);
  readonly batch = signal<Batch | undefined>(undefined);
  /** Where the board is in showing the batch: see `BoardProps.untold`. */
  readonly untold = signal<number | undefined>(undefined);
  /** Everything that arrived has been shown. */
  readonly caughtUp = signal(true);
  /** The step that is shown once more, because somebody asked for it. */
  readonly again = signal<SeenStep | undefined>(undefined);
  /** The page waits for the person before it shows the next step. */
  readonly held = signal(false);
  /** The steps that were shown. */
  readonly steps: ReadonlySignal<readonly SeenStep[]>;
  /** The same, the last of them only as far as the log may tell it. */
  readonly told: ReadonlySignal<readonly SeenStep[]>;

  private readonly connection: Connection;
  private readonly viewer: unknown;
  /** Whether a step is one's own move, for which nobody has to wait. */
  private readonly isMine: (step: SeenStep) => boolean;
  private readonly at = signal(0);
  private undone = 0;
  private number = 0;
  private toRepeat: readonly SeenStep[] = [];
  private toldTo = 0;
  private shownAt = 0;
  private hear: (moment: Moment) => void = () => undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: readonly (() => void)[];

  constructor(connection: Connection, isMine: (step: SeenStep) => boolean) {
    this.connection = connection;
    this.isMine = isMine;
    const now = connection.position.peek();
    this.viewer = now?.viewer;
    this.undone = connection.undone.peek();
    this.at.value = now?.seq ?? 0;
    this.view.value = now?.view;
    this.steps = computed(() => connection.seen.value.filter(({ seq }) => seq <= this.at.value));
    this.told = computed(() =>
      toldSteps(this.steps.value, this.again.value === undefined ? this.untold.value : undefined),
    );
    document.addEventListener('visibilitychange', this.leapWhenHidden);
    this.stops = [
      effect(() => this.follow()),
      effect(() => {
        const { value } = this.untold;
        if (value === undefined) queueMicrotask(() => this.advance());
        else this.tell(value);
      }),
      // Whoever turns waiting off does not wait any longer.
      effect(() => {
        if (settings.value.pace !== 'wait' && this.held.peek()) this.next();
      }),
    ];
  }

  close(): void {
    clearTimeout(this.rest);
    document.removeEventListener('visibilitychange', this.leapWhenHidden);
    for (const stop of this.stops) stop();
  }

  /** Calls `hear` with every moment from now on. */
  listen(hear: (moment: Moment) => void): void {
    this.hear = hear;
  }

  /** Shows the step that waits for the person. */
  next(): void {
    const [step] = this.waiting();
    this.held.value = false;
    if (step !== undefined) this.show(step);
  }

  /** Shows the steps from this one on once more. */
  repeat(from: number): void {
    if (!this.caughtUp.peek()) return;
    const steps = this.steps.peek();
    const before = steps.findLast(({ seq }) => seq < from);
    this.toRepeat = steps.filter(({ seq }) => seq >= from);
    const [first] = this.toRepeat;
    if (before === undefined || first === undefined) return;
    batch(() => {
      this.again.value = first;
      this.view.value = before.view;
      this.batch.value = { number: ++this.number, events: [] };
    });
    this.wait((againRest / 2) * paceFactor.peek());
  }

  /** Shows the table as it is now, without what led to it. */
  leap(): void {
    const now = this.connection.position.peek();
    if (now === undefined || now.viewer !== this.viewer) return;
    clearTimeout(this.rest);
    this.rest = undefined;
    this.toRepeat = [];
    const same = this.at.peek() === now.seq && this.again.peek() === undefined;
    batch(() => {
      this.again.value = undefined;
      this.untold.value = undefined;
      this.held.value = false;
      this.at.value = now.seq;
      this.view.value = now.view;
      if (!same) this.batch.value = { number: ++this.number, events: [] };
      this.caughtUp.value = true;
    });
  }

  /** What nobody sees does not have to move, and in a hidden page nothing does. */
  private readonly leapWhenHidden = (): void => {
    if (document.hidden && !this.waits()) this.leap();
  };

  private waits(): boolean {
    return settings.peek().pace === 'wait';
  }

  private waiting(): readonly SeenStep[] {
    return this.connection.seen.peek().filter(({ seq }) => seq > this.at.peek());
  }

  private follow(): void {
    const now = this.connection.position.value;
    const undone = this.connection.undone.value;
    if (now === undefined || now.viewer !== this.viewer || now.seq === this.at.peek()) return;
    const waiting = this.waiting();
    const missing = now.seq - this.at.peek() !== waiting.length;
    const most = this.caughtUp.peek() ? 1 : mostWaiting;
    const late = !this.waits() && (waiting.length > most || document.hidden);
    const back = undone !== this.undone;
    this.undone = undone;
    if (missing || late || back) this.leap();
    else {
      this.caughtUp.value = false;
      this.advance();
    }
  }

  /** Goes on, unless something still moves, rests or waits. */
  private advance(): void {
    if (this.untold.peek() !== undefined || this.rest !== undefined || this.held.peek()) return;
    this.tell(undefined);
    const [once, ...more] = this.toRepeat;
    if (once !== undefined) {
      this.toRepeat = more;
      this.again.value = once;
      this.play(once);
      this.wait(againRest * paceFactor.peek());
      return;
    }
    this.again.value = undefined;
    const [step] = this.waiting();
    if (step === undefined) {
      this.caughtUp.value = true;
      return;
    }
    const { pace } = settings.peek();
    const mine = this.isMine(step);
    const rest = this.shownAt + slowRest - performance.now();
    if (pace === 'wait' && !mine) this.held.value = true;
    else if (pace === 'slow' && !mine && rest > 0) this.wait(rest);
    else this.show(step);
  }

  private show(step: SeenStep): void {
    batch(() => {
      this.at.value = step.seq;
      this.play(step);
    });
    // By then the board has said whether anything moves.
    queueMicrotask(() => this.advance());
  }

  private play({ view, events }: SeenStep): void {
    this.toldTo = 0;
    this.view.value = view;
    this.batch.value = { number: ++this.number, events };
  }

  private wait(time: number): void {
    this.rest = setTimeout(() => {
      this.rest = undefined;
      this.advance();
    }, time);
  }

  /** The board has shown the events before this one, or all. */
  private tell(untold: number | undefined): void {
    const events = this.batch.peek()?.events ?? [];
    const to = untold ?? events.length;
    if (to > this.toldTo) {
      this.hear({ kind: 'told', events: events.slice(this.toldTo, to) });
      this.toldTo = to;
      this.shownAt = performance.now();
    }
    if (untold !== undefined) this.hear({ kind: 'begins', event: events[untold] });
  }
}
