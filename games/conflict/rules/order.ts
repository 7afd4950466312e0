import type { Card } from './card.ts';
import type { OrderCards } from './choice.ts';
import { permutations } from './combinations.ts';
import type { DecisionRules } from './decision-step.ts';
import { unasked } from './refusals.ts';
import type { OrderFrame } from './state.ts';

/**
 * The top cards of a deck go back on it, or under it, in any order and as they lay, up or down (p. 4, 5, X3, R18).
 * Nobody looks at those that lie face down.
 */
export const order: DecisionRules<OrderFrame, OrderCards> = {
  choices: (_state, { count }) =>
    permutations(Array.from({ length: count }, (_, at) => at + 1)).map((places) => ({
      kind: 'order',
      places,
    })),
  whyNot(_state, { count }, _seat, choice) {
    if (choice.kind === 'done') return 'wrong-order';
    if (choice.kind !== 'order') return unasked(choice);
    const { places } = choice;
    const right = new Set(places).size === count && places.every((place) => place >= 1 && place <= count);
    return right && places.length === count ? undefined : 'wrong-order';
  },
  apply({ state, emit }, { deck: name, count, to }, _seat, { places }) {
    const deck = state.decks[name];
    const taken = deck.splice(deck.length - count).reverse();
    const put = places.flatMap((place): Card[] => taken.slice(place - 1, place)).reverse();
    if (to === 'top') deck.push(...put);
    else deck.unshift(...put);
    emit?.({ kind: 'ordered', deck: name, to, places });
  },
};
