import type { AutomaticStep, ChoiceStep, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { CompiledDeed } from '../content/compile.ts';
import {
  cardsInHand,
  draw,
  locate,
  type PocketTurn,
  putAway,
  slotsOf,
  takeAt,
  takeFromHand,
} from './cards.ts';
import type { Choice } from './choice.ts';
import { unitChoice } from './choices.ts';
import { hurt, isInPlay, repair } from './damage.ts';
import { canDeploy } from './deploying.ts';
import { eliminate } from './elimination.ts';
import type { Event } from './event.ts';
import { jumpedIn, zonesFor } from './moving.ts';
import type { Terms } from './options.ts';
import {
  bitOf,
  type Circumstances,
  cardOf,
  type Doing,
  damageOf,
  type FrameOf,
  kindOf,
  opponentsOf,
  type PocketState,
  playerOf,
  type UnitCode,
  unitsIn,
} from './state.ts';

type DeedStep<N extends 'chooseUnit' | 'chooseOpponent' | 'chooseDiscard'> = ChoiceStep<
  PocketState,
  FrameOf<N>,
  Choice,
  Event
>;

/** Lets the deeds of a card happen next, in the order of the card. */
export function pushDeeds(
  { stack }: Pick<PocketTurn, 'stack'>,
  deeds: readonly CompiledDeed[],
  circumstances: Circumstances,
): void {
  for (let at = deeds.length - 1; at >= 0; at--) {
    const { number, deed } = entry(deeds, at);
    const left = deed.do === 'discard' ? deed.count : 1;
    stack.push({ step: 'deed', deed: number, left, ...circumstances });
  }
}

/** A deed happens, or first asks for what is open about it. What cannot happen is left out. */
function deedStep(terms: Terms): AutomaticStep<PocketState, FrameOf<'deed'>, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      stack.pop();
      const { seat, unit } = frame;
      if (playerOf(state, seat).out > 0) return;
      const { deed } = entry(terms.deeds, frame.deed);
      switch (deed.do) {
        case 'draw':
          draw(turn, seat, deed.count);
          return;
        case 'deploy':
          if (canDeploy(terms, state, seat, deed.stars))
            stack.push({ step: 'deploy', seat, left: deed.stars });
          return;
        case 'move':
          if (isInPlay(state, unit) && unit !== jumpedIn(stack) && zonesFor(terms, state, unit).length > 0) {
            stack.push({ step: 'leave', seat, unit, free: true });
          }
          return;
        case 'repair':
          if (unit >= 0) {
            if (isInPlay(state, unit)) repair(turn, unit, deed.amount);
            return;
          }
          break;
        case 'damage':
          if (deed.units === 'all') {
            for (const target of targetsOf(terms, state, frame)) hurt(terms, turn, target, deed.amount, seat);
            eliminate(turn);
            return;
          }
          break;
        case 'discard':
        case 'look':
          chooseOrSuffer(terms, turn, frame);
          return;
      }
      const [only, ...more] = targetsOf(terms, state, frame);
      if (only === undefined) return;
      if (more.length > 0) stack.push({ ...frame, step: 'chooseUnit' });
      else carryOutOn(terms, turn, frame, only);
    },
  };
}

/** The units among which a deed chooses, or all of which it means. */
function targetsOf(terms: Terms, state: PocketState, { seat, deed: number, foe, zone }: Doing): UnitCode[] {
  const { deed, units } = entry(terms.deeds, number);
  if (deed.do === 'repair') return unitsIn(state, seat, zone).filter((unit) => damageOf(state, unit) > 0);
  return opponentsOf(state, seat)
    .flatMap((opponent) => unitsIn(state, opponent, zone))
    .filter((unit) => unit !== foe && (units === undefined || units[kindOf(state, unit)] === true));
}

function carryOutOn(
  terms: Terms,
  turn: PocketTurn,
  { deed: number, seat }: Pick<Doing, 'deed' | 'seat'>,
  unit: UnitCode,
): void {
  const { deed } = entry(terms.deeds, number);
  if (deed.do === 'repair') repair(turn, unit, deed.amount);
  if (deed.do !== 'damage') return;
  hurt(terms, turn, unit, deed.amount, seat);
  eliminate(turn);
}

/** The seat chooses a unit for a deed. */
function chooseUnitStep(terms: Terms): DeedStep<'chooseUnit'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, frame) => targetsOf(terms, state, frame).map(unitChoice),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'unit' ? 'not-meant' : 'not-asked'),
    apply(turn, frame, _seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'unit') carryOutOn(terms, turn, frame, choice.unit);
    },
  };
}

/** The opponents whom a deed can meet: those with a card to discard, or with a face-down objective. */
function victimsOf(terms: Terms, state: PocketState, { seat, deed }: Pick<Doing, 'seat' | 'deed'>): Seat[] {
  const discards = entry(terms.deeds, deed).deed.do === 'discard';
  return opponentsOf(state, seat).filter((opponent) =>
    discards ? playerOf(state, opponent).hand.length > 0 : faceDown(state, opponent).length > 0,
  );
}

function faceDown(state: PocketState, seat: Seat): number[] {
  const { up } = playerOf(state, seat);
  return slotsOf(state, seat).filter((slot) => up[slot] !== true);
}

/** Finds the opponent of a deed, and lets the deed meet it. */
function chooseOrSuffer(terms: Terms, turn: PocketTurn, frame: Doing): void {
  const victims = victimsOf(terms, turn.state, frame);
  if (frame.opponent >= 0) {
    if (victims.includes(frame.opponent)) suffer(terms, turn, frame);
    return;
  }
  const [only, ...more] = victims;
  if (only === undefined) return;
  if (more.length > 0) turn.stack.push({ ...frame, step: 'chooseOpponent' });
  else suffer(terms, turn, { ...frame, opponent: only });
}

/** A deed meets an opponent: cards are discarded, or objectives are looked at. */
function suffer(terms: Terms, turn: PocketTurn, frame: Doing): void {
  const { state, stack, chance, emit } = turn;
  const { seat, opponent } = frame;
  const { deed } = entry(terms.deeds, frame.deed);
  if (deed.do === 'look') {
    const cards = faceDown(state, opponent).map((slot) => entry(playerOf(state, opponent).slots, slot));
    see(turn, seat, opponent, 'objectives', cards);
    return;
  }
  const { hand } = playerOf(state, opponent);
  if (deed.do === 'discard' && deed.by === 'chance') {
    const cards: number[] = [];
    for (let count = Math.min(deed.count, hand.length); count > 0; count--) {
      const instance = takeAt(state, hand, chance.pick(hand.length));
      putAway(state, opponent, instance);
      cards.push(cardOf(state, instance));
    }
    emit?.({ kind: 'discarded', seat: opponent, cards });
    return;
  }
  see(turn, seat, opponent, 'hand', hand);
  stack.push({ ...frame, step: 'chooseDiscard' });
}

/** A seat looks at cards of another, and knows from then on where they lie. */
function see(
  { state, emit }: PocketTurn,
  seat: Seat,
  of: Seat,
  what: 'hand' | 'objectives',
  instances: readonly number[],
): void {
  playerOf(state, of).looks++;
  for (const instance of instances) locate(state, instance, bitOf(seat));
  const event = { kind: 'saw', seat, of, what } as const;
  // Objectives that lie face down are unknown to their owner too.
  const knowing = what === 'hand' ? [seat, of] : [seat];
  emit?.({ ...event, cards: instances.map((instance) => cardOf(state, instance)) }, knowing, event);
}

/** The seat chooses whom a deed meets. */
function chooseOpponentStep(terms: Terms): DeedStep<'chooseOpponent'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, frame) => victimsOf(terms, state, frame).map((seat) => ({ kind: 'opponent', seat })),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'opponent' ? 'not-meant' : 'not-asked'),
    apply(turn, frame, _seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'opponent') suffer(terms, turn, { ...frame, opponent: choice.seat });
    },
  };
}

/** The seat chooses a card of the hand that it has seen. */
function chooseDiscardStep(terms: Terms): DeedStep<'chooseDiscard'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { opponent }) =>
      cardsInHand(state, opponent, () => true).map((card) => ({
        kind: 'discard',
        card: entry(terms.cards, card).id,
      })),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'discard' ? 'not-in-hand' : 'not-asked'),
    apply({ state, stack, emit }, frame, _seat, choice) {
      stack.pop();
      const card = choice.kind === 'discard' ? terms.cardNumber.get(choice.card) : undefined;
      if (card === undefined) return;
      putAway(state, frame.opponent, takeFromHand(state, frame.opponent, card));
      emit?.({ kind: 'discarded', seat: frame.opponent, cards: [card] });
      const left = frame.left - 1;
      if (left > 0 && playerOf(state, frame.opponent).hand.length > 0) stack.push({ ...frame, left });
    },
  };
}

export function deedSteps(terms: Terms) {
  return {
    deed: deedStep(terms),
    chooseUnit: chooseUnitStep(terms),
    chooseOpponent: chooseOpponentStep(terms),
    chooseDiscard: chooseDiscardStep(terms),
  } as const;
}
