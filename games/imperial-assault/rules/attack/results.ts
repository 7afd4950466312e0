import { type DieKind, noResults, type Result, type Results, shownBy } from './dice.ts';

/** A die of a roll. */
export interface RolledDie {
  readonly die: DieKind;
  /** From 1 to 6. */
  readonly face: number;
  /** It was rolled again, and is not once more in this attack (A8, step 3). */
  readonly rerolled: boolean;
}

/** Changes of results; a result that is not named does not change. */
export type Changes = Readonly<Partial<Record<Result, number>>>;

/** The sum of results and changes. A sum can be below zero as long as more may be added. */
export function add(sum: Results, changes: Changes): Results {
  // Written out, because previews add up many results.
  return {
    damage: sum.damage + (changes.damage ?? 0),
    accuracy: sum.accuracy + (changes.accuracy ?? 0),
    surge: sum.surge + (changes.surge ?? 0),
    block: sum.block + (changes.block ?? 0),
    evade: sum.evade + (changes.evade ?? 0),
    dodge: sum.dodge + (changes.dodge ?? 0),
    pierce: sum.pierce + (changes.pierce ?? 0),
  };
}

/** What dice show together. */
export function sumOf(dice: readonly RolledDie[]): Results {
  let sum = noResults;
  for (const { die, face } of dice) sum = add(sum, shownBy(die, face));
  return sum;
}

/** Results of one kind become results of another: one of them, or all (A8, step 4: conversions). */
export function convert(sum: Results, from: Result, to: Result, all: boolean): Results {
  const count = all ? Math.max(0, sum[from]) : Math.min(1, Math.max(0, sum[from]));
  if (count === 0 || from === to) return sum;
  return { ...sum, [from]: sum[from] - count, [to]: sum[to] + count };
}

/** The results at the end of the modifiers: none is below zero, and each evade has cancelled a surge (A8, step 4). */
export function cancel(sum: Results): Results {
  const evade = Math.max(0, sum.evade);
  return {
    damage: Math.max(0, sum.damage),
    accuracy: Math.max(0, sum.accuracy),
    surge: Math.max(0, Math.max(0, sum.surge) - evade),
    block: Math.max(0, sum.block),
    evade,
    dodge: Math.max(0, sum.dodge),
    pierce: Math.max(0, sum.pierce),
  };
}

/** Why an attack misses; undefined if it hits (A8, steps 6 and 7). `distance` is undefined where no accuracy is needed. */
export function whyMissed(
  { accuracy, dodge }: Results,
  distance: number | undefined,
): 'accuracy' | 'dodge' | undefined {
  if (distance !== undefined && accuracy < distance) return 'accuracy';
  return dodge > 0 ? 'dodge' : undefined;
}

/** The damage that a hit deals: pierce takes block away, and what is left of it prevents damage (A8, step 7). */
export function damageOf({ damage, block, pierce }: Results): number {
  return Math.max(0, damage - Math.max(0, block - Math.max(0, pierce)));
}
