import { type AutomaticStep, mostChoices, type Seat, type Turn } from '../../../kernel/game.ts';
import { type DeckName, deckNames } from '../content/pack.ts';
import { everybody, marks, numberOf, teach } from './card.ts';
import type { Choice, DiceUse, DrawCards, PayCards, Reroll, RevealCards } from './choice.ts';
import { combinations, countAtOnce, countCombinations } from './combinations.ts';
import type { DecisionRules } from './decision-step.ts';
import { countHeld, discard, draw, forces, held } from './drawing.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import { type Refusal, unasked } from './refusals.ts';
import type { ConflictState, PayFrame, PlainFrame, RerollFrame, UseFrame } from './state.ts';
import { diceCount, faceOf } from './turn.ts';

type Now = Turn<ConflictState, Event>;

/** The deck whose cards pay for a deck (p. 6). */
export const priceOf: Readonly<Record<DeckName, DeckName | undefined>> = {
  yellow: undefined,
  orange: 'yellow',
  black: 'orange',
};

/** Dice that do not show the First Order may be rolled again, twice at most (p. 6, R6). */
export const reroll = (terms: Terms): DecisionRules<RerollFrame, Reroll> => ({
  choices(state) {
    const free = [...state.dice.entries()].flatMap(([at, value]) => (value > 0 ? [at + 1] : []));
    const sizes = free.map((_, at) => at + 1);
    return [
      { kind: 'reroll', dice: [] },
      ...sizes.flatMap((size) => combinations(free, size)).map((dice): Reroll => ({ kind: 'reroll', dice })),
    ];
  },
  whyNot(state, _frame, _seat, choice) {
    if (choice.kind !== 'reroll') return unasked(choice);
    const shown = choice.dice.map((die) => state.dice[die - 1]);
    if (shown.includes(undefined)) return 'no-such-die';
    return shown.includes(0) ? 'die-locked' : undefined;
  },
  apply({ state, stack, chance, emit }, { left }, seat, { dice }) {
    if (dice.length === 0) return;
    for (const die of dice) state.dice[die - 1] = faceOf(terms, chance.roll(terms.pack.dice.length));
    emit?.({ kind: 'rolled', seat, dice: state.dice.slice() });
    if (left > 1 && state.dice.some((value) => value > 0)) stack.push({ step: 'reroll', left: left - 1 });
  },
});

/** Step 2 goes on as long as a die can be used. */
export const dice: AutomaticStep<ConflictState, PlainFrame, Event> = {
  kind: 'automatic',
  run({ state, stack }) {
    if (canUseDice(state)) stack.push({ step: 'useDice' });
    else stack.pop();
  },
};

/** Whether some die that is left can be used: one that shows something can at least be stored. */
export function canUseDice(state: ConflictState): boolean {
  const free = freeDice(state);
  return free.some(({ value }) => value > 0) || (free.length > 0 && canHelp(state));
}

/** Step 2: each die once, in any order, or not at all (p. 6, 7, R7). */
export const useDice = (terms: Terms): DecisionRules<PlainFrame, DiceUse> => ({
  choices(state, _frame, seat) {
    const free = freeDice(state);
    const uses = usesOf(state, free);
    const hand = priceCards(terms, state, seat);
    const named = isPriceNamed(state, free, uses, hand);
    const found: DiceUse[] = [];
    for (const { use, owed } of uses) {
      const price = priceOf[use.deck];
      if (price === undefined) found.push(use);
      else if (named) {
        for (const pay of combinations(hand[price], owed)) found.push({ ...use, pay });
      } else if (hand[price].length >= owed) found.push(use);
    }
    for (const { die, value } of free) if (value > 0) found.push({ kind: 'store', die });
    if (canHelp(state)) for (const { die } of free) found.push({ kind: 'help', die });
    found.push({ kind: 'done' });
    return found;
  },
  whyNot: (state, _frame, seat, choice) => whyNotUse(terms, state, seat, choice),
  apply(turn, _frame, seat, choice) {
    const { state, stack, emit } = turn;
    switch (choice.kind) {
      case 'done':
        stack.pop();
        return;
      case 'store': {
        const value = take(state, choice.die);
        state.stored = value;
        state.justStored = true;
        emit?.({ kind: 'stored', seat, value });
        return;
      }
      case 'help':
        state.dice[choice.die - 1] = state.stored;
        emit?.({ kind: 'helped', seat, die: choice.die, value: state.stored });
        state.stored = 0;
        return;
      case 'reveal':
      case 'draw': {
        const dice = choice.kind === 'draw' ? choice.dice : [choice.die];
        const [value = 0] = dice.map((die) => take(state, die));
        const { kind, deck, pay } = choice;
        const count = kind === 'draw' ? drawnBy(value, dice.length) : value;
        stack.push({ step: kind, deck, count });
        const price = priceOf[deck];
        if (pay.length > 0) payWith(terms, turn, seat, pay);
        else if (price !== undefined)
          stack.push({ step: 'pay', deck: price, count: kind === 'draw' ? count : 1 });
        return;
      }
    }
  },
});

/** The price of what is under it on the stack, where it was not named with it (p. 6, 7). */
export const pay = (terms: Terms): DecisionRules<PayFrame, PayCards> => ({
  choices(state, { deck, count }, seat) {
    const own = held(terms, state, seat, deck);
    return combinations(own, countAtOnce(own.length, count)).map((paid) => ({ kind: 'pay', cards: paid }));
  },
  whyNot(state, { deck, count }, seat, choice) {
    if (choice.kind === 'done') return 'wrong-price';
    if (choice.kind !== 'pay') return unasked(choice);
    const own = held(terms, state, seat, deck);
    if (choice.cards.some((card) => !own.includes(card))) return 'wrong-price';
    if (choice.cards.length === countAtOnce(own.length, count)) return undefined;
    return choice.cards.length === count ? 'one-by-one' : 'wrong-price';
  },
  apply(turn, { deck, count }, seat, { cards: paid }) {
    payWith(terms, turn, seat, paid);
    if (paid.length < count) turn.stack.push({ step: 'pay', deck, count: count - paid.length });
  },
});

/** The top cards are turned up, and put back in any order (p. 4). */
export const revealStep = (terms: Terms): AutomaticStep<ConflictState, UseFrame, Event> => ({
  kind: 'automatic',
  run({ state, stack, emit }, { deck: name, count }) {
    stack.pop();
    const deck = state.decks[name];
    const shown = deck.splice(-count).map((card) => teach(card, everybody) | marks.up);
    deck.push(...shown);
    const ids = shown.reverse().map((card) => forces(terms, numberOf(card)).id);
    emit?.({ kind: 'revealed', deck: name, cards: ids });
    if (ids.length > 1) stack.push({ step: 'order', deck: name, count: ids.length, to: 'top' });
  },
});

/** Cards are drawn one by one: the match may be won or lost in between (R7). */
export const drawStep = (terms: Terms): AutomaticStep<ConflictState, UseFrame, Event> => ({
  kind: 'automatic',
  run(turn, { deck, count }) {
    turn.stack.pop();
    if (count > 1) turn.stack.push({ step: 'draw', deck, count: count - 1 });
    draw(terms, turn, turn.state.toMove, deck);
  },
});

/** Cards drawn by equal dice: as many as each shows, and one more by three (p. 7). */
export function drawnBy(value: number, dice: number): number {
  return dice === diceCount ? value + 1 : value;
}

function payWith(terms: Terms, { state, emit }: Now, seat: Seat, price: readonly string[]): void {
  discard(terms, state, seat, price);
  emit?.({ kind: 'paid', seat, cards: price });
}

/** Uses a die. Returns what it showed. */
function take(state: ConflictState, die: number): number {
  const value = state.dice[die - 1];
  if (value === undefined) throw new Error(`no die ${die}`);
  state.used.push(die);
  return value;
}

/** A die that is left, by its place from 1. */
interface FreeDie {
  readonly die: number;
  readonly value: number;
}

function freeDice({ dice: rolled, used }: ConflictState): FreeDie[] {
  const free: FreeDie[] = [];
  for (const [at, value] of rolled.entries()) if (!used.includes(at + 1)) free.push({ die: at + 1, value });
  return free;
}

function canHelp({ stored, justStored }: ConflictState): boolean {
  return stored > 0 && !justStored;
}

/** A use that turns cards up or draws them, without its price, and how many cards that is. */
interface Use {
  readonly use: RevealCards | DrawCards;
  readonly owed: number;
}

/** All that dice can do with the decks, whether it can be paid or not. */
function usesOf(state: ConflictState, free: readonly FreeDie[]): Use[] {
  const found: Use[] = [];
  const shown = free.filter(({ value }) => value > 0);
  for (const { die } of shown) {
    for (const deck of deckNames) {
      if (state.decks[deck].length > 0) found.push({ use: { kind: 'reveal', deck, die, pay: [] }, owed: 1 });
    }
  }
  for (const size of [2, diceCount]) {
    for (const same of combinations(shown, size)) {
      const [{ value } = { value: 0 }] = same;
      if (same.some((die) => die.value !== value)) continue;
      const equal = same.map(({ die }) => die);
      for (const deck of deckNames) {
        found.push({ use: { kind: 'draw', deck, dice: equal, pay: [] }, owed: drawnBy(value, size) });
      }
    }
  }
  return found;
}

/** What a seat can pay with. */
function priceCards(
  terms: Terms,
  state: ConflictState,
  seat: Seat,
): Readonly<Record<DeckName, readonly string[]>> {
  return {
    yellow: held(terms, state, seat, 'yellow'),
    orange: held(terms, state, seat, 'orange'),
    black: [],
  };
}

/** Whether all uses of these dice can be listed together with all ways to pay for them. */
function isPriceNamed(
  state: ConflictState,
  free: readonly FreeDie[],
  uses: readonly Use[],
  hand: Readonly<Record<DeckName, { readonly length: number }>>,
): boolean {
  let ways = 1 + free.filter(({ value }) => value > 0).length + (canHelp(state) ? free.length : 0);
  for (const { use, owed } of uses) {
    const price = priceOf[use.deck];
    ways += price === undefined ? 1 : countCombinations(hand[price].length, owed);
  }
  return ways <= mostChoices;
}

/**
 * Whether the price of a use is asked for after it, where these dice are left before it and the seat has already paid
 * so many cards of a deck.
 */
export function isPriceAskedLater(
  terms: Terms,
  state: ConflictState,
  usedNow: readonly number[],
  paid: Readonly<Partial<Record<DeckName, number>>>,
): boolean {
  const free = [...state.dice.entries()].flatMap(([at, value]): FreeDie[] => {
    const die = at + 1;
    return !state.used.includes(die) || usedNow.includes(die) ? [{ die, value }] : [];
  });
  const count = (deck: DeckName) => ({
    length: countHeld(terms, state, state.toMove, deck) + (paid[deck] ?? 0),
  });
  const hand = { yellow: count('yellow'), orange: count('orange'), black: count('black') };
  return !isPriceNamed(state, free, usesOf(state, free), hand);
}

function whyNotUse(terms: Terms, state: ConflictState, seat: Seat, choice: Choice): Refusal | undefined {
  switch (choice.kind) {
    case 'done':
      return undefined;
    case 'reveal':
    case 'draw': {
      const used = choice.kind === 'draw' ? choice.dice : [choice.die];
      const fault = whyNotUsed(state, used);
      if (fault !== undefined) return fault;
      const values = used.map((die) => state.dice[die - 1] ?? 0);
      if (values.includes(0)) return 'first-order-die';
      const [value = 0] = values;
      if (choice.kind === 'draw' && (used.length < 2 || values.some((other) => other !== value))) {
        return 'dice-differ';
      }
      if (choice.kind === 'reveal' && state.decks[choice.deck].length === 0) return 'deck-empty';
      return whyNotPaid(terms, state, seat, choice, choice.kind === 'draw' ? drawnBy(value, used.length) : 1);
    }
    case 'store':
      return (
        whyNotUsed(state, [choice.die]) ?? (state.dice[choice.die - 1] === 0 ? 'first-order-die' : undefined)
      );
    case 'help':
      if (state.stored === 0) return 'nothing-stored';
      if (state.justStored) return 'just-stored';
      return whyNotUsed(state, [choice.die]);
    default:
      return unasked(choice);
  }
}

function whyNotPaid(
  terms: Terms,
  state: ConflictState,
  seat: Seat,
  { deck, pay: paid }: RevealCards | DrawCards,
  owed: number,
): Refusal | undefined {
  const price = priceOf[deck];
  if (price === undefined) return paid.length === 0 ? undefined : 'wrong-price';
  const hand = priceCards(terms, state, seat);
  const own = hand[price];
  if (own.length < owed || paid.some((card) => !own.includes(card))) return 'wrong-price';
  const free = freeDice(state);
  const named = isPriceNamed(state, free, usesOf(state, free), hand);
  if (paid.length === (named ? owed : 0)) return undefined;
  return paid.length === owed ? 'one-by-one' : 'wrong-price';
}

function whyNotUsed({ dice: rolled, used }: ConflictState, numbers: readonly number[]): Refusal | undefined {
  if (numbers.some((number) => rolled[number - 1] === undefined)) return 'no-such-die';
  return numbers.some((number) => used.includes(number)) ? 'die-used' : undefined;
}
