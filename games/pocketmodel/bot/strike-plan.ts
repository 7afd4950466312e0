import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { slotsOf } from '../rules/cards.ts';
import { actionLimit } from '../rules/moving.ts';
import { cardOf, noCard, playerOf, reserve, type UnitCode, unitsIn } from '../rules/state.ts';
import { strikeValue } from '../rules/values.ts';
import { oneHits } from './race.ts';
import { knows, type Scene, starsOf, strikeChance } from './scene.ts';
import { worthOf } from './standing.ts';

/** The build stars of a card that nobody knows. */
const usualStars = 2;

/** What a strike on an objective is worth with the best strikers that fit. */
export function strikeWorth(scene: Scene, now: number, owner: Seat, slot: number): number {
  const { terms, state, seat } = scene;
  const strikers = unitsIn(state, seat, owner)
    .map((unit) => ({ chance: strikerChance(scene, unit, owner, slot), stars: starsOf(scene, unit) }))
    .sort((one, other) => other.chance / other.stars - one.chance / one.stars);
  return (
    oneHits(strikers, actionLimit(terms, state, seat, 'strike')) * lossOfObjective(scene, now, owner, slot)
  );
}

/** How likely a unit destroys an objective with one strike. */
export function strikerChance(scene: Scene, unit: UnitCode, owner: Seat, slot: number): number {
  return strikeChance(scene, strikeValue(scene.terms, scene.state, unit), owner, slot);
}

/** How the table changes for the seat if an objective of another seat is destroyed, and reserves come in for it. */
function lossOfObjective(scene: Scene, now: number, owner: Seat, slot: number): number {
  const { terms, state, seat, weights } = scene;
  const player = playerOf(state, owner);
  const instance = entry(player.slots, slot);
  const isLast = slotsOf(state, owner).length === 1;
  player.slots[slot] = noCard;
  if (isLast) player.out = 1;
  const change = worthOf({ ...scene, strikes: new Map() }) - now;
  player.slots[slot] = instance;
  if (!isLast) {
    const waiting = unitsIn(state, owner, reserve).reduce((sum, unit) => sum + starsOf(scene, unit), 0);
    const { stars } = entry(terms.cards, cardOf(state, instance));
    const entering = Math.min(waiting, knows(state, seat, instance) ? stars : usualStars);
    return change - (entering * (1 - weights.reserve)) / (state.players.length - 1);
  }
  player.out = 0;
  return change;
}
