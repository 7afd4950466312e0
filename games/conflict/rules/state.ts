import type { BySeat, Frame, Seat, State } from '../../../kernel/game.ts';
import { type DeckName, type Hero, type LeaderName, leaderNames } from '../content/pack.ts';
import type { Card, Half } from './card.ts';

export interface LastAnswer {
  readonly seat: Seat;
  /** In notation; of secret cards where they lie, or how many. */
  readonly choice: string;
}

/** How a match ended: the third hero, the end of the track, or a deck out of cards. */
export type Result = 'heroes' | 'track' | 'deck';

/** Steps that carry nothing. */
export interface PlainFrame extends Frame {
  readonly step:
    | 'first'
    | 'turn'
    | 'dice'
    | 'useDice'
    | 'playCard'
    | 'distract'
    | 'leaders'
    | 'field'
    | 'endTurn';
}

/** Dice without the First Order may be rolled again, so many times. */
export interface RerollFrame extends Frame {
  readonly step: 'reroll';
  readonly left: number;
}

/** So many cards of a deck are still to be paid. */
export interface PayFrame extends Frame {
  readonly step: 'pay';
  readonly deck: DeckName;
  readonly count: number;
}

/** What dice do once it is paid: so many cards of a deck are turned up, or drawn. */
export interface UseFrame extends Frame {
  readonly step: 'reveal' | 'draw';
  readonly deck: DeckName;
  readonly count: number;
}

/** The top cards of a deck are put in an order, on top or at the bottom. */
export interface OrderFrame extends Frame {
  readonly step: 'order';
  readonly deck: DeckName;
  readonly count: number;
  readonly to: 'top' | 'bottom';
}

/** The symbols of a starting card count after its power. */
export interface SymbolsFrame extends Frame {
  readonly step: 'symbols';
  readonly card: string;
}

/** Leaders that were chosen to be covered, and for which cards are still to be chosen; none as long as all is open. */
export interface CoverFrame extends Frame {
  readonly step: 'cover';
  readonly leaders: readonly LeaderName[];
}

export interface DiscardFrame extends Frame {
  readonly step: 'discard';
  readonly count: number;
}

/** No step changes a frame, so states may share them. */
export type ConflictFrame =
  | PlainFrame
  | RerollFrame
  | PayFrame
  | UseFrame
  | OrderFrame
  | SymbolsFrame
  | CoverFrame
  | DiscardFrame;

export interface ConflictState extends State {
  stack: ConflictFrame[];
  readonly content: string;
  /** Who got the first player board. */
  first: Seat;
  toMove: Seat;
  /** By deck; the last card is the top. */
  decks: Record<DeckName, Card[]>;
  hands: BySeat<Card[]>;
  /** Numbers in the pack. */
  discard: number[];
  marker: number;
  /** Where the marker stood when the turn began. */
  turnStart: number;
  /** Nothing moves the marker this turn. */
  aside: boolean;
  /** The result under the Cooperation marker; 0 on the grey field. */
  stored: number;
  /** It was stored in this turn, so it is for a later one. */
  justStored: boolean;
  /** What the dice show after a roll: Resistance symbols, or 0 for the First Order. */
  dice: number[];
  /** Those of them that were used, counted from 1. */
  used: number[];
  /** Heroes that were found: they lie on the leaders in their order. */
  found: Hero[];
  /** By leader: the card that lies face down on it until the end of the turn. */
  covers: (Card | null)[];
  /** The last move, as everybody saw it. */
  last: LastAnswer | null;
  /** The cards that were drawn face down since, in their order: the hands do not tell it. */
  drawn: readonly Card[];
  result: Result | null;
  /**
   * On a table that somebody imagines to look ahead: cards of its decks are still to be dealt, with so many heroes among
   * those of each half. Never in a match.
   */
  undealt?: Record<Half, number>;
}

/** The number of the player board of a seat, from 1. */
export function boardOf({ first, hands: { length } }: ConflictState, seat: Seat): number {
  return ((seat - first + length) % length) + 1;
}

/** Leaders without a hero, in their order. */
export function freeLeaders({ found }: ConflictState): readonly LeaderName[] {
  return leaderNames.slice(found.length);
}

export function copy(state: ConflictState): ConflictState {
  const { decks } = state;
  return {
    stack: state.stack.slice(),
    content: state.content,
    first: state.first,
    toMove: state.toMove,
    decks: { yellow: decks.yellow.slice(), orange: decks.orange.slice(), black: decks.black.slice() },
    hands: state.hands.map((hand) => hand.slice()),
    discard: state.discard.slice(),
    marker: state.marker,
    turnStart: state.turnStart,
    aside: state.aside,
    stored: state.stored,
    justStored: state.justStored,
    dice: state.dice.slice(),
    used: state.used.slice(),
    found: state.found.slice(),
    covers: state.covers.slice(),
    last: state.last,
    drawn: state.drawn,
    result: state.result,
    ...(state.undealt && { undealt: { ...state.undealt } }),
  };
}
