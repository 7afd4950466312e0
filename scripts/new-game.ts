/**
 * `npm run new-game NAME`: makes the game NAME as a copy of the example game, with its page in `docs/games/`, and says what
 * to do next.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  camelCase,
  codeFolders,
  exampleGame,
  findGames,
  listLine,
  namesOfGames,
  namesOfGamesIn,
} from './game-names.ts';

const [name = ''] = process.argv.slice(2);
const fault = faultOf(name);
if (fault !== undefined) {
  console.error(`No game was made: ${fault}`);
  process.exitCode = 1;
} else {
  const files = copyExample(name);
  format(files);
  console.log(adviceFor(name, files.length));
}

/** Why a game cannot have this name. */
function faultOf(name: string): string | undefined {
  if (name === '') return 'it has no name. Say npm run new-game NAME.';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30) {
    return `"${name}" is not a name of small letters and digits in words joined by "-", such as two-words, at most 30 long.`;
  }
  for (const path of [`games/${name}`, pageOf(name)]) {
    if (existsSync(path)) return `${path} is there already.`;
  }
  const other = findGames().find((game) => namesOfGames({ path: '', text: name }, [game]).length > 0);
  if (other !== undefined) return `"${name}" has the name of the game ${other} in it.`;
  const uses = ['.', ...codeFolders].flatMap((folder) => namesOfGamesIn(folder, [name]));
  if (uses.length === 0) return undefined;
  const [place] = uses[0]?.split(' ') ?? [];
  return `code uses the word "${name}" in ${uses.length} lines, the first is ${place}. Only the folder of a game may name it, so take a word that no code uses.`;
}

function pageOf(game: string): string {
  return `docs/games/${game}.md`;
}

/** Copies all files of the example under the new name, and gives their paths. */
function copyExample(name: string): string[] {
  const sources = globSync(`games/${exampleGame}/**/*`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const rename = renamer(exampleGame, name);
  return [...sources, pageOf(exampleGame)].map((source) => {
    const target = rename(source);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(source, 'utf8')));
    return target;
  });
}

/** Replaces a name by another in each way in which code and texts write it. */
function renamer(from: string, to: string): (text: string) => string {
  const spellings = [(name: string) => name, camelCase, pascalCase, title];
  const pairs = spellings.map((spell) => [spell(from), spell(to)] as const);
  return (text) => pairs.reduce((renamed, [old, now]) => renamed.replaceAll(old, now), text);
}

function pascalCase(name: string): string {
  return capital(camelCase(name));
}

function title(name: string): string {
  return name.split('-').map(capital).join(' ');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Lines are broken otherwise where names are longer or shorter. */
function format(files: readonly string[]): void {
  const code = files.filter((path) => !/\.(md|txt)$/.test(path));
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error'];
  const { status } = spawnSync(process.execPath, [...biome, ...code], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

function adviceFor(name: string, files: number): string {
  return `Made ${title(name)}: ${files} files in games/${name}/, and its page ${pageOf(name)}.
It is a whole game already, a copy of ${title(exampleGame)}: try it, and then replace its parts by yours.

 1. Put it on the list, so that it can be chosen: add this line to games/list.ts
      ${listLine(name)}
 2. Play it:          npx starboard play ${name}
    and in the page:  npm start
 3. Make it yours; docs/adding-a-game.md says what lies where: rules/, then words.ts and messages/, then board/.
    After each step:  node --test "games/${name}/**/*.test.ts"   (Node 24)
    Rules changed:    npm run golden       (and read the difference)
    Before a commit:  npm run format, npm run check
`;
}
