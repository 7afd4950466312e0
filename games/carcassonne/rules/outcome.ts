import type { BySeat, Outcome, SeatPoints } from '../../../kernel/game.ts';
import type { Event } from './event.ts';
import type { CarcassonneState } from './state.ts';
import { sideOf } from './teams.ts';

/** The team of each seat, named by its lowest seat, in the team game (p. 16). */
export function teams(state: Pick<CarcassonneState, 'variant' | 'colors'>): BySeat<number> | undefined {
  return state.variant === 'teams' ? state.colors.map((_, seat) => sideOf(state, seat)) : undefined;
}

/** Most points win; equal points share the place (p. 16, ruling 62). */
export function outcome(state: CarcassonneState): Outcome | undefined {
  if (state.stack.length > 0) return undefined;
  const scores = [...state.scores];
  const sides = state.colors.map((_, seat) => sideOf(state, seat));
  const shared = teams(state);
  const ranks = scores.map((score) => {
    const better = scores.flatMap((other, seat) => (other > score ? [sides[seat]] : []));
    return new Set(better).size + 1;
  });
  return { ranks, scores, ...(shared && { teams: shared }) };
}

/** The points that an event gives. */
export function points(event: Event): readonly SeatPoints[] {
  switch (event.kind) {
    case 'tied':
      return event.sides.flat().map((seat) => ({ seat, points: event.points }));
    case 'lostBattle':
    case 'scoredRealm':
      return event.seats.map((seat) => ({ seat, points: event.points }));
    default:
      return [];
  }
}
