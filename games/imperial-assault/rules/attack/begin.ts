import type { Seat } from '../../../../kernel/game.ts';
import type { Arms } from '../added.ts';
import { type Armed, aimsWith, hasReach, isForbidden, profileOf, reachOfMelee } from '../effects/values.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type FigureNumber,
  figuresOnMap,
  hasCondition,
  isOnMap,
  none,
  seatOf,
  type TokenNumber,
} from '../state.ts';
import { tell } from '../tell.ts';
import {
  adjacent,
  distanceBetween,
  sees,
  seesOverCorner,
  sharesSpaceWith,
  sightsFromAround,
} from '../where.ts';
import { noResultsYet } from './change.ts';
import type { AttackOrder } from './frames.ts';
import { objectsInReach } from './objects.ts';

/** An attack with nothing special, by the player of the attacker. */
export function plainAttack(
  seat: Seat,
  attacker: FigureNumber,
  target: FigureNumber,
  object: TokenNumber = none,
): AttackOrder {
  return {
    attacker,
    seat,
    target,
    object,
    against: null,
    type: null,
    pool: null,
    fewerDice: 0,
    bare: false,
    gains: [],
    seesThrough: false,
    source: none,
    ability: null,
  };
}

/** Whether the attack is melee or ranged, against this target; undefined if the figure has no attack. */
export function kindOf(
  terms: Terms,
  state: BattleState,
  order: Armed & Pick<AttackOrder, 'type'>,
  target: FigureNumber,
): 'melee' | 'ranged' | undefined {
  const { type } = order;
  if (type === 'as-target') return profileOf(terms, state, { attacker: target })?.type;
  return type ?? profileOf(terms, state, order)?.type;
}

/** The figures that may be declared the target of an attack now (A8), in ascending order. */
export function targetsOf(
  terms: Terms,
  state: BattleState,
  order: Armed &
    Pick<AttackOrder, 'seat' | 'against' | 'type' | 'pool' | 'seesThrough'> & {
      readonly arc?: boolean;
      readonly sightFrom?: number;
    },
): readonly FigureNumber[] {
  const { attacker, against } = order;
  if (!mayDeclare(terms, state, order)) return [];
  const figuresBlock = !order.seesThrough && !aimsWith(terms, state, attacker, 'see-through-figures');
  return figuresOnMap(state).filter(
    (target) =>
      (against === null || against.includes(target)) &&
      isHostileTo(state, order, target) &&
      (isInReach(terms, state, order, target, figuresBlock) ||
        (figuresBlock &&
          isWatched(terms, state, attacker, target) &&
          isInReach(terms, state, order, target, false))),
  );
}

/** The objects of the mission that may be declared the target of an attack now (A8), in ascending order. */
export function objectsOf(
  terms: Terms,
  state: BattleState,
  order: Armed & Pick<AttackOrder, 'seat' | 'against' | 'objects' | 'type' | 'pool' | 'seesThrough'>,
): readonly TokenNumber[] {
  // Most missions have none, and whether there is one in reach is answered sooner.
  const found = objectsInReach(terms, state, order);
  return found.length > 0 && mayDeclare(terms, state, order) ? found : [];
}

/** Whether a figure may declare an attack at all. */
function mayDeclare(terms: Terms, state: BattleState, order: Armed & Pick<AttackOrder, 'pool'>): boolean {
  const { attacker, pool } = order;
  if (!isOnMap(state, attacker) || hasCondition(state, attacker, 'stunned')) return false;
  if (isForbidden(terms, state, attacker, 'attack')) return false;
  const { activation } = state;
  if (
    activation?.figure === attacker &&
    activation.moved &&
    isForbidden(terms, state, attacker, 'attack-and-leave')
  )
    return false;
  return pool !== null || profileOf(terms, state, order) !== null;
}

/**
 * Whether a figure is hostile to the attacker. To a hostile figure that somebody attacks with, all others are (B11).
 */
function isHostileTo(
  { sides }: BattleState,
  { attacker, seat }: Pick<AttackOrder, 'attacker' | 'seat'>,
  target: FigureNumber,
): boolean {
  if (target === attacker) return false;
  if (sides[seat] !== sides[seatOf(attacker)]) return true;
  return sides[seatOf(target)] !== sides[seat];
}

/** Whether a figure can be the target: adjacent, in reach, or in line of sight (A8). */
function isInReach(
  terms: Terms,
  state: BattleState,
  order: Armed & Pick<AttackOrder, 'type'> & { readonly arc?: boolean; readonly sightFrom?: number },
  target: FigureNumber,
  figuresBlock: boolean,
): boolean {
  const { attacker } = order;
  const near = adjacent(terms, state, attacker, target) || sharesSpaceWith(terms, state, attacker, target);
  if (near && isForbidden(terms, state, attacker, 'attack-adjacent')) return false;
  const kind = kindOf(terms, state, order, target);
  if (kind === undefined) return false;
  if (near) return true;
  if (kind === 'melee') {
    const far = distanceBetween(terms, state, attacker, target);
    if (far === null || far > reachOfMelee || !hasReach(terms, state, order)) return false;
  } else if (
    (order.arc || (state.campaign !== undefined && aimsWith(terms, state, attacker, 'arc'))) &&
    seesOverCorner(terms, state, attacker, target)
  )
    return true;
  const { sightFrom } = order;
  if (sightFrom !== undefined && kind === 'ranged')
    return sightsFromAround(terms, state, attacker, sightFrom, target, figuresBlock).length > 0;
  return sees(terms, state, attacker, target, figuresBlock);
}

/** Whether an attack on a figure may be declared through other figures; asked only where nothing else is in the way. */
function isWatched(terms: Terms, state: BattleState, attacker: FigureNumber, target: FigureNumber): boolean {
  return (
    state.campaign !== undefined &&
    sees(terms, state, attacker, target, false) &&
    terms.added.watchOn(terms, state, attacker, target) !== undefined
  );
}

/**
 * What is used up by declaring this target: an attack that only a watch on it allows looks through figures, and the watch is over
 * for the round. Returns whether it does.
 */
export function useWatch(
  terms: Terms,
  turn: BattleTurn,
  order: Armed & Pick<AttackOrder, 'seat' | 'type' | 'seesThrough'>,
  target: FigureNumber,
): boolean {
  const { state } = turn;
  const { attacker, seat, seesThrough } = order;
  const watch = terms.added.watchOn(terms, state, attacker, target);
  if (watch === undefined || seesThrough || aimsWith(terms, state, attacker, 'see-through-figures'))
    return false;
  if (isInReach(terms, state, order, target, true)) return false;
  const use = {
    ability: watch,
    surge: none,
    seat,
    figure: target,
    subject: target,
    once: 'round',
    depth: 0,
  } as const;
  state.used = [...state.used, use];
  tell(turn, { kind: 'used', ability: watch, figure: attacker, seat });
  return true;
}

/** The ways to carry out an order for which there is a target now: see `Added.arms`. */
export function armsInReach(terms: Terms, state: BattleState, order: AttackOrder): readonly Arms[] {
  return terms.added
    .arms(terms, state, order)
    .filter(
      (arms) =>
        targetsOf(terms, arms.state, arms.order).length > 0 ||
        objectsOf(terms, arms.state, arms.order).length > 0,
    );
}

/** Begins an attack that an ability gives. A hero that can use several weapons for it names one first (A8). */
export function pushGivenAttack(terms: Terms, turn: BattleTurn, order: AttackOrder): void {
  const { attacker, seat } = order;
  const [only, ...others] = armsInReach(terms, turn.state, order);
  pushAttack(terms, turn, others.length > 0 ? order : (only?.order ?? order));
  if (others.length > 0) turn.stack.push({ step: 'weapon', seat, figure: attacker });
}

/** Begins an attack: its frames come on top of the stack. */
export function pushAttack(terms: Terms, turn: BattleTurn, order: AttackOrder): void {
  const { state, stack } = turn;
  const { seat, target, object } = order;
  const seesThrough = order.seesThrough || (target !== none && useWatch(terms, turn, order, target));
  if (target !== none) tell(turn, { kind: 'choseFigure', seat, figure: target });
  if (object !== none) tell(turn, { kind: 'choseToken', seat, token: object });
  stack.push({
    step: 'attack',
    ...order,
    seesThrough,
    ...noResultsYet,
    outside: state.activation?.figure !== order.attacker,
  });
  terms.added.takeUp(terms, state, order.attacker);
}
