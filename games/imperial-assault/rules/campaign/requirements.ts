import { entry } from '../../../common/at.ts';
import type { MissionFigures, MissionRequirement } from '../../content/campaign/mission-schema.ts';
import { isWithin } from '../bounds.ts';
import { controls, standsIn } from '../control.ts';
import { matches } from '../effects/filters.ts';
import type { Circumstances } from '../effects/frames.ts';
import { someWorks } from '../effects/values.ts';
import type { Terms } from '../options.ts';
import { sceneOf } from '../scene.ts';
import {
  type BattleState,
  type FigureNumber,
  fighterOf,
  figuresOnMap,
  none,
  seatOf,
  type TokenNumber,
} from '../state.ts';
import { spacesAt } from './arriving.ts';
import {
  campaignMissionOf,
  empireSeat,
  heroOf,
  heroSeats,
  missionIn,
  seatOfHero,
  sideOf,
} from './current.ts';
import { holdsHere } from './known-events.ts';
import type { Side } from './record.ts';

/** Whether all that an event or a token requires holds now. */
export function allHold(
  terms: Terms,
  state: BattleState,
  requirements: readonly MissionRequirement[] | undefined,
): boolean {
  return requirements?.every((one) => holds(terms, state, one)) ?? true;
}

function holds(terms: Terms, state: BattleState, requirement: MissionRequirement): boolean {
  const { happened, counters } = missionIn(state);
  if ('happened' in requirement)
    return happened.includes(requirement.happened) === (requirement.not === undefined);
  if ('counter' in requirement) return isWithin(counters[requirement.counter] ?? 0, requirement.is);
  if ('round' in requirement) return isWithin(state.round, requirement.round);
  if ('figures' in requirement) {
    const { figures: who, in: area, are } = requirement;
    return isWithin(figuresMeant(terms, state, who, area).length, are);
  }
  if ('tokens' in requirement) {
    const lying = tokensCalled(terms, state, requirement.tokens).filter(
      (token) => state.tokens[token]?.space !== none || state.tokens[token]?.carrier !== none,
    );
    return isWithin(lying.length, requirement.are);
  }
  if ('controls' in requirement) return hasControl(terms, state, requirement.controls, requirement.of);
  if ('open' in requirement) {
    const door = campaignMissionOf(terms, state).doorIds.indexOf(requirement.open);
    return state.openDoors.includes(door) === (requirement.not === undefined);
  }
  return holdsHere(state, requirement);
}

/** The tokens that an id or a kind names. */
export function tokensCalled(terms: Terms, state: BattleState, name: string): TokenNumber[] {
  const { tokenIds, tokens } = campaignMissionOf(terms, state);
  return tokenIds.flatMap((id, token) => (id === name || tokens[token]?.kind === name ? [token] : []));
}

/** Whether the mission says openly, of its tokens or in events that everybody knows, that it matters who controls a token. */
export function isForControl(terms: Terms, state: BattleState, token: TokenNumber): boolean {
  const { tokens, events } = campaignMissionOf(terms, state).campaign;
  return [
    ...tokens.flatMap(({ interact, attackable, carry }) => [interact, attackable, carry]),
    ...events.filter(({ open }) => open),
  ].some((one) =>
    one?.if?.some(
      (requirement) =>
        'controls' in requirement && tokensCalled(terms, state, requirement.of).includes(token),
    ),
  );
}

/** The figures on the map, or in an area of it, that a mission means. */
export function figuresMeant(
  terms: Terms,
  state: BattleState,
  who: MissionFigures,
  area: string | undefined,
): FigureNumber[] {
  return figuresOnMap(state).filter(
    (figure) =>
      isMeant(terms, state, who, figure) && (area === undefined || standsAt(terms, state, figure, area)),
  );
}

/** Whether a mission means a figure, on the map or just defeated. */
export function isMeant(
  terms: Terms,
  state: BattleState,
  who: MissionFigures,
  figure: FigureNumber,
): boolean {
  if (who.side !== undefined && (sideOf(seatOf(figure)) !== who.side || isUncounted(terms, state, figure)))
    return false;
  const hero = seatOfHero(figure);
  if (who.wounded !== undefined) {
    if (hero === undefined || heroOf(state, hero).wounded !== who.wounded) return false;
  }
  const { id } = fighterOf(terms, state, figure);
  // A hero is the same one on both sides of its sheet.
  if (who.card !== undefined && id !== who.card && !(hero !== undefined && id === `${who.card}-wounded`))
    return false;
  return who.is === undefined || matches(terms, state, who.is, figure, nobodysCircumstances);
}

/** Whether a figure is none of its side for rules of missions. Only companions are so. */
function isUncounted(terms: Terms, state: BattleState, figure: FigureNumber): boolean {
  return (
    fighterOf(terms, state, figure).companion &&
    someWorks(terms, state, figure, (effect) => effect.do === 'uncounted')
  );
}

/** For filters of missions: friendly are those of the Empire, and nobody is "I". */
export const nobodysCircumstances: Circumstances = {
  seat: empireSeat,
  me: none,
  subject: none,
  chosen: [],
  space: none,
  attack: null,
  rolled: [],
  card: none,
  drawn: [],
  opponent: none,
};

/** Whether a figure on the map stands in an area, or on a deployment point. */
export function standsAt(terms: Terms, state: BattleState, figure: FigureNumber, area: string): boolean {
  const scene = sceneOf(terms, state);
  return standsIn(scene, scene.indexOf(figure), spacesAt(terms, state, area));
}

/**
 * Whether a side controls a token: one of its figures is on it or adjacent to it, and no hostile one is. An area: one of
 * its figures is in it, and no hostile one is (A11).
 */
function hasControl(terms: Terms, state: BattleState, side: Side, of: string): boolean {
  const scene = sceneOf(terms, state);
  const spaces = spacesAt(terms, state, of);
  if (spaces.length > 0) {
    const there = scene.figures.filter(
      (figure, index) => standsIn(scene, index, spaces) && !isUncounted(terms, state, figure),
    );
    return there.length > 0 && there.every((figure) => sideOf(seatOf(figure)) === side);
  }
  const seats = side === 'empire' ? [empireSeat] : heroSeats(state);
  return tokensCalled(terms, state, of).some((token) => {
    const { space } = entry(state.tokens, token);
    return space !== none && seats.some((seat) => controls(terms, state, scene, seat, space));
  });
}
