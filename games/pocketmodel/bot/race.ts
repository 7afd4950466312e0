import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { slotsOf } from '../rules/cards.ts';
import { actionLimit } from '../rules/moving.ts';
import { codeOf, contested, playerOf } from '../rules/state.ts';
import { type Scene, starsOf, strikeOdds } from './scene.ts';

/** A unit that can strike: its build stars, how likely it destroys the weakest objective, and how far away it is. */
interface Striker {
  readonly stars: number;
  readonly chance: number;
  /** Moves to the home zone of the opponent. */
  readonly moves: 0 | 1 | 2;
}

/** No race takes more turns. */
export const longestRace = 30;

/**
 * The turns that a seat needs, on average, to destroy all objectives of another with those who are there, or with those
 * who can be there after one, two or three move actions; if nobody stops it.
 */
export function turnsToWin(scene: Scene, seat: Seat, owner: Seat): number {
  const { state } = scene;
  const strikers = strikersOf(scene, seat, owner);
  const limit = actionLimit(scene.terms, state, seat, 'strike');
  const objectives = slotsOf(state, owner).length;
  const turns = (moves: number, near: (striker: Striker) => boolean): number =>
    moves + objectives / Math.max(0.01, oneHits(strikers.filter(near), limit));
  return Math.min(
    longestRace,
    turns(0, (striker) => striker.moves === 0),
    turns(1, (striker) => striker.moves <= 1),
    turns(2, (striker) => striker.moves !== 1),
    turns(3, () => true),
  );
}

/** The units in play of a seat, those with the best chance for each build star first. */
function strikersOf(scene: Scene, seat: Seat, owner: Seat): Striker[] {
  const { zones } = playerOf(scene.state, seat);
  const found: Striker[] = [];
  for (let number = 0; number < zones.length; number++) {
    const zone = entry(zones, number);
    if (zone < 0) continue;
    const unit = codeOf(seat, number);
    const moves = zone === owner ? 0 : zone === contested ? 1 : 2;
    found.push({ stars: starsOf(scene, unit), chance: strikeOdds(scene, unit, owner).best, moves });
  }
  return found.sort((one, other) => other.chance / other.stars - one.chance / one.stars);
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
