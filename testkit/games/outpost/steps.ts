import type {
  AutomaticStep,
  ChoiceStep,
  Json,
  Seat,
  Steps,
  Turn,
  ValueFault,
  ValueStep,
} from '../../../kernel/game.ts';
import { openWindow, windowStep } from '../../../kernel/reactions.ts';
import { type Card, type CompiledPack, cards, type Weather, weathers } from './pack.ts';
import {
  type AttackFrame,
  areNeighbours,
  type Choice,
  deepest,
  type Figure,
  fullHand,
  homeOf,
  type OrdersFrame,
  type OutpostFrame,
  type OutpostState,
  type PlaceFrame,
  type PlayedFrame,
  type ReactFrame,
  type RoundFrame,
  type Stance,
  side,
  stances,
  type TurnFrame,
} from './state.ts';

export type OutpostEvent =
  | { readonly kind: 'placed'; readonly seat: Seat; readonly cell: number }
  /** The seat has placed its figures and given its orders. */
  | { readonly kind: 'ready'; readonly seat: Seat }
  /** All viewers see the places of the figures from now on, in the order of the view. */
  | { readonly kind: 'deployed'; readonly cells: readonly (number | null)[] }
  | { readonly kind: 'roundBegan'; readonly round: number; readonly weather: Weather }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | 'hidden' }
  | { readonly kind: 'moved'; readonly from: number; readonly to: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly cell: number; readonly unit: string; readonly stance: Stance }
  | { readonly kind: 'attacked'; readonly from: number; readonly to: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly depth: number }
  | { readonly kind: 'allPassed' }
  | { readonly kind: 'jammed'; readonly card: Card }
  | { readonly kind: 'rolled'; readonly attack: number; readonly defence: number }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'matchEnded' };

type StepOf<F extends OutpostFrame> = ChoiceStep<OutpostState, F, Choice, OutpostEvent>;

const passing: Choice = { kind: 'pass' };

/** Makes the steps of a match with a number of rounds, and with the units and the weather of a pack. */
export function stepsOf(
  { units, weather }: CompiledPack,
  rounds: number,
): Steps<OutpostState, Choice, OutpostEvent> {
  const round: AutomaticStep<OutpostState, RoundFrame, OutpostEvent> = {
    kind: 'automatic',
    run({ state, stack, chance, emit }) {
      if (state.round === rounds) {
        stack.pop();
        emit?.({ kind: 'matchEnded' });
        return;
      }
      if (state.round === 0) emit?.({ kind: 'deployed', cells: state.figures.map(({ cell }) => cell) });
      state.round++;
      // Rules without the sealed part only look ahead, and have to guess the weather.
      const known = weather?.[(state.round - 1) % weather.length];
      state.weather = known ?? weathers[chance.pick(weathers.length)] ?? 'clear';
      emit?.({ kind: 'roundBegan', round: state.round, weather: state.weather });
      for (const figure of state.figures) figure.cell ??= freeHomes(state, figure.seat)[0] ?? null;
      for (let seat = 0; seat < state.seats; seat++) draw({ state, stack, chance, emit }, seat);
      for (let seat = state.seats - 1; seat >= 0; seat--) stack.push({ step: 'turn', seat });
    },
  };

  const attack: AutomaticStep<OutpostState, AttackFrame, OutpostEvent> = {
    kind: 'automatic',
    run({ state, stack, chance, emit }, frame) {
      if (!frame.agreed) {
        const asked = holders(state, frame.seat);
        if (asked.length === 0) stack.splice(-1, 1, { ...frame, agreed: true });
        else stack.push({ step: 'react', ...openWindow(asked) });
        return;
      }
      stack.pop();
      const [attacker, defender] = [figureAt(state, frame.from), figureAt(state, frame.to)];
      const strength = ({ unit }: Figure): number => units.get(unit)?.strength ?? 0;
      const [first, second] = [chance.roll(6), chance.roll(6)];
      const storm = state.weather === 'storm' ? 1 : 0;
      const press = attacker.stance === 'press' ? 1 : 0;
      const hold = defender.stance === 'hold' ? 1 : 0;
      const attacking = first + strength(attacker) + frame.aim + press - storm;
      const defending = second + strength(defender) + frame.guard + hold;
      emit?.({ kind: 'rolled', attack: attacking, defence: defending });
      const [winner, beaten] = attacking > defending ? [attacker, defender] : [defender, attacker];
      beaten.cell = null;
      const points = units.get(beaten.unit)?.cost ?? 0;
      state.scores[winner.seat] = (state.scores[winner.seat] ?? 0) + points;
      emit?.({ kind: 'scored', seat: winner.seat, points });
    },
  };

  return { round, attack, turn, place, orders, played, react };
}

const place: StepOf<PlaceFrame> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (state, { seat }) => freeHomes(state, seat).map((cell) => ({ kind: 'place', cell })),
  refuse(_state, { seat }, _seat, choice) {
    if (choice.kind !== 'place') return 'wrong-moment';
    return homeOf(seat).includes(choice.cell) ? 'occupied' : 'not-home';
  },
  apply({ state, stack, emit }, { seat }, _seat, choice) {
    const next = state.figures.find((figure) => figure.seat === seat && figure.cell === null);
    if (choice.kind !== 'place' || next === undefined) return;
    next.cell = choice.cell;
    emit?.({ kind: 'placed', seat, cell: choice.cell }, [seat]);
    if (!state.figures.some((figure) => figure.seat === seat && figure.cell === null)) stack.pop();
  },
};

/** The seat gives a stance to each of its figures, as a value, because there are too many combinations to list. */
const orders: ValueStep<OutpostState, OrdersFrame, readonly Stance[], OutpostEvent> = {
  kind: 'value',
  seats: (_state, { seat }) => [seat],
  schema(state, _frame, seat) {
    const count = figuresOf(state, seat).length;
    return { type: 'array', items: { enum: [...stances] }, minItems: count, maxItems: count };
  },
  parse(state, _frame, seat, value) {
    const count = figuresOf(state, seat).length;
    const [first, ...more] = orderFaults(value, count);
    if (first !== undefined) return { faults: [first, ...more] };
    return { value: Array.isArray(value) ? value.filter(isStance) : [] };
  },
  sample: (state, _frame, seat, chance) =>
    figuresOf(state, seat).map(() => stances[chance.pick(stances.length)] ?? 'hold'),
  apply({ state, stack, emit }, { seat }, _seat, value) {
    for (const [index, figure] of figuresOf(state, seat).entries()) figure.stance = value[index] ?? 'hold';
    stack.pop();
    emit?.({ kind: 'ready', seat });
  },
};

/** The seat moves a figure, attacks with one, or passes. */
const turn: StepOf<TurnFrame> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices(state, _frame, seat) {
    const found: Choice[] = [];
    for (const { cell: from } of figuresOf(state, seat)) {
      if (from === null) continue;
      for (const to of neighboursOf(from)) {
        const kind = figureOn(state, to) === undefined ? 'move' : 'attack';
        const choice: Choice = { kind, from, to };
        if (whyNot(state, seat, choice) === undefined) found.push(choice);
      }
    }
    return [...found, passing];
  },
  legal: (state, _frame, seat, choice) => whyNot(state, seat, choice) === undefined,
  refuse: (state, _frame, seat, choice) => whyNot(state, seat, choice) ?? 'wrong-moment',
  apply({ state, stack, emit }, _frame, seat, choice) {
    stack.pop();
    if (choice.kind === 'move') {
      figureAt(state, choice.from).cell = choice.to;
      emit?.({ kind: 'moved', from: choice.from, to: choice.to });
    } else if (choice.kind === 'attack') {
      const { from, to } = choice;
      for (const cell of [from, to]) {
        const figure = figureAt(state, cell);
        figure.revealed = true;
        emit?.({ kind: 'revealed', cell, unit: figure.unit, stance: figure.stance });
      }
      emit?.({ kind: 'attacked', from, to });
      stack.push({ step: 'attack', seat, from, to, aim: 0, guard: 0, agreed: false });
    } else emit?.({ kind: 'passed', seat });
  },
};

/** The rule that forbids a choice in the seat's turn. */
function whyNot(state: OutpostState, seat: Seat, choice: Choice): string | undefined {
  if (choice.kind === 'pass') return undefined;
  if (choice.kind !== 'move' && choice.kind !== 'attack') return 'wrong-moment';
  if (figureOn(state, choice.from)?.seat !== seat) return 'not-yours';
  if (!areNeighbours(choice.from, choice.to)) return 'too-far';
  const other = figureOn(state, choice.to);
  if (choice.kind === 'move') return other === undefined ? undefined : 'occupied';
  if (other === undefined || state.teams[other.seat] === state.teams[seat]) return 'no-target';
  return state.weather === 'fog' ? 'fog' : undefined;
}

/** Every seat with cards may aim or guard. A card may be jammed by all seats except the one that played it. */
const react = windowStep<OutpostState, ReactFrame, Choice, OutpostEvent>({
  pass: passing,
  reactions: (state, _frame, seat) =>
    cards.flatMap((card) => (whyNoReaction(state, seat, card) === undefined ? [{ kind: 'play', card }] : [])),
  refuse: (state, _frame, seat, choice) =>
    choice.kind === 'play' ? (whyNoReaction(state, seat, choice.card) ?? 'wrong-moment') : 'wrong-moment',
  isPass: ({ kind }) => kind === 'pass',
  resolve({ state, stack, emit }, _frame, [first]) {
    const below = stack[stack.length - 1];
    if (first === undefined) {
      emit?.({ kind: 'allPassed' });
      if (below?.step === 'attack') below.agreed = true;
      return;
    }
    if (first.choice.kind !== 'play') throw new Error('a reaction is a card');
    const { seat } = first;
    const { card } = first.choice;
    const hand = handOf(state, seat);
    hand.splice(hand.indexOf(card), 1);
    const depth = playedOn(state).length + 1;
    emit?.({ kind: 'played', seat, card, depth });
    stack.push({ step: 'played', seat, card, jammed: false });
    const asked = holders(state, seat);
    if (depth < deepest && asked.length > 0) stack.push({ step: 'react', ...openWindow(asked) });
  },
});

/** The rule that forbids playing a card on what lies on top of the attack. */
function whyNoReaction(state: OutpostState, seat: Seat, card: Card): string | undefined {
  if (!handOf(state, seat).includes(card)) return 'no-card';
  return (card === 'jam') === playedOn(state).length > 0 ? undefined : 'not-now';
}

/** A card takes effect if no seat jams it: a jam on the card below, any other card on the attack. */
const played: AutomaticStep<OutpostState, PlayedFrame, OutpostEvent> = {
  kind: 'automatic',
  run({ state, stack, emit }, { card, jammed }) {
    stack.pop();
    state.discard.push(card);
    const below = stack[stack.length - 1];
    if (jammed) emit?.({ kind: 'jammed', card });
    else if (below?.step === 'played') below.jammed = true;
    else if (below?.step === 'attack' && card !== 'jam') below[card] += 2;
  },
};

/** The cards that lie on the attack, the first at the bottom. */
function playedOn({ stack }: Pick<OutpostState, 'stack'>): PlayedFrame[] {
  return stack.filter((frame) => frame.step === 'played');
}

/** The seats that may react to a seat: all others with cards, in order after it. The number of cards is public. */
function holders(state: OutpostState, after: Seat): Seat[] {
  return Array.from({ length: state.seats - 1 }, (_, place) => (after + 1 + place) % state.seats).filter(
    (seat) => handOf(state, seat).length > 0,
  );
}

function draw({ state, chance, emit }: Turn<OutpostState, OutpostEvent>, seat: Seat): void {
  const hand = handOf(state, seat);
  if (hand.length >= fullHand) return;
  if (state.deck.length === 0) {
    state.deck = state.discard.sort();
    state.discard = [];
    chance.shuffle(state.deck);
  }
  const card = state.deck.pop();
  if (card === undefined) return;
  hand.push(card);
  hand.sort();
  emit?.({ kind: 'drew', seat, card }, [seat], { kind: 'drew', seat, card: 'hidden' });
}

function neighboursOf(cell: number): number[] {
  return Array.from({ length: side * side }, (_, other) => other).filter((other) =>
    areNeighbours(cell, other),
  );
}

function freeHomes(state: OutpostState, seat: Seat): number[] {
  return homeOf(seat).filter((cell) => figureOn(state, cell) === undefined);
}

function figuresOf(state: OutpostState, seat: Seat): Figure[] {
  return state.figures.filter((figure) => figure.seat === seat);
}

function figureOn({ figures }: OutpostState, cell: number): Figure | undefined {
  return figures.find((figure) => figure.cell === cell);
}

function figureAt(state: OutpostState, cell: number): Figure {
  const figure = figureOn(state, cell);
  if (figure === undefined) throw new Error(`nobody stands on ${cell}`);
  return figure;
}

function handOf({ hands }: OutpostState, seat: Seat): Card[] {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`no seat ${seat}`);
  return hand;
}

function isStance(value: unknown): value is Stance {
  return stances.some((stance) => stance === value);
}

function orderFaults(value: Json, count: number): ValueFault[] {
  if (!Array.isArray(value) || value.length !== count) return [{ rule: 'wrong-count', place: '' }];
  return value.flatMap((stance, index) =>
    isStance(stance) ? [] : [{ rule: 'not-a-stance', place: `/${index}` }],
  );
}
