import { numberOf } from '../rules/card.ts';
import type { Terms } from '../rules/options.ts';
import type { ConflictState } from '../rules/state.ts';
import { weights } from './weights.ts';
import { roomWorth } from './worth.ts';

/**
 * How well the team stands, in fields of the track: room on it, cards that left the Black deck, heroes, cards to pay
 * and to cover leaders with. All seats stand alike.
 */
export function evaluate({ deckOf, last, pack }: Terms, state: ConflictState): number {
  const { end, dig, stay } = weights;
  if (state.result !== null) return state.result === 'heroes' ? 10 * end : -10 * end;
  let worth = roomWorth(last - state.marker, weights) - dig * state.decks.black.length;
  for (const at of state.found.keys()) worth += dig + stay * (pack.leaders[at]?.symbols ?? 0);
  for (const hand of state.hands)
    for (const card of hand) worth += weights[deckOf[numberOf(card)] ?? 'yellow'];
  return worth;
}
