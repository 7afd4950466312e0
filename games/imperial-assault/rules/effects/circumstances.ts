import type { Seat } from '../../../../kernel/game.ts';
import { type FigureNumber, none } from '../state.ts';
import type { Circumstances } from './frames.ts';

/** Nobody, and nothing: always the same list, as most abilities need none of their own. */
const nothing: readonly never[] = [];

/** The circumstances of an ability that begins to work: nothing was chosen or rolled yet. */
export function circumstancesOf(
  seat: Seat,
  me: FigureNumber,
  subject: FigureNumber = none,
  chosen: readonly FigureNumber[] = nothing,
): Circumstances {
  return {
    seat,
    me,
    subject,
    chosen,
    space: none,
    attack: null,
    rolled: nothing,
    card: none,
    drawn: nothing,
    opponent: none,
  };
}
