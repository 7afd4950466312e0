import { isForcedPass } from '../kernel/forced-pass.ts';
import type { Seat } from '../kernel/game.ts';
import { randomBelow } from './crypto.ts';
import type { OpenDecision } from './play.ts';
import type { ClockPlan, StandingPass } from './protocol.ts';
import { wait } from './timers.ts';

/** How long to wait before a pass that could not be stored is tried again, in milliseconds. */
const retryAfter = 1000;

/** The part of a table that its reactions need. */
export interface ReactionTable {
  /** The open decisions of people. */
  decisionsOfPeople(): readonly OpenDecision[];
  /** Passes the decision that has been open since `since`. Does nothing if it is no longer open. */
  passFor(seat: Seat, since: number): Promise<void>;
}

export interface ReactionConfig {
  /**
   * The mean delay before the server plays a forced pass, in milliseconds. It is about the time that a person needs to
   * pass, and each delay is random. The delay therefore does not reveal whether the seat could have reacted. With 0 the
   * server passes immediately.
   */
  readonly cover: number;
  /** The delay before the server passes for a seat with a standing pass, in milliseconds, whatever the seat holds. */
  readonly tick: number;
  /** How long a person may think about a reaction, in milliseconds; undefined for no limit. */
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
 * Passes reactions for people: forced passes, standing passes, and reactions whose time is up. All seats that may react
 * to a move are asked together, so each has a timer of its own. Standing passes are secret. They are not part of the log,
 * and are lost when the table leaves memory.
 */
export class Reactions {
  private readonly table: ReactionTable;
  private readonly config: ReactionConfig;
  private readonly standingPasses = new Map<Seat, StandingPass>();
  private readonly timers = new Map<Seat, { readonly since: number; readonly end: () => void }>();
  /** When each reaction was opened, by the steady clock. A change of the standing pass does not extend the time limit. */
  private readonly begun = new Map<Seat, { readonly since: number; readonly at: number }>();
  private closed = false;

  constructor(table: ReactionTable, config: ReactionConfig) {
    this.table = table;
    this.config = config;
  }

  /** Whether no timer is running. */
  get idle(): boolean {
    return this.timers.size === 0;
  }

  /** The standing pass of this seat. */
  of(seat: Seat): StandingPass | undefined {
    return this.standingPasses.get(seat);
  }

  /** Sets the standing pass of this seat; undefined ends it. */
  set(seat: Seat, until: StandingPass | undefined): void {
    if (until === undefined) this.standingPasses.delete(seat);
    else this.standingPasses.set(seat, until);
    this.drop(seat);
    this.wake();
  }

  /** Whether the server will pass this decision, so that its person is not shown it. */
  isAutomatic(decision: OpenDecision): boolean {
    return isForcedPass(decision) || this.passesAnyway(decision);
  }

  /** Starts a timer for every reaction that the server passes, and stops the timers of closed decisions. */
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

  /** Whether the seat has a standing pass that holds whatever the seat could play. */
  private passesAnyway({ seat, pass }: OpenDecision): boolean {
    const until = this.standingPasses.get(seat);
    return pass !== undefined && until !== undefined && until !== 'able';
  }

  /** How long until the server passes a reaction that has been open for `passed` milliseconds; undefined for never. */
  private waitFor(decision: OpenDecision, passed: number): number | undefined {
    const { limit, tick } = this.config;
    const left = limit === undefined ? Number.POSITIVE_INFINITY : Math.max(1, limit - passed);
    const isForced = isForcedPass(decision);
    if (this.passesAnyway(decision) || (isForced && this.standingPasses.has(decision.seat))) {
      // If the standing pass was set after the reaction was opened, the server passes at the next tick.
      return tick === 0 ? 0 : tick - (passed % tick);
    }
    if (isForced) return Math.min(left, this.cover());
    return limit === undefined ? undefined : left;
  }

  private cover(): number {
    const { cover } = this.config;
    return Math.floor(cover / 2) + randomBelow(cover + 1);
  }

  /** Ends the standing passes that are over. A move is over when a decision is open that is no reaction. */
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
      // The storage failed: the pass is tried again later.
      await wait(retryAfter, undefined, { ref: false });
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
