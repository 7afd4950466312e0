import { entry } from '../../common/at.ts';
import { spacesUnder } from '../geometry/base.ts';
import { type Battlefield, lookPast, setOut, spacesOf } from '../geometry/battlefield.ts';
import {
  areAdjacentFigures,
  countBetween,
  countNearest,
  countSpaces,
  isOnOrAdjacent,
  spacesWithin,
} from '../geometry/counting.ts';
import type { Pair, Place, Space } from '../geometry/map.ts';
import { canFigureSeeSpace, canSee, sightPairs, spacesSeenFrom } from '../geometry/sight.ts';
import { missionOf } from './drawn-mission.ts';
import type { Terms } from './options.ts';
import { asPrinted, sceneOf } from './scene.ts';
import {
  type Activation,
  type BattleState,
  type FigureNumber,
  fighterOf,
  groupOf,
  groupWith,
  type Standing,
  seatOf,
} from './state.ts';

/** Whether two figures on the map are adjacent (A5). */
export function adjacent(terms: Terms, state: BattleState, one: FigureNumber, other: FigureNumber): boolean {
  const { battlefield, figures } = sceneOf(terms, state);
  return areAdjacentFigures(battlefield, figures.indexOf(one), figures.indexOf(other));
}

/** The spaces from one figure on the map to another (A5); null where there is no way. */
export function distanceBetween(
  terms: Terms,
  state: BattleState,
  one: FigureNumber,
  other: FigureNumber,
): number | null {
  const { battlefield, figures } = sceneOf(terms, state);
  return countBetween(battlefield, figures.indexOf(one), figures.indexOf(other));
}

/** Whether a figure has line of sight to another (A7). */
export function sees(
  terms: Terms,
  state: BattleState,
  looker: FigureNumber,
  target: FigureNumber,
  figuresBlock: boolean,
): boolean {
  if (state.campaign !== undefined && terms.added.isUnseen(terms, state, looker, target)) return false;
  const { battlefield, figures } = sceneOf(terms, state);
  const isSeen = (over: Battlefield, block = figuresBlock): boolean =>
    canSee(over, figures.indexOf(looker), figures.indexOf(target), { figuresBlock: block });
  if (isSeen(battlefield)) return true;
  // Past whom it looks is asked for only where figures are in the way.
  return (
    state.campaign !== undefined && isSeen(battlefield, false) && isSeen(outlookOf(terms, state, looker))
  );
}

/** The battlefield as a figure sees it: figures that it does not see (verb `unseen`) do not block its line of sight. */
function outlookOf(terms: Terms, state: BattleState, looker: FigureNumber): Battlefield {
  const { battlefield, figures } = sceneOf(terms, state);
  if (state.campaign === undefined) return battlefield;
  const unseen = figures.flatMap((figure, index) =>
    terms.added.isUnseen(terms, state, looker, figure) ? [index] : [],
  );
  return unseen.length === 0 ? battlefield : lookPast(battlefield, unseen);
}

/** The pairs of spaces between which a figure sees another (A7). */
export function sightsBetween(
  terms: Terms,
  state: BattleState,
  looker: FigureNumber,
  target: FigureNumber,
  figuresBlock: boolean,
): readonly Pair[] {
  const { figures } = sceneOf(terms, state);
  const outlook = outlookOf(terms, state, looker);
  return sightPairs(outlook, figures.indexOf(looker), figures.indexOf(target), { figuresBlock });
}

/** The spaces of the target to which a figure draws line of sight from some space within so many of it: see the verb `sight-from`. */
export function sightsFromAround(
  terms: Terms,
  state: BattleState,
  looker: FigureNumber,
  within: number,
  target: FigureNumber,
  figuresBlock: boolean,
): readonly Space[] {
  const { battlefield, figures } = sceneOf(terms, state);
  const from = spacesAround(terms, state, looker, within);
  return spacesSeenFrom(battlefield, from, figures.indexOf(looker), figures.indexOf(target), {
    figuresBlock,
  });
}

/** The spaces that a figure on the map covers. */
export function spacesUnderFigure(terms: Terms, state: BattleState, figure: FigureNumber): readonly Space[] {
  const { battlefield, figures } = sceneOf(terms, state);
  return spacesOf(battlefield, figures.indexOf(figure));
}

/** The spaces within so many spaces of a figure, its own included (A5). */
export function spacesAround(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  within: number,
): readonly Space[] {
  const { battlefield, figures } = sceneOf(terms, state);
  return spacesWithin(battlefield, spacesOf(battlefield, figures.indexOf(figure)), within);
}

/** Whether a figure has line of sight to a space, from any of its own (A7). */
export function seesSpace(
  terms: Terms,
  state: BattleState,
  looker: FigureNumber,
  space: Space,
  figuresBlock: boolean,
): boolean {
  const { figures } = sceneOf(terms, state);
  return canFigureSeeSpace(outlookOf(terms, state, looker), figures.indexOf(looker), space, { figuresBlock });
}

/** The figures on a space or adjacent to it (A8, Blast). */
export function figuresOnOrAdjacent(terms: Terms, state: BattleState, space: Space): FigureNumber[] {
  const { battlefield, figures } = sceneOf(terms, state);
  return figures.filter((_figure, index) => isOnOrAdjacent(battlefield, index, space));
}

/** The figures within so many spaces of a space. */
export function figuresWithin(
  terms: Terms,
  state: BattleState,
  space: Space,
  within: number,
): FigureNumber[] {
  const { battlefield, figures } = sceneOf(terms, state);
  return figures.filter((_figure, index) =>
    spacesOf(battlefield, index).some((own) => {
      const count = countSpaces(battlefield, own, space);
      return count !== null && count <= within;
    }),
  );
}

/** Whether a figure is on a space or adjacent to it. */
export function isAtOrAdjacent(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  space: Space,
): boolean {
  const { battlefield, figures } = sceneOf(terms, state);
  return isOnOrAdjacent(battlefield, figures.indexOf(figure), space);
}

/** The spaces from a figure to a space; null where there is no way (A5). */
export function distanceToSpace(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  space: Space,
): number | null {
  const { battlefield, figures } = sceneOf(terms, state);
  return countNearest(battlefield.ground, spacesOf(battlefield, figures.indexOf(figure)), [space]);
}

/** The spaces from one space to another, terrain of the second aside (A5; ruling R4); null where there is no way. */
export function spacesApart(terms: Terms, state: BattleState, one: Space, other: Space): number | null {
  return countNearest(sceneOf(terms, state).battlefield.ground, [one], [other]);
}

/** Whether two spaces are the same or adjacent, terrain of the second aside (A5; ruling R4). */
export function areClose(terms: Terms, state: BattleState, one: Space, other: Space): boolean {
  const away = spacesApart(terms, state, one, other);
  return away !== null && away <= 1;
}

/** Whether no figure stands on a space. */
function isEmpty(terms: Terms, state: BattleState, space: Space): boolean {
  const { battlefield, figures } = sceneOf(terms, state);
  return !figures.some((_figure, index) => spacesOf(battlefield, index).includes(space));
}

/** Whether a figure is on or adjacent to a terminal, or in the deployment zone of an opponent. */
export function touches(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  what: 'terminal' | 'hostile-zone' | 'exterior',
): boolean {
  // No shipped map says which of its spaces are interior (B11): all count as exterior.
  if (what === 'exterior') return true;
  const { battlefield, figures } = sceneOf(terms, state);
  const index = figures.indexOf(figure);
  const { terminals, zones } = entry(terms.missions, state.mission);
  if (what === 'terminal') return terminals.some((space) => isOnOrAdjacent(battlefield, index, space));
  const own = state.sides[seatOf(figure)];
  return state.players.some(
    ({ zone }, seat) =>
      state.sides[seat] !== own &&
      zones[zone]?.spaces.some((space) => spacesOf(battlefield, index).includes(space)) === true,
  );
}

/** Whether two figures share a space, as a companion may with others (B3). */
export function sharesSpaceWith(
  terms: Terms,
  state: BattleState,
  one: FigureNumber,
  other: FigureNumber,
): boolean {
  const { battlefield, figures } = sceneOf(terms, state);
  const own = spacesOf(battlefield, figures.indexOf(one));
  return spacesOf(battlefield, figures.indexOf(other)).some((space) => own.includes(space));
}

/** Whether a figure sees an empty space adjacent to another figure: see the verb `arc`. */
export function seesOverCorner(
  terms: Terms,
  state: BattleState,
  looker: FigureNumber,
  target: FigureNumber,
): boolean {
  return spacesAround(terms, state, target, 1).some(
    (space) => isEmpty(terms, state, space) && seesSpace(terms, state, looker, space, true),
  );
}

/** The other figures that a figure shares spaces with where it is or was. */
export function sharersOf(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  place: Place,
): FigureNumber[] {
  const { battlefield, figures } = sceneOf(terms, state);
  const spaces = spacesUnder(battlefield.map, fighterOf(terms, state, figure).base, place);
  return figures.filter(
    (other, index) =>
      other !== figure && spacesOf(battlefield, index).some((space) => spaces.includes(space)),
  );
}

/** Where all figures stand now, and how the map is: see {@link hadSight}. */
export function standingOf(terms: Terms, state: BattleState): Standing {
  const { battlefield, figures } = sceneOf(terms, state);
  const { openDoors, rubble, shields } = state;
  const places = battlefield.situation.figures.map(({ place }) => place);
  return { figures, places, openDoors, rubble, shields };
}

/** Whether a figure had line of sight to the figure that activates when the activation began (A7). */
export function hadSight(
  terms: Terms,
  state: BattleState,
  { figure, standing }: Activation,
  looker: FigureNumber,
): boolean {
  const { figures, places, openDoors, rubble, shields } = standing;
  const [from, to] = [figures.indexOf(looker), figures.indexOf(figure)];
  if (from < 0 || to < 0) return false;
  const battlefield = setOut(missionOf(terms, state).map, {
    openDoors,
    rubble,
    shields,
    figures: figures.map((other, index) =>
      asPrinted(terms, groupOf(state, groupWith(other)).card, entry(places, index)),
    ),
  });
  return canSee(battlefield, from, to, { figuresBlock: true });
}
