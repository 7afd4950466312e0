import type { Seat } from '../../../kernel/game.ts';
import { lastField } from '../rules/marker.ts';
import type { ConflictState } from '../rules/state.ts';

/** How well the team stands: heroes found, room on the track, cards to pay with. All seats stand alike. */
export function evaluate(state: ConflictState, _seat: Seat): number {
  if (state.result !== null) return state.result === 'heroes' ? 1000 : -1000;
  const heroes = state.leaders.filter(({ hero }) => hero !== null).length;
  const room = lastField(state) - state.marker;
  return 40 * heroes + room;
}
