import type { Chance } from './chance.ts';

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** One value for each seat, indexed by seat. */
export type BySeat<T> = T[];

/** The side from which a match is seen: that of one seat, or that of everybody without a seat. */
export type Viewer = Seat | 'spectator';

/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = { readonly [key: string]: unknown };

/**
 * One entry of the stack: the name of a step, and the data of that step. Frames are plain data and part of the state,
 * so the state says where in the rules a match is.
 *
 * @example { step: 'rollDice', realm: 7 }
 */
export interface Frame {
  step: string;
}

/**
 * A frame under which several seats go through steps of their own at the same time. The kernel runs each lane as a
 * separate stack, and pops this frame when all lanes are empty. A seat with nothing to do has an empty lane. Lanes
 * cannot be nested.
 *
 * @example stack.push({ step: 'lanes', lanes: [[{ step: 'place', left: 3 }], [{ step: 'place', left: 3 }]] })
 */
export interface LanesFrame<F extends Frame = Frame> extends Frame {
  step: 'lanes';
  lanes: BySeat<F[]>;
}

/**
 * The whole truth about a match, as plain data that survives JSON unchanged. The last entry of `stack` is its top: the
 * step that runs next. The match is over when the stack is empty.
 */
export interface State {
  stack: Frame[];
  /** The hash of the content of the match; left out where the game has no content. */
  readonly content?: string;
}

/**
 * Emits an event. With `only`, the seats in it receive `event`, and all other viewers receive `others`, or nothing if
 * that is left out. Steps call it as `turn.emit?.(…)`, so an event costs nothing where nobody listens.
 *
 * @example turn.emit?.({ kind: 'drew', seat, card }, [seat], { kind: 'drew', seat })
 */
export type Emit<E> = (event: E, only?: readonly Seat[], others?: E) => void;

/** What a step works with: the state, which it changes in place, the chance of the match, and `emit`. */
export interface Turn<S extends State, E> {
  readonly state: S;
  /** The stack that holds the step's frame: that of the state, or the lane of one seat. Its last entry is the top. */
  readonly stack: S['stack'];
  readonly chance: Chance;
  readonly emit: Emit<E> | undefined;
}

/**
 * A step that waits for no move. The kernel runs it as soon as its frame is on top of the stack. It must push, replace
 * or pop a frame.
 */
export interface AutomaticStep<S extends State, F extends Frame, E> {
  readonly kind: 'automatic';
  run(turn: Turn<S, E>, frame: F): void;
}

/**
 * A step that waits until seats choose from lists. The name of the step is the kind of the decision.
 *
 * The kernel calls `apply` only with a legal choice, so `apply` does not check it again. Members are methods, so that
 * each step can have its own types of frame and choice.
 *
 * @example
 * const buyOrPass: ChoiceStep<State, BuyFrame, Choice, Event> = {
 *   kind: 'choice',
 *   seats: (_state, { seat }) => [seat],
 *   choices: (state, _frame, seat) => [...affordable(state, seat), 'pass'],
 *   refuse: () => 'too-expensive',
 *   apply({ state, stack }, _frame, seat, choice) {
 *     stack.pop();
 *     if (choice !== 'pass') buy(state, seat, choice);
 *   },
 * };
 */
export interface ChoiceStep<S extends State, F extends Frame, C, E> {
  readonly kind: 'choice';
  /**
   * The choice that declines a reaction; always legal. Programs that run matches play it for a seat that has no other
   * choice, and the server for a person with a standing pass. A step with `pass` therefore asks every seat that could
   * react as far as the other players know: who is asked must not show what a seat holds. A decision that its person
   * has to take, such as the end of a turn, has no `pass`, even if declining is one of its choices.
   */
  readonly pass?: C;
  /** The seats that have not yet moved, in order of play; never empty. In a lane, only the seat of that lane. */
  seats(state: S, frame: F): readonly Seat[];
  /** All legal choices of one of those seats: at least one, at most {@link mostChoices}, no two with equal notation. */
  choices(state: S, frame: F, seat: Seat): readonly C[];
  /** Whether a choice is legal, without listing all; left out where a search in `choices` is cheap. */
  legal?(state: S, frame: F, seat: Seat, choice: C): boolean;
  /** The rule that forbids this illegal choice. */
  refuse(state: S, frame: F, seat: Seat, choice: C): RuleId;
  apply(turn: Turn<S, E>, frame: F, seat: Seat, choice: C): void;
}

/** The longest list of choices. A larger decision is split into several, or asks for a value. */
export const mostChoices = 200;

/** One fault of a value from outside: the rule that it breaks, and the place, as a JSON pointer. */
export interface ValueFault {
  readonly rule: RuleId;
  readonly place: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A value from outside after parsing: the value in the game's own type, or all of its faults. */
export type Parsed<X> = { readonly value: X } | { readonly faults: readonly [ValueFault, ...ValueFault[]] };

/**
 * A step that waits until seats give a value for which no list is short enough: an army, a deck, a payment. In notation
 * a value is written as `=` and its JSON (see `kernel/value.ts`).
 */
export interface ValueStep<S extends State, F extends Frame, X, E> {
  readonly kind: 'value';
  /** As in {@link ChoiceStep}. */
  seats(state: S, frame: F): readonly Seat[];
  /** The form of a value, for pages, bots and the protocol. */
  schema(state: S, frame: F, seat: Seat): JsonSchema;
  /** Parses any JSON into a legal value or a list of all faults. The result depends only on what the seat knows. */
  parse(state: S, frame: F, seat: Seat, value: Json): Parsed<X>;
  /** A random legal value, for bots and tests. It depends only on what the seat knows. */
  sample(state: S, frame: F, seat: Seat, chance: Chance): Json;
  apply(turn: Turn<S, E>, frame: F, seat: Seat, value: X): void;
}

/** A step that waits for the moves of seats. */
export type DecisionStep<S extends State, F extends Frame, C, E> =
  | ChoiceStep<S, F, C, E>
  | ValueStep<S, F, unknown, E>;

export type Step<S extends State, F extends Frame, C, E> = AutomaticStep<S, F, E> | DecisionStep<S, F, C, E>;

/** All frames that the stack of a state can hold, including those in lanes. */
type FrameIn<T> = T extends LanesFrame<infer F> ? F : T;
type FrameNamed<F, N> = F extends Frame ? (N extends F['step'] ? F : never) : never;

/** The table of steps: one for each kind of frame, typed by that frame. A missing step does not compile. */
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

/** The source of a rule: pages of the rulebook or a section of the rules sheet; the number of a ruling where it is silent. */
export interface RulePlace {
  readonly page: string;
  readonly ruling?: string;
}

/** How many seats a match can have: from `min` to `max`, where `even` is said only even numbers. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
  readonly even?: true;
}

/** Every number of seats that a match can have, the smallest first. */
export function seatCounts({ min, max, even }: SeatRange): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more).filter(
    (count) => even === undefined || count % 2 === 0,
  );
}

/** What kind of game it is. The test kit reads this and holds the game to it. */
export interface Nature {
  readonly seats: SeatRange;
  /** Some options make seats play in teams. */
  readonly teams: boolean;
  /** Some viewer does not know all of the state. */
  readonly hidden: boolean;
  readonly chance: boolean;
  /** Several seats may have an open decision at the same moment. */
  readonly simultaneous: boolean;
  /** All seats win or lose together. */
  readonly cooperative: boolean;
  /** The largest number of moves in a match. */
  readonly longest: number;
}

/**
 * How a match ended. Rank 1 is the winner, and equal ranks share a place. When a cooperative match is lost, every seat
 * has rank 2, behind the game itself.
 */
export interface Outcome {
  readonly ranks: BySeat<number>;
  readonly scores?: BySeat<number>;
  /** The team of each seat, where seats played in teams. */
  readonly teams?: BySeat<number>;
}

/**
 * The compiled pack of a match: its tiles, cards or maps. States and views name it by its hash instead of containing
 * it, so it is not copied with every state or sent with every change.
 *
 * Opened with `{ ...pack, sealed }` as the pack of its options, a game has this content again. A match therefore goes on
 * with its own content under versions of the game whose packs are other ones.
 */
export interface Content {
  /** The hash of `pack`. */
  readonly hash: string;
  /** The public part. */
  readonly pack: Json;
  /** The part that no viewer receives before the rules reveal it. `hash` does not depend on it. */
  readonly sealed?: Json;
}

/** Declares what each seat brings to a match: a force, a deck. It is secret until the rules reveal it. */
export interface Bring<B> {
  readonly schema: JsonSchema;
  /** Parses any JSON into a legal value or a list of all faults. */
  parse(value: Json): Parsed<B>;
  /** A random legal value, for bots, tests, and people who do not want to choose. */
  sample(chance: Chance): Json;
}

/** What a match receives from before it began. */
export interface Given<B> {
  /** What each seat brings; empty if the rules have no `bring`. */
  readonly bring: BySeat<B>;
  /** What the previous match of a series handed on: see {@link Rules.carry}. */
  readonly carry: Json | undefined;
}

/** Points that a seat gained; negative for a loss. */
export interface SeatPoints {
  readonly seat: Seat;
  readonly points: number;
}

/** The ready forces of a game, and the way to give forces to seats. O options. */
export interface ReadyForces<O = unknown> {
  /** The names of the ready forces for these options. */
  names(options: O): readonly string[];
  /**
   * The options and what seats bring so that each seat has its force: a ready one by its name, a value as it could
   * bring it, or one at random where it is undefined.
   */
  field(
    options: O,
    forces: BySeat<string | { readonly value: Json } | undefined>,
  ): { readonly options: O; readonly bring: BySeat<Json | undefined> };
}

/**
 * Answers what a board asks ahead of choices, where a page does not have all of the rules: see `GameEntry.table`. V view, Q
 * question.
 */
export interface Forecast<V = unknown, Q = unknown> {
  /** The shape of a question. The caller checks questions against it first. */
  readonly schema: JsonSchema;
  /** The answer by what a viewer sees alone, as data that can be written as JSON; null where there is nothing to tell. */
  answer(view: V, question: Q): unknown;
}

/**
 * What a page shows a match with: {@link Rules}, or in their place as much of them as board, words and review of a game read.
 */
export type TableRules = Pick<GameFacts, 'points'>;

/** The facts about a game that do not depend on its options. C choice, E event. */
export interface GameFacts<C = unknown, E = unknown> {
  readonly id: string;
  /** Version of the rules. A record says which version played which moves. */
  readonly version: string;
  readonly nature: Nature;
  /** The notation of choices, in one line of English. */
  readonly notation: string;
  readonly rules: Readonly<Record<RuleId, RulePlace>>;
  /** The choice in the game's notation: ASCII without spaces or line breaks, not beginning with `=`. */
  format(choice: C): string;
  /** Parses the notation of a choice, legal or not; undefined if the text is not in this game's notation. */
  parse(text: string): C | undefined;
  /**
   * The points that an event gave to seats. The points of all events add up to the outcome's scores.
   *
   * @example points: (event) => (event.kind === 'scored' ? [event] : [])
   */
  points?(event: E): readonly SeatPoints[];
}

/**
 * A game before its options are chosen. `open` gives the rules for some options.
 *
 * S state, C choice, V view, E event, O options, P position, B what a seat brings. The caller checks options and
 * positions against the schemas first. A game refuses what a schema cannot express with an {@link InputError}.
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
  /** Ready forces, for games in which seats have some. */
  readonly forces?: ReadyForces<O>;
  /**
   * The number of the state's present shape; 1 if left out. Raise it when the type of the state changes. Running
   * matches go on under a new version of the rules if the shape is the same, or if `migrate` converts the state.
   */
  readonly shape?: number;
  /** Converts a state of an earlier shape into the present one; undefined if that is impossible. */
  migrate?(state: Json, shape: number): S | undefined;
  /**
   * Compiles the content and returns the rules for these options. Viewers receive options in which `pack` is only the
   * public part of the content. Rules opened with such options must be able to observe, imagine and look ahead, but not
   * to begin a match. Throws {@link InputError} `bad-options` or `bad-pack`.
   */
  open(options: O): Rules<S, C, V, E, P, B>;
}

/** The rules of a game opened with its options. They carry matches out. Type parameters as in {@link Game}. */
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
  /** Copies a state. The copy shares no data that a step changes. */
  copy(state: S): S;
  /** The number of seats. */
  seatCount(state: S): number;
  /**
   * Builds the view of one viewer: all that the viewer sees and has learnt. Two states that differ only in what is
   * hidden from the viewer give the same bytes; even the order of a list must not depend on hidden data. A view has a
   * `stack`, made by `observeStack`, and names its content by hash.
   */
  observe(state: S, viewer: Viewer): V;
  /**
   * Makes a state that has this view, from the view alone. Everything hidden is drawn at random, and all possible
   * states are equally likely.
   */
  imagine(view: V, chance: Chance): S;
  readonly forecast?: Forecast<V>;
  /**
   * Whether a position can express this state; if left out, positions can express every state. A game needs to support
   * positions only for calm moments, such as those between two turns.
   */
  calm?(state: S): boolean;
  /** Makes a state from a position. What the position leaves out is as in a fresh match. */
  arrange(position: P, chance: Chance, given: Given<B>): S;
  /** The position from which `arrange` makes this calm state; for a viewer, only what that viewer knows. */
  position(state: S, viewer?: Viewer): P;
  /** The team of each seat, where seats play in teams that everybody knows. Cooperative games can leave it out. */
  teams?(state: S): BySeat<number> | undefined;
  /**
   * Whether team mates may talk freely. `signals`: they may tell each other only what the rules provide for, so chat
   * and pointing are off during the match. If left out, `open`.
   */
  talk?(state: S): 'open' | 'signals';
  /** The outcome of a finished match; undefined while the match goes on. */
  outcome(state: S): Outcome | undefined;
  /**
   * What a finished match hands on to the next match of its series, which has the same seats and options; undefined
   * if the series ends. It may contain secrets: only the next match receives it. Left out where these options make no
   * series.
   */
  carry?(state: S): Json | undefined;
  /** What a state is worth to a seat, in points or a similar unit, for bots that look ahead. Higher is better. */
  evaluate(state: S, seat: Seat): number;
  /**
   * What each legal choice is worth to the seat, computed from the seat's own view. `choices` are all choices of the
   * decision. Only for games that can compute their odds directly; bots look ahead in all others.
   */
  weigh?(view: V, seat: Seat, choices: readonly C[]): readonly number[];
}
