import { rerollsIn, woundBy } from '../rules/battle.ts';
import type { Wound } from '../rules/damage.ts';
import type { Terms } from '../rules/options.ts';
import { hitChanceOf } from '../rules/preview.ts';
import type { Battle, PocketState, Side } from '../rules/state.ts';

/** What can come of a battle: how likely the unit of each side hits, and what its hit does to the other unit. */
export interface BattleOdds {
  readonly hits: readonly [number, number];
  readonly wounds: readonly [Wound, Wound];
}

/**
 * What can come of a battle before the dice are rolled, with the cards that were played on it. The same chances as the
 * forecast of the battle panel, without the parts of sums, because a bot asks for very many.
 */
export function battleOdds(terms: Terms, state: PocketState, battle: Battle): BattleOdds {
  const rerolls = rerollsIn(terms, state, battle);
  const hitChance = (side: Side): number => hitChanceOf(terms, state, battle, side, rerolls).hit;
  return {
    hits: [hitChance(0), hitChance(1)],
    wounds: [woundBy(terms, state, battle, 0), woundBy(terms, state, battle, 1)],
  };
}
