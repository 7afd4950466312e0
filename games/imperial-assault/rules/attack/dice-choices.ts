import { entry } from '../../../common/at.ts';
import type { DieKind } from '../../content/compiled.ts';
import { type Choice, pass } from '../choice.ts';
import { forEachAbilityOf } from '../effects/sources.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type BattleTurn, type ChoiceOf, isOnMap, none, seatOf } from '../state.ts';
import { tell } from '../tell.ts';
import { changeAttack } from './change.ts';
import { currentAttack } from './current.ts';
import { isDefenceDie } from './dice.ts';
import type { Attack } from './frames.ts';

const attackDice: readonly DieKind[] = ['red', 'blue', 'green', 'yellow'];
const defenceDice: readonly DieKind[] = ['white', 'black'];

function colours(dice: readonly DieKind[]): Choice[] {
  return dice.map((die) => ({ kind: 'colour', die }));
}

function poolOf(attack: Attack | undefined, pool: 'attack' | 'defence'): readonly DieKind[] {
  return attack?.[pool === 'attack' ? 'attackPool' : 'defencePool'] ?? [];
}

function changePool({ state, emit }: BattleTurn, pool: 'attack' | 'defence', dice: readonly DieKind[]): void {
  changeAttack(state, pool === 'attack' ? { attackPool: dice } : { defencePool: dice });
  const attack = currentAttack(state);
  emit?.({ kind: 'pools', attack: poolOf(attack, 'attack'), defence: poolOf(attack, 'defence') });
}

/** The pool is put together out of any attack dice. */
const anyDice: ChoiceOf<'anyDice'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices(state, { most }) {
    const pool = poolOf(currentAttack(state), 'attack');
    return colours(attackDice.filter((die) => pool.filter((other) => other === die).length < most));
  },
  refuse: (_state, _frame, _seat, choice) =>
    choice.kind === 'colour' ? 'too-many-of-a-colour' : 'not-asked',
  apply(turn, frame, _seat, choice) {
    const { state, stack } = turn;
    if (choice.kind !== 'colour') return;
    changePool(turn, 'attack', [...poolOf(currentAttack(state), 'attack'), choice.die]);
    if (frame.left > 1) stack[stack.length - 1] = { ...frame, left: frame.left - 1 };
    else stack.pop();
  },
};

/** A seat names a colour of the dice of a pool; it passes where there are none. */
const askForDie: Omit<ChoiceOf<'removeDie' | 'exchangeDie'>, 'apply'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices(state, { pool }) {
    const found = colours([...new Set(poolOf(currentAttack(state), pool))]);
    return found.length === 0 ? [pass] : found;
  },
  refuse: (_state, _frame, _seat, choice) => (choice.kind === 'colour' ? 'not-in-pool' : 'not-asked'),
};

/** A die leaves a pool; which one is the choice of the player of the ability. */
const removeDie: ChoiceOf<'removeDie'> = {
  ...askForDie,
  apply(turn, frame, _seat, choice) {
    const { state, stack } = turn;
    const dice = poolOf(currentAttack(state), frame.pool).slice();
    if (choice.kind === 'colour') dice.splice(dice.indexOf(choice.die), 1);
    changePool(turn, frame.pool, dice);
    if (frame.left > 1 && dice.length > 0) stack[stack.length - 1] = { ...frame, left: frame.left - 1 };
    else stack.pop();
  },
};

/** A die of a pool becomes one of another colour. */
const exchangeDie: ChoiceOf<'exchangeDie'> = {
  ...askForDie,
  apply(turn, { pool, to }, _seat, choice) {
    const { state, stack } = turn;
    stack.pop();
    if (choice.kind !== 'colour') return;
    const dice = poolOf(currentAttack(state), pool).slice();
    dice[dice.indexOf(choice.die)] = to;
    changePool(turn, pool, dice);
  },
};

/** The dice that may still be rolled again, by place: each once in an attack, by whomever (A8, step 3). */
function rerollable({ dice }: Attack, which: 'attack' | 'defence' | 'any' | 'black'): number[] {
  return dice.flatMap(({ die, rerolled }, place) => {
    const meant =
      which === 'black' ? die === which : which === 'any' || (which === 'defence') === isDefenceDie(die);
    return meant && !rerolled ? [place] : [];
  });
}

/** Dice are rolled again one by one (A8, step 3). */
function rerollDie(terms: Terms): ChoiceOf<'rerollDie'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { dice, must }) {
      const attack = currentAttack(state);
      const found = attack === undefined ? [] : rerollable(attack, dice);
      const choices = found.map((die): Choice => ({ kind: 'die', die }));
      return must && found.length > 0 ? choices : [...choices, pass];
    },
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'die' ? 'rerolled-already' : 'not-asked'),
    apply(turn, frame, seat, choice) {
      const { state, stack } = turn;
      const attack = currentAttack(state);
      if (choice.kind !== 'die' || attack === undefined) {
        stack.pop();
        tell(turn, { kind: 'declined', seat });
        return;
      }
      if (frame.left > 1 && rerollable(attack, frame.dice).length > 1)
        stack[stack.length - 1] = { ...frame, left: frame.left - 1 };
      else stack.pop();
      if (mayReplace(terms, state, attack, choice.die))
        stack.push({ step: 'replaceDie', seat, die: choice.die });
      else rollAgain(turn, choice.die);
    },
  };
}

/** Whether the side of a die may put another one in its place before it is rolled again. */
function mayReplace(
  terms: Terms,
  state: BattleState,
  { attacker, target, dice }: Attack,
  place: number,
): boolean {
  const figure = isDefenceDie(entry(dice, place).die) ? target : attacker;
  let may = false;
  if (figure === none || !isOnMap(state, figure)) return false;
  for (const key of ['always', 'reroll'] as const)
    forEachAbilityOf(terms, state, figure, key, ({ effects }) => {
      if (effects.some((effect) => entry(terms.effects, effect).effect.do === 'replace-rerolled')) may = true;
    });
  return may;
}

/** A die becomes another one of its type, or stays, and is rolled again. */
const replaceDie: ChoiceOf<'replaceDie'> = {
  kind: 'choice',
  seats(state, { seat, die }) {
    const attack = currentAttack(state);
    if (attack === undefined) return [seat];
    return [isDefenceDie(entry(attack.dice, die).die) ? seatOf(attack.target) : seatOf(attack.attacker)];
  },
  choices(state, { die }) {
    const attack = currentAttack(state);
    if (attack === undefined) return [pass];
    return colours(isDefenceDie(entry(attack.dice, die).die) ? defenceDice : attackDice);
  },
  refuse: (_state, _frame, _seat, choice) => (choice.kind === 'colour' ? 'not-in-pool' : 'not-asked'),
  apply(turn, { die }, _seat, choice) {
    turn.stack.pop();
    rollAgain(turn, die, choice.kind === 'colour' ? choice.die : undefined);
  },
};

/** Rolls a die again, as another one if there is `instead`. */
function rollAgain({ state, chance, emit }: BattleTurn, place: number, instead?: DieKind): void {
  const attack = currentAttack(state);
  if (attack === undefined) return;
  const before = entry(attack.dice, place);
  const after = { die: instead ?? before.die, face: chance.roll(6), rerolled: true };
  const dice = attack.dice.map((one, at) => (at === place ? after : one));
  changeAttack(state, { dice });
  const { attacker, target, object, space } = attack;
  state.last = { attacker, target, object, space, dice, parts: [], spent: [], missed: null, damage: null };
  emit?.({ kind: 'rerolled', place, before, after });
}

export function diceSteps(terms: Terms) {
  return { anyDice, removeDie, exchangeDie, rerollDie: rerollDie(terms), replaceDie } as const;
}
