import type { Space } from '../../geometry/map.ts';
import { deploymentsOf } from '../deploying.ts';
import type { Terms } from '../options.ts';
import { groupWith } from '../setup.ts';
import {
  type BattleState,
  type BattleTurn,
  changeFigure,
  type FigureNumber,
  figureNumber,
  type GroupNumber,
  groupNumber,
  groupOf,
  playerOf,
} from '../state.ts';
import { campaignMissionOf, emitCampaign, empireSeat } from './current.ts';
import type { Side } from './record.ts';

/**
 * A group by the id of its card comes to the map, without a cost, at or near a deployment point or an area (A13). Groups
 * for the Rebels are the first hero's. Cards and places that there are not are left out.
 */
export function arrive(terms: Terms, turn: BattleTurn, id: string, at: string, side: Side): void {
  const card = terms.fighterNumber.get(id);
  const around = spacesAt(terms, turn.state, at);
  if (card === undefined || around.length === 0) return;
  const group = addGroup(terms, turn.state, card, side);
  emitCampaign(turn, { kind: 'groupArrives', group });
  putNear(terms, turn, group, around);
}

/** The spaces of an area, or of a deployment point. */
export function spacesAt(terms: Terms, state: BattleState, at: string): readonly Space[] {
  const { areas, points } = campaignMissionOf(terms, state);
  const point = points.get(at);
  return point === undefined ? (areas.get(at) ?? []) : [point.space];
}

/** A group comes into play, not yet on the map. One that was defeated takes the place it had. */
export function addGroup(terms: Terms, state: BattleState, card: number, side: Side): GroupNumber {
  const seat = side === 'empire' ? empireSeat : empireSeat + 1;
  const { groups } = playerOf(state, seat);
  const before = groups.findIndex(
    (group) => group.card === card && group.figures.every(({ defeated }) => defeated),
  );
  const place = before < 0 ? groups.length : before;
  groups[place] = groupWith(terms, card);
  return groupNumber(seat, place);
}

/** Puts the figures of a group down where there is room in these spaces, or as near as possible. */
export function putNear(
  terms: Terms,
  turn: BattleTurn,
  group: GroupNumber,
  around: readonly Space[],
  figures: readonly FigureNumber[] = groupOf(turn.state, group).figures.map((_, index) =>
    figureNumber(group, index),
  ),
): void {
  const { state, stack, emit } = turn;
  for (const figure of figures) {
    const [place] = deploymentsOf(terms, state, figure, around);
    if (place === undefined) continue;
    changeFigure(state, figure, { place });
    emit?.({ kind: 'deployed', figure, place });
  }
  stack.push({ step: 'deployed', group });
}
