import type { Seat } from '../../../kernel/game.ts';
import type { Terms } from './options.ts';
import type { PocketState } from './state.ts';

/** The build stars that the first player may move in a limited first turn: see {@link isLimited}. */
export const firstTurnStars = 2;

/**
 * Whether a seat has a limited first turn: a house option of ours that takes from the first player the lead in the race
 * for the objectives. In that turn it moves fewer build stars, and uses no power.
 */
export function isLimited({ limitedStart }: Terms, { round, first }: PocketState, seat: Seat): boolean {
  return limitedStart && round === 1 && seat === first;
}
