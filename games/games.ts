import type { GameEntry } from './entry.ts';
import * as list from './list.ts';

/** All games, in the order of the list. */
export const games: readonly GameEntry[] = Object.values(list);

export function gameById(id: string): GameEntry | undefined {
  return games.find((game) => game.id === id);
}
