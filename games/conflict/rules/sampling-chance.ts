import type { Chance } from '../../../kernel/chance.ts';

/**
 * Chance for samples of what may come, of which no match depends and from which nobody could learn anything: mulberry32,
 * a hundredth of the size of `seeded` in the page.
 */
export function samplingChance(): Chance {
  let state = 0x5eed;
  const pick = (count: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return {
    pick,
    roll: (sides) => pick(sides) + 1,
    shuffle<T>(items: T[]): void {
      for (let last = items.length - 1; last > 0; last--) {
        const [moved] = items.splice(pick(last + 1), 1);
        if (moved !== undefined) items.push(moved);
      }
    },
  };
}
