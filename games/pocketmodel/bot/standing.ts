import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { slotsOf } from '../rules/cards.ts';
import { codeOf, contested, playerOf } from '../rules/state.ts';
import { longestRace, turnsToWin } from './race.ts';
import { type Scene, strikeOdds } from './scene.ts';

/** What a table is worth to the seat of the scene, in build stars. */
export function worthOf(scene: Scene): number {
  const { state, seat, weights } = scene;
  const others = state.players.length - 1;
  let worth = standing(scene, seat);
  let [own, against] = [longestRace, longestRace];
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    worth -= standing(scene, other) / others;
    if (playerOf(state, other).out > 0 || playerOf(state, seat).out > 0) continue;
    own = Math.min(own, turnsToWin(scene, seat, other));
    against = Math.min(against, turnsToWin(scene, other, seat));
    worth += weights.there * strength(scene, seat, other);
    worth -= weights.danger * weights.there * strength(scene, other, seat);
  }
  const lead = (against - own - weights.tempo) / weights.spread;
  return worth + approach(scene, seat) + weights.race / (1 + Math.exp(-lead));
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

/** The strikes that hit on average if all units of a seat in the home zone of another strike. */
function strength(scene: Scene, seat: Seat, owner: Seat): number {
  const { zones } = playerOf(scene.state, seat);
  let sum = 0;
  for (let number = 0; number < zones.length; number++) {
    if (zones[number] === owner) sum += strikeOdds(scene, codeOf(seat, number), owner).mean;
  }
  return sum;
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
      best = Math.max(best, strikeOdds(scene, codeOf(seat, number), other).mean);
    }
    sum += best * (zone === contested ? weights.halfway : weights.home);
  }
  return sum;
}
