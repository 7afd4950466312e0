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
 * Several seats at work at once, each through its own steps: the kernel runs every lane like a stack of its own, and
 * pops this frame when all lanes are empty. Seats that have nothing to do have an empty lane. A lane holds no lanes.
 */
export interface LanesFrame<F extends Frame = Frame> extends Frame {
  step: 'lanes';
  lanes: BySeat<F[]>;
}

/**
 * The whole truth about a match, as plain data that JSON carries without loss. The top of `stack` (its last
 * entry) is the step that runs next; an empty stack means that the match is over.
 */
export interface State {
  stack: Frame[];
  /** The hash of the content with which the match is played, where the game has content. */
  readonly content?: string;
}

/**
 * Says that something happened. Called as `turn.tell?.(…)`, so that an event costs nothing where nobody listens.
 * With `only`, just those seats are told `event`; everybody else is told `others`, or nothing.
 */
export type Emit<E> = (event: E, only?: readonly Seat[], others?: E) => void;

/** What a step works with: the state that it changes in place, chance, and a way to say what happened. */
export interface Turn<S extends State, E> {
  readonly state: S;
  /** The stack on which the step's frame lies: that of the state, or the lane of one seat. Its last entry is the top. */
  readonly stack: S['stack'];
  readonly chance: Chance;
  readonly emit: Emit<E> | undefined;
}

/**
 * A step that needs nobody's answer. It runs as soon as it is on top of the stack, and must change the stack:
 * push, replace or pop.
 */
export interface AutomaticStep<S extends State, F extends Frame, E> {
  readonly kind: 'automatic';
  run(turn: Turn<S, E>, frame: F): void;
}

/**
 * A step that waits for seats to choose from lists. The name of the step is the kind of the decision.
 *
 * The kernel hands `answer` only what is legal for that seat at that moment, so a rule never checks a choice twice.
 * Members are methods on purpose: each step sees its own frame and choice types.
 */
export interface ChoiceStep<S extends State, F extends Frame, C, E> {
  readonly kind: 'choice';
  /**
   * The choice that declines the decision, where a seat may decline it; always legal. Whoever runs the match plays it
   * for a seat that has no other choice, so that the others cannot tell, and for a person with a standing pass. So ask
   * every seat that might react as far as everybody knows, whatever it holds. A decision that must be bothered with,
   * such as the end of a turn, has no `pass`, even if declining is one of its choices.
   */
  readonly pass?: C;
  /** Who has still to answer, in order of play; never empty. In a lane, the seat of that lane. */
  seats(state: S, frame: F): readonly Seat[];
  /** All legal choices of one of those seats; never empty, at most {@link mostChoices}, no two alike in print. */
  choices(state: S, frame: F, seat: Seat): readonly C[];
  /** Whether a choice is legal, found out without listing; left out where looking it up in `choices` is cheap. */
  legal?(state: S, frame: F, seat: Seat, choice: C): boolean;
  /** The rule that forbids a choice which is not legal. */
  refuse(state: S, frame: F, seat: Seat, choice: C): RuleId;
  apply(turn: Turn<S, E>, frame: F, seat: Seat, choice: C): void;
}

/** No list of choices is longer. A larger choice is split into several decisions, or asks for a value. */
export const mostChoices = 200;

/** One thing wrong with a value from outside: the rule that it breaks, and where, as a JSON pointer. */
export interface ValueFault {
  readonly rule: RuleId;
  readonly place: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A value from outside, as the rules read it: of the game's own type, or with every fault that it has. */
export type Parsed<X> = { readonly value: X } | { readonly faults: readonly [ValueFault, ...ValueFault[]] };

/**
 * A step that waits for seats to give a value that no list could hold: an army, a deck, a payment. In records and
 * notation a value stands as `=` and its JSON (see `kernel/value.ts`).
 */
export interface ValueStep<S extends State, F extends Frame, X, E> {
  readonly kind: 'value';
  /** As in {@link ChoiceStep}. */
  seats(state: S, frame: F): readonly Seat[];
  /** The form of a value, for those who ask for one: pages, bots, the protocol. */
  schema(state: S, frame: F, seat: Seat): JsonSchema;
  /** Reads any JSON at all: a legal value, or all that is wrong with it. Depends only on what the seat knows. */
  parse(state: S, frame: F, seat: Seat, value: Json): Parsed<X>;
  /** A legal value, drawn at random; for bots and tests. Depends only on what the seat knows. */
  sample(state: S, frame: F, seat: Seat, chance: Chance): Json;
  apply(turn: Turn<S, E>, frame: F, seat: Seat, value: X): void;
}

/** A step that waits for somebody. */
export type DecisionStep<S extends State, F extends Frame, C, E> =
  | ChoiceStep<S, F, C, E>
  | ValueStep<S, F, unknown, E>;

export type Step<S extends State, F extends Frame, C, E> = AutomaticStep<S, F, E> | DecisionStep<S, F, C, E>;

/** All frames that can lie on the stack of a state, those in lanes included. */
type FrameIn<T> = T extends LanesFrame<infer F> ? F : T;
type FrameNamed<F, N> = F extends Frame ? (N extends F['step'] ? F : never) : never;

/** The table of steps: one for each frame that can lie on the stack, typed by that frame. */
export type Steps<S extends State, C, E> = {
  readonly [N in FrameIn<S['stack'][number]>['step']]: Step<
    S,
    FrameNamed<FrameIn<S['stack'][number]>, N>,
    C,
    E
  >;
};

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
  /** No match takes more moves than this. */
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
 * What a match is played with besides its options: a pack of tiles, cards or maps. States and views name it by its
 * hash, and nobody copies or sends it again with every change.
 */
export interface Content {
  /** The hash of `pack`. */
  readonly hash: string;
  /** What everybody may see from the beginning. */
  readonly pack: Json;
  /** What no viewer is sent before the rules reveal it; nothing in `hash` depends on it. */
  readonly sealed?: Json;
}

/** What each seat brings to a match in private: a force, a deck. It is secret until the rules reveal it. */
export interface Bring<B> {
  readonly schema: JsonSchema;
  /** Reads any JSON at all. */
  parse(value: Json): Parsed<B>;
  /** Something legal, drawn at random; for bots, tests, and people who do not care. */
  sample(chance: Chance): Json;
}

/** What reaches a match from before it began. */
export interface Given<B> {
  /** By seat, where the rules have `bring`; otherwise empty. */
  readonly bring: BySeat<B>;
  /** What the match before it in a series handed on: see {@link Rules.carry}. */
  readonly carry: Json | undefined;
}

/** Points that a seat gained; a loss is below 0. */
export interface SeatPoints {
  readonly seat: Seat;
  readonly points: number;
}

/** What is known of a game whatever its options are. C choice, E event. */
export interface GameFacts<C = unknown, E = unknown> {
  readonly id: string;
  /** Version of the rules. A record says which moves were played by which version. */
  readonly version: string;
  readonly nature: Nature;
  /** The notation of choices, in one line of English. */
  readonly notation: string;
  readonly rules: Readonly<Record<RuleId, RulePlace>>;
  /** The choice in the game's notation: one line of ASCII, no spaces, not beginning with `=`. */
  format(choice: C): string;
  /** The choice that a notation stands for, legal or not; undefined if it is no notation of this game. */
  parse(text: string): C | undefined;
  /**
   * The points that an event gave. The points of all events add up to the outcome's scores.
   *
   * @example points: (event) => (event.kind === 'scored' ? [event] : [])
   */
  points?(event: E): readonly SeatPoints[];
}

/**
 * A game: everything that table, bots, server and tests have to know about it before it is opened.
 *
 * S state, C choice, V view, E event, O options, P position, B what a seat brings. Options and positions reach a game
 * only after they were checked against its schemas; what a schema cannot say is refused with an {@link InputError}.
 */
export interface Game<
  S extends State = State,
  C = unknown,
  V = unknown,
  E = unknown,
  O = unknown,
  P = unknown,
  B = unknown,
> extends GameFacts<C, E> {
  readonly optionsSchema: JsonSchema;
  readonly positionSchema: JsonSchema;
  /**
   * Counts the shapes that the state has had; 1 where left out. Running matches go on under a new version of the rules
   * if the shape is the same, or if `migrate` gives the new one.
   */
  readonly shape?: number;
  /** A state of an earlier shape in the present one; undefined if that cannot be. */
  migrate?(state: Json, shape: number): S | undefined;
  /**
   * The rules closed over these options, with the content compiled. Options as viewers get them have the public part
   * of the content as their `pack`; rules opened with those can observe, imagine and look ahead, and need not deal.
   * Throws {@link InputError} `bad-options` or `bad-pack`.
   */
  open(options: O): Rules<S, C, V, E, P, B>;
}

/** A game that has been opened with its options: what carries a match out. Parameters as in {@link Game}. */
export interface Rules<
  S extends State = State,
  C = unknown,
  V = unknown,
  E = unknown,
  P = unknown,
  B = unknown,
> extends GameFacts<C, E> {
  readonly content?: Content;
  readonly bring?: Bring<B>;
  readonly steps: Steps<S, C, E>;
  setup(seats: number, chance: Chance, given: Given<B>): S;
  /** A copy that shares nothing that a step changes. */
  copy(state: S): S;
  /** How many seats play. */
  seatCount(state: S): number;
  /**
   * All that this viewer sees and has learnt, built by naming what is shown. Equal knowledge gives equal bytes:
   * nothing hidden may change the view, not even the order of a list. It names where the rules are by `stack`, which
   * `observeStack` makes, and its content by hash.
   */
  observe(state: S, viewer: Viewer): V;
  /**
   * A state from which this view could have come, everything hidden dealt anew, all possible deals equally likely.
   * Made from the view alone.
   */
  imagine(view: V, chance: Chance): S;
  /**
   * Whether a position can express this moment; where left out, it can express all. Positions set out by hand need only
   * calm moments, such as those between two turns.
   */
  calm?(state: S): boolean;
  /** A state as a person would set it out. What the position leaves out is as in a fresh match. */
  arrange(position: P, chance: Chance, given: Given<B>): S;
  /** The position that `arrange` would turn into this calm state; for a viewer, only what that viewer may know. */
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
  /**
   * What a finished match hands on to the next of its series, which has the same seats and options; undefined where
   * the series ends. It may hold secrets: only the next match gets it.
   */
  carry?(state: S): Json | undefined;
  /** What a seat stands to gain, in points or their like, for bots that look ahead. Higher is better. */
  evaluate(state: S, seat: Seat): number;
  /**
   * What each of these choices, all that the seat has, is worth to it, looked ahead by the game itself and worked out
   * from the seat's own view. For games that know their odds by heart; bots look ahead for all others.
   */
  weigh?(view: V, seat: Seat, choices: readonly C[]): readonly number[];
}
