import { rerollsIn, resultOf, woundBy } from '../rules/battle.ts';
import type { Wound } from '../rules/damage.ts';
import type { Terms } from '../rules/options.ts';
import { chanceOf, chanceToHit, diceOf, leastThat } from '../rules/preview.ts';
import { type Battle, type PocketState, type Side, seatOf } from '../rules/state.ts';
import { unitOn } from '../rules/values.ts';

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
  const hitChance = (side: Side): number => {
    const hits = (sum: number): boolean =>
      resultOf(terms, state, { ...battle, rolls: [diceOf(sum), diceOf(sum)] }, side, false).hit;
    const once = chanceOf(leastThat(hits));
    const own = seatOf(unitOn(battle, side));
    const wishes = rerolls.flatMap(({ seat, of }) => (of === side ? [seat === own] : []));
    return chanceToHit(once, once, wishes);
  };
  return {
    hits: [hitChance(0), hitChance(1)],
    wounds: [woundBy(terms, state, battle, 0), woundBy(terms, state, battle, 1)],
  };
}
