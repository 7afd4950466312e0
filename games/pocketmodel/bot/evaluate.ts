import type { Seat } from '../../../kernel/game.ts';
import type { Terms } from '../rules/options.ts';
import type { PocketState } from '../rules/state.ts';
import { sceneIn } from './scene.ts';
import { worthOf } from './standing.ts';
import { weights } from './weights.ts';

/** How a seat stands, in build stars: what it has, what its opponents have, and who is ahead in the race. */
export function evaluate(terms: Terms, state: PocketState, seat: Seat): number {
  return worthOf(sceneIn(terms, state, seat, weights));
}
