import { batch, type Signal, signal } from '@preact/signals';
import type { Connection } from './connection.ts';

/** As many questions as the server takes in one message. */
const mostAtOnce = 40;
/** The least time between two messages, in milliseconds: of positions that follow one another faster, the last one counts. */
const pace = 100;
/** How long the page waits before it asks again what the server had no time for, in milliseconds. */
const pause = 1500;

/**
 * What the server has answered about the present position: see `GameEntry.table`. A question is asked once for each position,
 * together with all others that come up at the same time.
 */
export class Answers {
  private readonly connection: Connection;
  private known = new Map<string, Signal<unknown>>();
  /** Answers about positions before, which stand until there are others. */
  private readonly last = new Map<string, unknown>();
  private unasked: string[] = [];
  private position = '';
  private sentAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /**
   * The answer to a question; undefined until it is there, or with `stays` that about the last position. A component or signal
   * that calls this hears of the answer.
   */
  readonly ask = (question: unknown, stays?: 'stays'): unknown => {
    // Whoever asks without a connection hears when there is one again, and asks then.
    const isOpen = this.connection.link.value === 'open';
    const { seq = -1, viewer = '' } = this.connection.position.value ?? {};
    const position = `${viewer} ${seq}`;
    if (position !== this.position) this.forget();
    this.position = position;
    const key = JSON.stringify(question);
    const last = stays && this.last.get(key);
    let answer = this.known.get(key);
    if (answer === undefined) {
      if (!isOpen) return last;
      answer = signal(last);
      this.known.set(key, answer);
      this.unasked.push(key);
      this.plan(Math.max(0, this.sentAt + pace - Date.now()));
    }
    return answer.value;
  };

  /** What is known is about a position that was. */
  private forget(): void {
    for (const [key, answer] of this.known)
      if (answer.peek() !== undefined) this.last.set(key, answer.peek());
    this.known = new Map();
    this.unasked = [];
  }

  private plan(wait: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.send();
    }, wait);
  }

  private async send(): Promise<void> {
    const { known } = this;
    const seq = this.connection.position.peek()?.seq;
    const keys = this.unasked.splice(0, mostAtOnce);
    if (keys.length === 0) return;
    this.sentAt = Date.now();
    if (this.unasked.length > 0) this.plan(0);
    const answered = await this.connection.ask(keys.map((key) => JSON.parse(key)));
    // Whoever still looks at it has asked again about the position that there is now.
    if (this.known !== known) return;
    const again = (wait: number): void => {
      this.unasked.push(...keys);
      this.plan(wait);
    };
    if ('code' in answered) {
      if (answered.code === 'offline') this.forget();
      if (answered.code === 'too-many') again(pause);
      return;
    }
    if (answered.seq !== seq) return again(pace);
    batch(() => {
      for (const [at, key] of keys.entries()) {
        const answer = known.get(key);
        if (answer !== undefined) answer.value = answered.answers[at];
      }
    });
  }
}
