import type { ErrorCode } from '../kernel/error.ts';
import type { Seat } from '../kernel/game.ts';

/** A decision for a bot, as plain data: what its seat sees, and nothing else of the match. */
export interface BotRequest {
  readonly game: string;
  /** With what the game is opened: options as its seat may know them. Each thread is sent them once for a key. */
  readonly opened: { readonly key: string; readonly options: unknown };
  readonly view: unknown;
  readonly seat: Seat;
  readonly kind: string;
  /** Empty where a value is asked for. */
  readonly choices: readonly string[];
  readonly bot: string;
  /** Of the bot's own chance. */
  readonly seed: string;
  /** Milliseconds to think; with 0 it answers at once. */
  readonly ms: number;
}

/** What a thread is asked. `options` is there where the thread has not opened the game with them, or has forgotten it. */
export interface ThreadRequest extends Omit<BotRequest, 'opened'> {
  readonly key: string;
  readonly options?: unknown;
  /** What the thread need not remember any longer. */
  readonly forget: readonly string[];
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
