import type { AutomaticStep, DecisionStep, Seat } from '../../../kernel/game.ts';
import { type DeckName, deckNames } from '../content/pack.ts';
import type { Choice, DiceUse, Reroll } from './choice.ts';
import { combinations } from './combinations.ts';
import { discard, draw, forces, held } from './drawing.ts';
import type { Event } from './event.ts';
import type { Refusal } from './refusals.ts';
import { type ConflictState, everybody, type PlainFrame, type RerollFrame } from './state.ts';
import { diceCount, faceOf } from './turn.ts';

/** The deck whose cards pay for a deck (p. 6). */
const priceOf: Readonly<Record<DeckName, DeckName | undefined>> = {
  yellow: undefined,
  orange: 'yellow',
  black: 'orange',
};

/** Dice that do not show the First Order may be rolled again, twice at most (p. 6, R6). */
export const reroll: DecisionStep<ConflictState, RerollFrame, Reroll, Event> = {
  automatic: false,
  seats: ({ toMove }) => [toMove],
  choices(state) {
    const free = [...state.dice.entries()].flatMap(([at, { value }]) => (value > 0 ? [at + 1] : []));
    const sizes = free.map((_, at) => at + 1);
    return [
      { kind: 'reroll', dice: [] },
      ...sizes.flatMap((size) => combinations(free, size)).map((dice): Reroll => ({ kind: 'reroll', dice })),
    ];
  },
  refuse(state, _frame, _seat, choice: Choice): Refusal | undefined {
    if (choice.kind !== 'reroll') return undefined;
    return choice.dice.some((die) => state.dice[die - 1] === undefined) ? 'no-such-die' : 'die-locked';
  },
  answer({ state, chance, tell }, frame, seat, { dice }) {
    state.stack.pop();
    if (dice.length === 0) return;
    for (const die of dice) {
      const rolled = state.dice[die - 1];
      if (rolled !== undefined) rolled.value = faceOf(state, chance.roll(state.pack.dice.length));
    }
    tell?.({ kind: 'rolled', seat, dice: state.dice.map(({ value }) => value) });
    if (frame.left > 1 && state.dice.some(({ value }) => value > 0)) {
      state.stack.push({ step: 'reroll', left: frame.left - 1 });
    }
  },
};

/** Step 2 goes on as long as a die can be used. */
export const dice: AutomaticStep<ConflictState, PlainFrame, Event> = {
  automatic: true,
  run({ state }) {
    if (usesOf(state, state.toMove).next().done) state.stack.pop();
    else state.stack.push({ step: 'useDice' });
  },
};

/** Step 2: each die once, in any order, or not at all (p. 6, 7, R7). */
export const useDice: DecisionStep<ConflictState, PlainFrame, DiceUse, Event> = {
  automatic: false,
  seats: ({ toMove }) => [toMove],
  choices: (state, _frame, seat) => [...usesOf(state, seat), { kind: 'done' }],
  refuse: (state, _frame, seat, choice) => whyNot(state, seat, choice),
  answer(turn, _frame, seat, choice) {
    const { state, tell } = turn;
    state.stack.pop();
    switch (choice.kind) {
      case 'done':
        state.stack.pop();
        return;
      case 'store': {
        const die = take(state, choice.die);
        state.stored = die;
        state.justStored = true;
        tell?.({ kind: 'stored', seat, value: die });
        return;
      }
      case 'help': {
        const die = state.dice[choice.die - 1];
        if (die !== undefined) die.value = state.stored;
        tell?.({ kind: 'helped', seat, die: choice.die, value: state.stored });
        state.stored = 0;
        return;
      }
      case 'reveal': {
        const count = take(state, choice.die);
        pay(choice.pay);
        reveal(choice.deck, count);
        return;
      }
      case 'draw': {
        const [value = 0] = choice.dice.map((die) => take(state, die));
        const count = drawnBy(value, choice.dice.length);
        pay(choice.pay);
        // Card by card: the match may be won or lost in between (R7).
        for (let drawn = 0; drawn < count && state.result === null; drawn++) draw(turn, seat, choice.deck);
        return;
      }
    }

    function pay(price: readonly string[]): void {
      if (price.length === 0) return;
      discard(state, seat, price);
      tell?.({ kind: 'paid', seat, cards: price });
    }

    /** The top cards are turned up, and put back in any order (p. 4). */
    function reveal(name: DeckName, count: number): void {
      const deck = state.decks[name];
      const shown = deck.slice(-count).reverse();
      for (const card of shown) {
        card.up = true;
        card.known = everybody;
      }
      tell?.({ kind: 'revealed', deck: name, cards: shown.map(({ card }) => forces(state, card).id) });
      if (shown.length > 1) state.stack.push({ step: 'order', deck: name, count: shown.length, to: 'top' });
    }
  },
};

/** Cards drawn by equal dice: as many as each shows, and one more by three (p. 7). */
function drawnBy(value: number, dice: number): number {
  return dice === diceCount ? value + 1 : value;
}

/** Uses a die. Returns what it showed. */
function take(state: ConflictState, number: number): number {
  const die = state.dice[number - 1];
  if (die === undefined) throw new Error(`no die ${number}`);
  die.used = true;
  return die.value;
}

/** All that can be done with the dice that are left. */
function* usesOf(state: ConflictState, seat: Seat): Generator<DiceUse> {
  const free = [...state.dice.entries()].flatMap(([at, { value, used }]) =>
    used ? [] : [{ die: at + 1, value }],
  );
  const shown = free.filter(({ value }) => value > 0);
  for (const { die } of shown) {
    for (const deck of deckNames) {
      if (state.decks[deck].length === 0) continue;
      for (const pay of payments(state, seat, deck, 1)) yield { kind: 'reveal', deck, die, pay };
    }
  }
  for (const size of [2, diceCount]) {
    for (const same of combinations(shown, size)) {
      const [{ value } = { value: 0 }] = same;
      if (same.some((die) => die.value !== value)) continue;
      const equal = same.map(({ die }) => die);
      for (const deck of deckNames) {
        for (const pay of payments(state, seat, deck, drawnBy(value, size))) {
          yield { kind: 'draw', deck, dice: equal, pay };
        }
      }
    }
  }
  for (const { die } of shown) yield { kind: 'store', die };
  if (state.stored > 0 && !state.justStored) for (const { die } of free) yield { kind: 'help', die };
}

/** All ways to pay so many cards for a deck. */
function payments(state: ConflictState, seat: Seat, deck: DeckName, count: number): string[][] {
  const price = priceOf[deck];
  return price === undefined ? [[]] : combinations(held(state, seat, price), count);
}

function whyNot(state: ConflictState, seat: Seat, choice: Choice): Refusal | undefined {
  switch (choice.kind) {
    case 'reveal':
    case 'draw': {
      const used = choice.kind === 'draw' ? choice.dice : [choice.die];
      const fault = whyNotUsed(state, used);
      if (fault !== undefined) return fault;
      const values = used.map((die) => state.dice[die - 1]?.value ?? 0);
      if (values.includes(0)) return 'first-order-die';
      const [value = 0] = values;
      if (choice.kind === 'draw' && (used.length < 2 || values.some((other) => other !== value))) {
        return 'dice-differ';
      }
      if (choice.kind === 'reveal' && state.decks[choice.deck].length === 0) return 'deck-empty';
      const price = priceOf[choice.deck];
      const own = price === undefined ? [] : held(state, seat, price);
      const owed = price === undefined ? 0 : choice.kind === 'draw' ? drawnBy(value, used.length) : 1;
      const right = choice.pay.length === owed && choice.pay.every((card) => own.includes(card));
      return right ? undefined : 'wrong-price';
    }
    case 'store':
      return (
        whyNotUsed(state, [choice.die]) ??
        (state.dice[choice.die - 1]?.value === 0 ? 'first-order-die' : undefined)
      );
    case 'help':
      if (state.stored === 0) return 'nothing-stored';
      if (state.justStored) return 'just-stored';
      return whyNotUsed(state, [choice.die]);
    default:
      return undefined;
  }
}

function whyNotUsed({ dice: rolled }: ConflictState, numbers: readonly number[]): Refusal | undefined {
  if (numbers.some((number) => rolled[number - 1] === undefined)) return 'no-such-die';
  return numbers.some((number) => rolled[number - 1]?.used) ? 'die-used' : undefined;
}
