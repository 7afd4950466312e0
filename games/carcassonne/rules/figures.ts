import type { Seat } from '../../../kernel/game.ts';
import type { FigureSize } from './choice.ts';

/**
 * The figures of all seats in one place, as one number: for each seat three bits count its small figures and one
 * bit its large one. Two such numbers add up with `+`, as when two realms become one.
 */
export type Figures = number;

const bitsOfSeat = 4;
const largeOne = 8;
const smallMask = 7;

export function figure(seat: Seat, size: FigureSize): Figures {
  return (size === 'small' ? 1 : largeOne) << (seat * bitsOfSeat);
}

export function smallOf(figures: Figures, seat: Seat): number {
  return (figures >> (seat * bitsOfSeat)) & smallMask;
}

export function largeOf(figures: Figures, seat: Seat): number {
  return (figures >> (seat * bitsOfSeat + 3)) & 1;
}

export function countOf(figures: Figures, seat: Seat, size: FigureSize): number {
  return size === 'small' ? smallOf(figures, seat) : largeOf(figures, seat);
}

export function standsIn(figures: Figures, seat: Seat): boolean {
  return ((figures >> (seat * bitsOfSeat)) & 15) !== 0;
}

/** Only the figures of that seat. */
export function figuresOf(figures: Figures, seat: Seat): Figures {
  return figures & (15 << (seat * bitsOfSeat));
}
