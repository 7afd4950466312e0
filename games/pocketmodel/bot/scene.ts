import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { imagine } from '../rules/imagine.ts';
import type { Terms } from '../rules/options.ts';
import { chanceOf } from '../rules/preview.ts';
import {
  bitOf,
  cardOf,
  damageOf,
  kindOf,
  noCard,
  type PocketState,
  playerOf,
  seatOf,
  type UnitCode,
  zoneOf,
} from '../rules/state.ts';
import { guardOf, strikeValue } from '../rules/values.ts';
import type { View } from '../rules/view.ts';
import type { BattleOdds } from './battle-odds.ts';
import type { Weights } from './weights.ts';

/**
 * A table as a bot works with it: a state with the seat's view, in which the bot may move things to see what that is
 * worth. Nothing is read from it that the seat does not know.
 */
export interface Scene {
  readonly terms: Terms;
  readonly state: PocketState;
  readonly seat: Seat;
  readonly weights: Weights;
  /** For each seat, the defense values that its objectives can have which the bot does not know, each with its share. */
  readonly hidden: readonly (readonly (readonly [guard: number, share: number])[])[];
  /** What has been worked out about strikes, by unit, zone and owner: true as long as no objective changes. */
  readonly strikes: Map<number, StrikeOdds>;
  /** What has been worked out about battles without cards, by what the units are. */
  readonly battles: Map<number, BattleOdds>;
}

/** How likely a unit destroys an objective of a seat with one strike: the weakest, and on average of all. */
export interface StrikeOdds {
  readonly best: number;
  readonly mean: number;
}

/** Chance of no consequence: it fills in what the seat does not know. */
const anyChance: Chance = { roll: () => 1, pick: () => 0, shuffle: () => {} };

export function sceneOf(terms: Terms, view: View, seat: Seat, weights: Weights): Scene {
  return sceneIn(terms, imagine(terms, view, anyChance), seat, weights);
}

/** The scene of a state of which the bot knows as much as its seat does. */
export function sceneIn(terms: Terms, state: PocketState, seat: Seat, weights: Weights): Scene {
  return {
    terms,
    state,
    seat,
    weights,
    hidden: state.players.map((_, owner) => hiddenGuards(terms, state, seat, owner)),
    strikes: new Map(),
    battles: new Map(),
  };
}

function hiddenGuards(terms: Terms, state: PocketState, seat: Seat, owner: Seat): [number, number][] {
  const { deck, hand, slots } = playerOf(state, owner);
  const counts = new Map<number, number>();
  let all = 0;
  const count = (instance: number): void => {
    if (instance === noCard || knows(state, seat, instance)) return;
    const { guard } = entry(terms.cards, cardOf(state, instance));
    counts.set(guard, (counts.get(guard) ?? 0) + 1);
    all++;
  };
  deck.forEach(count);
  hand.forEach(count);
  slots.forEach(count);
  return [...counts].map(([guard, times]) => [guard, times / all]);
}

export function knows(state: PocketState, seat: Seat, instance: number): boolean {
  return ((state.located[instance] ?? 0) & bitOf(seat)) !== 0;
}

/** How likely two dice show at least so much, whatever it is. */
function atLeast(sum: number): number {
  return chanceOf(Math.max(2, Math.min(13, sum)));
}

/** How likely a strike of this value destroys an objective, on average over what it can be. */
export function strikeChance(scene: Scene, value: number, owner: Seat, slot: number): number {
  const { terms, state, seat, hidden } = scene;
  const instance = entry(playerOf(state, owner).slots, slot);
  const guard = guardOf(terms, state, owner, slot);
  if (knows(state, seat, instance)) return atLeast(guard - value);
  const change = guard - entry(terms.cards, cardOf(state, instance)).guard;
  let sum = 0;
  for (const [base, share] of entry(hidden, owner)) sum += share * atLeast(base + change - value);
  return sum;
}

/** How likely a unit destroys an objective of a seat, if it strikes from where it is. */
export function strikeOdds(scene: Scene, unit: UnitCode, owner: Seat): StrikeOdds {
  const { terms, state, strikes } = scene;
  const key = (unit * 16 + (zoneOf(state, unit) + 2)) * 8 + owner;
  const known = strikes.get(key);
  if (known !== undefined) return known;
  const value = strikeValue(terms, state, unit);
  const { slots } = playerOf(state, owner);
  let [best, sum, count] = [0, 0, 0];
  for (let slot = 0; slot < slots.length; slot++) {
    if (slots[slot] === noCard) continue;
    const chance = strikeChance(scene, value, owner, slot);
    best = Math.max(best, chance);
    sum += chance;
    count++;
  }
  const odds = { best, mean: count === 0 ? 0 : sum / count };
  strikes.set(key, odds);
  return odds;
}

export function starsOf({ terms, state }: Scene, unit: UnitCode): number {
  return entry(terms.units, kindOf(state, unit)).stars;
}

/** The same number for units that are the same: of one seat and kind, as much damaged, in one zone. */
export function likeness(state: PocketState, unit: UnitCode): number {
  return (
    ((kindOf(state, unit) * 32 + damageOf(state, unit)) * 16 + zoneOf(state, unit) + 2) * 8 + seatOf(unit)
  );
}
