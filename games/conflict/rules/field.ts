import type { AutomaticStep, DecisionStep } from '../../../kernel/game.ts';
import type { TrackField } from '../content/pack.ts';
import { numberOf } from './card.ts';
import type { Choice, DiscardCards } from './choice.ts';
import { combinations, countAtOnce } from './combinations.ts';
import { discard, draw, findHero, forces, held } from './drawing.ts';
import type { Event } from './event.ts';
import { countSymbols } from './marker.ts';
import { inOrder } from './notation.ts';
import { type Refusal, unasked } from './refusals.ts';
import type { ConflictState, DiscardFrame, PlainFrame } from './state.ts';

export function fieldAt({ pack, side }: ConflictState, at: number): TrackField {
  const found = pack.tracks[side].fields[at];
  if (found === undefined) throw new Error(`no field ${at}`);
  return found;
}

/**
 * Step 4: the field on which the marker stands, if it began the turn on another. Fields count only now, and a field
 * that is reached by another's effect does not count (p. 8, R16).
 */
export const field: AutomaticStep<ConflictState, PlainFrame, Event> = {
  automatic: true,
  run(turn) {
    const { state, tell } = turn;
    state.stack.pop();
    // Nothing moves the marker any more in this turn but the effect of its field, which counts only if it has moved.
    state.aside = false;
    if (state.marker === state.turnStart) return;
    const effect = fieldAt(state, state.marker);
    if (effect.kind === 'blank') return;
    tell?.({ kind: 'field', field: state.marker });
    switch (effect.kind) {
      case 'play': {
        // A deck without cards is played by nobody, and nothing is drawn (R12).
        const top = state.decks[effect.deck].pop();
        if (top === undefined) return;
        const number = numberOf(top);
        const { id, hero } = forces(state, number);
        tell?.({ kind: 'playedTop', deck: effect.deck, card: id });
        if (hero !== undefined) {
          findHero(turn, hero);
          return;
        }
        state.discard.push(number);
        countSymbols(turn, number);
        return;
      }
      case 'draw':
        draw(turn, state.toMove, effect.deck);
        return;
      case 'discard': {
        const own = held(state, state.toMove);
        // Who has too few discards what there is (R9).
        if (own.length > effect.count) state.stack.push({ step: 'discard', count: effect.count });
        else if (own.length > 0) {
          discard(state, state.toMove, own);
          tell?.({ kind: 'discarded', seat: state.toMove, cards: own });
        }
        return;
      }
      case 'aside':
        state.aside = true;
        tell?.({ kind: 'setAside' });
        return;
    }
  },
};

/** Chosen cards of the Forces go from hand to the discard pile (p. 8, R9). */
export const discardCards: DecisionStep<ConflictState, DiscardFrame, DiscardCards, Event> = {
  automatic: false,
  seats: ({ toMove }) => [toMove],
  choices(state, { count }, seat) {
    const own = held(state, seat);
    return combinations(own, countAtOnce(own.length, count)).map((chosen) => ({
      kind: 'discard',
      cards: chosen,
    }));
  },
  refuse(state, { count }, seat, choice: Choice): Refusal | undefined {
    if (choice.kind === 'done') return 'must-discard';
    if (choice.kind !== 'discard') return unasked(choice);
    const own = held(state, seat);
    if (choice.cards.some((card) => !own.includes(card))) return 'not-in-hand';
    if (choice.cards.length === countAtOnce(own.length, count)) return undefined;
    return choice.cards.length === count ? 'one-by-one' : 'wrong-number';
  },
  answer({ state, tell }, { count }, seat, { cards: chosen }) {
    state.stack.pop();
    const ids = inOrder(chosen);
    discard(state, seat, ids);
    tell?.({ kind: 'discarded', seat, cards: ids });
    if (ids.length < count) state.stack.push({ step: 'discard', count: count - ids.length });
  },
};
