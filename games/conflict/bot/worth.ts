import type { ForcesCard } from '../content/pack.ts';
import type { Prospect, Sight } from './sight.ts';
import type { Weights } from './weights.ts';

/** What so much room before the end of the track is worth: each field one, the last ones more. */
export function roomWorth(room: number, { end, danger, fade }: Weights): number {
  return room <= 0 ? -end : room - danger * Math.exp(-room / fade);
}

/** What cards of a hand are worth, each counted behind those before it of its deck. */
export interface HandWorth {
  /** From the least to the most. */
  readonly cards: readonly { readonly card: ForcesCard; readonly worth: number }[];
  worthOf(id: string): number;
}

/** A hand with its worth. Of each deck, the best cards count as the first. */
export function handWorth({ hand, pack }: Sight, weights: Weights): HandWorth {
  const better = [...hand].sort((a, b) => extra(b, weights) - extra(a, weights));
  const counts = { yellow: 0, orange: 0, black: 0 };
  const cards = better.map((card) => {
    const deck = pack.deckOf[pack.numberOf.get(card.id) ?? 0] ?? 'yellow';
    const place = counts[deck]++;
    return { card, worth: Math.max(0.1, placeWorth(deck, place, weights) + extra(card, weights)) };
  });
  const byId = new Map(cards.map(({ card, worth }) => [card.id, worth]));
  return { cards: cards.sort((a, b) => a.worth - b.worth), worthOf: (id) => byId.get(id) ?? 0 };
}

/** What the next card of a deck is worth to a hand with so many of them. */
export function placeWorth(deck: string, place: number, weights: Weights): number {
  switch (deck) {
    case 'yellow':
      return place < 2 ? weights.yellow : weights.moreYellow;
    case 'orange':
      return place < 2 ? weights.orange : weights.moreOrange;
    default:
      return weights.black;
  }
}

function extra({ symbol, count }: ForcesCard, { retreat }: Weights): number {
  return symbol === 'retreat' ? retreat * count : symbol === 'none' ? 0 : -retreat * 0.5 * count;
}

/** What the symbols of a card that may come to hand add to its worth. */
export function prospectExtra({ back, forward }: Prospect, { retreat }: Weights): number {
  return retreat * (back - 0.5 * forward);
}
