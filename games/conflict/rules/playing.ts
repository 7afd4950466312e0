import type { AutomaticStep, Seat, Turn } from '../../../kernel/game.ts';
import type { Power, StartingCard } from '../content/pack.ts';
import { everybody, knowledgeOf, numberOf, teach } from './card.ts';
import type { PlayCard } from './choice.ts';
import type { DecisionRules } from './decision-step.ts';
import { discard, forces, held, learners, seatsWho } from './drawing.ts';
import type { Event } from './event.ts';
import { countSymbols } from './marker.ts';
import type { Terms } from './options.ts';
import { unasked } from './refusals.ts';
import { boardOf, type ConflictState, type PlainFrame, type SymbolsFrame } from './state.ts';

/** The starting cards of a seat, which it never loses (p. 3). */
export function startingCards(
  { starting }: Terms,
  state: ConflictState,
  seat: Seat,
): readonly StartingCard[] {
  return starting[boardOf(state, seat) - 1] ?? [];
}

/** Step 3: exactly one card, of the Forces or a starting card, with or without its power (p. 7, R5). */
export const playCard = (terms: Terms): DecisionRules<PlainFrame, PlayCard> => ({
  choices: (state, _frame, seat) => [
    ...held(terms, state, seat).map((card): PlayCard => ({ kind: 'play', card, plain: false })),
    ...startingCards(terms, state, seat).flatMap(({ id, power }): PlayCard[] => [
      { kind: 'play', card: id, plain: false },
      ...(isUsable(state, power) ? [{ kind: 'play', card: id, plain: true } as const] : []),
    ]),
  ],
  whyNot(state, _frame, seat, choice) {
    if (choice.kind === 'done') return 'must-play';
    if (choice.kind !== 'play') return unasked(choice);
    const own = startingCards(terms, state, seat).find(({ id }) => id === choice.card);
    if (own === undefined) return held(terms, state, seat).includes(choice.card) ? undefined : 'not-in-hand';
    return choice.plain && !isUsable(state, own.power) ? 'no-power' : undefined;
  },
  apply(turn, _frame, seat, { card, plain }) {
    const { state, stack, emit } = turn;
    emit?.({ kind: 'played', seat, card, plain });
    const number = terms.numberOf.get(card);
    if (number !== undefined) {
      discard(terms, state, seat, [card]);
      countSymbols(terms, turn, forces(terms, number));
      return;
    }
    const own = startingCards(terms, state, seat).find(({ id }) => id === card);
    stack.push({ step: 'symbols', card });
    if (own !== undefined && !plain && isUsable(state, own.power)) use(terms, turn, seat, own.power);
  },
});

/** A starting card goes back to hand when its symbols have counted (p. 5). */
export const symbolsStep = (terms: Terms): AutomaticStep<ConflictState, SymbolsFrame, Event> => ({
  kind: 'automatic',
  run(turn, { card }) {
    turn.stack.pop();
    const own = terms.pack.starting.find(({ id }) => id === card);
    if (own === undefined) throw new Error(`no starting card ${card}`);
    countSymbols(terms, turn, own);
  },
});

/** A power works on a deck that has cards (R5). */
function isUsable(state: ConflictState, power: Power): boolean {
  return power.kind !== 'none' && state.decks[power.deck].length > 0;
}

function use(terms: Terms, turn: Turn<ConflictState, Event>, seat: Seat, power: Power): void {
  const { state, stack, emit } = turn;
  if (power.kind === 'none') return;
  const deck = state.decks[power.deck];
  const count = Math.min(power.count, deck.length);
  switch (power.kind) {
    case 'draw':
      stack.push({ step: 'draw', deck: power.deck, count });
      return;
    case 'bury':
      if (count > 1) {
        stack.push({ step: 'order', deck: power.deck, count, to: 'bottom' });
      } else {
        deck.unshift(...deck.splice(deck.length - 1));
        emit?.({ kind: 'ordered', deck: power.deck, to: 'bottom', places: [1] });
      }
      return;
    case 'peek': {
      const known = learners(terms, knowledgeOf(seat));
      const seen = deck.splice(deck.length - count).map((card) => teach(card, known));
      deck.push(...seen);
      const told = { kind: 'peeked', seat, deck: power.deck, count } as const;
      const shown = { ...told, cards: seen.reverse().map((card) => forces(terms, numberOf(card)).id) };
      if (known === everybody) emit?.(shown);
      else emit?.(shown, seatsWho(state, known), told);
      return;
    }
  }
}
