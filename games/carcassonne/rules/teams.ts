import type { Seat } from '../../../kernel/game.ts';
import { type Figures, standsIn } from './figures.ts';
import type { CarcassonneState } from './state.ts';

/** Who fights and scores together: a seat, or in the team game both seats of a team (p. 16). Named by its lowest seat. */
export type Side = number;

/** Partners sit diagonally, so teams alternate (ruling 64). */
export function sideOf(state: Pick<CarcassonneState, 'variant'>, seat: Seat): Side {
  return state.variant === 'teams' ? seat % 2 : seat;
}

export function seatsOf(state: Pick<CarcassonneState, 'variant' | 'colors'>, side: Side): Seat[] {
  return state.colors.flatMap((_, seat) => (sideOf(state, seat) === side ? [seat] : []));
}

/** The sides that have figures there, in the order of their lowest seats. */
export function sidesIn(state: CarcassonneState, figures: Figures): Side[] {
  const sides: Side[] = [];
  for (let seat = 0; seat < state.colors.length; seat++) {
    if (!standsIn(figures, seat)) continue;
    const side = sideOf(state, seat);
    if (!sides.includes(side)) sides.push(side);
  }
  return sides.length > 1 ? sides.sort((a, b) => a - b) : sides;
}

/** A team has one marker on the score track, so its points stand with each of its seats (ruling 65). */
export function addPoints(state: CarcassonneState, side: Side, points: number): void {
  for (const seat of seatsOf(state, side)) state.scores[seat] = (state.scores[seat] ?? 0) + points;
}
