import type { DieKind } from '../content/compiled.ts';
import { shownBy } from '../rules/attack/dice.ts';

/** What the dice of an attack come to together, and how likely. */
export interface Strike {
  readonly damage: number;
  readonly surge: number;
  readonly accuracy: number;
  readonly chance: number;
}

/** What the dice of a defence come to together, and how likely. */
export interface Guard {
  readonly block: number;
  readonly evade: number;
  readonly dodge: number;
  readonly chance: number;
}

/** More than any sum of results. */
const base = 64;

const strikes = new Map<string, readonly Strike[]>();
const guards = new Map<string, readonly Guard[]>();

/** All that a pool of attack dice can show, each sum once. */
export function strikesOf(dice: readonly DieKind[]): readonly Strike[] {
  const key = dice.toSorted().join();
  let found = strikes.get(key);
  if (found === undefined) {
    found = [...sumsOf(dice, ({ damage, surge, accuracy }) => [damage, surge, accuracy])].map(
      ([sum, chance]) => ({
        damage: sum % base,
        surge: Math.floor(sum / base) % base,
        accuracy: Math.floor(sum / base ** 2),
        chance,
      }),
    );
    strikes.set(key, found);
  }
  return found;
}

/** All that a pool of defence dice can show, each sum once. */
export function guardsOf(dice: readonly DieKind[]): readonly Guard[] {
  const key = dice.toSorted().join();
  let found = guards.get(key);
  if (found === undefined) {
    found = [...sumsOf(dice, ({ block, evade, dodge }) => [block, evade, dodge])].map(([sum, chance]) => ({
      block: sum % base,
      evade: Math.floor(sum / base) % base,
      dodge: Math.floor(sum / base ** 2),
      chance,
    }));
    guards.set(key, found);
  }
  return found;
}

/** The chance of each sum of three results, which are written as one number. */
function sumsOf(
  dice: readonly DieKind[],
  three: (shown: ReturnType<typeof shownBy>) => readonly [number, number, number],
): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (const die of dice) {
    const next = new Map<number, number>();
    for (let face = 1; face <= 6; face++) {
      const [one, two, other] = three(shownBy(die, face));
      const shown = one + base * two + base ** 2 * other;
      for (const [sum, chance] of sums) next.set(sum + shown, (next.get(sum + shown) ?? 0) + chance / 6);
    }
    sums = next;
  }
  return sums;
}
