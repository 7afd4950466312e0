import type { Seat } from '../../../kernel/game.ts';
import type { Terms } from './options.ts';
import { type BattleTurn, changeFigure, type FigureNumber } from './state.ts';

/**
 * Takes a defeated figure from the map, with all that comes of it: its tokens, victory points, the end of its
 * activation, of its player, and of the match. `by`: the seat that defeated it; -1 if no opponent did (B10).
 */
export function leaveMap(_terms: Terms, { state, emit }: BattleTurn, figure: FigureNumber, by: Seat): void {
  changeFigure(state, figure, { place: null, defeated: true, conditions: 0, tokens: [] });
  emit?.({ kind: 'defeated', figure, by });
}
