import type { Filter, Requirement } from '../../content/pack.ts';
import { conditions } from '../../content/vocabulary.ts';
import type { Space } from '../../geometry/map.ts';
import { attacksForHostile, currentAttack } from '../attack/current.ts';
import { isDefenceDie, shownBy } from '../attack/dice.ts';
import type { Attack } from '../attack/frames.ts';
import { type RolledDie, sumOf } from '../attack/results.ts';
import { isWithin } from '../bounds.ts';
import type { Terms } from '../options.ts';
import type { Condition as Harm } from '../state.ts';
import {
  type BattleState,
  bitOfCondition,
  type FigureNumber,
  fighterOf,
  figureOf,
  figuresOnMap,
  groupWith,
  hasCondition,
  isOnMap,
  none,
  opponentsOf,
  playerOf,
  seatOf,
} from '../state.ts';
import {
  adjacent,
  distanceBetween,
  distanceToSpace,
  hadSight,
  isAtOrAdjacent,
  sees,
  seesSpace,
  touches,
} from '../where.ts';
import type { Circumstances } from './frames.ts';
import { hasLost, hasTrait, textOf } from './texts.ts';

export type Reference = 'me' | 'attacker' | 'target' | 'subject' | 'chosen';
/** Conditions that harm who has them (A9). */
const harmful: readonly Harm[] = ['stunned', 'bleeding', 'weakened'];
const harmfulBits = harmful.reduce((bits, condition) => bits | bitOfCondition(condition), 0);

export function isHarmful(condition: Harm): boolean {
  return harmful.includes(condition);
}

/** The harmful conditions that a figure has, in the order of the vocabulary. */
export function harmfulOf(state: BattleState, figure: FigureNumber): readonly Harm[] {
  return conditions.filter((condition) => isHarmful(condition) && hasCondition(state, figure, condition));
}

/** The attack that an ability means: the last one of its own, or the one that goes on. */
export function attackMeant(state: BattleState, { attack }: Circumstances): Attack | undefined {
  return attack ?? currentAttack(state);
}

/** The figures that a reference names: none, one, or all that were chosen. */
export function named(
  state: BattleState,
  reference: Reference,
  circumstances: Circumstances,
): readonly FigureNumber[] {
  const { me, subject, chosen } = circumstances;
  switch (reference) {
    case 'me':
      return me === none ? [] : [me];
    case 'subject':
      return subject === none ? [] : [subject];
    case 'chosen':
      return chosen;
    case 'attacker':
    case 'target': {
      const figure = attackMeant(state, circumstances)?.[reference] ?? none;
      return figure === none ? [] : [figure];
    }
  }
}

/** Whether a filter means a figure; all that it names has to hold. */
export function matches(
  terms: Terms,
  state: BattleState,
  filter: Filter,
  figure: FigureNumber,
  circumstances: Circumstances,
): boolean {
  const { seat, me } = circumstances;
  if (filter.orMe && figure === me) return true;
  const fighter = fighterOf(terms, state, figure);
  const { damage, conditions: bits } = figureOf(state, figure);
  if (filter.side !== undefined) {
    const friendly =
      state.sides[seatOf(figure)] === state.sides[seat] &&
      (figure === me || !(attacksForHostile(state, figure) || attacksForHostile(state, me)));
    if (friendly !== (filter.side === 'friendly')) return false;
  }
  if (filter.me !== undefined && (figure === me) !== filter.me) return false;
  if (filter.group && (me === none || groupWith(figure) !== groupWith(me))) return false;
  if (filter.traits !== undefined && !filter.traits.some((trait) => hasTrait(terms, state, figure, trait)))
    return false;
  if (filter.affiliation !== undefined && fighter.affiliation !== filter.affiliation) return false;
  if (filter.name !== undefined && fighter.name !== filter.name) return false;
  if (filter.companion !== undefined) {
    if (!fighter.companion) return false;
    if (filter.companion !== true && fighter.id !== filter.companion) return false;
  }
  if (filter.ability !== undefined && !hasAbility(terms, state, figure, filter.ability)) return false;
  if (filter.unique !== undefined && fighter.unique !== filter.unique) return false;
  if (filter.large !== undefined && (fighter.base !== '1x1') !== filter.large) return false;
  if (filter.figureCost !== undefined && !isWithin(fighter.figureCost, filter.figureCost)) return false;
  if (filter.cheaper && (me === none || fighter.figureCost >= fighterOf(terms, state, me).figureCost))
    return false;
  if (filter.damaged !== undefined && damage > 0 !== filter.damaged) return false;
  if (filter.harmed !== undefined && ((bits & harmfulBits) !== 0) !== filter.harmed) return false;
  if (filter.has !== undefined && !hasCondition(state, figure, filter.has)) return false;
  if (filter.attackType !== undefined && fighter.attack?.type !== filter.attackType) return false;
  if (filter.reference !== undefined) {
    const one = named(state, filter.reference.is, circumstances).includes(figure);
    if (one === (filter.reference.not ?? false)) return false;
  }
  return (
    isWhere(terms, state, filter, figure, circumstances) &&
    terms.added.matches(terms, state, filter, figure, circumstances)
  );
}

/** The part of a filter that asks where a figure is. */
function isWhere(
  terms: Terms,
  state: BattleState,
  { distance, adjacent: isAdjacent, of = 'me', inSight, seesMe, at }: Filter,
  figure: FigureNumber,
  circumstances: Circumstances,
): boolean {
  if (distance !== undefined || isAdjacent) {
    const { object = none, space = none } =
      (of === 'target' ? attackMeant(state, circumstances) : undefined) ?? {};
    const near =
      object === none
        ? named(state, of, circumstances).some((other) => {
            if (!isOnMap(state, other) || !isOnMap(state, figure)) return false;
            if (isAdjacent && !adjacent(terms, state, other, figure)) return false;
            if (distance === undefined) return true;
            const count = distanceBetween(terms, state, other, figure);
            return count === null ? distance.most === undefined : isWithin(count, distance);
          })
        : isNearSpace(terms, state, { distance, adjacent: isAdjacent }, figure, space);
    if (!near) return false;
  }
  if (at === 'terminal' && !touches(terms, state, figure, at)) return false;
  if (!inSight && !seesMe) return true;
  const { me } = circumstances;
  if (me === none || !isOnMap(state, me)) return false;
  return (
    (!inSight || sees(terms, state, me, figure, true)) && (!seesMe || sees(terms, state, figure, me, true))
  );
}

/** How near a filter says that something is. */
interface Near {
  readonly distance: Filter['distance'] | undefined;
  readonly adjacent: Filter['adjacent'] | undefined;
}

/** Whether a figure is as near to a space, that of an object, as a filter says. */
function isNearSpace(
  terms: Terms,
  state: BattleState,
  { distance, adjacent: isAdjacent }: Near,
  figure: FigureNumber,
  space: Space,
): boolean {
  if (!isOnMap(state, figure)) return false;
  if (isAdjacent && !isAtOrAdjacent(terms, state, figure, space)) return false;
  const count = distanceToSpace(terms, state, figure, space);
  return distance === undefined || (count !== null && isWithin(count, distance));
}

/**
 * Whether a filter that means objects, too, means one in this space: of all that it names only where it is can hold of it (A8,
 * attacking objects).
 */
export function matchesObjectIn(
  terms: Terms,
  state: BattleState,
  { objects, distance, adjacent: isAdjacent, of = 'me', inSight }: Filter,
  space: Space,
  circumstances: Circumstances,
): boolean {
  if (!objects) return false;
  if (distance !== undefined || isAdjacent) {
    const near = named(state, of, circumstances).some((other) =>
      isNearSpace(terms, state, { distance, adjacent: isAdjacent }, other, space),
    );
    if (!near) return false;
  }
  const { me } = circumstances;
  return !inSight || (me !== none && isOnMap(state, me) && seesSpace(terms, state, me, space, true));
}

/** The figures on the map that a filter means. */
export function figuresMatching(
  terms: Terms,
  state: BattleState,
  filter: Filter,
  circumstances: Circumstances,
): FigureNumber[] {
  return figuresOnMap(state).filter((figure) => matches(terms, state, filter, figure, circumstances));
}

/** Whether all requirements of an ability hold. */
export function holds(
  terms: Terms,
  state: BattleState,
  requirements: readonly Requirement[] | undefined,
  circumstances: Circumstances,
): boolean {
  return requirements?.every((one) => isMet(terms, state, one, circumstances)) ?? true;
}

function isMet(
  terms: Terms,
  state: BattleState,
  requirement: Requirement,
  circumstances: Circumstances,
): boolean {
  const { me, seat } = circumstances;
  if ('figures' in requirement)
    return isWithin(
      figuresMatching(terms, state, requirement.figures, circumstances).length,
      requirement.count,
    );
  if ('who' in requirement) {
    const is = named(state, requirement.who, circumstances).some((figure) =>
      matches(terms, state, requirement.is, figure, circumstances),
    );
    return is !== (requirement.not ?? false);
  }
  if ('damage' in requirement) return me !== none && isWithin(figureOf(state, me).damage, requirement.damage);
  if ('attack' in requirement) {
    const attack = attackMeant(state, circumstances);
    return attack !== undefined && isSuch(terms, state, requirement.attack, attack, me);
  }
  if ('rolled' in requirement) {
    const { rolled } = circumstances;
    const dice = rolled.length > 0 ? rolled : attackMeant(state, circumstances)?.dice;
    return dice !== undefined && isWithin(countRolled(dice, requirement.rolled), requirement.count);
  }
  if ('activation' in requirement) return isInActivation(state, requirement.activation, me);
  if ('tokens' in requirement) {
    const held = me === none ? [] : figureOf(state, me).tokens;
    return isWithin(held.filter((token) => token === requirement.tokens).length, requirement.count);
  }
  if ('at' in requirement) return me !== none && touches(terms, state, me, requirement.at);
  if ('hand' in requirement) {
    if (requirement.hand === 'none') {
      const of = named(state, requirement.of ?? 'me', circumstances);
      return of.every((figure) => playerOf(state, seatOf(figure)).hand.length === 0);
    }
    const own = playerOf(state, seat).hand.length;
    return opponentsOf(state, seat).some((other) => own > playerOf(state, other).hand.length);
  }
  if ('round' in requirement) return state.round === requirement.round;
  return terms.added.meets(terms, state, requirement, circumstances);
}

type AttackRequirement = Extract<Requirement, { readonly attack: unknown }>['attack'];

function isSuch(
  terms: Terms,
  state: BattleState,
  is: AttackRequirement,
  attack: Attack,
  me: FigureNumber,
): boolean {
  const { attacker, target } = attack;
  if (is.type !== undefined && attack.kind !== is.type) return false;
  if (is.distance !== undefined && !isWithin(attack.distance, is.distance)) return false;
  if (is.outsideActivation && !attack.outside) return false;
  if (is.dealt !== undefined && !isWithin(attack.dealt, is.dealt)) return false;
  if (is.missed !== undefined && (attack.missed !== null) !== is.missed) return false;
  if (is.defeated !== undefined && attack.defeated !== is.defeated) return false;
  if (is.object !== undefined && (attack.object !== none) !== is.object) return false;
  // The adjacent, and the one that sees, are figures: objects are not.
  if (target === none && (is.adjacent || is.unseen)) return false;
  if (is.adjacent && !adjacent(terms, state, attacker, target)) return false;
  if (is.unseen && (state.activation === null || hadSight(terms, state, state.activation, target)))
    return false;
  if (is.ability !== undefined && attack.ability !== is.ability) return false;
  if (is.fromMe !== undefined && !isFrom(terms, state, is.fromMe, attack, me)) return false;
  if (is.token === undefined) return true;
  const { by, kind, own = false } = is.token;
  return attack.tokensSpent.some(
    (spent) =>
      spent.figure === attack[by] &&
      (kind === undefined || spent.token === kind) &&
      !(own && spent.of !== undefined),
  );
}

/** Whether the target space is so far from me. */
function isFrom(
  terms: Terms,
  state: BattleState,
  far: NonNullable<AttackRequirement['fromMe']>,
  { space }: Attack,
  me: FigureNumber,
): boolean {
  if (me === none || !isOnMap(state, me) || space === none) return false;
  if (far === 'adjacent') return isAtOrAdjacent(terms, state, me, space);
  const count = distanceToSpace(terms, state, me, space);
  return count !== null && isWithin(count, far);
}

/** Whether a figure has an ability of this id now. */
function hasAbility(terms: Terms, state: BattleState, figure: FigureNumber, id: string): boolean {
  return (
    textOf(terms, state, figure).all.some(({ ability }) => ability.id === id) &&
    !hasLost(terms, state, figure, id)
  );
}

/** How many of a result lie on dice; blank ones are those of the defence. */
function countRolled(
  dice: readonly RolledDie[],
  what: Extract<Requirement, { readonly rolled: unknown }>['rolled'],
): number {
  if (what !== 'blank') return sumOf(dice)[what];
  const isBlank = (shown: Readonly<Record<string, number>>): boolean =>
    Object.values(shown).every((count) => count === 0);
  return dice.filter(({ die, face }) => isDefenceDie(die) && isBlank(shownBy(die, face))).length;
}

type ActivationRequirement = Extract<Requirement, { readonly activation: unknown }>['activation'];

function isInActivation({ activation }: BattleState, what: ActivationRequirement, me: FigureNumber): boolean {
  const mine = activation?.figure === me ? activation : null;
  switch (what) {
    case 'mine':
      return mine !== null;
    case 'not-mine':
      return mine === null;
    case 'not-moved':
      return mine === null || !mine.moved;
    case 'not-attacked':
      return mine === null || !mine.attacked;
    case 'attacked':
      return mine?.attacked ?? false;
  }
}
