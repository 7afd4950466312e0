import type { Seat } from '../../../../kernel/game.ts';
import type { Terms } from '../options.ts';
import { type BattleTurn, type FigureNumber, fighterOf, groupOf, groupWith, seatOf } from '../state.ts';
import { changeMission, emitCampaign, empireSeat, missionIn } from './current.ts';
import { pushMission } from './events.ts';

/**
 * A figure was defeated in a campaign (A10): the last one of a group of the Empire that is not unique brings its card back
 * to the open groups. Nobody scores.
 */
export function leavePlay(terms: Terms, turn: BattleTurn, figure: FigureNumber, by: Seat): boolean {
  const { state, emit } = turn;
  emit?.({ kind: 'defeated', figure, by });
  const { card, figures, companion } = groupOf(state, groupWith(figure));
  const isLast = figures.every(({ defeated }) => defeated);
  if (seatOf(figure) === empireSeat && isLast && !companion && !fighterOf(terms, state, figure).unique) {
    const { hand, known } = missionIn(state);
    const sorted = (cards: readonly number[]): number[] => [...cards, card].sort((one, other) => one - other);
    changeMission(state, { hand: sorted(hand), known: sorted(known) });
    emitCampaign(turn, { kind: 'groupReturns', card });
  }
  pushMission(terms, turn, { at: 'defeated', figure });
  return true;
}
