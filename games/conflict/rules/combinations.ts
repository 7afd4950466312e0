import { mostChoices } from '../../../kernel/game.ts';

/** In how many ways so many can be taken out of so many. */
export function countCombinations(items: number, size: number): number {
  let ways = 1;
  for (let taken = 0; taken < size; taken++) ways = (ways * (items - taken)) / (taken + 1);
  return ways;
}

/** All ways to take so many of the items, each in the order of the items. */
export function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  const found: T[][] = [];
  for (let first = 0; first + size <= items.length; first++) {
    const item = items[first];
    if (item === undefined) continue;
    for (const rest of combinations(items.slice(first + 1), size - 1)) found.push([item, ...rest]);
  }
  return found;
}

/** All orders of the items. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

/**
 * How many out of so many cards are named at once where so many have to be chosen: all of them, or where that makes
 * too many choices one, and the others afterwards.
 */
export function countAtOnce(cards: number, count: number): number {
  return countCombinations(cards, count) > mostChoices ? 1 : count;
}
