import type { BattleTurn, FigureNumber } from '../state.ts';

/** Ends what lasts until the end of an activation, of this figure, or of a round. */
export function expire(_turn: BattleTurn, _what: 'activation' | 'round', _figure: FigureNumber): void {}
