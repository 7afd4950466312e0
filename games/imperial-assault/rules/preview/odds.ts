import { entry } from '../../../common/at.ts';
import type { DieKind } from '../../content/compiled.ts';
import { isDefenceDie, type Results } from '../attack/dice.ts';
import { add, cancel, damageOf, type RolledDie, whyMissed } from '../attack/results.ts';
import { facesOn, resultsIn, rollsOf, type Shown } from './dice.ts';

/** What an attack can come to. Chances go from 0 to 1. */
export interface Odds {
  /** The chance of each damage that the target suffers, from 0 on. A miss is none. */
  readonly damage: readonly number[];
  /** The mean of it. */
  readonly expected: number;
  /** The chance that the attack does not miss. A hit can still deal nothing. */
  readonly hit: number;
  /** Why it misses: too little accuracy, a dodge, or what an ability does. */
  readonly misses: { readonly accuracy: number; readonly dodge: number; readonly other: number };
}

/** What one course comes to: the damage of a hit, or a miss. */
export type Result = number;
export const missed = { accuracy: -1, dodge: -2, other: -3 } as const;

/** Surge abilities that are used together, and what they change. */
export interface Plan {
  readonly cost: number;
  readonly changes: Results;
  /** The surge abilities, by number. */
  readonly spent: readonly number[];
}

/** What decides an attack besides its dice. */
export interface Factors {
  /** All that modifies the results. */
  readonly changes: Results;
  readonly plans: readonly Plan[];
  /** The accuracy that is needed; undefined for a melee attack. */
  readonly distance: number | undefined;
}

/**
 * What results with all changes come to with the surges spent best: for the most damage, then for a hit, then with the
 * fewest surges.
 */
export function bestResult(
  sum: Results,
  surges: number,
  { plans, distance }: Omit<Factors, 'changes'>,
): { readonly result: Result; readonly plan: Plan } {
  let best = { result: resultWith(cancel(sum), distance), plan: noPlan };
  for (const plan of plans) {
    if (plan.cost > surges) continue;
    const result = resultWith(cancel(add(sum, plan.changes)), distance);
    if (isMore(result, best.result)) best = { result, plan };
  }
  return best;
}

function isMore(result: Result, best: Result): boolean {
  return Math.max(0, result) > Math.max(0, best) || (result >= 0 && best < 0);
}

const noChanges: Results = { damage: 0, accuracy: 0, surge: 0, block: 0, evade: 0, dodge: 0, pierce: 0 };

/** No surge is spent. */
export const noPlan: Plan = { cost: 0, changes: noChanges, spent: [] };

/** What cancelled results come to. */
export function resultWith(results: Results, distance: number | undefined): Result {
  const why = whyMissed(results, distance);
  return why === undefined ? damageOf(results) : missed[why];
}

/** Adds up results with their chances. */
export class Tally {
  private readonly damage: number[] = [0];
  private readonly misses = { accuracy: 0, dodge: 0, other: 0 };

  add(result: Result, chance: number): void {
    if (result === missed.accuracy) this.misses.accuracy += chance;
    else if (result === missed.dodge) this.misses.dodge += chance;
    else if (result === missed.other) this.misses.other += chance;
    const damage = Math.max(0, result);
    while (this.damage.length <= damage) this.damage.push(0);
    this.damage[damage] = (this.damage[damage] ?? 0) + chance;
  }

  addOdds({ damage, misses }: Odds, chance: number): void {
    const { accuracy, dodge, other } = misses;
    this.misses.accuracy += accuracy * chance;
    this.misses.dodge += dodge * chance;
    this.misses.other += other * chance;
    for (const [amount, part] of damage.entries()) {
      while (this.damage.length <= amount) this.damage.push(0);
      this.damage[amount] = (this.damage[amount] ?? 0) + part * chance;
    }
  }

  get odds(): Odds {
    const { damage, misses } = this;
    const expected = damage.reduce((sum, chance, amount) => sum + chance * amount, 0);
    const hit = Math.max(0, 1 - misses.accuracy - misses.dodge - misses.other);
    return { damage: [...damage], expected, hit, misses: { ...misses } };
  }
}

/** One result for sure. */
export function surely(result: Result): Odds {
  const tally = new Tally();
  tally.add(result, 1);
  return tally.odds;
}

/** The odds of a roll of both pools; `resultOf` says what each sum of them comes to. */
export function oddsOfRoll(
  attack: readonly DieKind[],
  defence: readonly DieKind[],
  resultOf: (shown: Shown, dice: () => readonly RolledDie[]) => Odds | Result,
): Odds {
  const tally = new Tally();
  for (const own of rollsOf(attack)) {
    for (const other of rollsOf(defence)) {
      const found = resultOf(own.shown + other.shown, () => [...own.dice, ...other.dice]);
      if (typeof found === 'number') tally.add(found, own.chance * other.chance);
      else tally.addOdds(found, own.chance * other.chance);
    }
  }
  return tally.odds;
}

/** What a roll comes to. */
export function resultOfRoll(shown: Shown, { changes, plans, distance }: Factors): Result {
  const sum = add(resultsIn(shown), changes);
  return bestResult(sum, cancel(sum).surge, { plans, distance }).result;
}

/** The most odds that are kept. */
const mostKept = 20_000;
const kept = new Map<string, Odds>();

/** The odds of a roll that nobody changes, by what decides it; kept, so that the same question costs nothing. */
export function oddsOf(attack: readonly DieKind[], defence: readonly DieKind[], factors: Factors): Odds {
  const { changes, plans, distance } = factors;
  const key = `${[...attack].sort()}|${[...defence].sort()}|${Object.values(changes)}|${distance}|${plans.map((plan) => `${plan.cost}:${Object.values(plan.changes)}`)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const odds = oddsOfRoll(attack, defence, (shown) => resultOfRoll(shown, factors));
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, odds);
  return odds;
}

/** Dice that a side may roll again, or must. */
export interface Reroll {
  /** Whether it is the side of the attacker, which wants damage. */
  readonly attacker: boolean;
  readonly dice: 'attack' | 'defence' | 'any' | 'black';
  readonly left: number;
  readonly must: boolean;
}

/** More dice are not weighed one by one, each after what the last one showed. */
const mostInTurn = 2;

/**
 * The odds of a roll in which dice are rolled again: by each reroll those that are best for its side, one by one, each at
 * most once (A8, step 3).
 */
export function oddsWithRerolls(
  pool: readonly DieKind[],
  rerolls: readonly Reroll[],
  resultOf: (shown: Shown) => Odds,
): Odds {
  const kinds = pool.map((die) => ({ die, faces: facesOn(die) }));
  const tally = new Tally();
  const values = new Map<string, Weighed>();
  const roll = (place: number, shown: readonly Shown[], chance: number): void => {
    const kind = kinds[place];
    if (kind === undefined) {
      spread(shown, 0, rerolls, chance);
      return;
    }
    for (const face of kind.faces) roll(place + 1, [...shown, face.shown], (chance * face.sides) / 6);
  };
  /** Lets a roll go on as its sides choose; `used`: a bit for each die that was rolled again. */
  const spread = (shown: readonly Shown[], used: number, left: readonly Reroll[], chance: number): void => {
    const { again, next } = weigh(shown, used, left);
    if (again === undefined) {
      if (next === undefined) tally.addOdds(resultOf(sumOf(shown)), chance);
      else spread(shown, used, next, chance);
      return;
    }
    for (const { shown: face, sides } of entry(kinds, again).faces)
      spread(withFace(shown, again, face), used | (1 << again), next ?? [], (chance * sides) / 6);
  };
  const weigh = (shown: readonly Shown[], used: number, left: readonly Reroll[]): Weighed => {
    const [reroll, ...others] = left;
    if (reroll === undefined)
      return { value: resultOf(sumOf(shown)).expected, again: undefined, next: undefined };
    const key = `${shown}/${used}/${left.length}/${reroll.left}`;
    const known = values.get(key);
    if (known !== undefined) return known;
    const open = kinds.flatMap(({ die }, place) =>
      (used & (1 << place)) === 0 && isMeant(die, reroll.dice) ? [place] : [],
    );
    const after = reroll.left > 1 ? [{ ...reroll, left: reroll.left - 1 }, ...others] : others;
    let best: Weighed = { value: weigh(shown, used, others).value, again: undefined, next: others };
    let chosen = !(reroll.must && open.length > 0);
    for (const place of open) {
      let value = 0;
      for (const { shown: face, sides } of entry(kinds, place).faces)
        value += (sides / 6) * weigh(withFace(shown, place, face), used | (1 << place), after).value;
      if (!chosen || (reroll.attacker ? value > best.value + 1e-12 : value < best.value - 1e-12)) {
        best = { value, again: place, next: after };
        chosen = true;
      }
      // Of dice that all have to be rolled again, the order does not matter.
      if (reroll.must && reroll.left >= open.length) break;
    }
    values.set(key, best);
    return best;
  };
  rerolls = rerolls.map((one) => (one.must ? one : { ...one, left: Math.min(one.left, mostInTurn) }));
  roll(0, [], 1);
  return tally.odds;
}

interface Weighed {
  readonly value: number;
  /** The die that is rolled again, if any, and the rerolls that come next. */
  readonly again: number | undefined;
  readonly next: readonly Reroll[] | undefined;
}

function isMeant(die: DieKind, dice: Reroll['dice']): boolean {
  if (dice === 'black') return die === dice;
  return dice === 'any' || (dice === 'defence') === isDefenceDie(die);
}

function sumOf(shown: readonly Shown[]): Shown {
  let sum = 0;
  for (const one of shown) sum += one;
  return sum;
}

function withFace(shown: readonly Shown[], place: number, face: Shown): readonly Shown[] {
  return shown.map((one, at) => (at === place ? face : one));
}
