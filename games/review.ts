import type { Rules, Seat } from '../kernel/game.ts';
import type { Sentence } from './words.ts';

/** What a seat has gained by an event; negative for a loss. */
export interface Gain {
  /** In a team that gains together, one of its seats. */
  readonly seat: Seat;
  readonly amount: number;
  /** What it was gained with, in a word or two, such as "Planets": the same sentence for all that is counted together. */
  readonly kind?: Sentence;
}

/**
 * How the page measures a match when it is over: who had how much when, and what it came from. A game without a review is
 * measured by the points of its rules.
 */
export interface Review<V = unknown, E = unknown> {
  /** What is counted, such as "Spaces"; points if left out. */
  readonly unit?: Sentence;
  /** What everybody has before the first event; 0 if left out. */
  start?(view: V): number;
  /** What the players of a cooperative game gain is bad for them. */
  readonly less?: true;
  gains(event: E, view: V): readonly Gain[];
  /** The colour of a seat on its board, as CSS. */
  color?(seat: Seat, view: V): string | undefined;
}

/** Makes the review of a match from its rules. The type of a method, so that a game can type its rules. */
export type OpenReview = { open(rules: Rules): Review }['open'];
