/**
 * `npm run budget`: how much JavaScript the built page sends, gzipped as servers send it, for the page on which a game
 * is picked, and for every game's table, guided match and workshop. Reads the manifest of the build; ends with status 1
 * when a budget is exceeded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '../games/games.ts';

/** In bytes. */
const kilobyte = 1000;
const budgets = { home: 60 * kilobyte, table: 120 * kilobyte };

const dist = new URL('../dist/', import.meta.url).pathname;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
);

/** The chunk of a source file; throws if the build has none, so that a renamed file does not go uncounted. */
function chunkOf(source: string): string {
  if (source in manifest) return source;
  throw new Error(`the build has no chunk of ${source}; run npm run build, and name it rightly here`);
}

/** All scripts that come with these chunks, each once. */
function scriptsOf(sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined || found.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) found.add(chunk.file);
    for (const inner of chunk.imports ?? []) add(inner);
  };
  for (const source of sources) add(chunkOf(source));
  return found;
}

function size(scripts: ReadonlySet<string>): number {
  return [...scripts].reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0);
}

/** What a game fetches, in its largest language, when its table is opened and everything on it is used. */
function gameSources(id: string): string[] {
  const folders = [`games/${id}/`, 'games/messages/'];
  return Object.keys(manifest).filter(
    (source) =>
      folders.some((folder) => source.startsWith(folder)) &&
      !/\/(cover|packs|terminal|help|guide|editor)\b/.test(source) &&
      (!source.endsWith('.json') || /\/pl\.json$/.test(source)),
  );
}

/** What a game's editor fetches, in its largest language. */
function editorSources(id: string): string[] {
  return Object.keys(manifest).filter(
    (source) =>
      source.startsWith(`games/${id}/editor/`) && (!source.endsWith('.json') || /\/pl\.json$/.test(source)),
  );
}

const start = ['index.html', 'web/messages/pl.json'];
const covers = games.map(({ id }) => `games/${id}/board/cover.tsx`);
const rows = [
  { name: 'home', budget: budgets.home, scripts: scriptsOf([...start, ...covers]) },
  ...games.map(({ id }) => ({
    name: `table of ${id}`,
    budget: budgets.table,
    scripts: scriptsOf([...start, 'web/table/table.tsx', 'web/table/qr-code.tsx', ...gameSources(id)]),
  })),
  ...games
    .filter(({ guide }) => guide !== undefined)
    .map(({ id }) => ({
      name: `guide of ${id}`,
      budget: budgets.table,
      scripts: scriptsOf([
        ...start,
        'web/guide/guide.tsx',
        `games/${id}/game.ts`,
        `games/${id}/guide/guide.ts`,
        `games/${id}/guide/messages/pl.json`,
        ...gameSources(id),
      ]),
    })),
  ...games
    .filter(({ editor }) => editor !== undefined)
    .map(({ id }) => ({
      name: `workshop of ${id}`,
      budget: budgets.table,
      scripts: scriptsOf([
        ...start,
        'web/packs/packs.tsx',
        `games/${id}/packs.ts`,
        `games/${id}/messages/pl.json`,
        'games/messages/pl.json',
        ...editorSources(id),
      ]),
    })),
];

for (const { name, budget, scripts } of rows) {
  const bytes = size(scripts);
  const verdict = bytes <= budget ? 'within' : 'OVER';
  console.log(
    `${name.padEnd(22)} ${(bytes / kilobyte).toFixed(1).padStart(6)} kB gzipped, ${verdict} the budget of ${budget / kilobyte} kB`,
  );
  if (bytes > budget) process.exitCode = 1;
}
