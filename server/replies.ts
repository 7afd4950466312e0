import { randomInt } from 'node:crypto';
import { setTimeout as setLater } from 'node:timers/promises';
import type { Seat } from '../kernel/game.ts';
import { isForcedReply } from '../kernel/replies.ts';
import type { Asked } from './play.ts';
import type { ClockPlan, Passing } from './protocol.ts';

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
  /** How long after it was asked a reply is given that needs no person, in milliseconds, whatever the seat holds. */
  readonly tick: number;
  /** How long a person may think about a reply, in milliseconds; undefined for as long as they like. */
  readonly limit: number | undefined;
}

/** The manners of a table with this clock. */
export function repliesAt(
  { cover, tick }: Pick<ReplyManners, 'cover' | 'tick'>,
  clock: ClockPlan | undefined,
): ReplyManners {
  return { cover, tick, limit: clock?.reply === undefined ? undefined : clock.reply * 1000 };
}

/**
 * Replies that are given without the person: where there is nothing to choose, where they said that they pass, and
 * where they take too long. All seats that may reply to a move are asked at the same time, and so each has a time of its
 * own. Who passes, and for how long, is known to nobody else, stands in no log, and is forgotten when the table leaves
 * memory.
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

  /** How this seat replies by itself. */
  of(seat: Seat): Passing | undefined {
    return this.passing.get(seat);
  }

  /** How the seat replies by itself from now on; not at all, if undefined. */
  set(seat: Seat, until: Passing | undefined): void {
    if (until === undefined) this.passing.delete(seat);
    else this.passing.set(seat, until);
    this.drop(seat);
    this.wake();
  }

  /** Whether its person need not be shown the question. */
  spares(asked: Asked): boolean {
    return isForcedReply(asked) || this.passesAnyway(asked);
  }

  /** Sees to it that every reply is given that is for the server to give. */
  wake(): void {
    if (this.closed) return;
    const asked = this.table.askedOfPeople();
    this.endPassing(asked);
    for (const [seat, { since }] of this.timers) {
      if (!asked.some((other) => other.seat === seat && other.since === since)) this.drop(seat);
    }
    const now = performance.now();
    for (const question of asked) {
      if (question.pass === undefined) continue;
      const { seat, since } = question;
      if (this.begun.get(seat)?.since !== since) this.begun.set(seat, { since, at: now });
      if (this.timers.has(seat)) continue;
      const wait = this.waitFor(question, now - (this.begun.get(seat)?.at ?? now));
      if (wait === undefined) continue;
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

  /** Its person has said that it passes, whatever it holds. */
  private passesAnyway({ seat, pass }: Asked): boolean {
    const until = this.passing.get(seat);
    return pass !== undefined && until !== undefined && until !== 'able';
  }

  /** How long to wait before the server gives a reply that has been asked for so long; undefined for ever. */
  private waitFor(asked: Asked, passed: number): number | undefined {
    const { limit, tick } = this.manners;
    const left = limit === undefined ? Number.POSITIVE_INFINITY : Math.max(1, limit - passed);
    const isForced = isForcedReply(asked);
    if (this.passesAnyway(asked) || (isForced && this.passing.has(asked.seat))) {
      // Who makes up their mind only now passes at one of the next ticks.
      return tick === 0 ? 0 : tick - (passed % tick);
    }
    if (isForced) return Math.min(left, this.cover());
    return limit === undefined ? undefined : left;
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
      const isOver = until === 'move' || (until === 'turn' && turns.some((turn) => turn.seat === seat));
      if (isOver) this.passing.delete(seat);
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
