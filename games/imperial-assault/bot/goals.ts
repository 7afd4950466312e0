import type { Seat } from '../../../kernel/game.ts';
import { once } from '../../common/once.ts';
import type { Space } from '../geometry/map.ts';
import { pointsToWin } from '../rules/bounds.ts';
import { ruleOf } from '../rules/drawn-mission.ts';
import { type BattleState, fighterOf, groupWith, none, seatOf } from '../rules/state.ts';
import { areTeams } from '../rules/victory.ts';
import { carriedBy, type Field, homeOf, type Spot } from './field.ts';
import { figureCost, pointsOfSide } from './standing.ts';
import { noWay } from './ways.ts';

/** Ways longer than this do not matter more. */
const longWay = 40;
/** A goal so far away is worth a third of one that is here. */
const halfWay = 10;

/** What it is worth to end an activation at a place for what the mission scores and for fights to come. */
export function goalWorth(field: Field, spot: Spot): number {
  return missionWorth(field, spot) + approachWorth(field, spot);
}

interface Goal {
  readonly space: Space;
  readonly points: number;
}

/** Tokens that score for whoever controls them at the end of a round, and terminals. */
const goalsOf = once(({ mission, table }: Field): readonly Goal[] => {
  const { state, seat, weights } = table;
  const goals: Goal[] = mission.terminals.map((space) => ({ space, points: weights.terminal }));
  const short = pointsShort(state, seat);
  for (const rule of mission.mission.rules) {
    if (rule.rule !== 'points-for-control') continue;
    for (const { kind, space, turned } of state.tokens) {
      if (kind !== rule.token || space === none || (rule.turned !== undefined && rule.turned !== turned))
        continue;
      const wins = rule.points >= short ? weights.victory / 2 : 0;
      goals.push({ space, points: weights.control * rule.points + wins });
    }
  }
  return goals;
});

/** The victory points that a side needs to win. */
function pointsShort(state: BattleState, seat: Seat): number {
  const goal = areTeams(state) ? pointsToWin.team : pointsToWin.player;
  return goal - pointsOfSide(state, seat);
}

function missionWorth(field: Field, spot: Spot): number {
  const { weights, sense } = field.table;
  if (sense !== null) return sense.placeWorth(field, spot);
  let worth = carryWorth(field, spot);
  for (const { space, points } of goalsOf(field)) {
    const holders = field.holdersOf(space);
    if (field.distance(spot.spaces, [space]) <= 1) {
      worth += points * (holders.friends > 0 ? 0.1 : holders.foes > 0 ? 0.5 : 1);
      continue;
    }
    if (holders.friends > 0) continue;
    worth += weights.attraction * points * closeness(field, space, spot);
  }
  return worth;
}

/** How near a space is, from 0 to 1. */
export function nearness(field: Field, space: Space, spot: Spot): number {
  const way = field.way(space, spot);
  return way === noWay ? 0 : Math.exp(-way / halfWay);
}

/** How near a space is, from 0 to 1; less for whoever is not the nearest of its side. */
export function closeness(field: Field, space: Space, spot: Spot): number {
  return nearness(field, space, spot) * (field.isNearest(space) ? 1 : 0.15);
}

/** Tokens that are carried home, and those that could be. */
function carryWorth(field: Field, spot: Spot): number {
  const { terms, state, weights } = field.table;
  const rule = ruleOf(terms, state, 'carry-home');
  if (rule === undefined || fighterOf(terms, state, field.figure).companion) return 0;
  if (carriedBy(field.table, field.figure) !== none) {
    const home = homeOf(field.table, field.figure);
    if (spot.spaces.some((space) => home.includes(space))) return rule.points * 2;
    const way = Math.min(...home.map((space) => field.way(space, spot)));
    return rule.points * (0.5 + weights.homeward * Math.max(0, longWay / 2 - way));
  }
  let worth = 0;
  for (const { kind, space } of state.tokens) {
    if (kind === rule.token && space !== none) worth += 0.5 * rule.points * closeness(field, space, spot);
  }
  return worth;
}

interface Prey {
  readonly spaces: readonly Space[];
  readonly prize: number;
}

/** Whom a figure would attack, and what they are worth to it: the same at each place that is weighed. */
const preyOf = once((field: Field): readonly Prey[] =>
  field.foes.map((foe) => ({
    spaces: field.spacesOf(foe),
    prize: figureCost(field.table, groupWith(foe)) / 4,
  })),
);

/** How near a place is to somebody worth attacking. */
function approachWorth(field: Field, spot: Spot): number {
  if (field.arms.length === 0 || field.foes.length === 0) return 0;
  const range = Math.max(...field.arms.map(({ type, dice }) => (type === 'melee' ? 1 : 3 + dice)));
  let best = Number.NEGATIVE_INFINITY;
  for (const { spaces, prize } of preyOf(field)) {
    let way = noWay;
    for (const space of spaces) way = Math.min(way, field.way(space, spot));
    const far = way === noWay ? longWay : Math.min(longWay, Math.max(0, way - range));
    best = Math.max(best, prize - far);
  }
  const own = figureCost(field.table, groupWith(field.figure));
  return field.table.weights.nearer * (0.4 + (0.6 * own) / 8) * best;
}

/** What a figure is worth in the zone where it is put down first: near to what it wants, behind others. */
export function deploymentWorth(field: Field, spot: Spot): number {
  const { terms, state } = field.table;
  const others = field.foes.length > 0 ? approachWorth(field, spot) : 0;
  const melee = fighterOf(terms, state, field.figure).attack?.type === 'melee' ? 1.3 : 1;
  return missionWorth(field, spot) + others + melee * centreWorth(field, spot);
}

/** How near a place is to the zones of others, as long as nobody is there. */
function centreWorth(field: Field, spot: Spot): number {
  const { mission, table } = field;
  const own = table.state.players[seatOf(field.figure)]?.zone;
  let nearest = longWay;
  for (const [zone, { spaces }] of mission.zones.entries()) {
    const [first] = spaces;
    if (zone !== own && first !== undefined) nearest = Math.min(nearest, field.way(first, spot));
  }
  return -table.weights.nearer * nearest;
}
