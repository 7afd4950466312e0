import type { Json } from '../../../kernel/game.ts';

/** How many there are of each, by id. */
export type Counts = { readonly [id: string]: number };

/** Whether a value says of at most so many ids how many there are, at least 1 and at most so many. */
export function isCounts(
  value: Json | undefined,
  most: { readonly ids: number; readonly each: number },
): value is Counts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const counts = Object.values(value);
  return (
    counts.length <= most.ids &&
    counts.every((count) => Number.isInteger(count) && Number(count) >= 1 && Number(count) <= most.each)
  );
}

/** With another number of one; none of it if the number is 0. The order stays. */
export function withCount(counts: Counts, id: string, count: number): Counts {
  const { [id]: _, ...others } = counts;
  if (count <= 0) return others;
  return id in counts ? { ...counts, [id]: count } : { ...others, [id]: count };
}

/** How many of these there are together. */
export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many there are of each number, by id; numbers without a name do not count. */
export function countsOf(numbers: readonly number[], named: readonly { readonly id: string }[]): Counts {
  const found: Record<string, number> = {};
  for (const number of numbers) {
    const id = named[number]?.id;
    if (id !== undefined) found[id] = (found[id] ?? 0) + 1;
  }
  return found;
}

/** Ids in the order of a list, then those that it does not have. */
export function inOrder(ids: readonly string[], known: readonly { readonly id: string }[]): string[] {
  const found = known.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  return [...found, ...ids.filter((id) => !found.includes(id))];
}
