import type { ChoiceStep } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { once } from '../../../common/once.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import { spacesUnder } from '../../geometry/base.ts';
import { restage } from '../../geometry/battlefield.ts';
import { counterFrom, spacesWithin } from '../../geometry/counting.ts';
import { footingOf } from '../../geometry/footing.ts';
import { groundOf } from '../../geometry/ground.ts';
import type { BattleMap, Place, Space } from '../../geometry/map.ts';
import { nearestPlaces, placesAt } from '../../geometry/movement.ts';
import type { Choice } from '../choice.ts';
import { missionOf, nameOf, placeNamed } from '../drawn-mission.ts';
import { pushMoment } from '../effects/announce.ts';
import type { Event } from '../event.ts';
import { sceneOfMover } from '../mover.ts';
import type { Terms } from '../options.ts';
import { sceneOf } from '../scene.ts';
import { freshFigure, groupWith as freshGroup } from '../setup.ts';
import {
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  changeFigure,
  type FigureNumber,
  type FrameOf,
  figureNumber,
  type GroupNumber,
  groupNumber,
  groupOf,
  groupWith,
  isOnMap,
  playerOf,
  seatOf,
} from '../state.ts';
import { tell } from '../tell.ts';
import { campaignMissionOf, emitCampaign, empireSeat, missionIn, sideOf } from './current.ts';
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
  emitCampaign(turn, { kind: 'groupArrives', group, card });
  putNear(terms, turn, group, around);
}

/** The spaces of an area, or of a deployment point. */
export function spacesAt(terms: Terms, state: BattleState, at: string): readonly Space[] {
  const { areas, points } = campaignMissionOf(terms, state);
  const point = points.get(at);
  return point === undefined ? (areas.get(at) ?? []) : [point.space];
}

/**
 * A group comes into play, not yet on the map. A card that was in play before takes the place that it had, without anything
 * of what lasted for it; but not while that one activates, whose activation is not this one's (A3). Groups for the Rebels are the
 * first hero's.
 */
export function addGroup(terms: Terms, state: BattleState, card: number, side: Side): GroupNumber {
  const seat = side === 'empire' ? empireSeat : empireSeat + 1;
  const { groups } = playerOf(state, seat);
  const before = groups.findIndex(
    (group, place) =>
      group.card === card &&
      group.figures.every((figure) => figure.place === null) &&
      !activates(state, groupNumber(seat, place)),
  );
  const place = before < 0 ? groups.length : before;
  groups[place] = freshGroup(terms, card);
  const group = groupNumber(seat, place);
  for (const [index] of groupOf(state, group).figures.entries()) forget(state, figureNumber(group, index));
  return group;
}

/** Whether a group activates now, or has just been defeated in its activation. */
function activates({ stack }: BattleState, group: GroupNumber): boolean {
  return stack.some(
    (frame) => (frame.step === 'group' || frame.step === 'nextFigure') && frame.group === group,
  );
}

/** A figure that was defeated can come back: as new, with what lasts for its whole group. */
export function renewFigure(terms: Terms, state: BattleState, figure: FigureNumber): void {
  forget(state, figure);
  changeFigure(state, figure, freshFigure);
  const group = groupWith(figure);
  const ofGroups = grantedToGroups(terms);
  state.lasting = state.lasting.map((grant) =>
    ofGroups.has(grant.ability) && grant.figures.some((other) => groupWith(other) === group)
      ? { ...grant, figures: [...grant.figures, figure] }
      : grant,
  );
}

/** What abilities give to all figures of a group, by number in `abilities`. */
const grantedToGroups = once(
  ({ effects }: Terms): ReadonlySet<number> =>
    new Set(
      effects.flatMap(({ effect, gives }) =>
        effect.do === 'grant' &&
        typeof effect.whom !== 'string' &&
        'all' in effect.whom &&
        effect.whom.all.groupOf !== undefined
          ? [gives]
          : [],
      ),
    ),
);

/** What lasts for a figure ends, and what it has used it may use again. */
function forget(state: BattleState, figure: FigureNumber): void {
  if (state.used.some((use) => use.figure === figure))
    state.used = state.used.filter((use) => use.figure !== figure);
  if (!state.lasting.some(({ figures }) => figures.includes(figure))) return;
  state.lasting = state.lasting.flatMap((grant) => {
    if (!grant.figures.includes(figure)) return [grant];
    const figures = grant.figures.filter((other) => other !== figure);
    return figures.length === 0 ? [] : [{ ...grant, figures }];
  });
}

/** Puts figures of a group down where there is room in these spaces, or as near as possible. */
export function putNear(terms: Terms, turn: BattleTurn, group: GroupNumber, around: readonly Space[]): void {
  const { state, stack } = turn;
  for (const figure of figuresOf(state, group)) {
    const [place] = arrivalsOf(terms, state, figure, around);
    if (place !== undefined) putDown(turn, figure, place);
  }
  stack.push({ step: 'deployed', group });
}

/** Figures on the map are put somewhere else, at or near a deployment point or an area; who owns them chooses (A13). */
export function replace(terms: Terms, turn: BattleTurn, at: string, figures: readonly FigureNumber[]): void {
  const around = spacesAt(terms, turn.state, at);
  if (around.length === 0) return;
  for (const figure of figures.toReversed()) turn.stack.push({ step: 'putFigure', figure, around });
}

/** A figure stands on the map from now on. */
function putDown({ state, emit }: BattleTurn, figure: FigureNumber, place: Place): void {
  changeFigure(state, figure, { place });
  emit?.({ kind: 'deployed', figure, place });
}

/** All figures of a group. */
export function figuresOf(state: BattleState, group: GroupNumber): FigureNumber[] {
  return groupOf(state, group).figures.map((_, index) => figureNumber(group, index));
}

/**
 * Figures arrive at a deployment point, which the Empire chooses where several are active; then it chooses their spaces.
 * What has to follow lies beneath.
 */
export function pushArrival(terms: Terms, turn: BattleTurn, figures: readonly FigureNumber[]): void {
  const points = activePoints(terms, turn.state);
  const [only, ...others] = points;
  if (only === undefined) return;
  if (others.length > 0) turn.stack.push({ step: 'arrive', figures });
  else pushPlacings(terms, turn, figures, only);
}

/** The spaces of the active deployment points (A13). */
export function activePoints(terms: Terms, state: BattleState): Space[] {
  const { points } = campaignMissionOf(terms, state);
  return missionIn(state).openPoints.flatMap((id) => points.get(id)?.space ?? []);
}

function pushPlacings(
  terms: Terms,
  { state, stack }: BattleTurn,
  figures: readonly FigureNumber[],
  point: Space,
): void {
  const around = spacesWithin(sceneOf(terms, state).battlefield, [point], 1);
  for (const figure of figures.toReversed()) stack.push({ step: 'putFigure', figure, around });
}

/** The Empire chooses the deployment point at which figures arrive, by its space (A13). */
function arriveStep(terms: Terms): ChoiceOf<'arrive'> {
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices(state) {
      const mission = campaignMissionOf(terms, state);
      return activePoints(terms, state).map(
        (space): Choice => ({ kind: 'place', at: nameOf(mission, { space, turned: false }) }),
      );
    },
    refuse: (_state, _frame, _seat, choice) =>
      choice.kind === 'place' ? 'no-deployment-point' : 'not-asked',
    apply(turn, { figures }, _seat, choice) {
      turn.stack.pop();
      const mission = campaignMissionOf(terms, turn.state);
      const place = choice.kind === 'place' ? placeNamed(mission, choice.at) : undefined;
      if (place === undefined) return;
      tell(turn, { kind: 'choseSpace', seat: empireSeat, space: place.space });
      pushPlacings(terms, turn, figures, place.space);
    },
  };
}

/**
 * A figure is put down on one of these spaces, of a large one at least one space; where none is free, as near to them as
 * possible (A6, A13). After the mission has begun, abilities answer its arrival.
 */
function putFigureStep(terms: Terms): ChoiceStep<BattleState, FrameOf<'putFigure'>, Choice, Event> {
  return {
    kind: 'choice',
    seats: (_state, { figure }) => [seatOf(figure)],
    choices: (state, { figure, around }) => {
      const mission = missionOf(terms, state);
      return arrivalsOf(terms, state, figure, around).map(
        (place): Choice => ({ kind: 'place', at: nameOf(mission, place) }),
      );
    },
    refuse: (_state, { figure }, _seat, choice) => {
      if (choice.kind !== 'place') return 'not-asked';
      return sideOf(seatOf(figure)) === 'empire' ? 'away-from-point' : 'away-from-entrance';
    },
    apply(turn, { figure }, _seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      const place = choice.kind === 'place' ? placeNamed(missionOf(terms, state), choice.at) : undefined;
      if (place === undefined) return;
      const arrives = state.round > 0 && !isOnMap(state, figure);
      putDown(turn, figure, place);
      if (arrives) pushMoment(terms, turn, { key: 'arrives', subject: figure });
    },
  };
}

/** Farther than any way on a map is, in spaces. */
const noWay = 1000;

/**
 * Where a figure can be put down: in some of these spaces, else as near to them as possible, by the spaces between where no way
 * leads there. A massive one is put on nobody, and out of buildings, however far that is (A6, B11).
 */
export function arrivalsOf(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  around: readonly Space[],
): readonly Place[] {
  const { battlefield, index } = sceneOfMover(terms, state, { figure });
  const figures = battlefield.situation.figures.map((other, place) =>
    place === index && other.massive ? { ...other, massive: false, mobile: true } : other,
  );
  const standing = restage(battlefield, figures, false);
  const found = nearestPlaces(standing, index, around);
  if (found.length > 0) return found;
  const countTo = counterFrom(sceneOf(terms, state).battlefield.ground, around);
  const { base } = entry(figures, index);
  const places = new Map<string, Place>();
  for (const space of standing.map.terrain.keys())
    for (const place of placesAt(standing, index, space)) places.set(`${place.space} ${place.turned}`, place);
  const { columns } = standing.map;
  const away = [...places.values()].map((place) => {
    const under = spacesUnder(standing.map, base, place);
    return countTo(under) ?? noWay + Math.min(...under.map((space) => apart(columns, space, around)));
  });
  const nearest = Math.min(...away);
  return [...places.values()].filter((_, at) => away[at] === nearest);
}

/** How far a space lies from the nearest of some others, in rows or columns of the grid. */
function apart(columns: number, space: Space, others: readonly Space[]): number {
  const rows = (other: Space) => Math.abs(Math.floor(space / columns) - Math.floor(other / columns));
  return Math.min(
    ...others.map((other) => Math.max(rows(other), Math.abs((space % columns) - (other % columns)))),
  );
}

/** Whether there is room for a figure of a group anywhere: massive ones need it outside buildings (A6, B11). */
export function hasRoom(terms: Terms, state: BattleState, card: number): boolean {
  const { base, massive } = entry(terms.fighters, card);
  const map = mapFor(terms, state, massive);
  if (map === undefined) return true;
  const { blockers } = sceneOf(terms, state).battlefield;
  const footing = footingOf(groundOf(map, state.openDoors), base, massive);
  return footing
    .places()
    .some((place) => footing.holds(place) && footing.covers(place).every((space) => blockers[space] === 0));
}

/** The map without its interior spaces, for massive figures: see `Added.mapFor`. */
export function mapFor(terms: Terms, state: BattleState, massive: boolean): BattleMap | undefined {
  const mission = campaignMissionOf(terms, state);
  return massive && mission.interior.size > 0 ? exteriorOf(mission) : undefined;
}

const exteriorOf = once(
  ({ map, interior }: CompiledCampaignMission): BattleMap => ({
    ...map,
    terrain: map.terrain.map((terrain, space) => (interior.has(space) ? null : terrain)),
  }),
);

/** Whether some figure of a group is on the map. */
export function isPresent(state: BattleState, group: GroupNumber): boolean {
  return groupOf(state, group).figures.some(({ place }) => place !== null);
}

/** The figure of a group that would come back next, if it has lost one. */
export function missingFigure(state: BattleState, group: GroupNumber): FigureNumber | undefined {
  return figuresOf(state, group).find((figure) => !isOnMap(state, figure));
}

export function arrivalSteps(terms: Terms) {
  return { arrive: arriveStep(terms), putFigure: putFigureStep(terms) } as const;
}
