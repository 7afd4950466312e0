import { type DeckName, deckNames } from '../content/pack.ts';

/** The piles whose cards are entered: the three decks, and the starting cards of all player boards. */
export const pileNames = [...deckNames, 'starting'] as const;
export type PileName = DeckName | 'starting';

/** The cards in the box: 92 of the Forces and 18 starting cards (p. 2). */
export const boxCounts: Readonly<Record<PileName, number>> = {
  yellow: 55,
  orange: 25,
  black: 12,
  starting: 18,
};

/** A card of the pack, by its pile and its number in it. */
export interface Spot {
  readonly pile: PileName;
  readonly index: number;
}

/** The pointer to the list of a pile's cards. */
export function placeOfPile(pile: PileName): string {
  return pile === 'starting' ? '/starting' : `/decks/${pile}`;
}

export function placeOf({ pile, index }: Spot): string {
  return `${placeOfPile(pile)}/${index}`;
}

/** The card in which a place of a fault lies; undefined if it lies elsewhere. */
export function spotAt(place: string): Spot | undefined {
  const pile = pileNames.find((name) => place.startsWith(`${placeOfPile(name)}/`));
  if (pile === undefined) return undefined;
  const index = Number(place.slice(placeOfPile(pile).length + 1).split('/')[0]);
  return Number.isInteger(index) ? { pile, index } : undefined;
}
