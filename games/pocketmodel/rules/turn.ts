import type { AutomaticStep, ChoiceStep, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import {
  cardsInHand,
  draw,
  forEachOpen,
  hold,
  locate,
  type PocketTurn,
  putAway,
  show,
  slotsOf,
  takeFromHand,
} from './cards.ts';
import { type Choice, pass } from './choice.ts';
import { canAttack } from './combat.ts';
import { isOver } from './elimination.ts';
import type { Event } from './event.ts';
import { isLimited } from './first-turn.ts';
import { actionLimit, canMove, jumpedIn, moveUnit, noteJump, zonesFor } from './moving.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import {
  bitOf,
  cardOf,
  codeOf,
  type FrameOf,
  kindOf,
  noCard,
  numberOf,
  type PocketFrame,
  type PocketState,
  playerOf,
  seatOf,
  type UnitCode,
  zoneOf,
} from './state.ts';
import { pushObjectiveDeeds } from './strike.ts';

type Step<N extends PocketFrame['step']> = ChoiceStep<PocketState, FrameOf<N>, Choice, Event>;

/** Seats take turns, clockwise (Playing the game), until the limit of rounds. */
function playStep(terms: Terms): AutomaticStep<PocketState, FrameOf<'play'>, Event> {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, emit } = turn;
      if (isOver(state)) {
        stack.length = 0;
        return;
      }
      const { seat, round } = nextTurn(state);
      if (round > terms.rounds) {
        emit?.({ kind: 'limit', rounds: terms.rounds });
        stack.length = 0;
        return;
      }
      if (round > state.round) emit?.({ kind: 'round', round });
      state.round = round;
      state.active = seat;
      for (const player of state.players) if (player.fresh.length > 0) player.fresh = [];
      emit?.({ kind: 'turn', seat });
      stack.push({ step: 'endTurn', seat, jumped: -1 });
      stack.push({ step: 'turn', seat, objective: true, power: true });
      const starting: number[] = [];
      forEachOpen(state, seat, (card) => starting.push(card));
      for (const card of starting.reverse()) pushObjectiveDeeds(terms, turn, seat, card, 'turnStart');
    },
  };
}

/** The seat whose turn is next, and the round in which it is. */
function nextTurn({ players, first, active, round }: PocketState): {
  readonly seat: Seat;
  readonly round: number;
} {
  if (active < 0) return { seat: first, round: 1 };
  let next = round;
  for (let step = 1; step <= players.length; step++) {
    const seat = (active + step) % players.length;
    if (seat === first) next++;
    if (players[seat]?.out === 0) return { seat, round: next };
  }
  return { seat: active, round: next };
}

const endTurn: AutomaticStep<PocketState, FrameOf<'endTurn'>, Event> = {
  kind: 'automatic',
  run({ state, stack }) {
    stack.pop();
    if (state.lasting.length > 0) state.lasting = [];
  },
};

/** An objective, a power ability outside combat, and one action or none (Playing the game). */
function turnStep(terms: Terms): Step<'turn'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { objective, power }, seat) {
      const found: Choice[] = [];
      if (objective) {
        const [cards, slots] = [objectivesIn(terms, state, seat), slotsOf(state, seat)];
        const isLong = cards.length * slots.length > mostPlays;
        for (const slot of slots) {
          if (isLong) found.push({ kind: 'slot', slot });
          else found.push(...playsIn(terms, cards, slot));
        }
      }
      if (power && !isLimited(terms, state, seat)) {
        const { kinds } = playerOf(state, seat);
        for (let number = 0; number < kinds.length; number++) {
          if (!entry(terms.units, entry(kinds, number)).jumps) continue;
          const unit = codeOf(seat, number);
          if (whyNotJump(terms, state, seat, unit) === undefined) found.push({ kind: 'power', unit });
        }
      }
      if (canMove(terms, state, seat)) found.push({ kind: 'move' });
      if (canAttack(terms, state, seat)) found.push({ kind: 'combat' });
      for (let opponent = 0; opponent < state.players.length; opponent++) {
        if (opponent === seat || !canStrike(terms, state, seat, opponent)) continue;
        for (const slot of slotsOf(state, opponent)) found.push({ kind: 'strike', seat: opponent, slot });
      }
      found.push(pass);
      return found;
    },
    refuse: (state, frame, seat, choice) => whyNot(terms, state, frame, seat, choice),
    apply(turn, frame, seat, choice) {
      const { state, stack, emit } = turn;
      switch (choice.kind) {
        case 'objective':
          stack[stack.length - 1] = { ...frame, objective: false };
          playObjective(terms, turn, seat, choice);
          return;
        case 'slot':
          stack[stack.length - 1] = { ...frame, objective: false };
          stack.push({ step: 'objective', seat, slot: choice.slot });
          emit?.({ kind: 'pickedObjective', seat, slot: choice.slot });
          return;
        case 'power': {
          const { unit } = choice;
          stack[stack.length - 1] = { ...frame, power: false };
          noteJump(stack, unit);
          const [only, ...more] = zonesFor(terms, state, unit);
          if (only !== undefined && more.length === 0) moveUnit(turn, unit, only, 'power');
          else {
            stack.push({ step: 'leave', seat, unit, free: false });
            emit?.({ kind: 'picked', unit, by: 'power' });
          }
          return;
        }
        case 'move':
          emit?.({ kind: 'action', seat, action: 'move' });
          stack[stack.length - 1] = {
            step: 'move',
            seat,
            left: actionLimit(terms, state, seat, 'move'),
            power: frame.power && !isLimited(terms, state, seat),
            moved: [jumpedIn(stack)],
          };
          return;
        case 'combat':
          emit?.({ kind: 'action', seat, action: 'combat' });
          stack[stack.length - 1] = {
            step: 'attackers',
            seat,
            left: actionLimit(terms, state, seat, 'combat'),
            pairs: [],
          };
          return;
        case 'strike':
          stack[stack.length - 1] = {
            step: 'strikers',
            seat,
            target: choice.seat,
            slot: choice.slot,
            left: actionLimit(terms, state, seat, 'strike'),
            units: [],
          };
          emit?.({ kind: 'strikes', seat, target: choice.seat, slot: choice.slot });
          return;
        default:
          stack.pop();
          emit?.({ kind: 'action', seat, action: 'none' });
      }
    },
  };
}

/** Whether a seat has a unit in the home zone of an opponent that an action can use. */
function canStrike(terms: Terms, state: PocketState, seat: Seat, opponent: Seat): boolean {
  const { kinds, zones } = playerOf(state, seat);
  if (!zones.includes(opponent)) return false;
  const left = actionLimit(terms, state, seat, 'strike');
  return zones.some(
    (zone, number) => zone === opponent && entry(terms.units, entry(kinds, number)).stars <= left,
  );
}

/** The rule that forbids a unit to move by its power now. */
function whyNotJump(terms: Terms, state: PocketState, seat: Seat, unit: UnitCode): Refusal | undefined {
  if (seatOf(unit) !== seat || numberOf(unit) >= playerOf(state, seat).kinds.length) return 'not-yours';
  if (!entry(terms.units, kindOf(state, unit)).jumps) return 'no-power';
  if (zoneOf(state, unit) < 0) return 'not-in-play';
  return zonesFor(terms, state, unit).length > 0 ? undefined : 'cannot-enter';
}

/** Why a choice of a turn is not legal. */
function whyNot(
  terms: Terms,
  state: PocketState,
  frame: FrameOf<'turn'>,
  seat: Seat,
  choice: Choice,
): Refusal {
  switch (choice.kind) {
    case 'objective':
      return whyNotPlay(terms, state, seat, choice) ?? (frame.objective ? 'not-asked' : 'one-objective');
    case 'power':
      if (isLimited(terms, state, seat)) return 'first-turn';
      if (!frame.power) return 'one-power';
      return whyNotJump(terms, state, seat, choice.unit) ?? 'not-asked';
    case 'move':
      return 'nothing-moves';
    case 'combat':
      return 'no-target';
    case 'strike': {
      const { seat: opponent, slot } = choice;
      const owner = state.players[opponent];
      if (owner === undefined || opponent === seat || (owner.slots[slot] ?? noCard) === noCard)
        return 'no-such-objective';
      return 'not-in-home';
    }
    default:
      return 'not-asked';
  }
}

/** In more ways than these the place of an objective is chosen before the card, so that no list is long (ruling P16). */
const mostPlays = 100;

/** The objective cards that a seat has in hand, by number in the pack. */
function objectivesIn(terms: Terms, state: PocketState, seat: Seat): number[] {
  return cardsInHand(state, seat, (card) => entry(terms.cards, card).objective);
}

/** Each of these cards, played in one place. */
function playsIn(terms: Terms, cards: readonly number[], slot: number): Choice[] {
  return cards.map((card) => ({ kind: 'objective', card: entry(terms.cards, card).id, slot }));
}

type Play = Extract<Choice, { readonly kind: 'objective' }>;

/** The rule that forbids to play a card of the hand in the place of an objective. */
function whyNotPlay(terms: Terms, state: PocketState, seat: Seat, { card, slot }: Play): Refusal | undefined {
  const { hand, slots } = playerOf(state, seat);
  const number = terms.cardNumber.get(card);
  if (number === undefined || !hand.some((instance) => cardOf(state, instance) === number))
    return 'not-in-hand';
  if (!entry(terms.cards, number).objective) return 'no-objective-card';
  return (slots[slot] ?? noCard) === noCard ? 'no-such-objective' : undefined;
}

/** Which card replaces an objective, where that is chosen last. */
function objectiveStep(terms: Terms): Step<'objective'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { slot }, seat) => playsIn(terms, objectivesIn(terms, state, seat), slot),
    refuse: (state, _frame, seat, choice) =>
      (choice.kind === 'objective' ? whyNotPlay(terms, state, seat, choice) : undefined) ?? 'not-asked',
    apply(turn, _frame, seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'objective') playObjective(terms, turn, seat, choice);
    },
  };
}

/**
 * Puts an objective card face up in place of an objective. What lay there face down comes to the hand; what lay there
 * face up is discarded, and a card is drawn for it (Playing objectives).
 */
function playObjective(terms: Terms, turn: PocketTurn, seat: Seat, { card: id, slot }: Play): void {
  const { state, emit } = turn;
  const card = terms.cardNumber.get(id) ?? 0;
  const player = playerOf(state, seat);
  const before = entry(player.slots, slot);
  const wasUp = player.up[slot] === true;
  const instance = takeFromHand(state, seat, card);
  player.slots[slot] = instance;
  player.up[slot] = true;
  show(state, seat, instance);
  const event = { kind: 'playedObjective', seat, slot, card, wasUp } as const;
  const replaced = cardOf(state, before);
  if (wasUp) {
    putAway(state, seat, before);
    emit?.({ ...event, replaced });
    draw(turn, seat, 1);
  } else {
    locate(state, before, bitOf(seat));
    hold(state, player.hand, before);
    player.fresh = [...player.fresh, replaced];
    emit?.({ ...event, replaced }, [seat], event);
  }
  pushObjectiveDeeds(terms, turn, seat, card, 'revealed');
}

export function turnSteps(terms: Terms) {
  return { play: playStep(terms), turn: turnStep(terms), objective: objectiveStep(terms), endTurn } as const;
}
