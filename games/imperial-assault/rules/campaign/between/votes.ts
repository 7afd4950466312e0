import type { Vote } from './frames.ts';

/** What most seats have named: several where as many have named each of them. */
export function leaders<T>(votes: readonly Vote<T>[]): readonly T[] {
  const counts = new Map<T, number>();
  for (const { named } of votes) counts.set(named, (counts.get(named) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].flatMap(([named, count]) => (count === most ? [named] : []));
}
