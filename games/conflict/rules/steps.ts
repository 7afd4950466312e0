import type { DecisionStep, Frame, Step } from '../../../kernel/game.ts';
import type { Choice } from './choice.ts';
import { dice, drawWithDice, pay, reroll, reveal, useDice } from './dice.ts';
import type { Event } from './event.ts';
import { discardCards, field } from './field.ts';
import { cover, distract, leaders } from './leaders.ts';
import { format } from './notation.ts';
import { order } from './order.ts';
import { playCard, symbols } from './playing.ts';
import type { ConflictState } from './state.ts';
import { endTurn, first, turn } from './turn.ts';

/** Notes every answer for the view, as everybody saw it. */
function noted<F extends Frame, C extends Choice>(
  step: DecisionStep<ConflictState, F, C, Event>,
): DecisionStep<ConflictState, F, C, Event> {
  return {
    ...step,
    answer(turn, frame, seat, choice) {
      const { state, tell } = turn;
      state.last = { seat, choice: state.open ? format(choice) : inPublic(choice) };
      state.drawn = [];
      tell?.({ kind: 'chose', ...state.last });
      step.answer(turn, frame, seat, choice);
    },
  };
}

/** The answer without the cards that go face down. */
function inPublic(choice: Choice): string {
  if (choice.kind !== 'cover') return format(choice);
  return `cover:${choice.leaders?.join() ?? choice.cards.length}`;
}

/** A turn from top to bottom (p. 6 to 8). */
export const steps: Readonly<Record<string, Step<ConflictState, Frame, Choice, Event>>> = {
  first,
  turn,
  reroll: noted(reroll),
  dice,
  useDice: noted(useDice),
  pay: noted(pay),
  reveal,
  draw: drawWithDice,
  order: noted(order),
  playCard: noted(playCard),
  symbols,
  distract,
  cover: noted(cover),
  leaders,
  field,
  discard: noted(discardCards),
  endTurn,
};
