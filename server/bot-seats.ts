import type { Logger } from 'pino';
import type { BotRequest } from '../bots/pool.ts';
import type { Seat } from '../kernel/game.ts';
import { randomBelow, randomHex } from './crypto.ts';
import type { OpenedGame } from './opened-games.ts';
import type { OpenDecision } from './play.ts';
import { wait } from './timers.ts';

/** The part of the bot pool that a table needs; tests may use another one. */
export interface MoveChooser {
  choose(request: BotRequest, signal?: AbortSignal): Promise<string>;
}

export interface BotConfig {
  readonly botPool: MoveChooser;
  /** The least time that a move takes, in milliseconds, so that people can follow. */
  readonly pause: number;
  /** The longest time that a bot may think, in milliseconds. */
  readonly limit: number;
  /** The mean delay of a forced pass, in milliseconds: see `ReactionConfig`. */
  readonly cover: number;
  /** The delay of a standing pass, in milliseconds: see `ReactionConfig`. */
  readonly tick: number;
  /** How long a table has to wait for an absent person before a bot may take over, in milliseconds. */
  readonly grace: number;
  readonly log: Logger;
}

/** The part of a table that its bots need. */
export interface BotTable {
  readonly id: string;
  readonly game: OpenedGame;
  /** The open decisions of bots. */
  decisionsOfBots(): readonly { readonly bot: string; readonly decision: OpenDecision }[];
  view(seat: Seat): unknown;
  /** Plays for the decision that has been open since `since`. Does nothing if it is no longer open. */
  playForBot(seat: Seat, since: number, choice: string): Promise<void>;
}

/**
 * Number of ticks after which a bot plays a reaction, whatever it holds and however busy the threads are. A bot that
 * is not ready by then passes.
 */
const replyTicks = 3;
/** How long before that moment a bot has to be ready, in milliseconds. */
const replyMargin = 20;

/** How long to wait before a bot tries again after its move could not be stored, in milliseconds. */
const retryAfter = 1000;

/** The bots at one table. They play while the table is in memory. */
export class BotSeats {
  private readonly table: BotTable;
  private readonly config: BotConfig;
  private readonly thinking = new Map<Seat, { readonly since: number; readonly end: AbortController }>();
  private closed = false;

  constructor(table: BotTable, config: BotConfig) {
    this.table = table;
    this.config = config;
  }

  /** Starts every bot that has an open decision and is not thinking yet. */
  wake(): void {
    if (this.closed) return;
    const waiting = this.table.decisionsOfBots();
    for (const [seat, { since, end }] of this.thinking) {
      if (waiting.some((other) => other.decision.seat === seat && other.decision.since === since)) continue;
      this.thinking.delete(seat);
      end.abort();
    }
    for (const one of waiting) {
      if (!this.thinking.has(one.decision.seat)) void this.think(one.bot, one.decision);
    }
  }

  close(): void {
    this.closed = true;
    for (const { end } of this.thinking.values()) end.abort();
    this.thinking.clear();
  }

  private async think(bot: string, decision: OpenDecision): Promise<void> {
    const { seat, since, pass } = decision;
    const end = new AbortController();
    this.thinking.set(seat, { since, end });
    const replyAfter = replyTicks * this.config.tick;
    const pause = wait(pass === undefined ? this.config.pause : replyAfter, pass, {
      signal: end.signal,
    });
    // Without this, an abort while the bot still thinks would count as a rejection that nobody handles.
    pause.catch(() => undefined);
    try {
      const choosing = this.choice(bot, decision, end.signal);
      const choice = pass === undefined ? await choosing : await inTime(choosing, pause, pass);
      await pause;
      await this.table.playForBot(seat, since, choice);
    } catch (failure) {
      if (end.signal.aborted) return;
      this.config.log.error({ table: this.table.id, seat, bot, err: failure }, 'a bot could not answer');
      await wait(retryAfter, undefined, { signal: end.signal }).catch(() => undefined);
      if (end.signal.aborted) return;
      this.thinking.delete(seat);
      this.wake();
    }
  }

  private async choice(
    bot: string,
    { seat, kind, choices, pass, input }: OpenDecision,
    signal: AbortSignal,
  ): Promise<string> {
    const [only, ...more] = choices;
    // A reaction takes the same way whatever the bot holds, so that the server has the same to do.
    if (pass === undefined && only !== undefined && more.length === 0) return only;
    const { game, openOptions, openKey } = this.table.game;
    const { botPool, limit, tick, log } = this.config;
    const ms = pass === undefined ? limit : Math.max(0, Math.min(limit, replyTicks * tick - replyMargin));
    const view = this.table.view(seat);
    for (const id of bot === 'random' ? [bot] : [bot, 'random']) {
      try {
        const seed = randomHex(16);
        const request = {
          game: game.id,
          opened: { key: openKey, options: openOptions },
          view,
          seat,
          kind,
          choices,
          bot: id,
          seed,
          ms,
        };
        return await botPool.choose(request, signal);
      } catch (failure) {
        if (signal.aborted) throw failure;
        log.error({ table: this.table.id, seat, bot: id, err: failure }, 'a bot failed');
      }
    }
    const choice = choices[randomBelow(choices.length)];
    if (choice !== undefined) return choice;
    throw new Error(input === undefined ? 'a bot was asked without choices' : 'no bot gave a value');
  }
}

/** The bot's choice if it is ready at the end of the pause; otherwise the pass. */
function inTime(
  choosing: Promise<string>,
  pause: Promise<string | undefined>,
  pass: string,
): Promise<string> {
  // A late bot may fail: its result is not needed any more.
  choosing.catch(() => undefined);
  return Promise.race([choosing, pause.then(() => pass)]);
}
