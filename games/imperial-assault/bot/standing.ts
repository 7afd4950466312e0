import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { pointsToWin } from '../rules/bounds.ts';
import { ruleOf } from '../rules/drawn-mission.ts';
import { healthOf } from '../rules/effects/values.ts';
import type { Terms } from '../rules/options.ts';
import {
  type BattleState,
  bitOfCondition,
  type Condition,
  type Figure,
  type FigureNumber,
  figureNumber,
  figureOf,
  figuresOnMap,
  type Group,
  type GroupNumber,
  groupNumber,
  groupOf,
  groupWith,
  playerOf,
  seatOf,
  seatOfGroup,
} from '../rules/state.ts';
import { areTeams } from '../rules/victory.ts';
import type { Field, Spot } from './field.ts';
import type { Weights } from './weights.ts';

/** A table as a bot thinks about it. Nothing is read from the state that the seat does not know. */
export interface Table {
  readonly terms: Terms;
  readonly state: BattleState;
  readonly seat: Seat;
  readonly weights: Weights;
  /** What has been worked out about this state: see {@link lossesOf}. */
  readonly losses: Map<FigureNumber, readonly number[]>;
  /** What attacks of hostile figures on others are worth, roughly, by both figures; also for states that follow. */
  readonly threats: Map<number, number>;
  /** What the mission of a campaign wants, in place of victory points; null in a skirmish. */
  readonly sense: Sense | null;
  /**
   * The groups that are there as the seat decides. In a campaign hostile ones that an event brings later do not count
   * against what the seat does: the mission would not go on if nobody let them come.
   */
  readonly present: ReadonlySet<GroupNumber>;
}

/** What a mission of a campaign is about, for bots: in the unit of victory points, as everything else is weighed. */
export interface Sense {
  /** What a group is worth as long as it is on the map. */
  groupCost(table: Table, group: GroupNumber): number;
  /** How the mission and the campaign stand for the seat, figures aside. */
  worth(table: Table): number;
  /** The side that has won; undefined as long as nobody has. */
  winner(state: BattleState): number | undefined;
  /** What it is worth for the mission that a figure ends its activation at a place. */
  placeWorth(field: Field, spot: Spot): number;
}

/** A table about which nothing has been worked out yet. */
export function tableOf(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  weights: Weights,
  sense: Sense | null = null,
): Table {
  const present = new Set(figuresOnMap(state).map(groupWith));
  return { terms, state, seat, weights, losses: new Map(), threats: new Map(), sense, present };
}

/** The same table later, or as another seat sees it. */
export function tableAfter(table: Table, state: BattleState, seat = table.seat): Table {
  return { ...table, state, seat, losses: new Map() };
}

/** The cost that weights of conditions are meant for. */
const usualCost = 8;

/** How a seat stands, in victory points: its points and what it has on the map, against all that opponents have. */
export function worthOf(table: Table): number {
  const { state, seat } = table;
  const side = entry(state.sides, seat);
  const share = new Set(state.sides).size > 2 ? 0.6 : 1;
  let worth = 0;
  for (let other = 0; other < state.players.length; other++) {
    const standing = standingOf(table, other);
    worth += state.sides[other] === side ? standing : -share * standing;
  }
  return worth + endWorth(table, side) + (table.sense?.worth(table) ?? 0);
}

/** What it is worth that the match has ended, or is lost or won already. */
function endWorth({ state, weights, sense }: Table, side: number): number {
  if (sense !== null) {
    const winner = sense.winner(state);
    return winner === undefined ? 0 : winner === side ? weights.victory : -weights.victory;
  }
  if (state.ending === null && !isDecided(state)) return 0;
  const sums: number[] = [];
  const alive: boolean[] = [];
  for (const [seat, { points, out }] of state.players.entries()) {
    const own = entry(state.sides, seat);
    sums[own] = (sums[own] ?? 0) + points;
    alive[own] = (alive[own] ?? false) || out === 0;
  }
  const score = (of: number): number => (alive[of] === true ? 1000 : 0) + (sums[of] ?? 0);
  const own = score(side);
  const best = Math.max(...sums.flatMap((_, other) => (other === side ? [] : [score(other)])));
  return own > best ? weights.victory : own < best ? -weights.victory : 0;
}

function isDecided(state: BattleState): boolean {
  const goal = areTeams(state) ? pointsToWin.team : pointsToWin.player;
  const sums: number[] = [];
  for (const [seat, { points }] of state.players.entries()) {
    const side = entry(state.sides, seat);
    sums[side] = (sums[side] ?? 0) + points;
  }
  return sums.some((sum) => sum >= goal);
}

/** What a seat has: points, living figures, cards; less what it owes for figures that it has lost without a score. */
function standingOf(table: Table, seat: Seat): number {
  const { terms, state, weights } = table;
  const player = playerOf(state, seat);
  const isHostile = table.sense !== null && state.sides[seat] !== state.sides[table.seat];
  let sum = player.points + weights.card * player.hand.length + weights.deck * player.deck.length;
  for (const { exhausted, depleted } of player.upgrades)
    sum += depleted ? 0 : weights.upgrade + (exhausted ? 0 : weights.readyUpgrade);
  for (const [place, group] of player.groups.entries()) {
    const number = groupNumber(seat, place);
    if (isHostile && !table.present.has(number)) continue;
    const cost = figureCost(table, number);
    let living = 0;
    let owed = 0;
    for (const [index, record] of group.figures.entries()) {
      if (record.defeated) {
        owed += weights.pledge * cost;
        continue;
      }
      living++;
      const figure = figureNumber(number, index);
      const left = record.damage === 0 ? 1 : 1 - record.damage / healthOf(terms, state, figure);
      owed += weights.wound * cost * (1 - left);
      sum += cost * (weights.alive + weights.health * left) + possessionsOf(table, record, cost);
    }
    // What was scored is in the points of an opponent.
    if (living > 0 && !group.companion && table.sense === null)
      sum -= terms.vpMode === 'figure' ? owed / 2 : owed;
  }
  return sum;
}

/** What conditions and power tokens of a figure are worth. */
function possessionsOf({ weights }: Table, { conditions, tokens }: Figure, cost: number): number {
  let worth = weights.token * tokens.length;
  if (conditions === 0) return worth;
  for (const [condition, sign] of signs)
    if ((conditions & bitOfCondition(condition)) !== 0) worth += sign * weights[condition] * scaleOf(cost);
  return worth;
}

const signs: readonly (readonly [Condition, 1 | -1])[] = [
  ['focused', 1],
  ['hidden', 1],
  ['stunned', -1],
  ['bleeding', -1],
  ['weakened', -1],
];

function scaleOf(cost: number): number {
  return 0.25 + (0.75 * cost) / usualCost;
}

/** What it is worth to the player of a figure that it gains a condition: 0 if it has it. */
export function conditionWorth(table: Table, figure: FigureNumber, condition: Condition): number {
  const { state, weights } = table;
  if ((figureOf(state, figure).conditions & bitOfCondition(condition)) !== 0) return 0;
  const sign = condition === 'focused' || condition === 'hidden' ? 1 : -1;
  return sign * weights[condition] * scaleOf(figureCost(table, groupWith(figure)));
}

/** What a figure of a group costs, with what is attached to the group. */
export function figureCost(table: Table, group: GroupNumber): number {
  const { terms, state, weights, sense } = table;
  const { card, figures } = groupOf(state, group);
  const cost = sense === null ? groupCost(terms, state, group, card) : sense.groupCost(table, group);
  return Math.max(weights.leastCost, cost / figures.length);
}

/** What opponents score for a group. */
function groupCost(terms: Terms, state: BattleState, group: GroupNumber, card: number): number {
  let { cost } = entry(terms.fighters, card);
  for (const upgrade of playerOf(state, seatOfGroup(group)).upgrades)
    if (upgrade.host === group) cost += entry(terms.upgrades, upgrade.card).cost;
  return cost;
}

/**
 * What it costs the player of a figure that it suffers so much damage, by amount from 0 to what defeats it: its place in
 * the fight, and the points that others score for it.
 */
export function lossesOf(table: Table, figure: FigureNumber): readonly number[] {
  let losses = table.losses.get(figure);
  if (losses === undefined) {
    losses = workOutLosses(table, figure);
    table.losses.set(figure, losses);
  }
  return losses;
}

function workOutLosses(table: Table, figure: FigureNumber): readonly number[] {
  const { terms, state, weights } = table;
  const number = groupWith(figure);
  const group = groupOf(state, number);
  const { damage } = figureOf(state, figure);
  const health = healthOf(terms, state, figure);
  const cost = figureCost(table, number);
  const left = Math.max(1, health - damage);
  const perPoint = (cost * (weights.health + (group.companion ? 0 : weights.wound))) / health;
  const losses = Array.from({ length: left + 1 }, (_, amount) => perPoint * amount);
  losses[left] =
    cost * (weights.alive + (weights.health * left) / health) +
    pointsLost(table, figure, group, cost, health);
  return losses;
}

/** What others gain in points and in expectation of them when a figure is defeated. */
function pointsLost(
  { terms, state, seat, weights, sense }: Table,
  figure: FigureNumber,
  group: Group,
  cost: number,
  health: number,
): number {
  // In a campaign nobody scores for it.
  if (group.companion || sense !== null) return 0;
  const number = groupWith(figure);
  const living = group.figures.filter(({ defeated }) => !defeated).length;
  const whole = groupCost(terms, state, number, group.card);
  const wound = (weights.wound * cost * figureOf(state, figure).damage) / health;
  const owed = weights.pledge * cost * (group.figures.length - living);
  const isLast = living <= 1;
  const scored = terms.vpMode === 'figure' ? cost : isLast ? whole : 0;
  const gain =
    terms.vpMode === 'figure' ? scored : isLast ? whole - owed - wound : weights.pledge * cost - wound;
  // What ends the match is worth more than its points.
  const goal = areTeams(state) ? pointsToWin.team : pointsToWin.player;
  const by = seatOf(figure) === seat ? bestOpponent(state, seat) : pointsOfSide(state, seat);
  const isLastOfAll =
    isLast &&
    playerOf(state, seatOf(figure)).groups.every(
      (other) => other === group || other.figures.every(({ place, defeated }) => defeated || place === null),
    ) &&
    new Set(state.sides).size === 2;
  const isEnd = isLastOfAll || (scored > 0 && by + scored >= goal);
  // What it carries is dropped.
  const carries = state.tokens.some(({ carrier }) => carrier === figure);
  const cargo = carries ? (ruleOf(terms, state, 'carry-home')?.points ?? 0) / 2 : 0;
  return gain + cargo + (isEnd ? weights.victory : 0);
}

/** The victory points of a seat and its team mates. */
export function pointsOfSide(state: BattleState, seat: Seat): number {
  return state.players.reduce(
    (sum, { points }, other) => (state.sides[other] === state.sides[seat] ? sum + points : sum),
    0,
  );
}

function bestOpponent(state: BattleState, seat: Seat): number {
  return Math.max(
    ...state.players.map((_, other) =>
      state.sides[other] === state.sides[seat] ? 0 : pointsOfSide(state, other),
    ),
  );
}

/** What so much damage costs, from the list of a figure. */
export function lossBy(losses: readonly number[], damage: number): number {
  return losses[Math.min(damage, losses.length - 1)] ?? 0;
}
