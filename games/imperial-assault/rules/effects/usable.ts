import type { Choice } from '../choice.ts';
import type { Terms } from '../options.ts';
import type { BattleState, BattleTurn, FigureNumber } from '../state.ts';

/** A choice that uses an ability or a command card. */
export type UseChoice = Extract<Choice, { readonly kind: 'use' }>;

/**
 * What a figure, and its player, may use in its activation between its actions: special actions for which it has
 * actions left, abilities "during your activation", and command cards.
 */
export function usableIn(
  _terms: Terms,
  _state: BattleState,
  _figure: FigureNumber,
): readonly { readonly choice: UseChoice; readonly actions: 0 | 1 | 2; readonly attacks: boolean }[] {
  return [];
}

/** Uses it, with its price; its actions were paid. Its frames come on top of the stack. */
export function use(_terms: Terms, _turn: BattleTurn, _choice: UseChoice): void {}
