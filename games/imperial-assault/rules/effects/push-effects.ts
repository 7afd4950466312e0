import { entry } from '../../../common/at.ts';
import type { Terms } from '../options.ts';
import { type BattleTurn, none } from '../state.ts';
import type { Circumstances } from './frames.ts';

/** Carries out the effects of an ability, by its number in the pack: their frames come on top of the stack. */
export function pushEffects(
  terms: Terms,
  { stack }: BattleTurn,
  ability: number,
  circumstances: Circumstances,
): void {
  const { effects } = entry(terms.abilities, ability);
  const source = { ability, surge: none };
  stack.push({ step: 'effects', ...circumstances, source, todo: effects, widened: null });
}
