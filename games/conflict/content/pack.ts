import type { Certainty } from '../../common/certainty.ts';

/** The decks of Forces in rising price: cards of one are paid with cards of the one before (p. 6). */
export const deckNames = ['yellow', 'orange', 'black'] as const;
export type DeckName = (typeof deckNames)[number];

/**
 * The symbol at the top left of a card (p. 4, 5). Attack and advance move the marker towards the First Order when the
 * card is played, retreat moves it back; attack also counts when a card is drawn that lay face up.
 */
export const symbols = ['attack', 'advance', 'retreat', 'none'] as const;
export type CardSymbol = (typeof symbols)[number];

export const heroes = ['rey', 'poe', 'finn'] as const;
export type Hero = (typeof heroes)[number];

/** A card of the Forces. */
export interface ForcesCard {
  readonly id: string;
  /** What its picture shows; has no effect. */
  readonly theme: string;
  readonly symbol: CardSymbol;
  /** Copies of the symbol at the top left. */
  readonly count: number;
  /** Ambush symbols at the top right: they count when the card is drawn face down (p. 4). */
  readonly ambush: number;
  readonly hero?: Hero;
}

export const roles = ['rebel', 'scout', 'pilot'] as const;
export type Role = (typeof roles)[number];

/** What a starting card can do before its symbols count (p. 5). Bury: move cards to the bottom of their deck. */
export type Power =
  | { readonly kind: 'none' }
  | { readonly kind: 'bury' | 'peek' | 'draw'; readonly deck: DeckName; readonly count: number };

/** A card that its player never loses (p. 3). */
export interface StartingCard {
  readonly id: string;
  /** The number of the player board to which it belongs, from 1. */
  readonly board: number;
  readonly role: Role;
  readonly power: Power;
  readonly symbol: CardSymbol;
  readonly count: number;
}

/** Those who count in step 3 unless they are covered, in the order in which they are covered (p. 7). */
export const leaderNames = ['phasma', 'hux', 'kylo'] as const;
export type LeaderName = (typeof leaderNames)[number];

export interface Leader {
  readonly id: LeaderName;
  readonly symbols: number;
}

/** What a field of the track does to whoever ends a turn there (p. 8). */
export type FieldEffect =
  | { readonly kind: 'blank' }
  | { readonly kind: 'play'; readonly deck: DeckName }
  | { readonly kind: 'draw'; readonly deck: 'yellow' | 'orange' }
  | { readonly kind: 'discard'; readonly count: number }
  | { readonly kind: 'aside' };

/** A field with its place in the picture, in hundredths of its width and height. */
export type TrackField = FieldEffect & { readonly x: number; readonly y: number };

/** The first field is the start, on the last one the First Order wins. */
export interface Track {
  readonly fields: readonly TrackField[];
  /**
   * House option: the field on which the marker starts, by number of players from 2 on. Where it is left out, the
   * marker starts on the first field, as in the rulebook.
   */
  readonly starts?: readonly number[];
}

export const sides = ['standard', 'advanced'] as const;
export type Side = (typeof sides)[number];

/** Cards, dice and tracks. The rules read everything from it and know no count of their own. */
export interface Pack {
  readonly schemaVersion: 1;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** The certainty of each group of data. */
  readonly status: Readonly<Record<string, Certainty>>;
  /** The faces of a die: Resistance symbols, 0 for the First Order. */
  readonly dice: readonly number[];
  readonly decks: Readonly<Record<DeckName, readonly ForcesCard[]>>;
  readonly starting: readonly StartingCard[];
  readonly leaders: readonly Leader[];
  readonly tracks: Readonly<Record<Side, Track>>;
}
