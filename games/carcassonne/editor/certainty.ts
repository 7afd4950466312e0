import type { TileKind } from '../content/pack.ts';

/** The data of a tile whose certainty its author states. */
export const groups = ['geometry', 'count', 'symbols', 'planetName'] as const;
export type Group = (typeof groups)[number];

/** The tile after somebody changed data: what was a guess is now theirs, and what they called documented stays so. */
export function markOwnData(tile: TileKind, ...changed: readonly Group[]): TileKind {
  const status = { ...tile.status };
  for (const group of changed) {
    if (status[group] !== undefined && status[group] !== 'documented') status[group] = 'original';
  }
  return { ...tile, status };
}
