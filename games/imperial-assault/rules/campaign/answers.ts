import { entry } from '../../../common/at.ts';
import type { AddedMoment, AddedRequirement, Filter, WeaponFilter } from '../../content/pack.ts';
import { campaignOf } from '../added.ts';
import { isWithin } from '../bounds.ts';
import { circumstancesOf } from '../effects/circumstances.ts';
import { attackMeant, holds, matches, named } from '../effects/filters.ts';
import type { Circumstances, MomentFacts, Source } from '../effects/frames.ts';
import { wasUsedInAttack } from '../effects/prices.ts';
import { forEachAlways } from '../effects/sources.ts';
import { defenceOf, forEachWorking } from '../effects/values.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  changeFigure,
  type FigureNumber,
  fighterOf,
  figureNumber,
  figuresOnMap,
  groupOf,
  groupWith,
  hasCondition,
  isOnMap,
  none,
  playerOf,
  seatOf,
} from '../state.ts';
import { distanceBetween, sees } from '../where.ts';
import { campaignIn, heroOf, seatOfHero } from './current.ts';
import { enduranceOf } from './strain.ts';

/** Whether the words of a filter that only a campaign has mean a figure. */
export function matchesAdded(
  terms: Terms,
  state: BattleState,
  filter: Filter,
  figure: FigureNumber,
  circumstances: Circumstances,
): boolean {
  const { hero, wounded, lacks, hurt, elite, seenBy } = filter;
  const seat = seatOfHero(figure);
  if (hero !== undefined && (seat !== undefined) !== hero) return false;
  if (wounded !== undefined && (seat !== undefined && heroOf(state, seat).wounded) !== wounded) return false;
  if (lacks !== undefined && hasCondition(state, figure, lacks)) return false;
  if (hurt && !attackMeant(state, circumstances)?.hurt?.includes(figure)) return false;
  if (elite !== undefined && fighterOf(terms, state, figure).elite !== elite) return false;
  if (seenBy !== undefined && !isSeenBy(terms, state, seenBy, figure, circumstances)) return false;
  return isOfGroup(terms, state, filter, figure, circumstances) && isInState(terms, state, filter, figure);
}

/** The part of a filter that asks for its group, and whom it sees. */
function isOfGroup(
  terms: Terms,
  state: BattleState,
  { groupOf: of, groupSize, attached, ready, last, sees: seen }: Filter,
  figure: FigureNumber,
  circumstances: Circumstances,
): boolean {
  const group = groupWith(figure);
  const isNamed = (by: FigureNumber): boolean => groupWith(by) === group;
  if (of !== undefined && !named(state, of, circumstances).some(isNamed)) return false;
  if (groupSize !== undefined && !isWithin(fighterOf(terms, state, figure).size, groupSize)) return false;
  if (attached && !playerOf(state, seatOf(figure)).upgrades.some(({ host }) => host === group)) return false;
  if (
    last &&
    !groupOf(state, group).figures.every(
      (one, index) => figureNumber(group, index) === figure || one.place === null,
    )
  )
    return false;
  if (ready !== undefined && groupOf(state, group).ready !== ready) return false;
  return (
    seen === undefined ||
    named(state, seen, circumstances).some(
      (other) => isOnMap(state, other) && isOnMap(state, figure) && sees(terms, state, figure, other, true),
    )
  );
}

/** The part of a filter that asks for strain, dice and friends around. */
function isInState(
  terms: Terms,
  state: BattleState,
  { strain, belowEndurance, alone, defends }: Filter,
  figure: FigureNumber,
): boolean {
  const seat = seatOfHero(figure);
  if (strain !== undefined && (seat === undefined || !isWithin(heroOf(state, seat).strain, strain)))
    return false;
  if (
    belowEndurance &&
    (seat === undefined || heroOf(state, seat).strain >= enduranceOf(terms, state, figure))
  )
    return false;
  if (defends !== undefined && !defenceOf(terms, state, figure).includes(defends)) return false;
  if (alone === undefined) return true;
  return !figuresOnMap(state).some((other) => {
    if (other === figure || state.sides[seatOf(other)] !== state.sides[seatOf(figure)]) return false;
    const away = distanceBetween(terms, state, figure, other);
    return away !== null && away <= alone;
  });
}

/** Whether a friendly companion has line of sight to a figure. */
function isSeenBy(
  terms: Terms,
  state: BattleState,
  companion: string,
  figure: FigureNumber,
  { seat }: Circumstances,
): boolean {
  return figuresOnMap(state).some(
    (other) =>
      fighterOf(terms, state, other).id === companion &&
      state.sides[seatOf(other)] === state.sides[seat] &&
      sees(terms, state, other, figure, true),
  );
}

/** Whether a requirement that only a campaign has is met. */
export function meetsAdded(
  terms: Terms,
  state: BattleState,
  requirement: AddedRequirement,
  circumstances: Circumstances,
): boolean {
  const { me, tested } = circumstances;
  if ('tested' in requirement) {
    const { least = 0, most = Number.POSITIVE_INFINITY } = requirement.tested;
    return tested !== undefined && tested >= least && tested <= most;
  }
  if ('used' in requirement)
    return wasUsedInAttack(terms, state, requirement.used) !== (requirement.not ?? false);
  if ('weapon' in requirement) {
    // Abilities of other weapons are off: what says "this weapon" is on the one of the attack (A8).
    const { attacker = none, weapon = none } = attackMeant(state, circumstances) ?? {};
    return weapon !== none && isSuchWeapon(terms, state, weapon, requirement.weapon, weapon, attacker);
  }
  const { activation } = state;
  if (activation?.figure !== me) return true;
  return requirement.without === 'rest' ? activation.rested !== true : activation.ran !== true;
}

/** Whether a weapon, by number in `upgrades`, is what a filter means. `source`: the card that says so. */
export function isSuchWeapon(
  terms: Terms,
  state: BattleState,
  weapon: number,
  { this: own, type, trait, keyword, card, not }: WeaponFilter,
  source: number,
  me: FigureNumber,
): boolean {
  const { cards } = campaignOf(terms).content;
  const item = cards[weapon]?.item;
  const id = cards[weapon]?.id;
  if (item?.attack === undefined) return false;
  if (own && weapon !== weaponWith(state, seatOf(me), source)) return false;
  return (
    (type === undefined || item.attack.type === type) &&
    (trait === undefined || item.traits.includes(trait)) &&
    (keyword === undefined || item.keywords?.includes(keyword) === true) &&
    (card === undefined || id === card) &&
    id !== not
  );
}

/** The weapon that a card of a hero is, or on which it is as a modification. */
function weaponWith(state: BattleState, seat: number, card: number): number {
  const items = campaignIn(state).record.heroes[seat - 1]?.items ?? [];
  return items.find(({ modifications }) => modifications.includes(card))?.card ?? card;
}

/** Whether a moment of which only a campaign knows is that of an ability. */
export function isMomentOfAdded(
  terms: Terms,
  state: BattleState,
  when: AddedMoment,
  facts: MomentFacts,
  circumstances: Circumstances,
): boolean {
  const { me, seat } = circumstances;
  const { subject } = facts;
  const isMeant = (of: Filter | undefined): boolean =>
    of === undefined
      ? me !== none && subject === me
      : subject !== none && matches(terms, state, of, subject, circumstances);
  switch (when.at) {
    case 'test':
      return isMeant(when.of) && (when.attribute === undefined || when.attribute === attributeTested(state));
    case 'used':
      return subject === me && facts.used === when.ability;
    case 'comes-within':
      return isMeant(when.of) && comesWithin(terms, state, me, facts, when.spaces);
    case 'supply-draw':
    case 'supply-drawn': {
      if (!isMeant(when.of) || (when.crate && !facts.byAttack)) return false;
      // A card that its own text has discarded is not there any more.
      const { upgrades } = playerOf(state, seatOf(subject));
      return when.at === 'supply-draw' || upgrades.some(({ card }) => card === facts.amount);
    }
    case 'surges-spent':
      return subject === me;
    case 'drawn':
      return facts.by === seat;
    case 'rests':
    case 'interacts':
    case 'arrives':
    case 'deploys':
    case 'wounded':
      return isMeant(when.of);
    case 'group-starts':
    case 'group-ends':
      return when.of === undefined ? me !== none && groupWith(subject) === groupWith(me) : isMeant(when.of);
    case 'mission-end':
    case 'status-start':
    case 'deployment':
    case 'threat-rises':
    case 'supply-discarded':
      return true;
  }
}

function attributeTested({ stack }: BattleState): string | undefined {
  const frame = stack.findLast(({ step }) => step === 'testing');
  return frame?.step === 'testing' ? frame.attribute : undefined;
}

/** Whether a figure that has just moved is so near now, and was not before. */
function comesWithin(
  terms: Terms,
  state: BattleState,
  me: FigureNumber,
  { subject, from }: MomentFacts,
  spaces: number,
): boolean {
  const isNear = (at: BattleState): boolean => {
    const away = distanceBetween(terms, at, me, subject);
    return away !== null && away <= spaces;
  };
  if (from === undefined || me === none || !isOnMap(state, me) || !isNear(state)) return false;
  const before = { ...state, players: state.players.map((one) => ({ ...one, groups: one.groups.slice() })) };
  changeFigure(before, subject, { place: from });
  return !isNear(before);
}

/** The weapons with which an ability lets a hero attack, by number in `upgrades`; undefined for any. */
export function weaponsFor(
  terms: Terms,
  state: BattleState,
  weapon: WeaponFilter,
  attacker: FigureNumber,
  { ability }: Source,
): readonly number[] {
  const source = ability === none ? none : entry(terms.abilities, ability).printed.card;
  return playerOf(state, seatOf(attacker)).upgrades.flatMap(({ card }) =>
    isSuchWeapon(terms, state, card, weapon, source, attacker) ? [card] : [],
  );
}

/**
 * The ability by which a hostile figure may declare an attack on a figure through others now, once in a round, by number: see the
 * verb `watched`. Undefined without one.
 */
export function watchOn(
  terms: Terms,
  state: BattleState,
  attacker: FigureNumber,
  target: FigureNumber,
): number | undefined {
  if (state.sides[seatOf(attacker)] === state.sides[seatOf(target)]) return undefined;
  let watch: number | undefined;
  forEachAlways(terms, state, target, ({ effect }, { number, ability }) => {
    if (effect.do !== 'watched' || state.used.some((use) => use.ability === number)) return;
    if (holds(terms, state, ability.if, circumstancesOf(seatOf(target), target))) watch = number;
  });
  return watch;
}

/** Whether a figure is so far away from a hostile one that this has no line of sight to it: see the verb `unseen`. */
export function isUnseen(
  terms: Terms,
  state: BattleState,
  looker: FigureNumber,
  figure: FigureNumber,
): boolean {
  if (state.sides[seatOf(looker)] === state.sides[seatOf(figure)]) return false;
  let least = Number.POSITIVE_INFINITY;
  forEachWorking(terms, state, figure, (effect) => {
    if (effect.do === 'unseen') least = Math.min(least, effect.distance);
  });
  if (least === Number.POSITIVE_INFINITY) return false;
  const away = distanceBetween(terms, state, looker, figure);
  return away === null || away >= least;
}
