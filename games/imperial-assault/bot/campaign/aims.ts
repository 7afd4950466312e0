import { entry } from '../../../common/at.ts';
import type { Aim, MissionRequirement } from '../../content/campaign/mission-schema.ts';
import type { Space } from '../../geometry/map.ts';
import { campaignMissionOf, missionIn, tokenRuleOf } from '../../rules/campaign/current.ts';
import { allHold, tokensCalled } from '../../rules/campaign/requirements.ts';
import { objectRule } from '../../rules/drawn-mission.ts';
import { healthOf } from '../../rules/effects/values.ts';
import type { Terms } from '../../rules/options.ts';
import {
  type BattleState,
  type FigureNumber,
  fighterOf,
  figureOf,
  figuresOnMap,
  none,
  type TokenNumber,
} from '../../rules/state.ts';

/** How an aim stands: it waits for something, is open, or is done. */
type Standing = 'waits' | 'open' | 'done';

/**
 * Whether it is time for an aim. What must not have happened, and has, is the end of it, and so is another number of heroes;
 * what must have happened, and has not, is still to come.
 */
export function standingOf(terms: Terms, state: BattleState, { if: all = [] }: Aim): Standing {
  const unmet = all.filter((one) => !allHold(terms, state, [one]));
  if (unmet.length === 0) return 'open';
  return unmet.some(isOver) ? 'done' : 'waits';
}

function isOver(unmet: MissionRequirement): boolean {
  return 'heroes' in unmet || ('happened' in unmet && unmet.not !== undefined);
}

/** How much of an aim is left to do, from 0 to the number of things that it is about. */
export function leftOf(terms: Terms, state: BattleState, aim: Aim): number {
  const standing = standingOf(terms, state, aim);
  if (standing === 'done') return 0;
  const what = aim.what ?? '';
  switch (aim.aim) {
    case 'use':
      return sum(tokensCalled(terms, state, what), (token) => leftOfUse(terms, state, token));
    case 'destroy':
      return sum(tokensCalled(terms, state, what), (token) => leftOfObject(terms, state, token));
    case 'bring': {
      const tokens = tokensCalled(terms, state, what);
      const carried = tokens.filter((token) => entry(state.tokens, token).carrier !== none);
      return tokens.length - 0.4 * carried.length;
    }
    case 'open': {
      const door = campaignMissionOf(terms, state).doorIds.indexOf(what);
      return state.openDoors.includes(door) ? 0 : 1;
    }
    case 'defeat': {
      const figures = figuresOf(terms, state, what);
      if (figures.length === 0) return standing === 'waits' || isToCome(terms, state, what) ? 1 : 0;
      return sum(
        figures,
        (figure) => 0.4 + 0.6 * (1 - figureOf(state, figure).damage / healthOf(terms, state, figure)),
      );
    }
    case 'reach':
    case 'hold':
      return 1;
    case 'guard':
    case 'delay':
      return 0;
  }
}

/** What is in the reserve, which the heroes do not know by card. */
function isToCome(terms: Terms, state: BattleState, card: string): boolean {
  const number = terms.fighterNumber.get(card) ?? none;
  return !state.players.some(({ groups }) => groups.some((group) => group.card === number));
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

function leftOfUse(terms: Terms, state: BattleState, token: TokenNumber): number {
  const { space, carrier } = entry(state.tokens, token);
  if (space === none && carrier === none && !isUnseen(terms, state, token)) return 0;
  const { successes = 1 } = tokenRuleOf(terms, state, token)?.interact ?? {};
  return 1 - (missionIn(state).successes[token] ?? 0) / successes;
}

function leftOfObject(terms: Terms, state: BattleState, token: TokenNumber): number {
  const { space, damage } = entry(state.tokens, token);
  if (space === none) return isUnseen(terms, state, token) ? 1 : 0;
  const rule = objectRule(terms, state, token);
  return rule === undefined ? 1 : 0.4 + 0.6 * (1 - damage / rule.health);
}

/** Whether a token lies in a section that is still hidden, or is put there later. */
function isUnseen(terms: Terms, state: BattleState, token: TokenNumber): boolean {
  const { tokenSections, laidLater } = campaignMissionOf(terms, state);
  const section = tokenSections[token] ?? null;
  return laidLater[token] === true || (section !== null && !missionIn(state).revealed.includes(section));
}

/** The figures on the map of a card, or of all that an aim without one is about. */
export function figuresOf(terms: Terms, state: BattleState, card: string): FigureNumber[] {
  return figuresOnMap(state).filter((figure) => card === '' || fighterOf(terms, state, figure).id === card);
}

/** A place where something is to be done, and how near one has to be. */
export interface AimPlace {
  readonly space: Space;
  readonly within: 0 | 1 | 3;
  /** How much of what is to be destroyed is left, from 0 to 1: 1 for everything else. */
  readonly left: number;
}

/**
 * Where an open aim of the heroes or of the Empire can be pursued by a figure now.
 *
 * `range`: from how far away, in spaces, it can count on an attack on an object.
 */
export function placesOf(
  terms: Terms,
  state: BattleState,
  aim: Aim,
  figure: FigureNumber,
  range: 1 | 3,
): AimPlace[] {
  const mission = campaignMissionOf(terms, state);
  const what = aim.what ?? '';
  const shown = ({ space }: AimPlace): boolean => isShown(terms, state, space);
  const leftAt = (token: TokenNumber): number =>
    aim.aim === 'destroy' ? leftOfObject(terms, state, token) : 1;
  const ofTokens = (within: 0 | 1 | 3): AimPlace[] =>
    tokensCalled(terms, state, what).flatMap((token) => {
      const { space } = entry(state.tokens, token);
      return space === none ? [] : [{ space, within, left: leftAt(token) }];
    });
  const ofArea = (area: string): AimPlace[] =>
    (mission.areas.get(area) ?? []).map((space): AimPlace => ({ space, within: 0, left: 1 })).filter(shown);
  switch (aim.aim) {
    case 'use':
      return ofTokens(1);
    case 'destroy':
      return ofTokens(range);
    case 'bring':
      return state.tokens.some(({ carrier }) => carrier === figure) ? ofArea(aim.to ?? '') : ofTokens(1);
    case 'open': {
      const door = mission.doorIds.indexOf(what);
      if (door < 0 || state.openDoors.includes(door)) return [];
      return (mission.map.doors[door]?.edges ?? [])
        .flat()
        .map((space): AimPlace => ({ space, within: 0, left: 1 }))
        .filter(shown);
    }
    case 'reach':
    case 'hold':
      return [...ofArea(what), ...ofTokens(1)];
    case 'guard':
      return [...ofArea(what).map(({ space }): AimPlace => ({ space, within: 3, left: 1 })), ...ofTokens(3)];
    case 'defeat':
    case 'delay':
      return [];
  }
}

function isShown(terms: Terms, state: BattleState, space: Space): boolean {
  const { laid } = campaignMissionOf(terms, state);
  const number = laid.sectionOf(space);
  const section = number === undefined ? undefined : laid.sections[number];
  return section === undefined || !section.hidden || missionIn(state).revealed.includes(section.id);
}
