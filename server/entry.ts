import type { Draw } from '../kernel/chance.ts';
import type { Seat } from '../kernel/game.ts';

/** A seat as the log first states it. `account` holds it. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly name: string; readonly account: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** The first entry of every table. */
export interface Opened {
  readonly kind: 'opened';
  readonly account: string;
  readonly game: string;
  /** The rules with which the match is played to its end. */
  readonly version: string;
  readonly chairs: readonly Chair[];
  readonly options: unknown;
  /** The secret from which all chance of the match comes. */
  readonly seed: string;
  readonly listed: boolean;
}

/** One answer, with the random results that followed. `command` is the id that the page gave it. */
export interface Answered {
  readonly kind: 'answered';
  readonly seat: Seat;
  readonly choice: string;
  readonly draws: readonly Draw[];
  /** Nobody's account answered for a bot. */
  readonly account?: string;
  readonly command?: string;
}

/** What happened at a table. The log of these is the truth; everything else is worked out from it. */
export type Happening =
  | Opened
  | { readonly kind: 'sat'; readonly seat: Seat; readonly account: string; readonly name: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'renamed'; readonly account: string; readonly name: string }
  /** Everybody is there. `chairs` are final, `draws` the random results of the set-up. */
  | { readonly kind: 'started'; readonly chairs: readonly Chair[]; readonly draws: readonly Draw[] }
  | Answered;

/** A line of a table's log. `at` is the time in milliseconds since 1970. */
export type Entry = Happening & { readonly at: number };
