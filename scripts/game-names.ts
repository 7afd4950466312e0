/** Where a game may be named: in its own folder, in the list of games, and in what is written for people. */
import { globSync, readFileSync } from 'node:fs';
import type { Source } from './code-rules.ts';

/** The game that `npm run new-game` copies. It is on no list, so that players do not see it. */
export const exampleGame = 'pod-race';

/** The folders of the checkout that hold code. */
export const codeFolders =
  'kernel games bots schema simulation server web cli testkit bench scripts e2e'.split(' ');

const skipped = ['**/node_modules/**', 'dist/**', '.node/**', 'data/**', '.git/**', 'bench/peers/**'];

/** Besides a game's own folder: its line in the list, what is written for people, tests, and what plays matches. */
const mayNameGames = [
  /^games\/list\.ts$/,
  /^docs\//,
  /^[A-Z]+\.md$/,
  /^bench\//,
  /^e2e\//,
  /^scripts\/(budget|perf|screenshots|game-names)\.ts$/,
  /^testkit\/games\//,
  /\/testing\//,
  /\.(test|contract)\.tsx?$/,
];

/** The files of the checkout that fit a pattern, without what is built or fetched. */
export function findFiles(pattern: string): string[] {
  return globSync(pattern, { exclude: skipped }).map((path) => path.replaceAll('\\', '/'));
}

export function readSource(path: string): Source {
  return { path, text: readFileSync(path, 'utf8') };
}

/** The names of all folders that hold a game. */
export function findGames(): string[] {
  return globSync('games/*/rules').map((path) => path.split(/[\\/]/)[1] ?? '');
}

/** The place of another game's name in a file that should know none; `games` are the names of the games' folders. */
export function namesOfGames(source: Source, games: readonly string[]): string[] {
  return games
    .filter((game) => !source.path.startsWith(`games/${game}/`))
    .flatMap((game) => {
      // A folder `two-words` is also called twoWords, TwoWords or Two Words. SQL has a clause `on conflict`.
      const name = new RegExp(`(?<!\\bon )${game.split('-').join('[-_ ]?')}`, 'i');
      return source.text
        .split('\n')
        .flatMap((line, index) =>
          name.test(line) ? [`${source.path}:${index + 1} names the game ${game}`] : [],
        );
    });
}

/** The same for all files of a folder; `.` is the files that lie in none. */
export function namesOfGamesIn(folder: string, games: readonly string[]): string[] {
  const pattern = folder === '.' ? '*.{ts,json,html}' : `${folder}/**/*.{ts,tsx,js,mjs,json,css,html}`;
  return findFiles(pattern)
    .filter((path) => !mayNameGames.some((place) => place.test(path)))
    .flatMap((path) => namesOfGames(readSource(path), games));
}

/** A name of several words, `two-words`, as code writes it: `twoWords`. */
export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The line with which a game is on the list of games. */
export function listLine(game: string): string {
  return `export { entry as ${camelCase(game)} } from './${game}/entry.ts';`;
}
