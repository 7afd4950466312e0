import type { AutomaticStep, DecisionStep, Seat, Turn } from '../../../kernel/game.ts';
import type { Power, StartingCard } from '../content/pack.ts';
import { everybody, knownTo, numberOf, teach } from './card.ts';
import type { Choice, PlayCard } from './choice.ts';
import { discard, draw, forces, held, learners, seatsWho } from './drawing.ts';
import type { Event } from './event.ts';
import { countSymbols, moveMarker, stepsOf } from './marker.ts';
import { type Refusal, unasked } from './refusals.ts';
import { boardOf, type ConflictState, cards, type PlainFrame, type SymbolsFrame } from './state.ts';

/** The starting cards of a seat, which it never loses (p. 3). */
export function startingCards(state: ConflictState, seat: Seat): readonly StartingCard[] {
  return cards(state).starting[boardOf(state, seat) - 1] ?? [];
}

/** Step 3: exactly one card, of the Forces or a starting card, with or without its power (p. 7, R5). */
export const playCard: DecisionStep<ConflictState, PlainFrame, PlayCard, Event> = {
  automatic: false,
  seats: ({ toMove }) => [toMove],
  choices: (state, _frame, seat) => [
    ...held(state, seat).map((card): PlayCard => ({ kind: 'play', card, plain: false })),
    ...startingCards(state, seat).flatMap(({ id, power }): PlayCard[] => [
      { kind: 'play', card: id, plain: false },
      ...(isUsable(state, power) ? [{ kind: 'play', card: id, plain: true } as const] : []),
    ]),
  ],
  refuse(state, _frame, seat, choice: Choice): Refusal | undefined {
    if (choice.kind === 'done') return 'must-play';
    if (choice.kind !== 'play') return unasked(choice);
    const starting = startingCards(state, seat).find(({ id }) => id === choice.card);
    if (starting === undefined) return held(state, seat).includes(choice.card) ? undefined : 'not-in-hand';
    return choice.plain && !isUsable(state, starting.power) ? 'no-power' : undefined;
  },
  answer(turn, _frame, seat, { card, plain }) {
    const { state, tell } = turn;
    state.stack.pop();
    tell?.({ kind: 'played', seat, card, plain });
    const number = cards(state).numberOf.get(card);
    if (number !== undefined) {
      discard(state, seat, [card]);
      countSymbols(turn, number);
      return;
    }
    const starting = startingCards(state, seat).find(({ id }) => id === card);
    state.stack.push({ step: 'symbols', card });
    if (starting !== undefined && !plain && isUsable(state, starting.power)) use(turn, seat, starting.power);
  },
};

/** A starting card goes back to hand when its symbols have counted (p. 5). */
export const symbols: AutomaticStep<ConflictState, SymbolsFrame, Event> = {
  automatic: true,
  run(turn, { card }) {
    const { state } = turn;
    state.stack.pop();
    const starting = state.pack.starting.find(({ id }) => id === card);
    if (starting === undefined) throw new Error(`no starting card ${card}`);
    const { symbol, count } = starting;
    moveMarker(turn, stepsOf(symbol, count), { by: 'symbol', symbol, card });
  },
};

/** A power works on a deck that has cards (R5). */
function isUsable(state: ConflictState, power: Power): boolean {
  return power.kind !== 'none' && state.decks[power.deck].length > 0;
}

function use(turn: Turn<ConflictState, Event>, seat: Seat, power: Power): void {
  const { state, tell } = turn;
  if (power.kind === 'none') return;
  const deck = state.decks[power.deck];
  const count = Math.min(power.count, deck.length);
  switch (power.kind) {
    case 'draw':
      for (let drawn = 0; drawn < count && state.result === null; drawn++) draw(turn, seat, power.deck);
      return;
    case 'bury':
      if (count > 1) {
        state.stack.push({ step: 'order', deck: power.deck, count, to: 'bottom' });
      } else {
        deck.unshift(...deck.splice(deck.length - 1));
        tell?.({ kind: 'ordered', deck: power.deck, to: 'bottom', places: [1] });
      }
      return;
    case 'peek': {
      const known = learners(state, knownTo(seat));
      const seen = deck.splice(deck.length - count).map((card) => teach(card, known));
      deck.push(...seen);
      const told = { kind: 'peeked', seat, deck: power.deck, count } as const;
      const shown = { ...told, cards: seen.reverse().map((card) => forces(state, numberOf(card)).id) };
      if (known === everybody) tell?.(shown);
      else tell?.(shown, seatsWho(state, known), told);
      return;
    }
  }
}
