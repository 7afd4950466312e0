import type { Seat } from '../../../../kernel/game.ts';
import { type FigureNumber, none } from '../state.ts';
import type { Circumstances } from './frames.ts';

/** The circumstances of an ability that begins to work: nothing was chosen or rolled yet. */
export function circumstancesOf(seat: Seat, me: FigureNumber, subject: FigureNumber = none): Circumstances {
  return { seat, me, subject, chosen: [], space: none, attack: null, rolled: [], card: none, drawn: [] };
}
