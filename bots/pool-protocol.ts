import type { ErrorCode } from '../kernel/error.ts';
import type { Seat } from '../kernel/game.ts';

/** A decision for a bot, as plain data. Of the match it contains only what the seat sees. */
export interface BotRequest {
  readonly game: string;
  /** The options with which the game is opened, as the seat may know them. Each thread receives them once per key. */
  readonly opened: { readonly key: string; readonly options: unknown };
  readonly view: unknown;
  readonly seat: Seat;
  readonly kind: string;
  /** Empty if a value is asked for. */
  readonly choices: readonly string[];
  readonly bot: string;
  /** The seed of the bot's own chance. */
  readonly seed: string;
  /** Time to think in milliseconds; with 0 the bot decides immediately. */
  readonly ms: number;
}

/** A request to a thread. It has `options` if the thread does not have the game open with them. */
export interface ThreadRequest extends Omit<BotRequest, 'opened'> {
  readonly key: string;
  readonly options?: unknown;
  /** The key of a game that the thread may close. */
  readonly forget: readonly string[];
}

/** The data with which a thread is started. */
export interface ThreadSetup {
  /** URL of the module that lists the games. */
  readonly games: string;
  /** One 32-bit word, set to 1 when the bot must stop. */
  readonly stop: SharedArrayBuffer;
}

/** A report of a thread: the bot has begun to think, has chosen, or has failed. */
export type ThreadReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'chosen'; readonly choice: string }
  | { readonly kind: 'failed'; readonly message: string; readonly code?: ErrorCode };
