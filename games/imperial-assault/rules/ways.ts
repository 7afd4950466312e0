import type { Seat } from '../../../kernel/game.ts';
import type { Place, Space } from '../geometry/map.ts';
import { type Reach, reach } from '../geometry/movement.ts';
import { controls } from './control.ts';
import { copy } from './copy.ts';
import { missionOf, nameOf, placeNamed } from './drawn-mission.ts';
import { pointsOfMove } from './interacting.ts';
import { sceneOfMover } from './mover.ts';
import { canMoveItself, placeOf, sharesSpace } from './moving.ts';
import type { Terms } from './options.ts';
import { sceneOf } from './scene.ts';
import { areFriends, type BattleState, changeFigure, type FigureNumber, isOnMap } from './state.ts';
import { distanceBetween, sees } from './where.ts';

/** A place to which a figure can go. */
export interface Way {
  readonly place: Place;
  /** Its name, as choices have it. */
  readonly at: string;
  /** Movement points; spaces where costs do not count. */
  readonly cost: number;
  /** How many actions have to be spent on movement points first (A4). */
  readonly actions: number;
  /** A cheapest way to it: the names of all places on it, that of the figure first. */
  readonly path: readonly string[];
}

/** Where a figure can go, and how. */
export interface Ways {
  readonly figure: FigureNumber;
  readonly ways: readonly Way[];
}

/** Something that moves, and what it has to spend: see {@link Way}. */
interface Purse {
  readonly figure: FigureNumber;
  readonly pay: 'points' | 'spaces';
  /** Points or spaces that it has. */
  readonly left: number;
  /** Points that each action gives, and how many of them there are. */
  readonly speed: number;
  readonly actions: number;
  readonly mobile: boolean;
}

/**
 * Where the figure can go that moves now, in its activation with all actions that it has left or by an effect (A4, A6);
 * undefined if none moves.
 */
export function waysOf(terms: Terms, state: BattleState): Ways | undefined {
  const purse = purseOf(terms, state);
  return purse && waysWith(terms, state, purse);
}

/**
 * The same from another place, to which it has gone with so many points or spaces: for a way that is drawn step by step.
 */
export function waysOnFrom(terms: Terms, state: BattleState, at: string, spent: number): Ways | undefined {
  const purse = purseOf(terms, state);
  const place = placeNamed(missionOf(terms, state), at);
  if (purse === undefined || place === undefined) return undefined;
  const there = stateWith(state, purse.figure, place);
  return waysWith(terms, there, { ...purse, left: purse.left - spent });
}

function purseOf(terms: Terms, state: BattleState): Purse | undefined {
  const top = state.stack[state.stack.length - 1];
  if (top?.step === 'movement') {
    const { figure, left, by, mobile } = top;
    return { figure, pay: by === 'points' ? 'points' : 'spaces', left, speed: 0, actions: 0, mobile };
  }
  const { activation } = state;
  if (top?.step !== 'activation' || activation === null) return undefined;
  const { figure, movementPoints: left, actions, halted } = activation;
  if (!isOnMap(state, figure)) return undefined;
  const mayAct = !halted && !sharesSpace(terms, state, figure);
  const speed = pointsOfMove(terms, state, figure);
  return { figure, pay: 'points', left, speed, actions: mayAct ? actions : 0, mobile: false };
}

function waysWith(terms: Terms, state: BattleState, purse: Purse): Ways {
  const { figure, pay, left, speed, actions, mobile } = purse;
  const mission = missionOf(terms, state);
  const here = placeOf(state, figure);
  if (!canMoveItself(terms, state, figure)) return { figure, ways: [] };
  const { battlefield, index } = sceneOfMover(terms, state, { figure, mobile });
  const found: Reach = reach(battlefield, index, left + actions * speed, pay);
  const ways = found.ends.flatMap(({ place, cost }): Way[] => {
    if (place.space === here.space && place.turned === here.turned) return [];
    const missing = Math.max(0, cost - left);
    return [
      {
        place,
        at: nameOf(mission, place),
        cost,
        actions: missing === 0 ? 0 : Math.ceil(missing / speed),
        path: found.pathTo(place).map((one) => nameOf(mission, one)),
      },
    ];
  });
  return { figure, ways };
}

/** What there is between a figure and a hostile one. */
export interface Sight {
  readonly figure: FigureNumber;
  /** In spaces; null where there is no way to count (A5). */
  readonly distance: number | null;
  /** Line of sight to it, and from it (A7). */
  readonly sees: boolean;
  readonly seenBy: boolean;
}

/** Whom of the hostile figures a figure sees, and who sees it, from where it is or would be. */
export function sightsFrom(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  at: string | undefined,
): readonly Sight[] {
  const place = at === undefined ? undefined : placeNamed(missionOf(terms, state), at);
  const there = place === undefined ? state : stateWith(state, figure, place);
  if (!isOnMap(there, figure)) return [];
  return sceneOf(terms, there).figures.flatMap((other) => {
    if (areFriends(there, figure, other)) return [];
    return [
      {
        figure: other,
        distance: distanceBetween(terms, there, figure, other),
        sees: sees(terms, there, figure, other, true),
        seenBy: sees(terms, there, other, figure, true),
      },
    ];
  });
}

function stateWith(state: BattleState, figure: FigureNumber, place: Place): BattleState {
  const there = copy(state);
  changeFigure(there, figure, { place });
  return there;
}

/** The seats that control the token or the terminal in a space (A11). */
export function controllersOf(terms: Terms, state: BattleState, space: Space): readonly Seat[] {
  return state.players.flatMap((_, seat) =>
    controls(terms, state, sceneOf(terms, state), seat, space) ? [seat] : [],
  );
}
