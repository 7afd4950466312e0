import type { ErrorCode } from '../kernel/error.ts';
import type { Seat } from '../kernel/game.ts';

/** A decision for a bot, as plain data: what its seat sees, and nothing else of the match. */
export interface BotRequest {
  readonly game: string;
  /** Of the table, with what the seat may see of the content as their pack. */
  readonly options: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  readonly kind: string;
  /** In notation; where the seat is asked for a value, values of which the bot takes one. */
  readonly choices: readonly string[];
  readonly bot: string;
  /** Of the bot's own chance. */
  readonly seed: string;
  /** Milliseconds to think; with 0 it answers at once. */
  readonly ms: number;
}

/** What a thread is started with. */
export interface ThreadSetup {
  /** URL of the module that lists the games. */
  readonly games: string;
  /** One 32-bit word: 1 as soon as the bot must come to an end. */
  readonly stop: SharedArrayBuffer;
}

/** What a thread reports: that the bot begins to think, and then how it ended. */
export type ThreadReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'chosen'; readonly choice: string }
  | { readonly kind: 'failed'; readonly message: string; readonly code?: ErrorCode };
