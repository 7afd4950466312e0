import type { Seat } from '../../../kernel/game.ts';
import { spacesOf } from '../geometry/battlefield.ts';
import type { Space } from '../geometry/map.ts';
import { missionOf } from './drawn-mission.ts';
import { isForbidden } from './effects/values.ts';
import { isBeside } from './interacting.ts';
import type { Terms } from './options.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type BattleState, seatOf } from './state.ts';

/**
 * Whether a seat controls a token: a figure of its own is on it or adjacent to it, and no hostile one is (A11). Team
 * mates control for themselves, both where both have figures (ruling R3).
 */
export function controls(terms: Terms, state: BattleState, scene: Scene, seat: Seat, space: Space): boolean {
  let has = false;
  for (const [index, figure] of scene.figures.entries()) {
    const own = seatOf(figure) === seat;
    if (!own && state.sides[seatOf(figure)] === state.sides[seat]) continue;
    if (own && has) continue;
    if (!isBeside(scene.battlefield, index, space) || isForbidden(terms, state, figure, 'count-for-control'))
      continue;
    if (!own) return false;
    has = true;
  }
  return has;
}

/** How many terminals a seat controls. */
export function controlledTerminals(terms: Terms, state: BattleState, seat: Seat): number {
  const { terminals } = missionOf(terms, state);
  if (terminals.length === 0) return 0;
  const scene = sceneOf(terms, state);
  return terminals.filter((space) => controls(terms, state, scene, seat, space)).length;
}

/** Whether a figure, by index on the battlefield, stands in some spaces, such as a deployment zone. */
export function standsIn({ battlefield }: Scene, index: number, spaces: readonly Space[]): boolean {
  return spacesOf(battlefield, index).some((space) => spaces.includes(space));
}
