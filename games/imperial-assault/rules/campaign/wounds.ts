import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { campaignOf } from '../added.ts';
import { sufferSteps } from '../attack/suffer.ts';
import { pushMoment } from '../effects/announce.ts';
import { healthOf } from '../effects/values.ts';
import { dropCarried } from '../leaving.ts';
import type { Terms } from '../options.ts';
import {
  type AutomaticOf,
  type BattleTurn,
  changeFigure,
  changeGroup,
  type FigureNumber,
  figureOf,
  groupOf,
  groupWith,
  isOnMap,
} from '../state.ts';
import { changeHero, emitCampaign, heroFigure, heroGroup, heroOf, seatOfHero } from './current.ts';
import { leavePlay } from './defeated.ts';
import { pushMission } from './events.ts';
import { presentHeroes } from './heroes.ts';
import { trimStrain } from './strain.ts';
import { winMission } from './victory.ts';

/** A healthy hero that would be defeated is wounded; all others are defeated as in every battle (A10). */
function defeatStep(terms: Terms): AutomaticOf<'defeat'> {
  const { defeat } = sufferSteps(terms);
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      const { figure, surely } = frame;
      const seat = seatOfHero(figure);
      if (seat === undefined || heroOf(state, seat).wounded || !isOnMap(state, figure)) {
        defeat.run(turn, frame);
        return;
      }
      stack.pop();
      if (surely || figureOf(state, figure).damage >= healthOf(terms, state, figure))
        wound(terms, turn, seat);
    },
  };
}

/**
 * A hero is wounded: it discards all damage, its sheet is flipped, it drops what it carries, and strain beyond the new
 * Endurance is discarded (A10). Conditions and power tokens stay.
 */
function wound(terms: Terms, turn: BattleTurn, seat: Seat): void {
  const { state } = turn;
  const figure = heroFigure(seat);
  const { content } = campaignOf(terms);
  const sheet = content.sheetOf.get(groupOf(state, groupWith(figure)).card);
  if (sheet === undefined) throw new Error('a hero has a sheet');
  dropCarried(turn, figure);
  changeFigure(state, figure, { damage: 0 });
  changeGroup(state, heroGroup(seat), { card: entry(content.heroes, sheet.hero).wounded });
  changeHero(state, seat, { wounded: true });
  emitCampaign(turn, { kind: 'wounded', seat });
  trimStrain(terms, turn, seat);
  pushMoment(terms, turn, { key: 'wounded', subject: figure });
  pushMission(terms, turn, { at: 'wounded', figure });
}

/**
 * What comes of it that a figure was defeated and has left the map: a hero withdraws, and its cards cannot be used (A10).
 * Without heroes the mission is lost (ruling C23).
 */
export function leaves(terms: Terms, turn: BattleTurn, figure: FigureNumber, by: Seat): boolean {
  const { state } = turn;
  const seat = seatOfHero(figure);
  if (seat !== undefined) changeHero(state, seat, { withdrawn: true, strain: 0, activations: 0 });
  const left = leavePlay(terms, turn, figure, by);
  if (seat === undefined) return left;
  emitCampaign(turn, { kind: 'withdrew', seat });
  if (presentHeroes(state).length === 0) winMission(turn, 'empire');
  return left;
}

export function woundSteps(terms: Terms) {
  return { defeat: defeatStep(terms) } as const;
}
