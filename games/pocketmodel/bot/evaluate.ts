import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { slotsOf } from '../rules/cards.ts';
import type { Terms } from '../rules/options.ts';
import { type PocketState, playerOf } from '../rules/state.ts';

/** What an objective is worth, in build stars. */
const objectiveWorth = 6;
/** What a seat loses that is out of the match. */
const lostMatch = 100;

/** How a seat stands: its objectives and build stars in play, less those of the opponents. */
export function evaluate(terms: Terms, state: PocketState, seat: Seat): number {
  let worth = 0;
  for (let other = 0; other < state.players.length; other++) {
    const own = standing(terms, state, other);
    worth += other === seat ? own * (state.players.length - 1) : -own;
  }
  return worth;
}

function standing(terms: Terms, state: PocketState, seat: Seat): number {
  const { kinds, zones, damage, out } = playerOf(state, seat);
  if (out > 0) return -lostMatch;
  let worth = objectiveWorth * slotsOf(state, seat).length;
  for (let number = 0; number < kinds.length; number++) {
    if ((zones[number] ?? -1) < 0) continue;
    const { stars, shields } = entry(terms.units, entry(kinds, number));
    worth += stars * (1 - (0.5 * (damage[number] ?? 0)) / shields);
  }
  return worth;
}
