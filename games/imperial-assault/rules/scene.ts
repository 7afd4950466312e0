import { entry } from '../../common/at.ts';
import { type Battlefield, setOut } from '../geometry/battlefield.ts';
import type { Figure, Place, Space } from '../geometry/map.ts';
import { missionOf } from './drawn-mission.ts';
import type { Terms } from './options.ts';
import { type BattleState, type FigureNumber, forEachOnMap, type Group, none } from './state.ts';

/** The map of a match set out for questions of geometry. */
export interface Scene {
  readonly battlefield: Battlefield;
  /** The figures by their index on the battlefield. */
  readonly figures: readonly FigureNumber[];
  /** The index of a figure on the battlefield. Throws if the figure is not on it. */
  readonly indexOf: (figure: FigureNumber) => number;
}

/** A scene, and from what it was made. It is good as long as nobody moves and the map stays as it is. */
interface Known {
  readonly scene: Scene;
  readonly mission: number;
  readonly openDoors: readonly number[];
  readonly rubble: readonly Space[];
  readonly shields: readonly Space[];
  /** The groups by seat and place, as they were last time. */
  readonly groups: Group[];
}

const lastOfState = new WeakMap<BattleState, Known>();
/** The last scene of any state: copies of a state begin with it. */
const lastOfTerms = new WeakMap<Terms, Known>();

/** The map with all figures as it is now. Keywords are the printed ones, and nobody is hostile to anybody. */
export function sceneOf(terms: Terms, state: BattleState): Scene {
  const last = lastOfState.get(state);
  if (last !== undefined && isCurrent(last, state)) return last.scene;
  const other = last === undefined ? lastOfTerms.get(terms) : undefined;
  const known = other !== undefined && isCurrent(other, state) ? other : makeKnown(terms, state);
  lastOfState.set(state, known);
  lastOfTerms.set(terms, known);
  return known.scene;
}

function makeKnown(terms: Terms, state: BattleState): Known {
  const { mission, openDoors, rubble, shields, players } = state;
  const figures: FigureNumber[] = [];
  const set: Figure[] = [];
  forEachOnMap(state, (figure, _record, place, { card }) => {
    figures.push(figure);
    set.push(asPrinted(terms, card, place));
  });
  const battlefield = setOut(missionOf(terms, state).map, { openDoors, rubble, shields, figures: set });
  const groups: Group[] = [];
  for (const player of players) groups.push(...player.groups);
  return {
    scene: sceneWith(battlefield, figures),
    mission,
    openDoors,
    rubble,
    shields,
    groups,
  };
}

/** A figure of a card as the geometry knows it, with the keywords that are printed on the card. */
export function asPrinted({ fighters }: Pick<Terms, 'fighters'>, card: number, place: Place): Figure {
  const { base, companion, massive, mobile } = entry(fighters, card);
  return { base, place, stance: 'neutral', companion, massive, mobile };
}

/** A battlefield on which these figures stand, in this order. */
export function sceneWith(battlefield: Battlefield, figures: readonly FigureNumber[]): Scene {
  return {
    battlefield,
    figures,
    indexOf(figure) {
      const index = figures.indexOf(figure);
      if (index === none) throw new Error(`figure ${figure} is not on the map`);
      return index;
    },
  };
}

/** Whether the map is as it was, and all figures stand where they stood. */
function isCurrent(known: Known, { mission, openDoors, rubble, shields, players }: BattleState): boolean {
  if (
    known.mission !== mission ||
    known.openDoors !== openDoors ||
    known.rubble !== rubble ||
    known.shields !== shields
  )
    return false;
  const { groups } = known;
  let at = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const own = entry(players, seat).groups;
    for (let number = 0; number < own.length; number++, at++) {
      const group = entry(own, number);
      const before = groups[at];
      if (group === before) continue;
      if (before === undefined || !standAlike(group, before)) return false;
      groups[at] = group;
    }
  }
  return at === groups.length;
}

function standAlike({ card, figures }: Group, before: Group): boolean {
  if (card !== before.card || figures.length !== before.figures.length) return false;
  for (let index = 0; index < figures.length; index++)
    if (figures[index]?.place !== before.figures[index]?.place) return false;
  return true;
}
