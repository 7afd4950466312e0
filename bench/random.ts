import type { Chance } from '../kernel/chance.ts';

/** A number from 0 to `count` - 1. All contestants use the same fast source, so that it favours none. */
export type Pick = (count: number) => number;

/** Marsaglia's 32-bit xorshift: fast, and good enough for choosing moves. */
export function xorshift(seed: number): Pick {
  let word = seed | 1;
  return (count) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) / 2 ** 32) * count);
  };
}

export function shuffle<T>(items: T[], pick: Pick): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = pick(last + 1);
    const [kept, moved] = [items[last], items[other]];
    if (kept === undefined || moved === undefined) return;
    items[last] = moved;
    items[other] = kept;
  }
}

/** The kernel's `Chance` over the same source. */
export function chanceOf(pick: Pick): Chance {
  return {
    roll: (sides) => pick(sides) + 1,
    pick,
    shuffle: (items) => shuffle(items, pick),
  };
}
