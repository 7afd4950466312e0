import type { ChoiceStep, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { forEachOpen, type PocketTurn } from './cards.ts';
import { type Choice, pass } from './choice.ts';
import { unitChoice } from './choices.ts';
import type { Event } from './event.ts';
import { firstTurnStars, isLimited } from './first-turn.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import {
  codeOf,
  contested,
  type FrameOf,
  kindOf,
  numberOf,
  type PocketFrame,
  type PocketState,
  playerOf,
  seatOf,
  type UnitCode,
  unitsIn,
  type Zone,
  zoneOf,
} from './state.ts';

type Step<N extends PocketFrame['step']> = ChoiceStep<PocketState, FrameOf<N>, Choice, Event>;
type MoveFrame = FrameOf<'move'>;

/** The build stars of an action that no objective changes (Playing the game). */
const usualLimit = 5;

/** The build stars that a seat may use in an action. */
export function actionLimit(
  terms: Terms,
  state: PocketState,
  seat: Seat,
  action: 'move' | 'combat' | 'strike',
): number {
  let limit = usualLimit;
  forEachOpen(state, seat, (card) => {
    for (const { effect } of entry(terms.cards, card).lasting) {
      if (effect.do === 'limit' && effect.action === action) limit = Math.max(limit, effect.stars);
    }
  });
  return action === 'move' && isLimited(terms, state, seat) ? firstTurnStars : limit;
}

/**
 * The zones into which a unit can move: from a home zone the contested zone, and back (Play areas). An objective can
 * keep units out of the home zone of its seat: "cannot" beats "can".
 */
export function zonesFor(terms: Terms, state: PocketState, unit: UnitCode): Zone[] {
  const from = zoneOf(state, unit);
  if (from < 0) return [];
  if (from !== contested) return [contested];
  const found: Zone[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.players[seat]?.out === 0 && !isBarred(terms, state, unit, seat)) found.push(seat);
  }
  return found;
}

/** Whether an objective keeps a unit out of the home zone of a seat. */
function isBarred(terms: Terms, state: PocketState, unit: UnitCode, seat: Seat): boolean {
  if (seatOf(unit) === seat) return false;
  let barred = false;
  forEachOpen(state, seat, (card) => {
    for (const { effect, units } of entry(terms.cards, card).lasting) {
      if (effect.do === 'bar' && (units === undefined || units[kindOf(state, unit)] === true)) barred = true;
    }
  });
  return barred;
}

/** The unit that has moved by its power in this turn, and moves no more; -1 if none has (ruling P7). */
export function jumpedIn(stack: PocketTurn['stack']): UnitCode {
  const frame = stack.find(({ step }) => step === 'endTurn');
  return frame?.step === 'endTurn' ? frame.jumped : -1;
}

/** Notes for the rest of the turn that a unit has moved by its power. */
export function noteJump(stack: PocketTurn['stack'], unit: UnitCode): void {
  const place = stack.findIndex(({ step }) => step === 'endTurn');
  const frame = stack[place];
  if (frame?.step === 'endTurn') stack[place] = { ...frame, jumped: unit };
}

/** Whether a seat can move any unit in a move action. */
export function canMove(terms: Terms, state: PocketState, seat: Seat): boolean {
  const moved = [jumpedIn(state.stack)];
  const { kinds } = playerOf(state, seat);
  const left = actionLimit(terms, state, seat, 'move');
  for (let number = 0; number < kinds.length; number++) {
    if (whyNotMove(terms, state, seat, codeOf(seat, number), left, moved) === undefined) return true;
  }
  return false;
}

/** The rule that forbids a unit to move in a move action with so many build stars left. */
function whyNotMove(
  terms: Terms,
  state: PocketState,
  seat: Seat,
  unit: UnitCode,
  left: number,
  moved: readonly UnitCode[],
): Refusal | undefined {
  if (seatOf(unit) !== seat || numberOf(unit) >= playerOf(state, seat).kinds.length) return 'not-yours';
  if (zoneOf(state, unit) < 0) return 'not-in-play';
  if (moved.includes(unit)) return 'moved-already';
  if (entry(terms.units, kindOf(state, unit)).stars > left) {
    return isLimited(terms, state, seat) ? 'first-turn' : 'five-stars';
  }
  return zonesFor(terms, state, unit).length > 0 ? undefined : 'cannot-enter';
}

/** Moves a unit. */
export function moveUnit(
  { state, emit }: PocketTurn,
  unit: UnitCode,
  to: Zone,
  by: 'action' | 'power' | 'card' | 'carried',
): void {
  const from = zoneOf(state, unit);
  playerOf(state, seatOf(unit)).zones[numberOf(unit)] = to;
  emit?.({ kind: 'moved', unit, from, to, by });
}

/** A move action: units one after the other, up to the build stars of the action (Playing the game). */
function moveStep(terms: Terms): Step<'move'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { left, moved }, seat) {
      const found: Choice[] = [];
      const { kinds } = playerOf(state, seat);
      for (let number = 0; number < kinds.length; number++) {
        const unit = codeOf(seat, number);
        if (whyNotMove(terms, state, seat, unit, left, moved) === undefined) found.push(unitChoice(unit));
      }
      if (moved.length > 1) found.push(pass);
      return found;
    },
    refuse(state, { left, moved }, seat, choice) {
      if (choice.kind === 'pass') return 'one-at-least';
      if (choice.kind !== 'unit') return 'not-asked';
      return whyNotMove(terms, state, seat, choice.unit, left, moved) ?? 'not-asked';
    },
    apply(turn, frame, seat, choice) {
      const { state, stack } = turn;
      if (choice.kind !== 'unit') {
        stack.pop();
        turn.emit?.({ kind: 'done', seat, what: 'move' });
        return;
      }
      const { unit } = choice;
      const { stars } = entry(terms.units, kindOf(state, unit));
      const next: MoveFrame = { ...frame, left: frame.left - stars, moved: [...frame.moved, unit] };
      stack[stack.length - 1] = next;
      const [only, ...more] = zonesFor(terms, state, unit);
      if (only !== undefined && more.length === 0) moveInAction(terms, turn, unit, only);
      else {
        stack.push({ step: 'moveTo', seat, unit });
        turn.emit?.({ kind: 'picked', unit, by: 'action' });
      }
    },
  };
}

/** Moves a unit in a move action; its power may then take along another. The frame of the action is on top. */
function moveInAction(terms: Terms, turn: PocketTurn, unit: UnitCode, to: Zone): void {
  const { state, stack } = turn;
  const from = zoneOf(state, unit);
  moveUnit(turn, unit, to, 'action');
  const seat = seatOf(unit);
  if (carried(terms, state, unit, from, to, stack).length > 0)
    stack.push({ step: 'carry', seat, unit, from, to });
}

/** The units that a unit can take along from the zone that it has left. */
function carried(
  terms: Terms,
  state: PocketState,
  unit: UnitCode,
  from: Zone,
  to: Zone,
  stack: PocketTurn['stack'],
): UnitCode[] {
  const { carries } = entry(terms.units, kindOf(state, unit));
  const action = stack.findLast((frame) => frame.step === 'move');
  if (carries === undefined || action === undefined || !action.power) return [];
  return unitsIn(state, seatOf(unit), from).filter(
    (other) =>
      carries[kindOf(state, other)] === true &&
      !action.moved.includes(other) &&
      zonesFor(terms, state, other).includes(to),
  );
}

/** Where the chosen unit moves, if there are several zones. */
function moveToStep(terms: Terms): Step<'moveTo'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { unit }) => zonesFor(terms, state, unit).map((zone) => ({ kind: 'zone', zone })),
    refuse: (state, { unit }, _seat, choice) => refuseZone(state, unit, choice),
    apply(turn, { unit }, _seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'zone') moveInAction(terms, turn, unit, choice.zone);
    },
  };
}

/** Why a unit cannot enter a zone. */
function refuseZone(state: PocketState, unit: UnitCode, choice: Choice): Refusal {
  if (choice.kind !== 'zone') return 'not-asked';
  const { zone } = choice;
  if (zone === contested || zone >= state.players.length || zoneOf(state, unit) !== contested)
    return 'not-adjacent';
  return playerOf(state, zone).out === 0 ? 'cannot-enter' : 'not-adjacent';
}

/** A unit with the icon takes another along, outside the limit; this is the one power ability of the turn. */
function carryStep(terms: Terms): Step<'carry'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { unit, from, to }) {
      const found = carried(terms, state, unit, from, to, state.stack).map(unitChoice);
      return [...found, pass];
    },
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'unit' ? 'not-carried' : 'not-asked'),
    apply(turn, { to }, seat, choice) {
      const { stack } = turn;
      stack.pop();
      const action = stack[stack.length - 1];
      if (choice.kind !== 'unit' || action?.step !== 'move') {
        turn.emit?.({ kind: 'done', seat, what: 'carry' });
        return;
      }
      stack[stack.length - 1] = { ...action, power: false, moved: [...action.moved, choice.unit] };
      moveUnit(turn, choice.unit, to, 'carried');
    },
  };
}

/** A unit is moved by a power or a card, outside a move action. */
function leaveStep(terms: Terms): Step<'leave'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { unit, free }) {
      const found: Choice[] = zonesFor(terms, state, unit).map((zone) => ({ kind: 'zone', zone }));
      if (free) found.push(pass);
      return found;
    },
    refuse: (state, { unit }, _seat, choice) => refuseZone(state, unit, choice),
    apply(turn, { unit, free }, _seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'zone') moveUnit(turn, unit, choice.zone, free ? 'card' : 'power');
      else turn.emit?.({ kind: 'stayed', unit });
    },
  };
}

export function movingSteps(terms: Terms) {
  return {
    move: moveStep(terms),
    moveTo: moveToStep(terms),
    carry: carryStep(terms),
    leave: leaveStep(terms),
  };
}
