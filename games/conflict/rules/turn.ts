import type { AutomaticStep, Seat } from '../../../kernel/game.ts';
import { leaderNames } from '../content/pack.ts';
import { marks, numberOf } from './card.ts';
import { draw, forces } from './drawing.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import { boardOf, type ConflictState, type PlainFrame } from './state.ts';

/** Dice that a player rolls (p. 3). */
export const diceCount = 3;

type Automatic = AutomaticStep<ConflictState, PlainFrame, Event>;

/** Everybody rolls; most Resistance symbols begin, ties roll again. Boards go clockwise from there (p. 4). */
export const firstStep = (terms: Terms): Automatic => ({
  kind: 'automatic',
  run({ state, stack, chance, emit }) {
    let leading: readonly Seat[] = state.hands.map((_, seat) => seat);
    while (leading.length > 1) {
      const rolls = state.hands.map((_, seat) =>
        leading.includes(seat)
          ? Array.from({ length: diceCount }, () => faceOf(terms, chance.roll(terms.pack.dice.length)))
          : null,
      );
      const totals = rolls.map((roll) => roll?.reduce((sum, value) => sum + value, 0) ?? -1);
      const most = Math.max(...totals);
      leading = leading.filter((seat) => totals[seat] === most);
      emit?.({ kind: 'rolledForFirst', rolls });
    }
    state.first = leading[0] ?? 0;
    state.toMove = state.first;
    emit?.({ kind: 'first', seat: state.first, boards: state.hands.map((_, seat) => boardOf(state, seat)) });
    stack.pop();
    stack.push({ step: 'turn' });
  },
});

/** Resistance symbols on a face, counted from 1. */
export function faceOf({ pack }: Terms, face: number): number {
  return pack.dice[face - 1] ?? 0;
}

/** Step 1 of a turn: the top Yellow card, then the dice (p. 6). */
export const turnStep = (terms: Terms): Automatic => ({
  kind: 'automatic',
  run(now) {
    const { state, stack, chance, emit } = now;
    const { toMove } = state;
    state.turnStart = state.marker;
    state.justStored = false;
    state.dice = [];
    state.used = [];
    emit?.({ kind: 'turn', seat: toMove });
    stack.push(
      { step: 'endTurn' },
      { step: 'field' },
      { step: 'leaders' },
      { step: 'distract' },
      { step: 'playCard' },
      { step: 'dice' },
    );
    draw(terms, now, toMove, 'yellow');
    if (state.result !== null) return;
    state.dice = Array.from({ length: diceCount }, () => faceOf(terms, chance.roll(terms.pack.dice.length)));
    emit?.({ kind: 'rolled', seat: toMove, dice: state.dice.slice() });
    if (state.dice.some((value) => value > 0)) stack.push({ step: 'reroll', left: 2 });
  },
});

/** Step 5: what lies on the leaders is discarded, but for heroes, and the dice go on (p. 8). */
export const endTurnStep = (terms: Terms): Automatic => ({
  kind: 'automatic',
  run({ state, stack, emit }) {
    const covers = state.covers.flatMap((cover) => (cover === null ? [] : numberOf(cover)));
    if (covers.length > 0) {
      state.discard.push(...covers);
      state.covers = leaderNames.map(() => null);
      const hand = state.hands[state.toMove] ?? [];
      state.hands[state.toMove] = hand.map((card) => card & ~marks.late);
      emit?.({ kind: 'cleared', cards: covers.map((number) => forces(terms, number).id) });
    }
    state.dice = [];
    state.used = [];
    state.toMove = (state.toMove + 1) % state.hands.length;
    stack.pop();
  },
});
