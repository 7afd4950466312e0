import type { Seat } from '../../../kernel/game.ts';
import type { Terms } from '../rules/options.ts';
import type { BattleState } from '../rules/state.ts';
import { type Sense, tableOf, worthOf } from './standing.ts';
import { weights } from './weights.ts';

/** How a seat stands, in victory points: what it has scored and has on the map, against all that opponents have. */
export function evaluate(terms: Terms, state: BattleState, seat: Seat, sense: Sense | null = null): number {
  return worthOf(tableOf(terms, state, seat, weights, sense));
}
