import type { DeckName, ForcesCard } from '../content/pack.ts';
import type { BotKnowledge, Prospect } from './knowledge.ts';
import type { Weights } from './weights.ts';

/** No card is worth less: it covers a leader, if nothing else. */
const least = 0.1;

/** What so much room before the end of the track is worth: each field one, the last ones more. */
export function roomWorth(room: number, { end, danger, fade }: Weights): number {
  return room <= 0 ? -end : room - danger * Math.exp(-room / fade);
}

/** A card of a hand with its worth. */
export interface HandCard {
  readonly card: ForcesCard;
  readonly deck: DeckName;
  readonly worth: number;
}

/** What the cards of a hand are worth. */
export interface HandWorth {
  /** From the least to the most. */
  readonly cards: readonly HandCard[];
  worthOf(id: string): number;
}

export function handWorth({ hand, terms }: BotKnowledge, weights: Weights): HandWorth {
  const cards = hand.map((card): HandCard => {
    const deck = terms.deckOf[terms.numberOf.get(card.id) ?? 0] ?? 'yellow';
    return { card, deck, worth: Math.max(least, weights[deck] + extra(card, weights)) };
  });
  cards.sort((a, b) => a.worth - b.worth);
  return { cards, worthOf: (id) => cards.find(({ card }) => card.id === id)?.worth ?? 0 };
}

function extra({ symbol, count }: ForcesCard, { retreat }: Weights): number {
  return symbol === 'retreat' ? retreat * count : symbol === 'none' ? 0 : -retreat * 0.5 * count;
}

/** What the symbols of a card that may come to hand add to its worth. */
export function prospectExtra({ back, forward }: Prospect, { retreat }: Weights): number {
  return retreat * (back - 0.5 * forward);
}
