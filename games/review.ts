import type { Seat, TableRules } from '../kernel/game.ts';
import type { Sentence } from './words.ts';

/** What a seat has gained by an event; negative for a loss. */
export interface Gain {
  /** In a team that gains together, one of its seats. */
  readonly seat: Seat;
  readonly amount: number;
  /** What it was gained with, in a word or two, such as "Planets": the same sentence for all that is counted together. */
  readonly kind?: Sentence;
}

/** Something that seats have, of which the page draws the course. */
export interface Measure<V = unknown, E = unknown> {
  /** What is counted, such as "Objectives". */
  readonly unit: Sentence;
  /** How much a seat has; undefined as long as it is not counted, such as during the set-up. */
  of(view: V, seat: Seat): number | undefined;
  /** Whether an event tells why somebody has more or less. */
  tells(event: E): boolean;
}

/** A seat that left the match before its end. */
export interface Fall {
  readonly seat: Seat;
  /** Whose doing it was; left out if it was nobody's. */
  readonly by?: Seat;
  readonly why: Sentence;
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
  /** What is drawn in place of the course of the gains; the first shows the turning point. */
  readonly courses?: readonly Measure<V, E>[];
  /** Who left the match by the events of a move, in order. */
  falls?(events: readonly E[], view: V): readonly Fall[];
  /** The colour of a seat on its board, as CSS. */
  color?(seat: Seat, view: V): string | undefined;
}

/** Makes the review of a match from its rules. The type of a method, so that a game can type its rules. */
export type OpenReview = { open(rules: TableRules): Review }['open'];
