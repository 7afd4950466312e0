import { entry } from '../../common/at.ts';
import { resultOf, woundBy } from '../rules/battle.ts';
import type { Wound } from '../rules/damage.ts';
import type { Terms } from '../rules/options.ts';
import {
  type Battle,
  type Dice,
  noCard,
  type PocketState,
  type Side,
  type UnitCode,
} from '../rules/state.ts';
import { effectsOn } from '../rules/values.ts';
import { chanceOf } from './dice.ts';

/** What can come of a battle: how likely the unit of each side hits, and what its hit does to the other unit. */
export interface BattleOdds {
  readonly hits: readonly [number, number];
  readonly wounds: readonly [Wound, Wound];
}

const noHits: Battle['hits'] = [false, false];

/** A battle that could be fought, before cards and dice. */
export function battleOf(attacker: UnitCode, defender: UnitCode): Battle {
  return {
    attacker,
    defender,
    cards: [noCard, noCard],
    first: 0,
    phase: 'attacker',
    rolls: [],
    hits: noHits,
  };
}

/** What can come of a battle with the cards that were played on it. */
export function battleOdds(terms: Terms, state: PocketState, battle: Battle): BattleOdds {
  return {
    hits: [hitChance(terms, state, battle, 0), hitChance(terms, state, battle, 1)],
    wounds: [woundBy(terms, state, battle, 0), woundBy(terms, state, battle, 1)],
  };
}

/** How likely the unit of a side hits, if all dice are rolled again that its friends or foes would roll again. */
export function hitChance(terms: Terms, state: PocketState, battle: Battle, side: Side): number {
  const once = chanceOf(leastRoll(terms, state, battle, side));
  let [hit, miss] = [1, 0];
  // From the last reroll to the first: whoever may roll again does so where that is better for it.
  for (const asked of [1, 0] as const) {
    const effects = effectsOn(terms, state, battle, asked);
    for (let at = effects.length - 1; at >= 0; at--) {
      const { effect } = entry(effects, at).effect;
      if (effect.do !== 'reroll' || (effect.of === 'self') !== (asked === side)) continue;
      const again = once * hit + (1 - once) * miss;
      if (asked === side) miss = Math.max(miss, again);
      else hit = Math.min(hit, again);
    }
  }
  return once * hit + (1 - once) * miss;
}

/** The least sum of the dice with which the unit of a side hits; 13 where none does. */
export function leastRoll(terms: Terms, state: PocketState, battle: Battle, side: Side): number {
  let [low, high] = [2, 13];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hitsWith(terms, state, battle, side, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Two dice with each sum, from 2 to 12. */
const diceOf: readonly Dice[] = Array.from({ length: 13 }, (_, sum) => {
  const one = Math.min(6, Math.max(1, sum - 1));
  return [one, sum - one];
});

/** Whether the unit of a side hits with this sum of its dice. */
export function hitsWith(terms: Terms, state: PocketState, battle: Battle, side: Side, sum: number): boolean {
  const dice = entry(diceOf, sum);
  return resultOf(terms, state, { ...battle, rolls: [dice, dice] }, side, false).hit;
}
