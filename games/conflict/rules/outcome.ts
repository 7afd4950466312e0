import type { Outcome } from '../../../kernel/game.ts';
import type { ConflictState } from './state.ts';

/** All win or all lose (p. 3). In a loss the First Order comes first, and every seat behind it. */
export function outcome({ result, hands }: ConflictState): Outcome | undefined {
  if (result === null) return undefined;
  return { ranks: hands.map(() => (result === 'heroes' ? 1 : 2)) };
}
