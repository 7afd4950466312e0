import { type DeckName, deckNames, type ForcesCard } from '../content/pack.ts';
import type { Half } from './card.ts';
import { stepsOf } from './marker.ts';
import type { BlackEntry } from './table.ts';
import type { View } from './view.ts';

/** Cards of a deck that lie somewhere in it, as far as a viewer can know; which is where, nobody can tell. */
export interface Unknown {
  /** Cards with the same number of ambush symbols, heroes left out. */
  readonly groups: readonly {
    readonly ambush: number;
    /** How many of them lie in the deck. */
    readonly count: number;
    /** How far each that it can be moves the marker when it is played. */
    readonly played: readonly number[];
  }[];
  /** The ambush symbols of each hero that is not known. */
  readonly heroes: readonly number[];
  /** Of the parts of the Black deck: how many cards nobody knows, and how many of them are heroes. */
  readonly halves: Readonly<Record<Half, { readonly cards: number; readonly heroes: number }>>;
}

/** What a viewer cannot tell apart in each deck, having counted all cards that were seen. */
export function unknownCards(view: View): Readonly<Record<DeckName, Unknown>> {
  const seen = seenCards(view);
  const of = (deck: DeckName): Unknown => {
    const left = view.pack.decks[deck].filter(({ id }) => !seen.has(id));
    const plain = left.filter(({ hero }) => hero === undefined);
    const inHands = view.hands.flat().filter((entry) => entry.card === undefined && entry.deck === deck);
    const groups = [...new Set(plain.map(({ ambush }) => ambush))].map((ambush) => {
      const alike = plain.filter((card) => card.ambush === ambush);
      const elsewhere = inHands.filter((entry) => (entry.ambush ?? 0) === ambush).length;
      return { ambush, count: alike.length - elsewhere, played: alike.map(playedSteps) };
    });
    const entries = view.decks[deck] ?? [];
    return {
      groups,
      heroes: left.filter(({ hero }) => hero !== undefined).map(({ ambush }) => ambush),
      halves: { upper: halfOf(view, entries, 'upper'), lower: halfOf(view, entries, 'lower') },
    };
  };
  return { yellow: of('yellow'), orange: of('orange'), black: of('black') };
}

function playedSteps({ symbol, count }: ForcesCard): number {
  return stepsOf(symbol, count);
}

function halfOf({ pack, heroes }: View, entries: readonly BlackEntry[], half: Half) {
  const inside = entries.filter((entry) => entry.half === half);
  const known = pack.decks.black.filter(
    ({ id, hero }) => hero !== undefined && inside.some(({ card }) => card === id),
  ).length;
  return {
    cards: inside.filter(({ card }) => card === undefined).length,
    heroes: heroes[half] - known,
  };
}

/** Cards of which the viewer knows where they are. */
function seenCards(view: View): ReadonlySet<string> {
  const found = Object.values(view.leaders).map(({ hero }) => hero);
  const cards = (entries: readonly { readonly card?: string }[]): string[] =>
    entries.flatMap(({ card }) => card ?? []);
  return new Set([
    ...deckNames.flatMap((name) => cards(view.decks[name] ?? [])),
    ...view.hands.flatMap(cards),
    ...view.discard,
    ...Object.values(view.leaders).flatMap(({ cover }) => cover ?? []),
    ...deckNames
      .flatMap((name) => view.pack.decks[name])
      .flatMap(({ id, hero }) => (found.includes(hero) ? id : [])),
  ]);
}
