import type { Draw } from '../kernel/chance.ts';
import type { Seat } from '../kernel/game.ts';
import type { Decision, Opening } from '../kernel/match.ts';
import type { Locale, Messages, Sentence } from './words.ts';

/** What a lesson may look at to say whether it is its turn, seen from the learner's seat. */
export interface Moment<V = unknown, E = unknown> {
  readonly view: V;
  /** What the learner was told since the last lesson was left, oldest first. */
  readonly happened: readonly E[];
  /** What the learner has to decide now. */
  readonly decision: Decision | undefined;
  readonly over: boolean;
}

/** The type of a method, so that a game may type its views and events. */
export type Condition<V = unknown, E = unknown> = { holds(moment: Moment<V, E>): boolean }['holds'];

/**
 * What the learner does in a lesson: one of some choices, in the game's notation, or anything legal. The first choice is
 * what the guide does for whoever asks it to.
 */
export type Task =
  | {
      readonly choices: readonly string[];
      /** Why these, and how: said when the learner tries something else. */
      readonly hint: Sentence;
      /** The random results that follow, such as the dice of a battle. */
      readonly draws?: readonly Draw[];
      readonly free?: false;
    }
  | { readonly choices: readonly string[]; readonly free: true };

/** One thing that is explained when it first matters. */
export interface Lesson<V = unknown, E = unknown> {
  /** Its `place` is shown on the board. */
  readonly says: Sentence;
  /** A part of the page that is lit up: `prompt`, `log`, or what the game's board marks with `data-part`. */
  readonly part?: string;
  /**
   * When it shows, as soon as the lesson before it was left: at once if nothing is said, when the learner has to decide
   * (`turn`), when the match is over (`end`), or when a condition holds. What has not shown by the end is left out.
   */
  readonly when?: 'turn' | 'end' | Condition<V, E>;
  /** What the learner then does. Without it the lesson is only read. */
  readonly task?: Task;
}

/** What somebody else at the table answers, and the random results that follow. */
export interface ScriptedMove {
  readonly seat: Seat;
  readonly choice: string;
  readonly draws?: readonly Draw[];
}

/**
 * A first match for somebody who never saw the game: about five minutes, on the game's real rules, with everything that
 * is not the learner's written down.
 */
export interface Guide<V = unknown, E = unknown> {
  /** How the match begins; its seed decides whatever chance is not written down. */
  readonly opening: Opening;
  readonly seat: Seat;
  /** Proper names of the others, by seat; the learner's own stays empty. */
  readonly names: readonly string[];
  readonly lessons: readonly Lesson<V, E>[];
  /** The moves of the others, in order. Where the learner's freedom has made one impossible, a bot answers. */
  readonly scriptedMoves: readonly ScriptedMove[];
  /** What the lessons say besides the game's own messages. */
  readonly messages: (locale: Locale) => Promise<Messages>;
}
