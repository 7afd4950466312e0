import { entry } from '../../common/at.ts';
import type { CompiledMission } from '../content/compiled.ts';
import { type Battlefield, spacesOf } from '../geometry/battlefield.ts';
import { countNearest } from '../geometry/counting.ts';
import { codeOf, footingOf } from '../geometry/footing.ts';
import type { Place, Space } from '../geometry/map.ts';
import { reach } from '../geometry/movement.ts';
import { canFigureSeeSpace, canSee } from '../geometry/sight.ts';
import { plainAttack } from '../rules/attack/begin.ts';
import { missionOf } from '../rules/drawn-mission.ts';
import {
  hasReach,
  isForbidden,
  profileOf as printedAttack,
  reachOfMelee,
  speedOf,
} from '../rules/effects/values.ts';
import { openableDoors, pointsOfMove } from '../rules/interacting.ts';
import { sceneOfMover } from '../rules/mover.ts';
import type { Terms } from '../rules/options.ts';
import {
  areFriends,
  type BattleState,
  type FigureNumber,
  fighterOf,
  figuresOnMap,
  groupOf,
  groupWith,
  hasCondition,
  none,
  seatOf,
} from '../rules/state.ts';
import { attackWorth, type Profile } from './attack-odds.ts';
import { coverageOf } from './coverage.ts';
import { profileOf } from './profile.ts';
import { lossesOf, type Table } from './standing.ts';
import { noWay, type Ways, waysFrom } from './ways.ts';

/** A place that a figure can come to, the movement points it takes, and the spaces that it covers there. */
export interface Spot {
  readonly place: Place;
  readonly cost: number;
  readonly spaces: readonly Space[];
}

/** The battlefield as one figure of a seat sees it that is about to move or attack. */
export class Field {
  readonly table: Table;
  readonly figure: FigureNumber;
  readonly mission: CompiledMission;
  readonly battlefield: Battlefield;
  readonly index: number;
  readonly foes: readonly FigureNumber[];
  readonly friends: readonly FigureNumber[];
  /** The movement points of a move. */
  readonly speed: number;
  /** It cannot both attack and leave its space in an activation. */
  readonly isFixed: boolean;
  /** What it can attack with, and how far. */
  readonly arms: readonly Arm[];
  private readonly openable: readonly number[];
  private readonly fightsAdjacent: boolean;
  private readonly reach: number;
  private readonly indexes: (figure: FigureNumber) => number;
  private readonly attacks = new Map<number, number>();
  private readonly profiles = new Map<number, Profile | undefined>();
  private readonly threats = new Map<FigureNumber, Threat>();
  private readonly holders = new Map<Space, { readonly friends: number; readonly foes: number }>();
  private readonly nearest = new Map<Space, boolean>();
  private readonly ways = new Map<Space, Ways>();
  private readonly ends = new Map<string, readonly Spot[]>();
  private losses: readonly number[] | undefined;

  constructor(table: Table, figure: FigureNumber) {
    const { terms, state } = table;
    this.table = table;
    this.figure = figure;
    this.mission = missionOf(terms, state);
    const { scene, battlefield, index } = sceneOfMover(terms, state, { figure });
    this.battlefield = battlefield;
    this.openable = openableDoors(terms, state);
    this.indexes = scene.indexOf;
    this.index = index;
    this.speed = pointsOfMove(terms, state, figure);
    this.isFixed = isForbidden(terms, state, figure, 'attack-and-leave');
    this.fightsAdjacent = !isForbidden(terms, state, figure, 'attack-adjacent');
    this.arms = attacksOf(terms, state, figure);
    this.reach = Math.max(0, ...this.arms.map(({ reach }) => reach));
    const others = figuresOnMap(state).filter((other) => other !== figure);
    this.foes = others.filter((other) => !areFriends(state, figure, other));
    this.friends = others.filter((other) => areFriends(state, figure, other));
  }

  spacesOf(figure: FigureNumber): readonly Space[] {
    return spacesOf(this.battlefield, this.indexes(figure));
  }

  spotAt(place: Place): Spot {
    const { base } = fighterOf(this.table.terms, this.table.state, this.figure);
    return { place, cost: 0, spaces: footingOf(this.battlefield.ground, base, true).covers(codeOf(place)) };
  }

  /** Where the figure can end with so many movement points, or spaces. */
  spots(points: number, pay: 'points' | 'spaces' = 'points'): readonly Spot[] {
    if (hasCondition(this.table.state, this.figure, 'stunned')) return [];
    const key = `${points} ${pay}`;
    let spots = this.ends.get(key);
    if (spots === undefined) {
      spots = reach(this.battlefield, this.index, points, pay).ends.map(({ place, cost }) => ({
        ...this.spotAt(place),
        cost,
      }));
      this.ends.set(key, spots);
    }
    return spots;
  }

  distance(from: readonly Space[], to: readonly Space[]): number {
    return countNearest(this.battlefield.ground, from, to) ?? noWay;
  }

  /** Whether the figure could attack another one from a place, and from how far away; undefined if not. */
  rangeTo(target: FigureNumber, { place, spaces }: Spot): number | undefined {
    const away = this.distance(spaces, this.spacesOf(target));
    if (away > this.reach) return undefined;
    if (away <= 1) return this.fightsAdjacent ? 1 : undefined;
    const sees = canSee(this.battlefield, this.index, this.indexes(target), {
      from: place,
      figuresBlock: true,
    });
    return sees ? away : undefined;
  }

  /** Whether the figure would see an object in a space from a place. */
  sees(space: Space, { place }: Spot): boolean {
    return canFigureSeeSpace(this.battlefield, this.index, space, { from: place, figuresBlock: true });
  }

  /** What an attack on a target from so far away is worth. */
  attackWorth(target: FigureNumber, distance: number, weapon?: string): number {
    if (weapon !== undefined) {
      const profile = profileOf(this.table, this.figure, target, distance, {}, weapon);
      return profile === undefined ? 0 : attackWorth(profile);
    }
    const key = target * 64 + Math.min(63, distance);
    let worth = this.attacks.get(key);
    if (worth === undefined) {
      const profile = this.profileOf(target, Math.min(distance, farBand));
      const isRanged = profile !== undefined && profile.distance > 0;
      worth = profile === undefined ? 0 : attackWorth(isRanged ? { ...profile, distance } : profile);
      this.attacks.set(key, worth);
    }
    return worth;
  }

  /** The profile of an attack from so far away: abilities hardly ever ask for more than a few spaces. */
  private profileOf(target: FigureNumber, distance: number): Profile | undefined {
    const key = target * 64 + distance;
    let profile = this.profiles.get(key);
    if (profile === undefined && !this.profiles.has(key)) {
      profile = profileOf(this.table, this.figure, target, distance);
      this.profiles.set(key, profile);
    }
    return profile;
  }

  /** The best attack from a place. */
  bestAttack(spot: Spot): { readonly worth: number; readonly target: FigureNumber } {
    let best = { worth: 0, target: none };
    for (const target of this.foes) {
      const range = this.rangeTo(target, spot);
      if (range === undefined) continue;
      const worth = this.attackWorth(target, range);
      if (worth > best.worth) best = { worth, target };
    }
    return best;
  }

  /** The best attack from here or after one move. Of several places those near the target are tried first. */
  bestAttackAfterMove(here: Spot): number {
    let spots: readonly Spot[] | undefined;
    let best = 0;
    for (const target of this.foes) {
      const spaces = this.spacesOf(target);
      if (this.distance(here.spaces, spaces) > this.speed + this.reach) continue;
      const range = this.rangeTo(target, here);
      if (range !== undefined) {
        best = Math.max(best, this.attackWorth(target, range));
        continue;
      }
      if (this.isFixed) continue;
      spots ??= this.spots(this.speed);
      const near = spots
        .map((spot) => ({ spot, away: this.distance(spot.spaces, spaces) }))
        .filter(({ away }) => away <= this.reach)
        .sort((one, other) => one.away - other.away)
        .find(({ spot }) => this.rangeTo(target, spot) !== undefined);
      if (near !== undefined) best = Math.max(best, 0.95 * this.attackWorth(target, Math.max(1, near.away)));
    }
    return best;
  }

  /** What hostile figures could do to the figure at a place before it acts again, so much of it as counts. */
  danger(spot: Spot): number {
    const { weights } = this.table;
    this.losses ??= lossesOf(this.table, this.figure);
    let danger = 0;
    for (const foe of this.foes) {
      const threat = this.threatOf(foe);
      if (threat.worth === 0 || !threat.reaches(spot)) continue;
      danger += threat.worth * (threat.soon ? 1 : weights.later);
    }
    const most = this.losses[this.losses.length - 1] ?? 0;
    // Several attackers do less and less: a figure can be lost once only.
    return most * (1 - Math.exp(-danger / Math.max(1, most)));
  }

  private threatOf(foe: FigureNumber): Threat {
    let threat = this.threats.get(foe);
    if (threat === undefined) {
      threat = this.makeThreat(foe);
      this.threats.set(foe, threat);
    }
    return threat;
  }

  private makeThreat(foe: FigureNumber): Threat {
    const { terms, state } = this.table;
    const soon = groupOf(state, groupWith(foe)).ready;
    const attacks = attacksOf(terms, state, foe);
    if (attacks.length === 0 || hasCondition(state, foe, 'stunned')) return harmless;
    const melee = attacks.every(({ type }) => type === 'melee');
    const key = foe * 1024 + this.figure;
    let worth = this.table.threats.get(key);
    if (worth === undefined) {
      const profile = profileOf(this.table, foe, this.figure, melee ? 1 : 4);
      worth = profile === undefined ? 0 : attackWorth(profile);
      this.table.threats.set(key, worth);
    }
    const furthest = Math.max(
      ...attacks.map(({ type, reach, dice }) => (type === 'melee' ? reach : shotOf(dice))),
    );
    const coverage = coverageOf(this.table, foe, speedOf(terms, state, foe), furthest);
    return { soon, worth, reaches: ({ place, spaces }) => coverage.reaches(place, spaces) };
  }

  /** Of how many figures of each side a token could be controlled, but for this one. */
  holdersOf(space: Space): { readonly friends: number; readonly foes: number } {
    let found = this.holders.get(space);
    if (found === undefined) {
      const near = (figure: FigureNumber): boolean => this.distance(this.spacesOf(figure), [space]) <= 1;
      found = { friends: this.friends.filter(near).length, foes: this.foes.filter(near).length };
      this.holders.set(space, found);
    }
    return found;
  }

  /** Whether no other figure of the own side has a shorter way to a space than this one from where it stands. */
  isNearest(space: Space): boolean {
    let is = this.nearest.get(space);
    if (is === undefined) {
      const ways = this.waysTo(space);
      const wayOf = (figure: FigureNumber): number =>
        Math.min(...this.spacesOf(figure).map((own) => ways[own] ?? noWay));
      const own = wayOf(this.figure);
      is = this.friends.every((friend) => wayOf(friend) >= own);
      this.nearest.set(space, is);
    }
    return is;
  }

  /** How far a space is from a place of the figure, doors and all. */
  way(to: Space, { spaces }: Spot): number {
    const ways = this.waysTo(to);
    let nearest = noWay;
    for (const space of spaces) nearest = Math.min(nearest, ways[space] ?? noWay);
    return nearest;
  }

  private waysTo(to: Space): Ways {
    let ways = this.ways.get(to);
    if (ways === undefined) {
      ways = waysFrom(this.mission.map, this.table.state.openDoors, this.openable, to);
      this.ways.set(to, ways);
    }
    return ways;
  }
}

/** Something to attack with: type, number of dice, and how far it reaches. */
export interface Arm {
  readonly type: 'melee' | 'ranged';
  readonly dice: number;
  readonly reach: number;
}

/** What a figure can attack with, and how far: its card, or the weapons of a hero. */
export function attacksOf(terms: Terms, state: BattleState, figure: FigureNumber): readonly Arm[] {
  const order = plainAttack(seatOf(figure), figure, none);
  return terms.added.arms(terms, state, order).flatMap((arms) => {
    const attack = printedAttack(terms, arms.state, arms.order);
    if (attack === null) return [];
    const { type, dice } = attack;
    const melee = hasReach(terms, arms.state, arms.order) ? reachOfMelee : 1;
    return [{ type, dice: dice.length, reach: type === 'ranged' ? farthestShot : melee }];
  });
}

/** What a hostile figure can do to one. */
interface Threat {
  /** It has not activated in this round. */
  readonly soon: boolean;
  readonly worth: number;
  readonly reaches: (spot: Spot) => boolean;
}

const harmless: Threat = { soon: false, worth: 0, reaches: () => false };

/** From here on, attacks differ by the accuracy that they need only. */
const farBand = 4;
/** Farther than any dice reach. */
const farthestShot = 16;

/** How far dice reach more often than not. */
function shotOf(dice: number): number {
  return 2 + 2 * dice;
}

/** The token that a figure carries; -1 for none. */
export function carriedBy({ state }: Table, figure: FigureNumber): number {
  return state.tokens.findIndex(({ carrier }) => carrier === figure);
}

/** What the spaces of the own deployment zone are. */
export function homeOf({ terms, state }: Table, figure: FigureNumber): readonly Space[] {
  const { zones } = missionOf(terms, state);
  return zones[entry(state.players, seatOf(figure)).zone]?.spaces ?? [];
}
