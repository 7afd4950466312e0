import { randomInt } from 'node:crypto';
import { setTimeout as setLater } from 'node:timers/promises';
import { isForcedPass } from '../kernel/forced-pass.ts';
import type { Seat } from '../kernel/game.ts';
import type { OpenDecision } from './play.ts';
import type { ClockPlan, StandingPass } from './protocol.ts';

/** How long to wait before a reaction is given again that could not be stored, in milliseconds. */
const retryAfter = 1000;

/** What the reactions of a table need of it. */
export interface ReactionTable {
  /** Everything that people are asked now. */
  decisionsOfPeople(): readonly OpenDecision[];
  /** Passes the decision that has stood since `since`; does nothing if that is no longer asked. */
  passFor(seat: Seat, since: number): Promise<void>;
}

export interface ReactionConfig {
  /**
   * About how long the server takes to pass for somebody who has nothing to reaction with, in milliseconds: as long as a
   * person takes who has. No two times are alike, so that nobody can tell one from the other. With 0 it passes at once.
   */
  readonly cover: number;
  /** How long after it was asked a reaction is given that needs no person, in milliseconds, whatever the seat holds. */
  readonly tick: number;
  /** How long a person may think about a reaction, in milliseconds; undefined for as long as they like. */
  readonly limit: number | undefined;
}

/** The configuration of a table with this clock. */
export function reactionConfigFor(
  { cover, tick }: Pick<ReactionConfig, 'cover' | 'tick'>,
  clock: ClockPlan | undefined,
): ReactionConfig {
  return { cover, tick, limit: clock?.reaction === undefined ? undefined : clock.reaction * 1000 };
}

/**
 * Reactions that are given without the person: where there is nothing to choose, where they said that they pass, and
 * where they take too long. All seats that may reaction to a move are asked at the same time, and so each has a time of its
 * own. Who passes, and for how long, is known to nobody else, stands in no log, and is forgotten when the table leaves
 * memory.
 */
export class Reactions {
  private readonly table: ReactionTable;
  private readonly config: ReactionConfig;
  private readonly standingPasses = new Map<Seat, StandingPass>();
  private readonly timers = new Map<Seat, { readonly since: number; readonly end: () => void }>();
  /** When each reaction was asked, by the machine's steady clock: changing one's mind about passing wins no time. */
  private readonly begun = new Map<Seat, { readonly since: number; readonly at: number }>();
  private closed = false;

  constructor(table: ReactionTable, config: ReactionConfig) {
    this.table = table;
    this.config = config;
  }

  /** No reaction is about to be given. */
  get idle(): boolean {
    return this.timers.size === 0;
  }

  /** How this seat reactions by itself. */
  of(seat: Seat): StandingPass | undefined {
    return this.standingPasses.get(seat);
  }

  /** How the seat reactions by itself from now on; not at all, if undefined. */
  set(seat: Seat, until: StandingPass | undefined): void {
    if (until === undefined) this.standingPasses.delete(seat);
    else this.standingPasses.set(seat, until);
    this.drop(seat);
    this.wake();
  }

  /** Whether its person need not be shown the decision. */
  isAutomatic(decision: OpenDecision): boolean {
    return isForcedPass(decision) || this.passesAnyway(decision);
  }

  /** Sees to it that every reaction is given that is for the server to give. */
  wake(): void {
    if (this.closed) return;
    const openDecisions = this.table.decisionsOfPeople();
    this.endStandingPasses(openDecisions);
    for (const [seat, { since }] of this.timers) {
      if (!openDecisions.some((other) => other.seat === seat && other.since === since)) this.drop(seat);
    }
    const now = performance.now();
    for (const decision of openDecisions) {
      if (decision.pass === undefined) continue;
      const { seat, since } = decision;
      if (this.begun.get(seat)?.since !== since) this.begun.set(seat, { since, at: now });
      if (this.timers.has(seat)) continue;
      const wait = this.waitFor(decision, now - (this.begun.get(seat)?.at ?? now));
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
  private passesAnyway({ seat, pass }: OpenDecision): boolean {
    const until = this.standingPasses.get(seat);
    return pass !== undefined && until !== undefined && until !== 'able';
  }

  /** How long to wait before the server gives a reaction that has been asked for so long; undefined for ever. */
  private waitFor(decision: OpenDecision, passed: number): number | undefined {
    const { limit, tick } = this.config;
    const left = limit === undefined ? Number.POSITIVE_INFINITY : Math.max(1, limit - passed);
    const isForced = isForcedPass(decision);
    if (this.passesAnyway(decision) || (isForced && this.standingPasses.has(decision.seat))) {
      // Who makes up their mind only now passes at one of the next ticks.
      return tick === 0 ? 0 : tick - (passed % tick);
    }
    if (isForced) return Math.min(left, this.cover());
    return limit === undefined ? undefined : left;
  }

  private cover(): number {
    const { cover } = this.config;
    return Math.floor(cover / 2) + randomInt(cover + 1);
  }

  /** A move is over when something else than reactions is asked. */
  private endStandingPasses(openDecisions: readonly OpenDecision[]): void {
    const turns = openDecisions.filter(({ pass }) => pass === undefined);
    if (turns.length === 0) return;
    for (const [seat, until] of this.standingPasses) {
      const isOver = until === 'move' || (until === 'turn' && turns.some((turn) => turn.seat === seat));
      if (isOver) this.standingPasses.delete(seat);
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
