import type { GameEntry } from '../games/entry.ts';
import { games } from '../games/games.ts';
import { misuse } from './command-error.ts';

/** What the command line needs of a game. */
export type ListedGame = Pick<
  GameEntry,
  'id' | 'name' | 'secrets' | 'game' | 'words' | 'messages' | 'terminal' | 'packs'
>;

/** The games that can be played, and the module that lists them as `games`, for threads to load. */
export interface GameList {
  readonly games: readonly ListedGame[];
  readonly module: string;
}

/** The games of this house. */
export const ourGames: GameList = { games, module: new URL('../games/games.ts', import.meta.url).href };

/** The game of that name; ends the command where there is none. */
export function gameNamed(games: readonly ListedGame[], id: string): ListedGame {
  const entry = games.find((known) => known.id === id);
  if (entry !== undefined) return entry;
  throw misuse(`there is no game "${id}"; there are: ${games.map((known) => known.id).join(', ')}`);
}
