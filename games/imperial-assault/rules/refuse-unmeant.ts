import type { Seat } from '../../../kernel/game.ts';
import type { Choice } from './choice.ts';
import type { Refusal } from './refusals.ts';
import type { BattleState } from './state.ts';

/** Why a choice is none of a step that asks for choices of these kinds: those of such a kind are not meant, all others not asked for. */
export function refuseUnmeant(...kinds: readonly Choice['kind'][]) {
  return (_state: BattleState, _frame: unknown, _seat: Seat, { kind }: Choice): Refusal =>
    kinds.includes(kind) ? 'not-meant' : 'not-asked';
}
