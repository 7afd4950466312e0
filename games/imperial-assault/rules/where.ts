import { entry } from '../../common/at.ts';
import { type Battlefield, setOut, spacesOf } from '../geometry/battlefield.ts';
import {
  areAdjacentFigures,
  countBetween,
  countNearest,
  countSpaces,
  isOnOrAdjacent,
  spacesWithin,
} from '../geometry/counting.ts';
import { spacesUnder } from '../geometry/footing.ts';
import type { Figure as Footed, Pair, Place, Space } from '../geometry/map.ts';
import { canFigureSeeSpace, canSee, sightPairs } from '../geometry/sight.ts';
import type { Terms } from './options.ts';
import {
  areFriends,
  type BattleState,
  type FigureNumber,
  fighterOf,
  forEachOnMap,
  type Group,
  seatOf,
} from './state.ts';

/** The map as it is now, set out for questions of distance and sight, and the figures on it. */
interface Setting {
  readonly battlefield: Battlefield;
  /** The figures on the map: the geometry names them by their place in this list. */
  readonly figures: readonly FigureNumber[];
  /** From what it was made: it is made anew when any of it is replaced. */
  readonly groups: readonly Group[];
  readonly made: readonly [mission: number, doors: unknown, rubble: unknown, shields: unknown];
}

const settings = new WeakMap<BattleState, Setting>();

/** The map as it is now. */
function settingOf(terms: Terms, state: BattleState): Setting {
  const known = settings.get(state);
  if (known !== undefined && isCurrent(known, state)) return known;
  const setting = setUp(terms, state);
  settings.set(state, setting);
  return setting;
}

function isCurrent({ groups, made }: Setting, state: BattleState): boolean {
  const { mission, openDoors, rubble, shields, players } = state;
  if (made[0] !== mission || made[1] !== openDoors || made[2] !== rubble || made[3] !== shields) return false;
  let at = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const own = entry(players, seat).groups;
    for (let place = 0; place < own.length; place++) if (own[place] !== groups[at++]) return false;
  }
  return at === groups.length;
}

function setUp(terms: Terms, state: BattleState): Setting {
  const { mission, openDoors, rubble, shields, players } = state;
  const figures: FigureNumber[] = [];
  const footed: Footed[] = [];
  forEachOnMap(state, (figure, _record, place, { card }) => {
    const { base, companion, massive, mobile } = entry(terms.fighters, card);
    figures.push(figure);
    footed.push({ base, place, stance: 'neutral', companion, massive, mobile });
  });
  return {
    battlefield: setOut(entry(terms.missions, mission).map, { openDoors, rubble, shields, figures: footed }),
    figures,
    groups: players.flatMap(({ groups }) => groups),
    made: [mission, openDoors, rubble, shields],
  };
}

/** Whether two figures on the map are adjacent (A5). */
export function adjacent(terms: Terms, state: BattleState, one: FigureNumber, other: FigureNumber): boolean {
  const { battlefield, figures } = settingOf(terms, state);
  return areAdjacentFigures(battlefield, figures.indexOf(one), figures.indexOf(other));
}

/** The spaces from one figure on the map to another (A5); null where there is no way. */
export function distanceBetween(
  terms: Terms,
  state: BattleState,
  one: FigureNumber,
  other: FigureNumber,
): number | null {
  const { battlefield, figures } = settingOf(terms, state);
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
  const { battlefield, figures } = settingOf(terms, state);
  return canSee(battlefield, figures.indexOf(looker), figures.indexOf(target), { figuresBlock });
}

/** The pairs of spaces between which a figure sees another (A7). */
export function sightsBetween(
  terms: Terms,
  state: BattleState,
  looker: FigureNumber,
  target: FigureNumber,
  figuresBlock: boolean,
): readonly Pair[] {
  const { battlefield, figures } = settingOf(terms, state);
  return sightPairs(battlefield, figures.indexOf(looker), figures.indexOf(target), { figuresBlock });
}

/** The spaces that a figure on the map covers. */
export function spacesUnderFigure(terms: Terms, state: BattleState, figure: FigureNumber): readonly Space[] {
  const { battlefield, figures } = settingOf(terms, state);
  return spacesOf(battlefield, figures.indexOf(figure));
}

/** The spaces within so many spaces of a figure, its own included (A5). */
export function spacesAround(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  within: number,
): readonly Space[] {
  const { battlefield, figures } = settingOf(terms, state);
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
  const { battlefield, figures } = settingOf(terms, state);
  return canFigureSeeSpace(battlefield, figures.indexOf(looker), space, { figuresBlock });
}

/** The figures on a space or adjacent to it (A8, Blast). */
export function figuresOnOrAdjacent(terms: Terms, state: BattleState, space: Space): FigureNumber[] {
  const { battlefield, figures } = settingOf(terms, state);
  return figures.filter((_figure, index) => isOnOrAdjacent(battlefield, index, space));
}

/** The figures within so many spaces of a space. */
export function figuresWithin(
  terms: Terms,
  state: BattleState,
  space: Space,
  within: number,
): FigureNumber[] {
  const { battlefield, figures } = settingOf(terms, state);
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
  const { battlefield, figures } = settingOf(terms, state);
  return isOnOrAdjacent(battlefield, figures.indexOf(figure), space);
}

/** The spaces from a figure to a space; null where there is no way (A5). */
export function distanceToSpace(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  space: Space,
): number | null {
  const { battlefield, figures } = settingOf(terms, state);
  return countNearest(battlefield.ground, spacesOf(battlefield, figures.indexOf(figure)), [space]);
}

/** Whether no figure stands on a space. */
export function isEmpty(terms: Terms, state: BattleState, space: Space): boolean {
  const { battlefield, figures } = settingOf(terms, state);
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
  const { battlefield, figures } = settingOf(terms, state);
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
  const { battlefield, figures } = settingOf(terms, state);
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
  const { battlefield, figures } = settingOf(terms, state);
  const spaces = spacesUnder(battlefield.map, fighterOf(terms, state, figure).base, place);
  return figures.filter(
    (other, index) =>
      other !== figure && spacesOf(battlefield, index).some((space) => spaces.includes(space)),
  );
}

/** The hostile figures that have line of sight to a figure (A7). */
export function seersOf(terms: Terms, state: BattleState, figure: FigureNumber): FigureNumber[] {
  const { figures } = settingOf(terms, state);
  return figures.filter(
    (other) => !areFriends(state, other, figure) && sees(terms, state, other, figure, true),
  );
}
