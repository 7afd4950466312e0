import { type Figures, figure } from './figures.ts';
import type { Supply } from './view.ts';

/** What everybody has at first (p. 10); the sixth figure only marks the score. */
export const fullSupply: Supply = { small: 4, large: 1 };

/** The supplies of all seats as states keep them. */
export function suppliesOf(supplies: readonly Supply[]): Figures[] {
  return supplies.map(
    ({ small, large }, seat) => small * figure(seat, 'small') + large * figure(seat, 'large'),
  );
}
