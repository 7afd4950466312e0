import type { ChoiceStep, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { Choice } from './choice.ts';
import { expire } from './effects/expire.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import {
  type BattleState,
  type BattleTurn,
  changeFigure,
  changeToken,
  type FigureNumber,
  type FrameOf,
  fighterOf,
  figureOf,
  groupOf,
  groupWith,
  none,
  opponentsOf,
  playerOf,
  type Stacked,
  seatOf,
} from './state.ts';
import { checkEnd, score } from './victory.ts';

/**
 * Takes a defeated figure from the map, with all that comes of it (A10, A14): it drops what it carries, its activation
 * ends with what lasts until then (A3), somebody scores, its player may be eliminated, and the match may end, which
 * `state.ending` says then. `by`: the seat that defeated it; {@link none} if none did.
 */
export function leaveMap(terms: Terms, turn: BattleTurn, figure: FigureNumber, by: Seat): void {
  const { state, stack, emit } = turn;
  const { place } = figureOf(state, figure);
  if (place === null) return;
  dropCarried(turn, figure);
  changeFigure(state, figure, { place: null, defeated: true, damage: 0, conditions: 0, tokens: [] });
  if (state.activation?.figure === figure) {
    state.activation = null;
    expire(turn, 'activation', figure);
  }
  for (let at = stack.length - 1; at >= 0; at--) {
    if (belongsTo(entry(stack, at), figure)) stack.splice(at, 1);
  }
  if (terms.added.leaves(terms, turn, figure, by)) return;
  const scorers = scorersOf(state, seatOf(figure), by);
  const [only, ...others] = scorers;
  emit?.({ kind: 'defeated', figure, by: others.length > 0 ? none : (only ?? none) });
  const points = pointsFor(terms, state, figure);
  if (others.length > 0 && points !== 0) stack.push({ step: 'scorer', seat: seatOf(figure), points });
  eliminate(turn, seatOf(figure));
  if (only !== undefined && others.length === 0) score(turn, only, points, 'defeated');
  checkEnd(turn);
}

/** A figure drops what it carries where it stands (A11). */
export function dropCarried({ state, emit }: BattleTurn, figure: FigureNumber): void {
  const { place } = figureOf(state, figure);
  if (place === null) return;
  for (const [token, { carrier }] of state.tokens.entries()) {
    if (carrier !== figure) continue;
    changeToken(state, token, { carrier: none, space: place.space });
    emit?.({ kind: 'dropped', token });
  }
}

/** Whether a frame can only go on as long as a figure is there. */
function belongsTo(frame: Stacked, figure: FigureNumber): boolean {
  switch (frame.step) {
    case 'activation':
    case 'endActivation':
    case 'actionDone':
    case 'walk':
    case 'movement':
    case 'putDown':
      return frame.figure === figure;
    default:
      return false;
  }
}

/** Who may score for a figure: the opponent that defeated it, or else any opponent (B10). */
function scorersOf(state: BattleState, owner: Seat, by: Seat): Seat[] {
  if (by !== none && state.sides[by] !== state.sides[owner]) return [by];
  return opponentsOf(state, owner);
}

/**
 * The victory points for a figure that was just defeated (A14 `vpMode`): with the last one of the group its card and
 * attachments, or its own figure cost at once and the attachments with the last one. Negative ones subtract (B8).
 */
function pointsFor(terms: Terms, state: BattleState, figure: FigureNumber): number {
  const { companion, cost, figureCost } = fighterOf(terms, state, figure);
  if (companion) return 0;
  const group = groupWith(figure);
  const isLast = groupOf(state, group).figures.every(({ defeated }) => defeated);
  let points = terms.vpMode === 'figure' ? figureCost : isLast ? cost : 0;
  if (!isLast) return points;
  for (const { host, card } of playerOf(state, seatOf(figure)).upgrades) {
    if (host === group) points += entry(terms.upgrades, card).cost;
  }
  return points;
}

/** A player without figures is out (B10). Those that wait to be deployed count (ruling R2). */
function eliminate({ state, emit }: BattleTurn, seat: Seat): void {
  const player = playerOf(state, seat);
  if (player.out > 0 || player.groups.some(({ figures }) => figures.some(({ defeated }) => !defeated)))
    return;
  player.out = 1 + Math.max(...state.players.map(({ out }) => out));
  emit?.({ kind: 'eliminated', seat });
}

/** The player of a figure that no opponent defeated chooses who scores for it (B10). */
export const scorerStep: ChoiceStep<BattleState, FrameOf<'scorer'>, Choice, Event> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (state, { seat }) =>
    scorersOf(state, seat, none).map((other): Choice => ({ kind: 'seat', seat: other })),
  refuse: (_state, _frame, _seat, choice) => (choice.kind === 'seat' ? 'not-hostile' : 'not-asked'),
  apply(turn, { points }, _seat, choice) {
    turn.stack.pop();
    if (choice.kind === 'seat') score(turn, choice.seat, points, 'defeated');
  },
};
