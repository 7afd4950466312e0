import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { type Battlefield, setOut } from '../geometry/battlefield.ts';
import type { Figure, Place } from '../geometry/map.ts';
import { missionOf } from './drawn-mission.ts';
import { hasKeyword, isForbidden } from './effects/values.ts';
import type { Terms } from './options.ts';
import {
  type BattleState,
  type FigureNumber,
  forEachOnMap,
  type Group,
  groupOf,
  groupWith,
  none,
  seatOf,
} from './state.ts';

/** The map of a match set out for questions of geometry. */
export interface Scene {
  readonly battlefield: Battlefield;
  /** The figures by their index on the battlefield. */
  readonly figures: readonly FigureNumber[];
  /** The index of a figure on the battlefield. Throws if the figure is not on it. */
  readonly indexOf: (figure: FigureNumber) => number;
}

/** A figure that is on the battlefield, or is about to be put there: it is set out in the first corner of the grid then. */
export interface Mover {
  readonly figure: FigureNumber;
  /** It is Mobile for as long as a movement lasts. */
  readonly mobile?: boolean;
}

/** A scene, and from what it was made: it is made anew when any of it is replaced. */
interface Known {
  readonly scene: Scene;
  readonly side: number;
  readonly mover: FigureNumber;
  readonly mobile: boolean;
  readonly groups: readonly Group[];
  readonly rest: readonly unknown[];
}

const lastScenes = new WeakMap<BattleState, Known>();

/**
 * Sets the map out as the figures of a seat see it. Keywords are the printed ones, but for the figure that moves: what
 * gives keywords may itself depend on distances. The last scene of a state is kept, as one decision asks for it several
 * times.
 */
export function sceneOf(terms: Terms, state: BattleState, seat: Seat, mover?: Mover): Scene {
  const [side, figure, mobile] = [entry(state.sides, seat), mover?.figure ?? none, mover?.mobile === true];
  const known = lastScenes.get(state);
  if (known?.side === side && known.mover === figure && known.mobile === mobile && isCurrent(known, state))
    return known.scene;
  const scene = makeScene(terms, state, side, mover);
  const groups = state.players.flatMap((player) => player.groups);
  lastScenes.set(state, { scene, side, mover: figure, mobile, groups, rest: restOf(state) });
  return scene;
}

function restOf(state: BattleState): readonly unknown[] {
  const { mission, openDoors, rubble, shields, lasting, activation } = state;
  return [mission, openDoors, rubble, shields, lasting, activation];
}

function isCurrent({ groups, rest }: Known, state: BattleState): boolean {
  if (restOf(state).some((part, at) => part !== rest[at])) return false;
  let at = 0;
  for (const { groups: own } of state.players) {
    for (const group of own) if (group !== groups[at++]) return false;
  }
  return at === groups.length;
}

function makeScene(terms: Terms, state: BattleState, side: number, mover: Mover | undefined): Scene {
  const figures: FigureNumber[] = [];
  const set: Figure[] = [];
  // Who pays nothing in addition sees no difficult terrain, and nobody whose space costs more.
  const free = mover !== undefined && isForbidden(terms, state, mover.figure, 'pay-extra-movement');
  const put = (figure: FigureNumber, place: Place, card: number): void => {
    const { base, companion, massive, mobile } = entry(terms.fighters, card);
    const moves = figure === mover?.figure;
    figures.push(figure);
    set.push({
      base,
      place,
      stance: free ? 'neutral' : state.sides[seatOf(figure)] === side ? 'friendly' : 'hostile',
      companion,
      massive: moves ? hasKeyword(terms, state, figure, 'massive') : massive,
      mobile: moves ? mover.mobile === true || hasKeyword(terms, state, figure, 'mobile') : mobile,
    });
  };
  forEachOnMap(state, (figure, _record, place, { card }) => put(figure, place, card));
  if (mover !== undefined && !figures.includes(mover.figure))
    put(mover.figure, { space: 0, turned: false }, groupOf(state, groupWith(mover.figure)).card);
  const { openDoors, rubble, shields } = state;
  const battlefield = setOut(missionOf(terms, state).map, { openDoors, rubble, shields, figures: set });
  if (free) battlefield.difficult.fill(0);
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

/** The scene of a figure that moves, and its index on the battlefield. */
export function sceneOfMover(
  terms: Terms,
  state: BattleState,
  mover: Mover,
): { readonly scene: Scene; readonly battlefield: Battlefield; readonly index: number } {
  const scene = sceneOf(terms, state, seatOf(mover.figure), mover);
  return { scene, battlefield: scene.battlefield, index: scene.indexOf(mover.figure) };
}
