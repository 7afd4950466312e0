import { entry } from '../../../common/at.ts';
import type { DieKind } from '../../content/compiled.ts';
import { isDefenceDie, type Results, shownBy } from '../attack/dice.ts';
import type { RolledDie } from '../attack/results.ts';

/**
 * What dice show together, as one number: the counts of each result and of blank defence dice, each in a field of bits of its
 * own. The sum of two such numbers is that of all their dice, so that rolls are counted by what they come to.
 */
export type Shown = number;

/** The bit at which the count of each result begins. Up to six dice of each side fit. */
const fields = [
  ['damage', 0],
  ['surge', 5],
  ['accuracy', 10],
  ['block', 16],
  ['evade', 21],
  ['dodge', 25],
] as const;
const blankAt = 28;

/** The most dice that one side of an attack may roll for its odds to be counted. */
export const mostDice = 6;

function shownOf(die: DieKind, face: number): Shown {
  const results = shownBy(die, face);
  let shown = 0;
  for (const [result, from] of fields) shown += results[result] << from;
  return shown === 0 && isDefenceDie(die) ? 1 << blankAt : shown;
}

function facesOf(die: DieKind): readonly Shown[] {
  return [1, 2, 3, 4, 5, 6].map((face) => shownOf(die, face));
}

const shownByDie: Readonly<Record<DieKind, readonly Shown[]>> = {
  red: facesOf('red'),
  blue: facesOf('blue'),
  green: facesOf('green'),
  yellow: facesOf('yellow'),
  white: facesOf('white'),
  black: facesOf('black'),
};

/** What one face of a die shows; faces are counted from 1. */
export function shownOn(die: DieKind, face: number): Shown {
  return entry(shownByDie[die], face - 1);
}

/** What dice show together. */
export function shownTogether(dice: readonly RolledDie[]): Shown {
  let shown = 0;
  for (const { die, face } of dice) shown += shownOn(die, face);
  return shown;
}

/** The results in such a number. Pierce is on no die. */
export function resultsIn(shown: Shown): Results {
  return {
    damage: shown & 31,
    surge: (shown >> 5) & 31,
    accuracy: (shown >> 10) & 63,
    block: (shown >> 16) & 31,
    evade: (shown >> 21) & 15,
    dodge: (shown >> 25) & 7,
    pierce: 0,
  };
}

/** The different faces of a die, each with its number of sides. */
export interface Face {
  readonly face: number;
  readonly shown: Shown;
  readonly sides: number;
}

const differentFaces = new Map<DieKind, readonly Face[]>();

/** The different faces of a die. */
export function facesOn(die: DieKind): readonly Face[] {
  const known = differentFaces.get(die);
  if (known !== undefined) return known;
  const found: Face[] = [];
  for (let face = 1; face <= 6; face++) {
    const shown = shownOn(die, face);
    const place = found.findIndex((other) => other.shown === shown);
    const other = found[place];
    if (other === undefined) found.push({ face, shown, sides: 1 });
    else found[place] = { ...other, sides: other.sides + 1 };
  }
  differentFaces.set(die, found);
  return found;
}

/** What a pool can show together: the chance of each, and a roll that shows it. */
export interface Roll {
  readonly shown: Shown;
  /** The same, result by result. */
  readonly results: Results;
  readonly chance: number;
  readonly dice: readonly RolledDie[];
}

const rolls = new Map<string, readonly Roll[]>();

/** All that a pool can show, equal sums as one. It is kept for each pool. */
export function rollsOf(pool: readonly DieKind[]): readonly Roll[] {
  const key = [...pool].sort().join();
  const known = rolls.get(key);
  if (known !== undefined) return known;
  let found = new Map<Shown, Omit<Roll, 'results'>>([[0, { shown: 0, chance: 1, dice: [] }]]);
  for (const die of pool) {
    const next = new Map<Shown, Omit<Roll, 'results'>>();
    for (const { shown, chance, dice } of found.values()) {
      for (const { face, shown: more, sides } of facesOn(die)) {
        const sum = shown + more;
        const same = next.get(sum);
        next.set(sum, {
          shown: sum,
          chance: (same?.chance ?? 0) + (chance * sides) / 6,
          dice: same?.dice ?? [...dice, { die, face, rerolled: false }],
        });
      }
    }
    found = next;
  }
  const all = [...found.values()].map((roll): Roll => ({ ...roll, results: resultsIn(roll.shown) }));
  rolls.set(key, all);
  return all;
}
