import type { DeckName, LeaderName } from '../content/pack.ts';

/** A die by its place, from 1. */
export type Die = number;

/** Notation `roll:keep`, `reroll:1,3`: the dice that are rolled again (p. 6). */
export interface Reroll {
  readonly kind: 'reroll';
  readonly dice: readonly Die[];
}

/** Notation `reveal:orange:die2:pay=Y07`, or without the price where it is asked for afterwards: as many cards of the deck as the die shows are turned up (p. 6). */
export interface RevealCards {
  readonly kind: 'reveal';
  readonly deck: DeckName;
  readonly die: Die;
  readonly pay: readonly string[];
}

/** Notation `draw:orange:dice1,2:pay=Y07,Y11`, or without the price: equal dice draw cards (p. 6, 7). */
export interface DrawCards {
  readonly kind: 'draw';
  readonly deck: DeckName;
  readonly dice: readonly Die[];
  readonly pay: readonly string[];
}

/** Notation `pay:Y07,Y11`: cards out of the price of a use (p. 6, 7). */
export interface PayCards {
  readonly kind: 'pay';
  readonly cards: readonly string[];
}

/** Notation `store:die3`: the result is kept for a later player (p. 7). */
export interface StoreDie {
  readonly kind: 'store';
  readonly die: Die;
}

/** Notation `help:die1`: the die is turned to the stored result (p. 7). */
export interface UseStored {
  readonly kind: 'help';
  readonly die: Die;
}

/** Notation `order:2,1,3`: cards by their places from the top before, in their new order from the top (p. 4, 5). */
export interface OrderCards {
  readonly kind: 'order';
  readonly places: readonly number[];
}

/** Notation `play:Y07`; `play:S1-yellow:plain` plays a starting card without its power (p. 5, 7). */
export interface PlayCard {
  readonly kind: 'play';
  readonly card: string;
  readonly plain: boolean;
}

/**
 * Notation `cover:Y07,O02`: one card each for the next leaders; in the simplified variant `cover:Y07@kylo` (p. 7, 9).
 * Where the cards are asked for afterwards, `cover:phasma,hux`. Which card lies on which leader makes no difference, so
 * all lists are in their usual order.
 */
export interface CoverLeaders {
  readonly kind: 'cover';
  readonly cards: readonly string[];
  /** Where the players may choose, or where no cards are named. */
  readonly leaders?: readonly LeaderName[];
}

/** Notation `discard:Y01,Y02` (p. 8). */
export interface DiscardCards {
  readonly kind: 'discard';
  readonly cards: readonly string[];
}

/** Notation `-`: the dice that are left stay unused, or no leader is covered. */
export interface Done {
  readonly kind: 'done';
}

export type DiceUse = RevealCards | DrawCards | StoreDie | UseStored | Done;

export type Choice = Reroll | DiceUse | PayCards | OrderCards | PlayCard | CoverLeaders | DiscardCards;
