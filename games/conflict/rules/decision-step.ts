import type { ChoiceStep, Frame, Seat, Turn } from '../../../kernel/game.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { format } from './notation.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import type { ConflictState } from './state.ts';

/** A decision to whoever is to move. */
export interface DecisionRules<F extends Frame, C extends Choice> {
  choices(state: ConflictState, frame: F, seat: Seat): readonly C[];
  /** Why a choice is refused; undefined if it is legal. */
  whyNot(state: ConflictState, frame: F, seat: Seat, choice: Choice): Refusal | undefined;
  /** Carries a choice out, when the frame of the decision is off the stack. */
  apply(turn: Turn<ConflictState, Event>, frame: F, seat: Seat, choice: C): void;
}

/** The step of a decision. Every answer is noted for the view, as everybody sees it. */
export function decisionStep<F extends Frame, C extends Choice>(
  { open }: Terms,
  { choices, whyNot, apply }: DecisionRules<F, C>,
): ChoiceStep<ConflictState, F, C, Event> {
  return {
    kind: 'choice',
    seats: ({ toMove }) => [toMove],
    choices,
    legal: (state, frame, seat, choice) => whyNot(state, frame, seat, choice) === undefined,
    refuse: (state, frame, seat, choice) => whyNot(state, frame, seat, choice) ?? 'not-asked',
    apply(turn, frame, seat, choice) {
      const { state, stack, emit } = turn;
      state.last = { seat, choice: open ? format(choice) : inPublic(choice) };
      state.drawn = [];
      emit?.({ kind: 'chose', ...state.last });
      stack.pop();
      apply(turn, frame, seat, choice);
    },
  };
}

/** The move without the cards that go face down. */
function inPublic(choice: Choice): string {
  if (choice.kind !== 'cover') return format(choice);
  return `cover:${choice.leaders?.join() ?? choice.cards.length}`;
}
