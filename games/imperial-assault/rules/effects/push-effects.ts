import type { Terms } from '../options.ts';
import type { BattleTurn } from '../state.ts';
import type { Circumstances } from './frames.ts';

/** Carries out the effects of an ability, by its number in the pack: their frames come on top of the stack. */
export function pushEffects(
  _terms: Terms,
  { stack }: BattleTurn,
  ability: number,
  circumstances: Circumstances,
): void {
  stack.push({ step: 'effects', ability, from: 0, ...circumstances });
}
