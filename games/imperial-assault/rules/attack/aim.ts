import type { Space } from '../../geometry/map.ts';
import { aimsWith } from '../effects/values.ts';
import type { Terms } from '../options.ts';
import type { BattleState } from '../state.ts';
import { distanceToSpace, sightsBetween, sightsFromAround, spacesUnderFigure } from '../where.ts';
import type { Attack } from './frames.ts';

/**
 * The spaces of the target that may be the target space: those in line of sight; any of them if the target is adjacent or
 * needs no line of sight (A8, step 1).
 */
export function targetSpaces(
  terms: Terms,
  state: BattleState,
  {
    attacker,
    target,
    seesThrough,
    sightFrom,
  }: Pick<Attack, 'attacker' | 'target' | 'seesThrough' | 'sightFrom'>,
): readonly Space[] {
  const figuresBlock = !seesThrough && !aimsWith(terms, state, attacker, 'see-through-figures');
  const seen =
    sightFrom === undefined
      ? sightsBetween(terms, state, attacker, target, figuresBlock).map(([, to]) => to)
      : sightsFromAround(terms, state, attacker, sightFrom, target, figuresBlock);
  const spaces = seen.length > 0 ? seen : spacesUnderFigure(terms, state, target);
  return [...new Set(spaces)].sort((one, other) => one - other);
}

/** The accuracy that a ranged attack needs: the spaces to the target space, at least 1 (A8, step 6). */
export function distanceFor(
  terms: Terms,
  state: BattleState,
  { attacker }: Pick<Attack, 'attacker'>,
  space: Space,
): number {
  return Math.max(1, distanceToSpace(terms, state, attacker, space) ?? Number.MAX_SAFE_INTEGER);
}
