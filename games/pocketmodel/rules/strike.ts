import type { AutomaticStep, ChoiceStep, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { type PocketTurn, putAway, show, slotsOf, takeTop } from './cards.ts';
import { type Choice, pass } from './choice.ts';
import { unitChoice } from './choices.ts';
import { pushDeeds } from './deeds.ts';
import { canDeploy } from './deploying.ts';
import { eliminate } from './elimination.ts';
import type { Event, Part, Result } from './event.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import {
  cardOf,
  type Dice,
  type FrameOf,
  kindOf,
  noCard,
  numberOf,
  type PocketFrame,
  type PocketState,
  playerOf,
  type Strikes,
  seatOf,
  type UnitCode,
  unitsIn,
  zoneOf,
} from './state.ts';
import { guardOf, strikeValue } from './values.ts';

type Step<N extends PocketFrame['step']> = ChoiceStep<PocketState, FrameOf<N>, Choice, Event>;

/** The rule that forbids a unit to be one more striker. */
function whyNotStrike(
  terms: Terms,
  state: PocketState,
  { seat, target, left, units }: Strikes,
  unit: UnitCode,
): Refusal | undefined {
  if (seatOf(unit) !== seat || numberOf(unit) >= playerOf(state, seat).kinds.length) return 'not-yours';
  if (zoneOf(state, unit) !== target) return 'not-in-home';
  if (units.includes(unit)) return 'strikes-already';
  return entry(terms.units, kindOf(state, unit)).stars > left ? 'five-stars' : undefined;
}

/** The units that strike are named one after the other (Playing the game). */
function strikersStep(terms: Terms): Step<'strikers'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, frame, seat) {
      const found: Choice[] = [];
      for (const unit of unitsIn(state, seat, frame.target)) {
        if (whyNotStrike(terms, state, frame, unit) === undefined) found.push(unitChoice(unit));
      }
      if (frame.units.length > 0) found.push(pass);
      return found;
    },
    refuse(state, frame, _seat, choice) {
      if (choice.kind === 'pass') return 'one-at-least';
      if (choice.kind !== 'unit') return 'not-asked';
      return whyNotStrike(terms, state, frame, choice.unit) ?? 'not-asked';
    },
    apply({ state, stack, emit }, frame, seat, choice) {
      if (choice.kind !== 'unit') {
        emit?.({ kind: 'done', seat, what: 'strike' });
        stack[stack.length - 1] = { ...frame, step: 'strikes' };
        return;
      }
      const { stars } = entry(terms.units, kindOf(state, choice.unit));
      stack[stack.length - 1] = { ...frame, left: frame.left - stars, units: [...frame.units, choice.unit] };
      emit?.({ kind: 'striker', unit: choice.unit });
    },
  };
}

/** Reveals the objective, and lets the chosen units strike it until it is destroyed or all have failed (Strikes). */
function strikesStep(terms: Terms): AutomaticStep<PocketState, FrameOf<'strikes'>, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      const { seat, target, slot } = frame;
      const owner = playerOf(state, target);
      const left = frame.units.filter((unit) => zoneOf(state, unit) === target);
      const [only, ...more] = left;
      const instance = owner.slots[slot] ?? noCard;
      if (only === undefined || instance === noCard || owner.out > 0) {
        stack.pop();
        return;
      }
      const next = { ...frame, units: left };
      stack[stack.length - 1] = next;
      if (owner.up[slot] !== true) reveal(terms, turn, target, slot);
      else if (more.length > 0) stack.push({ ...next, step: 'nextStrike' });
      else strike(terms, turn, next, only);
      // The seat may have been eliminated by what the objective does.
      if (playerOf(state, seat).out > 0 && stack[stack.length - 1]?.step === 'strikes') stack.pop();
    },
  };
}

/** The attacking player chooses who strikes next. */
function nextStrikeStep(terms: Terms): Step<'nextStrike'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (_state, { units }) => units.map(unitChoice),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'unit' ? 'not-declared' : 'not-asked'),
    apply(turn, frame, _seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'unit') strike(terms, turn, { ...frame, step: 'strikes' }, choice.unit);
    },
  };
}

/** Turns an objective face up; its ability applies at once (Strikes, Objective abilities). */
export function reveal(terms: Terms, turn: PocketTurn, seat: Seat, slot: number): void {
  const { state, emit } = turn;
  const player = playerOf(state, seat);
  const instance = entry(player.slots, slot);
  player.up[slot] = true;
  show(state, seat, instance);
  const card = cardOf(state, instance);
  emit?.({ kind: 'revealed', seat, slot, card });
  pushObjectiveDeeds(terms, turn, seat, card, 'revealed');
}

/** Lets the deeds of an objective happen that belong to a moment. */
export function pushObjectiveDeeds(
  terms: Terms,
  turn: PocketTurn,
  seat: Seat,
  card: number,
  moment: 'revealed' | 'turnStart' | 'destroyed',
): void {
  pushDeeds(turn, entry(terms.cards, card).deeds[moment], {
    seat,
    unit: -1,
    foe: -1,
    opponent: -1,
    zone: seat,
  });
}

/** One unit strikes; the frame of the strikes is on top (steps 1 to 4). */
function strike(terms: Terms, turn: PocketTurn, frame: FrameOf<'strikes'>, unit: UnitCode): void {
  const { state, stack, chance, emit } = turn;
  const { target, slot } = frame;
  stack[stack.length - 1] = { ...frame, units: frame.units.filter((other) => other !== unit) };
  const dice = [chance.roll(6), chance.roll(6)] as const;
  state.last = { kind: 'strike', unit, dice };
  const result = strikeResultOf(terms, state, { unit, target, slot, dice }, emit !== undefined);
  emit?.({ kind: 'struck', unit, dice, result });
  const owner = playerOf(state, target);
  const instance = entry(owner.slots, slot);
  const card = cardOf(state, instance);
  if (result.hit) {
    owner.slots[slot] = noCard;
    owner.up[slot] = false;
    putAway(state, target, instance);
    emit?.({ kind: 'objectiveDestroyed', seat: target, slot, card, by: frame.seat });
    if (slotsOf(state, target).length > 0) {
      const { stars, deployMore } = entry(terms.cards, card);
      if (canDeploy(terms, state, target, stars + deployMore)) {
        stack.push({ step: 'deploy', seat: target, left: stars + deployMore });
      }
      pushObjectiveDeeds(terms, turn, target, card, 'destroyed');
    }
    eliminate(turn);
  } else if (!entry(terms.cards, card).objective) {
    owner.up[slot] = false;
    owner.slots[slot] = noCard;
    putAway(state, target, instance);
    const replaced = takeTop(turn, target) ?? noCard;
    owner.slots[slot] = replaced;
    emit?.({
      kind: 'objectiveReplaced',
      seat: target,
      slot,
      card,
      empty: replaced === noCard,
      by: frame.seat,
    });
    eliminate(turn);
  }
}

/** A roll for a unit that strikes an objective. */
export interface StrikeRoll {
  readonly unit: UnitCode;
  readonly target: Seat;
  readonly slot: number;
  readonly dice: Dice;
}

/** Whether a strike destroys the objective (steps 1 to 3), with the parts of both sums if they are wanted. */
export function strikeResultOf(
  terms: Terms,
  state: PocketState,
  { unit, target, slot, dice }: StrikeRoll,
  wanted: boolean,
): Result {
  const roll = dice[0] + dice[1];
  const parts: Part[] = [{ from: 'dice', amount: roll }];
  const against: Part[] = [];
  const sum = roll + strikeValue(terms, state, unit, wanted ? (part) => parts.push(part) : undefined);
  const guard = guardOf(terms, state, target, slot, wanted ? (part) => against.push(part) : undefined);
  return { parts, against, hit: sum >= guard, automatic: false };
}

export function strikeSteps(terms: Terms) {
  return {
    strikers: strikersStep(terms),
    strikes: strikesStep(terms),
    nextStrike: nextStrikeStep(terms),
  } as const;
}
