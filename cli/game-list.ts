import type { GameEntry } from '../games/entry.ts';
import { gameById, games } from '../games/games.ts';
import { misuse } from './command-error.ts';

/** The game of that name; ends the command where there is none. */
export function gameNamed(id: string): GameEntry {
  const entry = gameById(id);
  if (entry !== undefined) return entry;
  throw misuse(`there is no game "${id}"; there are: ${games.map((known) => known.id).join(', ')}`);
}
