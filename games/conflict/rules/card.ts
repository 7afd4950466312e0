import type { Viewer } from '../../../kernel/game.ts';

/**
 * A card of the Forces with all that is remembered of it, as one number, so that a copy of the state copies lists of
 * numbers. From the lowest bit: its number in the pack (8), who knows it (7), and one bit each for the marks below.
 */
export type Card = number;

/**
 * Who knows a card that does not lie open: a bit for each seat, and one for those who only look on. Knowledge is
 * never lost: a card that was seen is known wherever it goes.
 */
export type Known = number;

/** Bit of those who look on. */
const onlooker = 1 << 6;
export const everybody: Known = onlooker * 2 - 1;
export const nobody: Known = 0;

const numberMask = 0xff;
const knownShift = 8;

/** Marks that a card can bear. */
export const marks = {
  /** In a deck: it lies face up. */
  up: 1 << 15,
  /** Of the Black deck: it was laid in the lower half, and not in the upper one. */
  lower: 1 << 16,
  /** In a hand: it came while cards lay on the leaders, so it is certainly none of those. */
  late: 1 << 17,
  /** In a hand: it was drawn face down while the marker lay aside, so nobody saw its ambush symbols. */
  aside: 1 << 18,
} as const;

/** The two parts of which the Black deck is laid together (p. 3). Everybody can follow where their cards go. */
export const halves = ['upper', 'lower'] as const;
export type Half = (typeof halves)[number];

/** A card with those who know it and its marks. */
export function cardOf(number: number, known: Known = nobody, marked = 0): Card {
  return number | (known << knownShift) | marked;
}

export function numberOf(card: Card): number {
  return card & numberMask;
}

export function knownOf(card: Card): Known {
  return (card >> knownShift) & everybody;
}

export function hasMark(card: Card, mark: number): boolean {
  return (card & mark) !== 0;
}

/** The card as it is known to some more. */
export function teach(card: Card, known: Known): Card {
  return card | (known << knownShift);
}

export function halfOf(card: Card): Half {
  return hasMark(card, marks.lower) ? 'lower' : 'upper';
}

/** The bit of a viewer. */
export function knowledgeOf(viewer: Viewer): Known {
  return viewer === 'spectator' ? onlooker : 1 << viewer;
}

export function knows(known: Known, viewer: Viewer): boolean {
  return (known & knowledgeOf(viewer)) !== 0;
}
