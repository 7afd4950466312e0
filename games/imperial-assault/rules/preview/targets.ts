import type { Arms } from '../added.ts';
import { kindOf, plainAttack, targetsOf } from '../attack/begin.ts';
import type { AttackOrder } from '../attack/frames.ts';
import { aimsWith, hasReach, isForbidden, profileOf, reachOfMelee } from '../effects/values.ts';
import type { Terms } from '../options.ts';
import {
  areFriends,
  type BattleState,
  type FigureNumber,
  figuresOnMap,
  hasCondition,
  isOnMap,
  seatOf,
} from '../state.ts';
import { distanceBetween, sightsBetween } from '../where.ts';

/** Why a figure may not attack another one now. */
export type NoTarget =
  /** It has no attack, is Stunned, or an ability forbids it. */
  | 'no-attack'
  | 'stunned'
  | 'forbidden'
  | 'friendly'
  /** Without line of sight (A7); a melee attack that does not reach so far (A8). */
  | 'no-sight'
  | 'too-far'
  /** It must not attack adjacent figures. */
  | 'too-near';

/** A figure that another one may attack, or may not. */
export interface TargetOutlook {
  readonly target: FigureNumber;
  /** The spaces between them; null where there is no way (A5). */
  readonly distance: number | null;
  readonly why: NoTarget | undefined;
}

/** All hostile figures on the map, with whether a figure may attack each from where it stands, and why not (A8). */
export function targetsFor(
  terms: Terms,
  state: BattleState,
  attacker: FigureNumber,
): readonly TargetOutlook[] {
  if (!isOnMap(state, attacker)) return [];
  const ways = terms.added.arms(terms, state, plainAttack(seatOf(attacker), attacker, -1));
  const legal = ways.flatMap((arms) => targetsOf(terms, arms.state, arms.order));
  return figuresOnMap(state)
    .filter((target) => !areFriends(state, attacker, target))
    .map((target) => ({
      target,
      distance: distanceBetween(terms, state, attacker, target),
      why: legal.includes(target) ? undefined : whyNotWith(terms, ways, target),
    }));
}

/** Why a figure may attack another one now in none of these ways. What is too far for one weapon, another one may reach. */
function whyNotWith(terms: Terms, ways: readonly Arms[], target: FigureNumber): NoTarget {
  const reasons = ways.map(({ state, order }) => whyNot(terms, state, order, target));
  return reasons.find((why) => why !== 'too-far') ?? reasons[0] ?? 'no-attack';
}

/** Why a figure may not attack another one now; asked only where it may not. */
function whyNot(terms: Terms, state: BattleState, order: AttackOrder, target: FigureNumber): NoTarget {
  const { attacker } = order;
  if (areFriends(state, attacker, target)) return 'friendly';
  if (profileOf(terms, state, order) === null) return 'no-attack';
  if (hasCondition(state, attacker, 'stunned')) return 'stunned';
  const { activation } = state;
  if (isForbidden(terms, state, attacker, 'attack')) return 'forbidden';
  if (
    activation?.figure === attacker &&
    activation.moved &&
    isForbidden(terms, state, attacker, 'attack-and-leave')
  )
    return 'forbidden';
  const kind = kindOf(terms, state, order, target);
  const distance = distanceBetween(terms, state, attacker, target);
  if (kind === 'melee') {
    const reach = hasReach(terms, state, order) ? reachOfMelee : 1;
    if (distance === null || distance > reach) return 'too-far';
  }
  const figuresBlock = !aimsWith(terms, state, attacker, 'see-through-figures');
  return sightsBetween(terms, state, attacker, target, figuresBlock).length === 0 ? 'no-sight' : 'too-near';
}
