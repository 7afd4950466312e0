import type { ChoiceStep } from '../../../../kernel/game.ts';
import { type Choice, pass } from '../choice.ts';
import type { Event } from '../event.ts';
import { interact, interactionsOf, whyNotInteract } from '../interacting.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FrameOf, seatOf } from '../state.ts';
import { tell } from '../tell.ts';

/** A figure interacts by an effect, at no action, or leaves it (A4, A11). */
export function interactingStep(
  terms: Terms,
): ChoiceStep<BattleState, FrameOf<'interacting'>, Choice, Event> {
  return {
    kind: 'choice',
    seats: (_state, { figure }) => [seatOf(figure)],
    choices: (state, { figure }) => [
      ...interactionsOf(terms, state, figure, true).map(({ choice }): Choice => choice),
      pass,
    ],
    refuse(state, { figure }, _seat, choice) {
      if (choice.kind !== 'door' && choice.kind !== 'token') return 'not-asked';
      return whyNotInteract(terms, state, figure, choice, true) ?? 'not-asked';
    },
    apply(turn, { figure }, seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'door' || choice.kind === 'token') interact(terms, turn, figure, choice);
      else tell(turn, { kind: 'declined', seat });
    },
  };
}
