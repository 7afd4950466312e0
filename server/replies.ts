import { randomInt } from 'node:crypto';
import { setTimeout as setLater } from 'node:timers/promises';
import type { Seat } from '../kernel/game.ts';
import { isForcedReply } from '../kernel/replies.ts';
import type { Asked } from './play.ts';
import type { ClockPlan } from './protocol.ts';

/** For how long a seat passes by itself: until something else than a reply is asked, or until its own next turn. */
export type Passing = 'move' | 'turn';

/** How long to wait before a reply is given again that could not be stored, in milliseconds. */
const retryAfter = 1000;

/** What the replies of a table need of it. */
export interface ReplyTable {
  /** Everything that people are asked now. */
  askedOfPeople(): readonly Asked[];
  /** Passes the question that has stood since `since`; does nothing if that is no longer asked. */
  passFor(seat: Seat, since: number): Promise<void>;
}

export interface ReplyManners {
  /**
   * About how long the server takes to pass for somebody who has nothing to reply with, in milliseconds: as long as a
   * person takes who has. No two times are alike, so that nobody can tell one from the other. With 0 it passes at once.
   */
  readonly cover: number;
  /** How long a person may think about a reply, in milliseconds; undefined for as long as they like. */
  readonly limit: number | undefined;
}

/** The manners of a table with this clock. */
export function repliesAt(cover: number, clock: ClockPlan | undefined): ReplyManners {
  return { cover, limit: clock?.reply === undefined ? undefined : clock.reply * 1000 };
}

/**
 * Replies that are given without the person: where there is nothing to choose, where they said that they pass, and
 * where they take too long. Who passes, and for how long, is known to nobody else, stands in no log, and is forgotten
 * when the table leaves memory.
 */
export class Replies {
  private readonly table: ReplyTable;
  private readonly manners: ReplyManners;
  private readonly passing = new Map<Seat, Passing>();
  private readonly timers = new Map<Seat, { readonly since: number; readonly end: () => void }>();
  /** When each reply was asked, by the machine's steady clock: changing one's mind about passing wins no time. */
  private readonly begun = new Map<Seat, { readonly since: number; readonly at: number }>();
  private closed = false;

  constructor(table: ReplyTable, manners: ReplyManners) {
    this.table = table;
    this.manners = manners;
  }

  /** No reply is about to be given. */
  get idle(): boolean {
    return this.timers.size === 0;
  }

  /** For how long this seat passes by itself. */
  of(seat: Seat): Passing | undefined {
    return this.passing.get(seat);
  }

  /** The seat passes by itself from now on, or is asked again. */
  set(seat: Seat, until: Passing | undefined): void {
    if (until === undefined) this.passing.delete(seat);
    else this.passing.set(seat, until);
    this.drop(seat);
    this.wake();
  }

  /** Whether its person need not be shown the question. */
  spares(asked: Asked): boolean {
    return isForcedReply(asked) || (asked.pass !== undefined && this.passing.has(asked.seat));
  }

  /** Sees to it that every reply is given that is for the server to give. */
  wake(): void {
    if (this.closed) return;
    const asked = this.table.askedOfPeople();
    this.endPassing(asked);
    for (const [seat, { since }] of this.timers) {
      if (!asked.some((other) => other.seat === seat && other.since === since)) this.drop(seat);
    }
    for (const question of asked) {
      const wait = this.waitFor(question);
      const { seat, since } = question;
      if (wait === undefined || this.timers.has(seat)) continue;
      this.timers.set(seat, {
        since,
        end: wait === 0 ? this.pass(seat, since) : this.after(wait, seat, since),
      });
    }
  }

  close(): void {
    this.closed = true;
    for (const seat of [...this.timers.keys()]) this.drop(seat);
  }

  private waitFor(asked: Asked): number | undefined {
    if (asked.pass === undefined) return undefined;
    const left = this.left(asked);
    return this.spares(asked) ? Math.min(left ?? Number.POSITIVE_INFINITY, this.cover()) : left;
  }

  /** How much of the time for this reply is left, if there is a limit. */
  private left({ seat, since }: Asked): number | undefined {
    const { limit } = this.manners;
    if (limit === undefined) return undefined;
    const now = performance.now();
    const known = this.begun.get(seat);
    if (known?.since === since) return Math.max(1, limit - (now - known.at));
    this.begun.set(seat, { since, at: now });
    return limit;
  }

  private cover(): number {
    const { cover } = this.manners;
    return Math.floor(cover / 2) + randomInt(cover + 1);
  }

  /** A move is over when something else than replies is asked. */
  private endPassing(asked: readonly Asked[]): void {
    const turns = asked.filter(({ pass }) => pass === undefined);
    if (turns.length === 0) return;
    for (const [seat, until] of this.passing) {
      if (until === 'move' || turns.some((turn) => turn.seat === seat)) this.passing.delete(seat);
    }
  }

  private after(wait: number, seat: Seat, since: number): () => void {
    const timer = setTimeout(() => this.pass(seat, since), wait);
    return () => clearTimeout(timer);
  }

  private pass(seat: Seat, since: number): () => void {
    void this.table.passFor(seat, since).catch(async () => {
      // What cannot be stored now is tried again.
      await setLater(retryAfter, undefined, { ref: false });
      if (this.timers.get(seat)?.since === since) this.drop(seat);
      this.wake();
    });
    return () => undefined;
  }

  private drop(seat: Seat): void {
    this.timers.get(seat)?.end();
    this.timers.delete(seat);
  }
}
