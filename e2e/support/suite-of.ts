import { suite } from 'node:test';
import { games } from '../../games/games.ts';

/** Tests of a game's pages. There are none before the game is on the list, because the pages are not there. */
export function suiteOf(game: string, name: string, tests: () => void): void {
  if (games.some(({ id }) => id === game)) suite(name, tests);
}
