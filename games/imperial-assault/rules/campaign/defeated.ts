import type { Seat } from '../../../../kernel/game.ts';
import type { Terms } from '../options.ts';
import { type BattleTurn, type FigureNumber, groupOf, groupWith } from '../state.ts';
import { returnGroup } from './deployment.ts';
import { pushMission } from './events.ts';

/**
 * A figure was defeated in a campaign (A10): the last one of a group of the Empire that is not unique brings its card back
 * to the open groups. Nobody scores.
 */
export function leavePlay(terms: Terms, turn: BattleTurn, figure: FigureNumber, by: Seat): boolean {
  const { state, emit } = turn;
  emit?.({ kind: 'defeated', figure, by });
  const group = groupWith(figure);
  if (groupOf(state, group).figures.every(({ defeated }) => defeated)) returnGroup(terms, turn, group);
  pushMission(terms, turn, { at: 'defeated', figure });
  return true;
}
