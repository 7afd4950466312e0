import type { Seat } from '../../../kernel/game.ts';
import type { Choice } from './choice.ts';
import type { Refusal } from './refusals.ts';
import type { BattleState } from './state.ts';

/** Why a choice is none of a step that asks for choices of one kind: those of this kind are not meant, all others not asked for. */
export function refuseUnmeant(kind: Choice['kind']) {
  return (_state: BattleState, _frame: unknown, _seat: Seat, choice: Choice): Refusal =>
    choice.kind === kind ? 'not-meant' : 'not-asked';
}
