import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { slotsOf } from '../rules/cards.ts';
import { actionLimit } from '../rules/moving.ts';
import { codeOf, contested, kindOf, playerOf, type UnitCode } from '../rules/state.ts';
import { type Scene, strikeChances } from './scene.ts';

/** What a table is worth to the seat of the scene, in build stars. */
export function worthOf(scene: Scene): number {
  const { state, seat, weights } = scene;
  const others = state.players.length - 1;
  let worth = standing(scene, seat);
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    worth -= standing(scene, other) / others;
    if (playerOf(state, other).out > 0 || playerOf(state, seat).out > 0) continue;
    const own = pressure(scene, seat, other);
    const against = pressure(scene, other, seat);
    worth += weights.aim * own.now * nextObjective(scene, other) + weights.there * own.later;
    worth -=
      weights.threat * against.now * nextObjective(scene, seat) +
      weights.danger * weights.there * against.later;
  }
  return worth + approach(scene, seat);
}

/** What a seat has: objectives, and units in play and in reserve. */
function standing({ terms, state, weights }: Scene, seat: Seat): number {
  const { kinds, zones, damage, out } = playerOf(state, seat);
  if (out > 0) return entry(weights.objectives, 0);
  let [inPlay, worth] = [0, 0];
  for (let number = 0; number < kinds.length; number++) {
    const { stars, shields } = entry(terms.units, entry(kinds, number));
    if (entry(zones, number) < 0) worth += weights.reserve * stars;
    else {
      inPlay += stars;
      worth += stars * (1 - (weights.wear * entry(damage, number)) / shields);
    }
  }
  if (inPlay === 0) return entry(weights.objectives, 0);
  return (
    worth +
    objectivesWorth(weights.objectives, slotsOf(state, seat).length) -
    weights.last * Math.exp(-inPlay / weights.lastFade)
  );
}

function objectivesWorth(worths: readonly number[], count: number): number {
  return worths[Math.min(count, worths.length - 1)] ?? 0;
}

/** What the next objective is worth that a seat loses. */
export function nextObjective({ state, weights: { objectives } }: Scene, seat: Seat): number {
  const count = slotsOf(state, seat).length;
  return objectivesWorth(objectives, count) - objectivesWorth(objectives, Math.max(0, count - 1));
}

/**
 * How a seat threatens an objective of another: `now`, how likely it destroys the weakest with its next action;
 * `later`, the strikes that hit on average if all its units in that home zone strike.
 */
function pressure(scene: Scene, seat: Seat, owner: Seat): { readonly now: number; readonly later: number } {
  const { state } = scene;
  const { zones } = playerOf(state, seat);
  const strikers: { readonly chances: readonly number[]; readonly stars: number }[] = [];
  let later = 0;
  for (let number = 0; number < zones.length; number++) {
    if (zones[number] !== owner) continue;
    const unit = codeOf(seat, number);
    const chances = strikeChances(scene, unit, owner);
    later += mean(chances);
    strikers.push({ chances, stars: starsOf(scene, unit) });
  }
  if (strikers.length === 0) return { now: 0, later };
  const limit = actionLimit(scene.terms, state, seat, 'strike');
  const slots = slotsOf(state, owner).length;
  let now = 0;
  for (let slot = 0; slot < slots; slot++) {
    const chosen = strikers
      .map(({ chances, stars }) => ({ chance: entry(chances, slot), stars }))
      .sort((one, other) => other.chance / other.stars - one.chance / one.stars);
    now = Math.max(now, oneHits(chosen, limit));
  }
  return { now, later };
}

/** How likely at least one of the strikers hits that fit into the limit, in their order. */
export function oneHits(
  strikers: readonly { readonly chance: number; readonly stars: number }[],
  limit: number,
): number {
  let [left, allMiss] = [limit, 1];
  for (const { chance, stars } of strikers) {
    if (stars > left) continue;
    left -= stars;
    allMiss *= 1 - chance;
  }
  return 1 - allMiss;
}

/** What it is worth that units of the seat are halfway to the objectives of others. */
function approach(scene: Scene, seat: Seat): number {
  const { state, weights } = scene;
  const { zones, out } = playerOf(state, seat);
  if (out > 0) return 0;
  let sum = 0;
  for (let number = 0; number < zones.length; number++) {
    const zone = entry(zones, number);
    if (zone !== contested && zone !== seat) continue;
    let best = 0;
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat || playerOf(state, other).out > 0) continue;
      best = Math.max(best, mean(strikeChances(scene, codeOf(seat, number), other)));
    }
    sum += best * (zone === contested ? weights.halfway : weights.home);
  }
  return sum;
}

export function starsOf({ terms, state }: Scene, unit: UnitCode): number {
  return entry(terms.units, kindOf(state, unit)).stars;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
