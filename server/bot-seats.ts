import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BotRequest } from '../bots/pool.ts';
import type { Seat } from '../kernel/game.ts';
import type { Asked } from './play.ts';

/** Who thinks for the bots; the pool of threads in real life. */
export interface Thinkers {
  choose(request: BotRequest, signal?: AbortSignal): Promise<string>;
}

export interface BotManners {
  readonly thinkers: Thinkers;
  /** The least time that an answer takes, in milliseconds, so that people can follow. */
  readonly pause: number;
  /** The most time that a bot may think, in milliseconds. */
  readonly limit: number;
  /** About how long it takes to pass for people who cannot but pass, in milliseconds: `ReplyManners`. */
  readonly cover: number;
  /** How long a person who is away has to be waited for before a bot may play on for them, in milliseconds. */
  readonly grace: number;
  readonly log: Logger;
}

/** What the bots of a table see of it. */
export interface BotTable {
  readonly id: string;
  readonly gameId: string;
  /** The questions that bots have to answer now. */
  askedOfBots(): readonly { readonly bot: string; readonly asked: Asked }[];
  view(seat: Seat): unknown;
  /** Answers the question that has stood since `since`; does nothing if that is no longer asked. */
  answerForBot(seat: Seat, since: number, choice: string): Promise<void>;
}

/**
 * The least time that a bot's reply to somebody else's move takes, in milliseconds: at once, and yet longer than it
 * thinks, so that the time does not tell whether it had anything to think about.
 */
const replyPause = 150;

/** How long to wait before a bot tries again after its answer could not be stored, in milliseconds. */
const retryAfter = 1000;

/** The bots at one table. They play as long as the table is in memory. */
export class BotSeats {
  private readonly table: BotTable;
  private readonly manners: BotManners;
  private readonly thinking = new Map<Seat, { readonly since: number; readonly end: AbortController }>();
  private closed = false;

  constructor(table: BotTable, manners: BotManners) {
    this.table = table;
    this.manners = manners;
  }

  /** Sees to it that every bot that is asked something thinks about it. */
  wake(): void {
    if (this.closed) return;
    const asked = this.table.askedOfBots();
    for (const [seat, { since, end }] of this.thinking) {
      if (asked.some((other) => other.asked.seat === seat && other.asked.since === since)) continue;
      this.thinking.delete(seat);
      end.abort();
    }
    for (const question of asked) {
      if (!this.thinking.has(question.asked.seat)) void this.think(question.bot, question.asked);
    }
  }

  close(): void {
    this.closed = true;
    for (const { end } of this.thinking.values()) end.abort();
    this.thinking.clear();
  }

  private async think(bot: string, asked: Asked): Promise<void> {
    const { seat, since } = asked;
    const end = new AbortController();
    this.thinking.set(seat, { since, end });
    const least = asked.pass === undefined ? this.manners.pause : Math.min(this.manners.pause, replyPause);
    const pause = setTimeout(least, undefined, { signal: end.signal });
    // Without this, an abort while the bot still thinks would count as a rejection that nobody handles.
    pause.catch(() => undefined);
    try {
      const choice = await this.choice(bot, asked, end.signal);
      await pause;
      await this.table.answerForBot(seat, since, choice);
    } catch (failure) {
      if (end.signal.aborted) return;
      this.manners.log.error({ table: this.table.id, seat, bot, err: failure }, 'a bot could not answer');
      await setTimeout(retryAfter, undefined, { signal: end.signal }).catch(() => undefined);
      if (end.signal.aborted) return;
      this.thinking.delete(seat);
      this.wake();
    }
  }

  private async choice(bot: string, { seat, kind, choices }: Asked, signal: AbortSignal): Promise<string> {
    const [only, ...more] = choices;
    if (only !== undefined && more.length === 0) return only;
    const { thinkers, limit, log } = this.manners;
    const view = this.table.view(seat);
    for (const id of bot === 'random' ? [bot] : [bot, 'random']) {
      try {
        const seed = randomBytes(16).toString('hex');
        const game = this.table.gameId;
        return await thinkers.choose({ game, view, seat, kind, choices, bot: id, seed, ms: limit }, signal);
      } catch (failure) {
        if (signal.aborted) throw failure;
        log.error({ table: this.table.id, seat, bot: id, err: failure }, 'a bot failed');
      }
    }
    const choice = choices[randomInt(choices.length)];
    if (choice === undefined) throw new Error('a bot was asked without choices');
    return choice;
  }
}
