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
