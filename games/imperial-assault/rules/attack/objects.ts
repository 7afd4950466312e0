import { entry } from '../../../common/at.ts';
import type { Space } from '../../geometry/map.ts';
import { objectRule } from '../drawn-mission.ts';
import { type Armed, aimsWith, hasReach, profileOf, reachOfMelee } from '../effects/values.ts';
import { isBeside } from '../interacting.ts';
import type { Terms } from '../options.ts';
import { sceneOf } from '../scene.ts';
import {
  type BattleState,
  type BattleTurn,
  changeToken,
  type FigureNumber,
  none,
  seatOf,
  type TokenNumber,
} from '../state.ts';
import { areClose, distanceToSpace, seesSpace, spacesUnderFigure } from '../where.ts';
import type { AttackOrder } from './frames.ts';

/** The tokens that may be attacked on this map, if any. */
export function objectsOn(terms: Terms, state: BattleState): readonly TokenNumber[] {
  return [...state.tokens.keys()].filter((token) => objectRule(terms, state, token) !== undefined);
}

/** Whether an attack is melee or ranged against an object. It has no attack of its own after which to go. */
export function kindAgainstObject(
  terms: Terms,
  state: BattleState,
  order: Armed & Pick<AttackOrder, 'type'>,
): 'melee' | 'ranged' | undefined {
  const { type } = order;
  return type === null || type === 'as-target' ? profileOf(terms, state, order)?.type : type;
}

/**
 * The objects that a figure that may attack can declare the target, in ascending order. An attack that is limited to certain figures
 * meets no object that it does not name (A8).
 */
export function objectsInReach(
  terms: Terms,
  state: BattleState,
  order: Armed & Pick<AttackOrder, 'seat' | 'against' | 'objects' | 'type' | 'seesThrough'>,
): readonly TokenNumber[] {
  const { against, objects = [] } = order;
  if (against !== null && objects.length === 0) return [];
  const { mission } = terms.added;
  return objectsOn(terms, state).filter(
    (token) =>
      (against === null || objects.includes(token)) &&
      (mission === undefined || mission.mayAttack(terms, state, order, token)) &&
      isInReach(terms, state, order, token),
  );
}

/** Whether an object can be the target: on or beside it, in reach, or in line of sight (A8). */
function isInReach(
  terms: Terms,
  state: BattleState,
  order: Armed & Pick<AttackOrder, 'type' | 'seesThrough'>,
  token: TokenNumber,
): boolean {
  const { attacker, seesThrough } = order;
  const { space } = entry(state.tokens, token);
  const scene = sceneOf(terms, state);
  if (isBeside(scene.battlefield, scene.indexOf(attacker), space)) return true;
  const kind = kindAgainstObject(terms, state, order);
  if (kind === undefined) return false;
  if (kind === 'melee') {
    if (!hasReach(terms, state, order)) return false;
    const far = distanceToSpace(terms, state, attacker, space);
    if (far === null || far > reachOfMelee) return false;
  }
  const figuresBlock = !seesThrough && !aimsWith(terms, state, attacker, 'see-through-figures');
  return seesSpace(terms, state, attacker, space, figuresBlock);
}

/** The objects beside a figure that it may attack. */
export function objectsBeside(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
): readonly TokenNumber[] {
  const scene = sceneOf(terms, state);
  return objectsOn(terms, state).filter(
    (token) =>
      terms.added.mission?.mayAttack(terms, state, { attacker: figure, seat: seatOf(figure) }, token) !==
        false && isBeside(scene.battlefield, scene.indexOf(figure), entry(state.tokens, token).space),
  );
}

/** The accuracy that a ranged attack on an object needs: 0 in the same space, else at least 1 (A8, step 6). */
export function distanceToObject(
  terms: Terms,
  state: BattleState,
  attacker: FigureNumber,
  space: Space,
): number {
  if (spacesUnderFigure(terms, state, attacker).includes(space)) return 0;
  return Math.max(1, distanceToSpace(terms, state, attacker, space) ?? Number.MAX_SAFE_INTEGER);
}

/** The attackable objects on a space or adjacent to it, which Blast meets like figures (A8). */
export function objectsNear(terms: Terms, state: BattleState, space: Space): readonly TokenNumber[] {
  return objectsOn(terms, state).filter((token) =>
    areClose(terms, state, space, entry(state.tokens, token).space),
  );
}

/** An object suffers damage; as much as its Health destroys it, and its token is discarded (A8). */
export function damageObject(terms: Terms, turn: BattleTurn, token: TokenNumber, amount: number): void {
  const { state, emit } = turn;
  const rule = objectRule(terms, state, token);
  if (rule === undefined || amount <= 0) return;
  const before = entry(state.tokens, token).damage;
  const damage = Math.min(rule.health, before + amount);
  changeToken(state, token, { damage });
  emit?.({ kind: 'damagedObject', token, amount: damage - before, damage, health: rule.health });
  if (damage < rule.health) return;
  const { space, health } = entry(state.tokens, token);
  // What a card has raised there goes with its token.
  if (health !== undefined) state.shields = state.shields.filter((one) => one !== space);
  changeToken(state, token, { space: none });
  emit?.({ kind: 'destroyed', token });
  terms.added.mission?.happens(terms, turn, { at: 'destroyed', token });
}
