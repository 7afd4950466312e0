import type { Draw } from '../kernel/chance.ts';
import type { Seat } from '../kernel/game.ts';
import type { Decision, Opening } from '../kernel/match.ts';
import type { InEveryLanguage, Locale, Messages, Sentence } from './words.ts';

/** The data on which the condition of a lesson may depend, as seen from the learner's seat. */
export interface Moment<V = unknown, E = unknown> {
  readonly view: V;
  /** The events that the learner has received since the last lesson was left, oldest first. */
  readonly happened: readonly E[];
  /** The learner's open decision. */
  readonly decision: Decision | undefined;
  readonly over: boolean;
}

/** A condition for showing a lesson. The type of a method, so that a game can type its views and events. */
export type Condition<V = unknown, E = unknown> = { holds(moment: Moment<V, E>): boolean }['holds'];

/**
 * What the learner does in a lesson: one of `choices`, in the game's notation, or, if `free`, any legal choice. The
 * guide plays the first of `choices` for a learner who asks it to.
 */
export type Task =
  | {
      readonly choices: readonly string[];
      /** Explains what to do and why. It is shown when the learner tries another choice. */
      readonly hint: Sentence;
      /** The random results that follow, such as the dice of a battle. */
      readonly draws?: readonly Draw[];
      readonly free?: false;
    }
  | { readonly choices: readonly string[]; readonly free: true };

/**
 * An explanation that is shown when it first matters.
 *
 * @example { says: sentence('guide.roll'), part: 'prompt', when: 'turn', task: { choices: ['roll'], free: true } }
 */
export interface Lesson<V = unknown, E = unknown> {
  /** The text of the lesson. The board highlights its `place`. */
  readonly says: Sentence;
  /** The part of the page to highlight: `prompt`, `log`, or an element that the board marks with `data-part`. */
  readonly part?: string;
  /**
   * When the lesson is shown after the previous one was left: immediately if left out, when the learner has a decision
   * (`turn`), when the match is over (`end`), or when a condition holds. A lesson whose time never comes is skipped.
   */
  readonly when?: 'turn' | 'end' | Condition<V, E>;
  /** What the learner does then. A lesson without a task is only read. */
  readonly task?: Task;
}

/** A prepared move of another seat, with the random results that follow. */
export interface ScriptedMove {
  readonly seat: Seat;
  readonly choice: string;
  readonly draws?: readonly Draw[];
}

/**
 * A first match for a beginner: five to eight minutes, by the real rules of the game. Everything except the learner's own
 * moves is prepared.
 */
export interface Guide<V = unknown, E = unknown> {
  /** How the match begins. Its seed decides all random results that are not prepared. */
  readonly opening: Opening;
  readonly seat: Seat;
  /** The names of the other players, by seat; empty for the learner's seat. */
  readonly names: readonly string[];
  readonly lessons: readonly Lesson<V, E>[];
  /** The moves of the other seats, in order. If the learner's choices made one illegal, a bot moves instead. */
  readonly scriptedMoves: readonly ScriptedMove[];
  /** The messages of the lessons, in addition to those of the game. */
  readonly messages: (locale: Locale) => Promise<Messages>;
}

/** A guide as the list of games knows it. */
export interface ListedGuide {
  /** Whom the learner plays, if the game has a guide for each of several roles. */
  readonly role?: {
    /** The end of the guide's address. */
    readonly id: string;
    /** What leads to the guide, such as "Learn as a hero". */
    readonly name: InEveryLanguage;
  };
  readonly guide: () => Promise<Guide>;
}
