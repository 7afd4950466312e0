import type { Outcome, Seat } from '../../../kernel/game.ts';
import { ofSeat, type PodRaceState } from './state.ts';

/** The pod on the last space wins; the others are ranked by their spaces (p. 1). */
export function outcome({ stack, spaces }: PodRaceState): Outcome | undefined {
  if (stack.length > 0) return undefined;
  return {
    ranks: spaces.map((space) => 1 + spaces.filter((other) => other > space).length),
    scores: [...spaces],
  };
}

/** How far a seat is ahead of the foremost other one; a card is worth a space. */
export function evaluate({ spaces, hands }: PodRaceState, seat: Seat): number {
  const others = spaces.filter((_, other) => other !== seat);
  return ofSeat(spaces, seat) - Math.max(...others) + ofSeat(hands, seat).length;
}
