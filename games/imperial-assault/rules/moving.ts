import { entry } from '../../common/at.ts';
import { spacesUnder } from '../geometry/base.ts';
import { type Battlefield, restage, setOut } from '../geometry/battlefield.ts';
import { areAdjacentFigures } from '../geometry/counting.ts';
import type { Place, Space } from '../geometry/map.ts';
import {
  canBePlaced,
  costOfStep,
  nearestEnds,
  nearestPlaces,
  pushedBy,
  reach,
  stepsWith,
} from '../geometry/movement.ts';
import { type Choice, pass } from './choice.ts';
import { missionOf, nameOf, placeNamed } from './drawn-mission.ts';
import { announce, pushMoment } from './effects/announce.ts';
import { isForbidden } from './effects/values.ts';
import { sceneOfMover } from './mover.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import { sceneOf } from './scene.ts';
import {
  type AutomaticOf,
  areFriends,
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  changeActivation,
  changeFigure,
  type FigureNumber,
  fighterOf,
  figureOf,
  hasCondition,
  isOnMap,
  type Movement,
  none,
  seatOf,
} from './state.ts';

type MoveChoice = Extract<Choice, { readonly kind: 'move' }>;

/** As many ways to go as one list names; the farthest ones are left out, and are reached in two moves. */
const mostMoves = 120;

/** Has a figure moved by an effect: its frame comes on top of the stack. */
export function pushMovement({ stack }: BattleTurn, movement: Movement): void {
  stack.push({ step: 'movement', ...movement });
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.space === other.space && one.turned === other.turned;
}

/** The place of a figure that is on the map. */
export function placeOf(state: BattleState, figure: FigureNumber): Place {
  const { place } = figureOf(state, figure);
  if (place === null) throw new Error(`figure ${figure} is not on the map`);
  return place;
}

/**
 * Where a figure can go now with its movement points: each step and turn, and each place at which it can end, as far as
 * the list is long enough (A6).
 */
export function movesOf(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  points: number,
): MoveChoice[] {
  if (points === 0 || !canMoveItself(terms, state, figure)) return [];
  const { battlefield, index } = sceneOfMover(terms, state, { figure });
  const mission = missionOf(terms, state);
  const found = new Set(stepsWith(battlefield, index, points).map(({ place }) => nameOf(mission, place)));
  const here = placeOf(state, figure);
  for (const place of nearestOf(reach(battlefield, index, points, 'points').ends, mostMoves - found.size)) {
    if (!isSamePlace(place, here)) found.add(nameOf(mission, place));
  }
  return [...found].map((at) => ({ kind: 'move', at }));
}

/** So many of the places that cost least, with all or none of those of equal cost. */
function nearestOf(ends: readonly { readonly place: Place; readonly cost: number }[], most: number): Place[] {
  if (ends.length <= most) return ends.map(({ place }) => place);
  const sorted = ends.toSorted((one, other) => one.cost - other.cost);
  const tooFar = sorted[most]?.cost ?? 0;
  return sorted.flatMap(({ place, cost }) => (cost < tooFar ? [place] : []));
}

function costTo(ends: readonly { readonly place: Place; readonly cost: number }[], to: Place): number {
  return ends.find(({ place }) => isSamePlace(place, to))?.cost ?? 0;
}

/** Whether a figure may leave its space by its own will (A9 Stunned; A6 Massive). */
export function canMoveItself(terms: Terms, state: BattleState, figure: FigureNumber): boolean {
  if (hasCondition(state, figure, 'stunned')) return false;
  const { activation } = state;
  if (activation?.figure !== figure) return true;
  if (activation.attacked && isForbidden(terms, state, figure, 'attack-and-leave')) return false;
  return !activation.halted;
}

/** Begins to go to a place with movement points: the one step that leads there, or the cheapest way. */
export function pushWalk(
  terms: Terms,
  { state, stack, emit }: BattleTurn,
  figure: FigureNumber,
  at: string,
): void {
  const points = state.activation?.movementPoints ?? 0;
  const { battlefield, index } = sceneOfMover(terms, state, { figure });
  const to = placeNamed(missionOf(terms, state), at);
  if (to === undefined) return;
  const step = costOfStep(battlefield, index, to, points);
  const reached = step === undefined ? reach(battlefield, index, points, 'points') : undefined;
  const path = reached === undefined ? [to] : reached.pathTo(to).slice(1);
  const cost = step ?? costTo(reached?.ends ?? [], to);
  emit?.({ kind: 'setOut', figure, to, cost, by: 'points' });
  stack.push({ step: 'walk', figure, path, announced: false });
}

/**
 * Goes the chosen way step by step, so that what happens when a figure leaves its space happens there. A step that is
 * no longer possible ends the way.
 */
function walkStep(terms: Terms): AutomaticOf<'walk'> {
  return {
    kind: 'automatic',
    run(turn, { figure, path, announced }) {
      const { state, stack, emit } = turn;
      const [to, ...rest] = path;
      const movement = stack[stack.length - 2];
      const under = movement?.step === 'movement' ? movement : undefined;
      if (to === undefined) {
        stack.pop();
        terms.added.mission?.happens(terms, turn, { at: 'stands', figure });
        return;
      }
      const ownWill = under?.by !== 'push';
      if (!announced && ownWill) {
        const depth = stack.length;
        stack[depth - 1] = { step: 'walk', figure, path, announced: true };
        announce(terms, turn, { at: 'leaves', figure });
        if (stack.length > depth) return;
      }
      const cost = costOf(terms, state, figure, to, under, announced);
      if (cost === undefined || (ownWill && !canMoveItself(terms, state, figure))) {
        stack.pop();
        return;
      }
      if (under !== undefined) stack[stack.length - 2] = { ...under, left: under.left - cost };
      else changeActivation(state, { movementPoints: (state.activation?.movementPoints ?? 0) - cost });
      stack[stack.length - 1] = { step: 'walk', figure, path: rest, announced: false };
      const from = placeOf(state, figure);
      changeFigure(state, figure, { place: to });
      emit?.({ kind: 'moved', figure, from, to, cost });
      if (ownWill) {
        if (state.activation?.figure === figure) changeActivation(state, { moved: true });
        announce(terms, turn, { at: 'leaves-space-of', figure, place: from });
        announce(terms, turn, { at: 'enters-space-of', figure, place: to });
      }
      pushMoment(terms, turn, { key: 'comes-within', subject: figure, from });
    },
  };
}

/** What the next step costs; undefined if it is not possible. `again`: something may have changed since it was chosen. */
function costOf(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  to: Place,
  movement: Movement | undefined,
  again: boolean,
): number | undefined {
  if (movement !== undefined && movement.by !== 'points') {
    if (!again) return 1;
    const { battlefield, index } = sceneOfMover(terms, state, { figure, mobile: movement.mobile });
    return costOfStep(battlefield, index, to, movement.left, 'spaces');
  }
  const points = movement?.left ?? state.activation?.movementPoints ?? 0;
  const { battlefield, index } = sceneOfMover(terms, state, { figure, mobile: movement?.mobile === true });
  return costOfStep(battlefield, index, to, points);
}

/** A figure moves by an effect: the whole way at once or part of it, until nothing is left or its player stops. */
function movementStep(terms: Terms): ChoiceOf<'movement'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, frame) {
      const moves = movementsOf(terms, state, frame);
      return moves.length === 0 || mayStop(terms, state, frame) ? [...moves, pass] : moves;
    },
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'move' ? 'out-of-reach' : 'not-asked'),
    apply(turn, frame, _seat, choice) {
      const { state, stack } = turn;
      if (choice.kind === 'move') {
        const to = placeNamed(missionOf(terms, state), choice.at);
        if (to === undefined) return;
        const { figure, mobile, left, by } = frame;
        const { battlefield, index } = sceneOfMover(terms, state, { figure, mobile });
        const reached = reach(battlefield, index, left, by === 'points' ? 'points' : 'spaces');
        const path = reached.pathTo(to).slice(1);
        turn.emit?.({ kind: 'setOut', figure, to, cost: costTo(reached.ends, to), by });
        stack.push({ step: 'walk', figure, path, announced: false });
        return;
      }
      stack.pop();
      turn.emit?.({ kind: 'endedMovement', figure: frame.figure });
      endMovement(terms, turn, frame.figure);
    },
  };
}

/** Where a movement by an effect can go. */
function movementsOf(terms: Terms, state: BattleState, movement: Movement): MoveChoice[] {
  const { figure, by, left, mobile, to } = movement;
  if (left === 0 || (by !== 'push' && !canMoveItself(terms, state, figure))) return [];
  const { battlefield, index, scene } = sceneOfMover(terms, state, { figure, mobile });
  const here = placeOf(state, figure);
  const mission = missionOf(terms, state);
  let { ends } = reach(battlefield, index, left, by === 'points' ? 'points' : 'spaces');
  if (to !== none && !isOnMap(state, to)) return [];
  if (to !== none) {
    const other = scene.indexOf(to);
    ends = ends.filter(({ place }) => areAdjacentAt(battlefield, index, place, other));
  }
  return nearestOf(ends, mostMoves).flatMap((place) =>
    isSamePlace(place, here) ? [] : [{ kind: 'move', at: nameOf(mission, place) }],
  );
}

/** Whether a figure, by index, would be adjacent to another one at a place. */
function areAdjacentAt({ map, situation }: Battlefield, index: number, place: Place, other: number): boolean {
  const figures = situation.figures.map((figure, at) => (at === index ? { ...figure, place } : figure));
  return areAdjacentFigures(setOut(map, { ...situation, figures }), index, other);
}

/** Whether a movement may end where the figure stands. */
function mayStop(terms: Terms, state: BattleState, { figure, to, mobile }: Movement): boolean {
  const { battlefield, index, scene } = sceneOfMover(terms, state, { figure, mobile });
  if (!canBePlaced(battlefield, index, placeOf(state, figure))) return false;
  return to === none || !isOnMap(state, to) || areAdjacentFigures(battlefield, index, scene.indexOf(to));
}

/** Whether a figure shares a space with another one in which it cannot remain without more (A6). */
export function sharesSpace(terms: Terms, state: BattleState, figure: FigureNumber): boolean {
  return !fighterOf(terms, state, figure).companion && figuresUnder(terms, state, figure).length > 0;
}

/**
 * The place of a figure on the map at which it could not end a movement, with its printed keywords; undefined if there is none.
 * In the midst of what goes on some figures pass through others, and those that were Mobile stand where they came.
 */
export function placeInPassing(
  terms: Terms,
  state: BattleState,
  passing?: readonly FigureNumber[],
): Place | undefined {
  const { battlefield, indexOf } = sceneOf(terms, state);
  const { situation } = battlefield;
  const there = (passing ?? []).filter((figure) => isOnMap(state, figure));
  const under = there.flatMap((figure) => figuresUnder(terms, state, figure));
  const passed = new Set([...there, ...under].map(indexOf));
  const mobile = situation.figures.map((figure) => ({ ...figure, mobile: true }));
  const field = passing === undefined ? battlefield : restage(battlefield, mobile, false);
  const wrong = situation.figures.find(
    ({ place }, index) => !passed.has(index) && !canBePlaced(field, index, place),
  );
  return wrong?.place;
}

/** The other figures in the spaces of one on the map, but for companions. */
function figuresUnder(terms: Terms, state: BattleState, figure: FigureNumber): FigureNumber[] {
  const { battlefield, figures, indexOf } = sceneOf(terms, state);
  return pushedBy(battlefield, indexOf(figure), placeOf(state, figure)).map((other) => entry(figures, other));
}

/**
 * Ends the movement of a figure. Figures on which a massive one stands are pushed aside, and it moves no more in its
 * activation; any other figure that shares a space is itself put to the nearest legal one (A6).
 */
export function endMovement(terms: Terms, turn: BattleTurn, figure: FigureNumber): void {
  const { state, stack } = turn;
  if (fighterOf(terms, state, figure).companion) return;
  const under = figuresUnder(terms, state, figure);
  if (under.length === 0) return;
  const { battlefield, index } = sceneOfMover(terms, state, { figure });
  const place = placeOf(state, figure);
  if (!canBePlaced(battlefield, index, place)) {
    stack.push({ step: 'pushAside', figures: [figure] });
    return;
  }
  if (state.activation?.figure === figure) changeActivation(state, { halted: true });
  const friends = under.filter((other) => areFriends(state, figure, other));
  const others = under.filter((other) => !areFriends(state, figure, other));
  stack.push({ step: 'pushAside', figures: [...friends, ...others] });
  announce(terms, turn, { at: 'ends-on', figure, place });
}

/** Figures are pushed to the nearest legal spaces, one after the other; their players choose among equally near ones. */
function pushAsideStep(terms: Terms): AutomaticOf<'pushAside'> {
  return {
    kind: 'automatic',
    run(turn, { figures }) {
      const { state, stack } = turn;
      const [figure, ...rest] = figures;
      stack.pop();
      if (figure === undefined) return;
      stack.push({ step: 'pushAside', figures: rest });
      const from = figureOf(state, figure).place;
      if (from === null) return;
      const { battlefield, index } = sceneOfMover(terms, state, { figure });
      const places = nearestEnds(battlefield, index);
      const [only, ...more] = places;
      if (only === undefined || isSamePlace(only, from)) return;
      if (more.length > 0) {
        stack.push({ step: 'putDown', figure, seat: seatOf(figure), places });
        return;
      }
      transfer(terms, turn, figure, from, only);
    },
  };
}

function putDownStep(terms: Terms): ChoiceOf<'putDown'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { places }) {
      const mission = missionOf(terms, state);
      return places.map((place) => ({ kind: 'place', at: nameOf(mission, place) }));
    },
    refuse: (_state, _frame, _seat, choice): Refusal =>
      choice.kind === 'place' ? 'not-a-place' : 'not-asked',
    apply(turn, { figure }, _seat, choice) {
      const { state, stack, emit } = turn;
      stack.pop();
      if (choice.kind !== 'place') return;
      const to = placeNamed(missionOf(terms, state), choice.at);
      if (to === undefined) return;
      const from = figureOf(state, figure).place;
      if (from !== null) {
        transfer(terms, turn, figure, from, to);
        return;
      }
      changeFigure(state, figure, { place: to });
      emit?.({ kind: 'deployed', figure, place: to });
    },
  };
}

/** A figure is lifted from one place and put down at another one, which it enters, and where its movement ends (A6 Place). */
function transfer(terms: Terms, turn: BattleTurn, figure: FigureNumber, from: Place, to: Place): void {
  changeFigure(turn.state, figure, { place: to });
  turn.emit?.({ kind: 'moved', figure, from, to, cost: 0 });
  pushMoment(terms, turn, { key: 'comes-within', subject: figure, from });
  terms.added.mission?.happens(terms, turn, { at: 'stands', figure });
}

/**
 * Has a seat put a figure down so that it covers one of these spaces, where it legally can (A6 Place). Nothing happens
 * where it can nowhere, or if it leaves its space by its own will and cannot (A9 Stunned).
 */
export function pushPlacing(
  terms: Terms,
  turn: BattleTurn,
  figure: FigureNumber,
  seat: number,
  spaces: readonly Space[],
): void {
  const { state, stack } = turn;
  const places = placesOn(terms, state, figure, spaces);
  const ownWill = isOnMap(state, figure) && seatOf(figure) === seat;
  if (places.length === 0 || (ownWill && !canMoveItself(terms, state, figure))) return;
  stack.push({ step: 'putDown', figure, seat, places });
  if (ownWill) announce(terms, turn, { at: 'leaves', figure });
}

/** All legal places of a figure that cover one of these spaces, no matter where it is now. */
export function placesOn(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  spaces: readonly Space[],
): readonly Place[] {
  const { battlefield, index } = sceneOfMover(terms, state, { figure });
  const { base } = fighterOf(terms, state, figure);
  // The nearest places are those that cover a space, if there are any.
  return nearestPlaces(battlefield, index, spaces).filter((place) =>
    spacesUnder(battlefield.map, base, place).some((space) => spaces.includes(space)),
  );
}

export function movingSteps(terms: Terms) {
  return {
    walk: walkStep(terms),
    movement: movementStep(terms),
    pushAside: pushAsideStep(terms),
    putDown: putDownStep(terms),
  } as const;
}
