import { entry } from '../../common/at.ts';
import { newBattle } from '../rules/combat.ts';
import { damageOf, kindOf, type UnitCode } from '../rules/state.ts';
import { type BattleOdds, battleOdds } from './battle-odds.ts';
import type { Losses } from './losses.ts';
import { likeness, type Scene, starsOf } from './scene.ts';

type Pair = readonly [attacker: UnitCode, defender: UnitCode];

/** What attacks are worth in a combat action, one after the other. */
export interface CombatPlan {
  /** What one more attack is worth after those that were declared. */
  attackWorth(attacker: UnitCode, defender: UnitCode): number;
  /** Declares an attack. */
  declare(pair: Pair): void;
  /** An attack on the unit was declared. */
  isAttacked(unit: UnitCode): boolean;
}

export function combatPlan(scene: Scene, losses: Losses): CombatPlan {
  const { terms, state, battles } = scene;
  /** For each defender, how likely it is still there with so many damage counters. */
  const left = new Map<UnitCode, number[]>();

  /** Changes until the end of the turn are those of single units; otherwise units that are the same fight alike. */
  const oddsOf = (attacker: UnitCode, defender: UnitCode): BattleOdds => {
    const [one, other] =
      state.lasting.length > 0
        ? [attacker, defender]
        : [likeness(state, attacker), likeness(state, defender)];
    const key = one * 2 ** 24 + other;
    const odds = battles.get(key) ?? battleOdds(terms, state, newBattle(state, attacker, defender));
    battles.set(key, odds);
    return odds;
  };

  const leftOf = (defender: UnitCode): readonly number[] => {
    const found = left.get(defender);
    if (found !== undefined) return found;
    const fresh: number[] = [];
    fresh[damageOf(state, defender)] = 1;
    return fresh;
  };

  return {
    attackWorth(attacker, defender) {
      const { hits, wounds } = oddsOf(attacker, defender);
      const back = hits[1] * losses.wounded(attacker, damageOf(state, attacker), wounds[1]);
      let worth = 0;
      leftOf(defender).forEach((chance, damage) => {
        worth += chance * (hits[0] * losses.wounded(defender, damage, wounds[0]) + back);
      });
      return worth;
    },
    declare([attacker, defender]) {
      const { hits, wounds } = oddsOf(attacker, defender);
      const { shields } = entry(terms.units, kindOf(state, defender));
      const next: number[] = [];
      leftOf(defender).forEach((chance, damage) => {
        const after = damage + wounds[0].amount;
        next[damage] = (next[damage] ?? 0) + chance * (1 - hits[0]);
        if (!wounds[0].fatal && after < shields) next[after] = (next[after] ?? 0) + chance * hits[0];
      });
      left.set(defender, next);
    },
    isAttacked: (unit) => left.has(unit),
  };
}

/** What a whole combat action is worth: the best attack for each build star again and again, as long as there is one. */
export function combatWorth(
  scene: Scene,
  losses: Losses,
  attackers: readonly UnitCode[],
  targetsOf: (attacker: UnitCode) => readonly UnitCode[],
  limit: number,
): number {
  const plan = combatPlan(scene, losses);
  const free = new Set(attackers);
  let [left, sum] = [limit, 0];
  for (;;) {
    let best: { readonly pair: Pair; readonly worth: number; readonly rate: number } | undefined;
    const seen = new Set<number>();
    for (const attacker of free) {
      const stars = starsOf(scene, attacker);
      if (stars > left || isKnown(seen, likeness(scene.state, attacker))) continue;
      const met = new Set<number>();
      for (const defender of targetsOf(attacker)) {
        if (!plan.isAttacked(defender) && isKnown(met, likeness(scene.state, defender))) continue;
        const worth = plan.attackWorth(attacker, defender);
        if (worth > 0 && worth / stars > (best?.rate ?? 0))
          best = { pair: [attacker, defender], worth, rate: worth / stars };
      }
    }
    if (best === undefined) return sum;
    sum += best.worth;
    left -= starsOf(scene, best.pair[0]);
    free.delete(best.pair[0]);
    plan.declare(best.pair);
  }
}

/** Whether a number was seen before; from now on it was. */
function isKnown(seen: Set<number>, number: number): boolean {
  const before = seen.size;
  return seen.add(number).size === before;
}
