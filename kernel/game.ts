import type { Chance } from './chance.ts';

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** One value for each seat, indexed by seat. */
export type BySeat<T> = T[];

/** Somebody who looks at a match: the holder of a seat, or anybody else. */
export type Viewer = Seat | 'spectator';

/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = { readonly [key: string]: unknown };

/**
 * One entry of the stack on which the rules note where they are: the name of a step and what that step has to
 * remember. Plain data, part of the state.
 */
export interface Frame {
  step: string;
}

/**
 * The whole truth about a match, as plain data that JSON carries without loss. The top of `stack` (its last
 * entry) is the step that runs next; an empty stack means that the match is over.
 */
export interface State {
  stack: Frame[];
}

/**
 * Says that something happened. Called as `turn.tell?.(…)`, so that an event costs nothing where nobody listens.
 * With `only`, just those seats are told `event`; everybody else is told `others`, or nothing.
 */
export type Tell<E> = (event: E, only?: readonly Seat[], others?: E) => void;

/** What a step works with: the state that it changes in place, chance, and a way to say what happened. */
export interface Turn<S extends State, E> {
  readonly state: S;
  readonly chance: Chance;
  readonly tell: Tell<E> | undefined;
}

/**
 * A step that needs nobody's answer. It runs as soon as it is on top of the stack, and must change the stack:
 * push, replace or pop.
 */
export interface AutomaticStep<S extends State, F extends Frame, E> {
  readonly automatic: true;
  run(turn: Turn<S, E>, frame: F): void;
}

/**
 * A step that waits for answers. The name of the step is the kind of the decision.
 *
 * The kernel hands `answer` only what `choices` lists for that seat at that moment, so a rule never checks a
 * choice twice. Members are methods on purpose: each step sees its own frame and choice types.
 */
export interface DecisionStep<S extends State, F extends Frame, C, E> {
  readonly automatic: false;
  /** Set for a decision that answers somebody else's move and may be passed: the choice that passes. Always legal. */
  readonly pass?: C;
  /** Who has still to answer, in order of play; never empty. */
  seats(state: S, frame: F): readonly Seat[];
  /** All legal choices of one of those seats; never empty, no two alike in print. */
  choices(state: S, frame: F, seat: Seat): readonly C[];
  /** The rule that forbids a choice which is not legal; undefined if it does not answer this decision at all. */
  refuse(state: S, frame: F, seat: Seat, choice: C): RuleId | undefined;
  answer(turn: Turn<S, E>, frame: F, seat: Seat, choice: C): void;
}

export type Step<S extends State, F extends Frame, C, E> = AutomaticStep<S, F, E> | DecisionStep<S, F, C, E>;

/** Names a rule that can make a choice illegal. Its sentence is the message `rule.<id>` of the game. */
export type RuleId = string;

/** Where a rule stands: pages of the rulebook, and the number of a ruling where the rulebook is silent. */
export interface RulePlace {
  readonly page: string;
  readonly ruling?: string;
}

/** What kind of game it is. The test kit reads this and holds the game to it. */
export interface Nature {
  readonly seats: { readonly min: number; readonly max: number };
  /** Some option makes seats share their result. */
  readonly teams: boolean;
  /** Something in the state is unknown to some viewer. */
  readonly hidden: boolean;
  readonly chance: boolean;
  /** Several seats may have to answer at the same moment. */
  readonly simultaneous: boolean;
  /** All seats win or lose together. */
  readonly cooperative: boolean;
  /** No match takes more answers than this. */
  readonly longest: number;
}

/**
 * How a match ended. Rank 1 won, equal ranks share a place; in a cooperative loss every seat has rank 2, behind
 * the game itself.
 */
export interface Outcome {
  readonly ranks: BySeat<number>;
  readonly scores?: BySeat<number>;
  /** The team of each seat, where seats played in teams. */
  readonly teams?: BySeat<number>;
}

/**
 * A game: everything that table, bots, server and tests have to know about it.
 *
 * S state, C choice, V view, E event, O options, P position. Options and positions reach a game only after they
 * were checked against its schemas; what a schema cannot say, `setup` and `arrange` refuse with an
 * {@link InputError}.
 */
export interface Game<
  S extends State = State,
  C = unknown,
  V = unknown,
  E = unknown,
  O = unknown,
  P = unknown,
> {
  readonly id: string;
  /** Version of the rules. A match keeps the version with which it began. */
  readonly version: string;
  readonly nature: Nature;
  readonly optionsSchema: JsonSchema;
  readonly positionSchema: JsonSchema;
  /** The notation of choices, in one line of English. */
  readonly notation: string;
  readonly rules: Readonly<Record<RuleId, RulePlace>>;
  readonly steps: Readonly<Record<string, Step<S, Frame, C, E>>>;
  setup(options: O, seats: number, chance: Chance): S;
  /** A copy that shares nothing that a step changes. */
  copy(state: S): S;
  /** How many seats play. */
  seatCount(state: S): number;
  /** The pack with which this match is played, where the game has packs: records carry its hash. */
  pack?(state: S): unknown;
  /**
   * All that this viewer sees and has learnt, built by naming what is shown. Equal knowledge gives equal bytes:
   * nothing hidden may change the view, not even the order of a list.
   */
  observe(state: S, viewer: Viewer): V;
  /** A state from which this view could have come, everything hidden dealt anew. Made from the view alone. */
  imagine(view: V, chance: Chance): S;
  /** A state as a person would set it out. What the position leaves out is as in a fresh match. */
  arrange(position: P, options: O, chance: Chance): S;
  /** The position that `arrange` would turn into this state; for a viewer, only what that viewer may know. */
  position(state: S, viewer?: Viewer): P;
  /** The team of each seat where seats play in teams, as everybody knows it. Cooperative games need not say. */
  teams?(state: S): BySeat<number> | undefined;
  /**
   * What those who play together may tell each other, where the table's options restrict it: `signals` means nothing
   * but what the rules themselves provide. They may say anything where a game leaves it out.
   */
  talk?(state: S): 'open' | 'signals';
  /** Undefined as long as the match goes on. */
  outcome(state: S): Outcome | undefined;
  /** The choice in the game's notation: one line of ASCII, no spaces. */
  format(choice: C): string;
  /** The choice that a notation stands for, legal or not; undefined if it is no notation of this game. */
  parse(text: string): C | undefined;
  /** What a seat stands to gain, in points or their like, for bots that look ahead. Higher is better. */
  evaluate(state: S, seat: Seat): number;
  /**
   * What each of these choices, all that the seat has, is worth to it, looked ahead by the game itself and worked out
   * from the seat's own view. For games that know their odds by heart; bots look ahead for all others.
   */
  weigh?(view: V, seat: Seat, choices: readonly C[]): readonly number[];
  /** Points that an event gave, by seat. The points of all events add up to the outcome's scores. */
  points?(event: E): BySeat<number> | undefined;
}
