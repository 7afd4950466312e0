import type { AutomaticStep } from '../../../kernel/game.ts';
import { numberOf } from './card.ts';
import type { DiscardCards } from './choice.ts';
import { combinations, countAtOnce } from './combinations.ts';
import type { DecisionRules } from './decision-step.ts';
import { discard, draw, findHero, forces, held } from './drawing.ts';
import type { Event } from './event.ts';
import { countSymbols } from './marker.ts';
import { inOrder } from './notation.ts';
import type { Terms } from './options.ts';
import { unasked } from './refusals.ts';
import type { ConflictState, DiscardFrame, PlainFrame } from './state.ts';
import { takeTop } from './undealt.ts';

/**
 * Step 4: the field on which the marker stands, if it began the turn on another. Fields count only now, and a field
 * that is reached by another's effect does not count (p. 8, R16).
 */
export const fieldStep = (terms: Terms): AutomaticStep<ConflictState, PlainFrame, Event> => ({
  kind: 'automatic',
  run(turn) {
    const { state, stack, emit } = turn;
    const { marker, toMove } = state;
    stack.pop();
    // Nothing moves the marker any more in this turn but the effect of its field, which counts only if it has moved.
    state.aside = false;
    const effect = terms.fields[marker];
    if (marker === state.turnStart || effect === undefined || effect.kind === 'blank') return;
    emit?.({ kind: 'field', field: marker });
    switch (effect.kind) {
      case 'play': {
        // A deck without cards is played by nobody, and nothing is drawn (R12).
        const top = takeTop(terms, turn, effect.deck, 'whole');
        if (top === undefined) return;
        const card = forces(terms, numberOf(top));
        emit?.({ kind: 'playedTop', deck: effect.deck, card: card.id });
        if (card.hero !== undefined) {
          findHero(turn, card.hero);
          return;
        }
        state.discard.push(numberOf(top));
        countSymbols(terms, turn, card);
        return;
      }
      case 'draw':
        draw(terms, turn, toMove, effect.deck);
        return;
      case 'discard': {
        const own = state.hands[toMove] ?? [];
        // Who has too few discards what there is (R9).
        if (own.length > effect.count) stack.push({ step: 'discard', count: effect.count });
        else if (own.length > 0) {
          const numbers = own.map(numberOf).sort((a, b) => a - b);
          state.hands[toMove] = [];
          state.discard.push(...numbers);
          const cards = numbers.map((number) => forces(terms, number).id);
          emit?.({ kind: 'discarded', seat: toMove, cards });
        }
        return;
      }
      case 'aside':
        state.aside = true;
        emit?.({ kind: 'setAside' });
        return;
    }
  },
});

/** Chosen cards of the Forces go from hand to the discard pile (p. 8, R9). */
export const discardCards = (terms: Terms): DecisionRules<DiscardFrame, DiscardCards> => ({
  choices(state, { count }, seat) {
    const own = held(terms, state, seat);
    return combinations(own, countAtOnce(own.length, count)).map((chosen) => ({
      kind: 'discard',
      cards: chosen,
    }));
  },
  whyNot(state, { count }, seat, choice) {
    if (choice.kind === 'done') return 'must-discard';
    if (choice.kind !== 'discard') return unasked(choice);
    const own = held(terms, state, seat);
    if (choice.cards.some((card) => !own.includes(card))) return 'not-in-hand';
    if (choice.cards.length === countAtOnce(own.length, count)) return undefined;
    return choice.cards.length === count ? 'one-by-one' : 'wrong-number';
  },
  apply({ state, stack, emit }, { count }, seat, { cards: chosen }) {
    const ids = inOrder(chosen);
    discard(terms, state, seat, ids);
    emit?.({ kind: 'discarded', seat, cards: ids });
    if (ids.length < count) stack.push({ step: 'discard', count: count - ids.length });
  },
});
