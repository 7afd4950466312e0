/**
 * `npm run budget`: how much JavaScript the built page sends, gzipped as servers send it, in the language that is
 * largest: for the page on which a game is picked, for a table before its board comes, and for every game's table,
 * replay, rules, guided match and workshop with everything that the game ever asks for. Reads the manifest of
 * the build; ends with status 1 when a budget is exceeded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GameEntry } from '../games/entry.ts';
import { games } from '../games/games.ts';
import { type Locale, locales, type MessagePart, messageParts } from '../games/words.ts';
import type { Part } from '../web/messages/index.ts';
import { fetchedBy } from '../web/messages/testing/modules.ts';

/** In bytes. */
const kilobyte = 1000;
/**
 * `board`: a table until it can be played; `table`: all of it. `rules`: what brings the rules of the game too, because it
 * plays in the browser. `build` and `workshop`: what brings all cards or tiles of a game in addition.
 */
const usualBudgets = {
  first: 45 * kilobyte,
  board: 100 * kilobyte,
  table: 125 * kilobyte,
  whole: 120 * kilobyte,
  rules: 151 * kilobyte,
  build: 120 * kilobyte,
  workshop: 120 * kilobyte,
};

/**
 * Imperial Assault has 235 cards as data, which are 22 kB, sentences for all that they do, which are 15 kB, and as many
 * rules as all other games together, with the places where a campaign adds to them.
 */
const budgetsOf: Readonly<Record<string, Partial<typeof usualBudgets>>> = {
  'imperial-assault': {
    board: 130 * kilobyte,
    table: 156 * kilobyte,
    rules: 252 * kilobyte,
    build: 206 * kilobyte,
    workshop: 155 * kilobyte,
  },
};

/** The budgets of the pages of a game. */
function budgetsFor(id: string): typeof usualBudgets {
  return { ...usualBudgets, ...budgetsOf[id] };
}

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

/** A source whose name says `LOCALE` where it has a file for each language. */
type Source = string;

/** All scripts that come with these chunks, each once. */
function scriptsOf(sources: readonly Source[], locale: Locale): Set<string> {
  const found = new Set<string>();
  const add = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined || found.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) found.add(chunk.file);
    for (const inner of chunk.imports ?? []) add(inner);
  };
  for (const source of sources) add(chunkOf(source.replace('LOCALE', locale)));
  return found;
}

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
  sizes.set(file, size);
  return size;
}

function sizeIn(locale: Locale, sources: readonly Source[]): number {
  return [...scriptsOf(sources, locale)].reduce((total, file) => total + sizeOf(file), 0);
}

const said = (parts: readonly Part[]): Source[] => parts.map((part) => `web/messages/${part}/LOCALE.json`);

/** What every page fetches at first. */
const start = ['index.html', ...said(['start'])];

/** A page with what it fetches at once; or also with all that it fetches when somebody asks. */
function page(path: string, how: 'first' | 'whole', never: readonly string[] = []): Source[] {
  const all = fetchedBy('web/main.tsx', ['start']);
  const own = all.find((fetched) => fetched.path === path);
  if (own === undefined) throw new Error(`the page never fetches ${path}; name it rightly here`);
  const shown =
    how === 'first'
      ? [own]
      : [...fetchedBy(path, own.says), ...fetchedBy('web/parts/settings-dialog.tsx', ['settings'])];
  const asked = shown.filter((fetched) => !never.includes(fetched.path));
  return [...start, ...asked.flatMap((fetched) => [fetched.path, ...said(fetched.says)])];
}

/** What the table of a game never fetches, because nobody brings anything to it, or is asked for a value. */
async function unasked(entry: GameEntry): Promise<readonly string[]> {
  const opened = await entry.game();
  const { bring, steps } = opened.open({});
  const asksForValues = Object.values(steps).some(({ kind }) => kind === 'value');
  const asks = bring !== undefined || asksForValues;
  return [
    // What is built at a table is counted as a page of its own: whoever builds does not play at the same time.
    'web/loadouts/build-value.tsx',
    ...(bring === undefined ? ['web/table/bring-panel.tsx'] : []),
    ...(asksForValues ? [] : ['web/table/value-decision.tsx']),
    // A game with a builder asks for no text.
    ...(asks && entry.builder === undefined ? [] : ['web/table/value-form.tsx']),
  ];
}

const never = new Map(
  await Promise.all(games.map(async (entry) => [entry.id, await unasked(entry)] as const)),
);

const game = (id: string, ...files: readonly string[]): Source[] =>
  files.map((file) => `games/${id}/${file}`);

function gameMessages(id: string, parts: readonly MessagePart[] = messageParts): Source[] {
  return [
    'games/messages/LOCALE.json',
    ...game(id, 'messages/index.ts', ...parts.map((part) => `messages/${part}/LOCALE.json`)),
  ];
}

/** What a file of a game loads for one of its members when it is needed: `member: () => import('./path')`. */
function loadedFor(id: string, file: string, member: string): string {
  const text = readFileSync(new URL(`../games/${id}/${file}`, import.meta.url), 'utf8');
  const path = new RegExp(`\\b${member}: \\(.*\\) =>\\s+import\\('\\./([^']+)'\\)`).exec(text)?.[1];
  if (path === undefined) throw new Error(`${file} of ${id} loads nothing for ${member}`);
  return path;
}

/** The builder of a game, which has a folder of its own. */
function builderOf(id: string): Source[] {
  const index = loadedFor(id, 'entry.ts', 'builder');
  const folder = index.slice(0, index.lastIndexOf('/'));
  const drawing = `${folder}/${loadedFor(id, index, 'component')}`;
  return game(id, index, drawing, `${folder}/messages/LOCALE.json`);
}

/** What a game's table needs. */
const board = (id: string): Source[] => [
  ...game(id, 'board/board.tsx', 'words.ts'),
  ...gameMessages(id, ['table', 'board', 'options']),
];

/** What a game tells of a choice that it refuses. */
const refusals = (id: string): Source[] => game(id, 'rules/refusals.ts', 'messages/refusals/LOCALE.json');

const rows: readonly {
  readonly name: string;
  readonly budget: number;
  readonly sources: readonly Source[];
}[] = [
  {
    name: 'home',
    budget: usualBudgets.first,
    sources: [
      ...page('web/home/home.tsx', 'first'),
      ...games.flatMap(({ id }) => game(id, 'board/cover.tsx', 'tagline.ts')),
    ],
  },
  {
    name: 'table before its board',
    budget: usualBudgets.first,
    sources: page('web/table/table.tsx', 'first'),
  },
  ...games.flatMap(({ id, builder, diagrams, editor, explorer, guides, review }) => [
    {
      name: `table of ${id}`,
      budget: budgetsFor(id).board,
      sources: [...page('web/table/table.tsx', 'first'), 'web/table/play.tsx', ...board(id)],
    },
    {
      name: `all of the table of ${id}`,
      budget: budgetsFor(id).table,
      sources: [
        ...page('web/table/table.tsx', 'whole', never.get(id)),
        ...board(id),
        ...refusals(id),
        ...(review === undefined ? [] : game(id, 'review.ts')),
      ],
    },
    {
      name: `replay of ${id}`,
      budget: budgetsFor(id).rules,
      sources: [
        ...page('web/replay/replay.tsx', 'whole', never.get(id)),
        ...board(id),
        ...game(id, 'game.ts'),
      ],
    },
    {
      name: `rules of ${id}`,
      budget: budgetsFor(id).whole,
      sources: [
        ...page('web/rules/rules.tsx', 'whole'),
        ...game(id, 'rules/refusals.ts', 'help/index.ts', 'help/LOCALE.json'),
        ...(diagrams === undefined ? [] : game(id, 'diagrams/diagrams.tsx')),
        ...gameMessages(id, ['refusals']),
      ],
    },
    ...(builder === undefined
      ? []
      : [
          {
            name: `building for ${id}`,
            budget: budgetsFor(id).build,
            sources: [
              ...page('web/loadouts/loadouts.tsx', 'whole'),
              ...gameMessages(id, ['table', 'options']),
              ...game(id, 'game.ts', 'packs.ts', 'rules/refusals.ts'),
              ...builderOf(id),
              'web/loadouts/kit/messages/LOCALE.json',
            ],
          },
        ]),
    ...(explorer === undefined
      ? []
      : [
          {
            name: `explorer of ${id}`,
            budget: budgetsFor(id).whole,
            sources: [
              ...page('web/explore/explore.tsx', 'whole'),
              ...game(id, 'explorer/index.ts', 'explorer/explorer.tsx', 'messages/explorer/LOCALE.json'),
              'games/messages/LOCALE.json',
            ],
          },
        ]),
    ...(guides === undefined
      ? []
      : [
          {
            name: `guide of ${id}`,
            budget: budgetsFor(id).rules,
            sources: [
              ...page('web/guide/guide.tsx', 'whole', never.get(id)),
              ...board(id),
              ...refusals(id),
              ...game(id, 'game.ts', 'guide/guide.ts', 'guide/messages/LOCALE.json'),
            ],
          },
        ]),
    ...(editor === undefined
      ? []
      : [
          {
            name: `workshop of ${id}`,
            budget: budgetsFor(id).workshop,
            sources: [
              ...page('web/packs/packs.tsx', 'whole'),
              ...gameMessages(id),
              ...game(id, 'packs.ts', 'editor/index.ts', 'editor/editor.tsx', 'editor/messages/LOCALE.json'),
              'web/packs/kit/messages/LOCALE.json',
            ],
          },
        ]),
  ]),
];

for (const { name, budget, sources } of rows) {
  const bytes = Math.max(...locales.map((locale) => sizeIn(locale, sources)));
  const verdict = bytes <= budget ? 'within' : 'OVER';
  console.log(
    `${name.padEnd(33)} ${(bytes / kilobyte).toFixed(1).padStart(6)} kB gzipped, ${verdict} the budget of ${budget / kilobyte} kB`,
  );
  if (bytes > budget) process.exitCode = 1;
}
