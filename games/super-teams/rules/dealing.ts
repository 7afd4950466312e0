import type { AutomaticStep, Seat } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { insert } from './cards.ts';
import { cardOf } from './choices.ts';
import type { Event } from './event.ts';
import type { PlainFrame, SuperTeamsState } from './state.ts';

/** Everybody is dealt so many movement cards (p. 2). */
export const handSize = 6;

/** How many of all movement cards are left in the deck when a round has been dealt (ruling R15); round 0 is before the first. */
export function deckAfter(round: number, cards: number, seats: number): number {
  const dealt = handSize * seats;
  const rounds = Math.floor(cards / dealt);
  return round === 0 ? cards : cards - dealt * (((round - 1) % rounds) + 1);
}

/** A round begins with new cards; a deck that is used up is made anew from what was played (p. 6, ruling R15). */
export const deal: AutomaticStep<SuperTeamsState, PlainFrame, Event> = {
  kind: 'automatic',
  run({ state, stack, chance, emit }) {
    const { hands } = state;
    const wanted = handSize * hands.length;
    const newDeck = state.deck.length < wanted && state.discard.length > 0;
    state.round++;
    state.played = 0;
    emit?.({ kind: 'roundBegan', round: state.round, seat: state.toMove, newDeck });
    for (const [seat, hand] of hands.entries()) {
      while (hand.length < handSize) {
        if (state.deck.length === 0) {
          if (state.discard.length === 0) break;
          state.deck = state.discard;
          state.discard = [];
          chance.shuffle(state.deck);
        }
        insert(hand, at(state.deck, state.deck.length - 1));
        state.deck.pop();
      }
      if (emit) {
        const others: Event = { kind: 'dealt', seat, cards: hand.length };
        emit({ kind: 'dealt', seat, cards: hand.map(cardOf) }, [seat], others);
      }
    }
    stack[stack.length - 1] = { step: 'playCard' };
  },
};

/** The turn passes to the next in clockwise order who has cards; when nobody has, a new round begins (p. 6, ruling R16). */
export function passTurn(state: SuperTeamsState): PlainFrame {
  const seats = state.hands.length;
  state.toMove = next(state.toMove, seats);
  for (let tried = 0; tried < seats; tried++) {
    if (entry(state.hands, state.toMove).length > 0) return { step: 'playCard' };
    state.toMove = next(state.toMove, seats);
  }
  return { step: 'deal' };
}

function next(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}
