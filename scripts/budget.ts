/**
 * `npm run budget`: how much the built page sends to browsers that read Brotli, as all do over HTTPS and on one's own machine:
 * scripts, and texts in the language that is largest. For the page on which a game is picked, for a table before its board
 * comes, and for every game's table without and with the rules that it opens, replay, rules, guided match and workshop with
 * everything that the game ever asks for. Reads the manifest of the build; ends with status 1 when a budget is exceeded.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameEntry } from '../games/entry.ts';
import { games } from '../games/games.ts';
import { type Locale, locales, type MessagePart, messageParts } from '../games/words.ts';
import type { Part } from '../web/messages/index.ts';
import { fetchedBy } from '../web/messages/testing/modules.ts';
import { fileOfTexts } from './texts-build.ts';

/** In bytes. Names of files are hashes, so that the same scripts differ by 0.1 kB from build to build when they are compressed. */
const kilobyte = 1000;
/**
 * `board`: what the page shows of a table until it can be played; `table`: all of that, and `scripts`: that without texts; in
 * a game that asks its server for what the rules say (`GameEntry.table`) nothing else comes. `opened`: with the rules of a game
 * that does not, and all cards in them. `rules`: what plays in the browser by these rules. `build` and `workshop`: what brings
 * all cards or tiles of a game in addition.
 */
const usualBudgets = {
  /** Its cover, its name and its line of every game. */
  home: 42 * kilobyte,
  first: 38.5 * kilobyte,
  board: 88.5 * kilobyte,
  table: 111 * kilobyte,
  scripts: 98.5 * kilobyte,
  opened: 122.5 * kilobyte,
  whole: 108 * kilobyte,
  rules: 146 * kilobyte,
  build: 109 * kilobyte,
  workshop: 109 * kilobyte,
};

const campaign = 'imperial-assault-campaign';

/**
 * Imperial Assault has 235 cards as data, sentences for all that they do, and as many rules as all other games together, with
 * the places where a campaign adds to them. Its campaign comes on top of all that, with maps of tiles and sentences of its own
 * at the table, with the table between missions and sheets of heroes as parts that come later, and with 250 cards, 23 missions
 * positions between missions and in the midst of actions, and the shape of all cards where the rules come too. The battles of PocketModel come later too.
 */
const budgetsOf: Readonly<Record<string, Partial<typeof usualBudgets>>> = {
  'imperial-assault': {
    board: 107.2 * kilobyte,
    table: 139 * kilobyte,
    scripts: 112 * kilobyte,
    opened: 243.3 * kilobyte,
    rules: 231 * kilobyte,
    build: 191 * kilobyte,
    workshop: 138 * kilobyte,
  },
  [campaign]: {
    board: 147.5 * kilobyte,
    table: 191 * kilobyte,
    scripts: 151 * kilobyte,
    rules: 422.5 * kilobyte,
    workshop: 261.5 * kilobyte,
  },
  pocketmodel: {
    table: 121 * kilobyte,
    scripts: 103 * kilobyte,
    opened: 160 * kilobyte,
    rules: 146 * kilobyte,
  },
};

/** For all that a table of the campaign fetches as long as a mission is played: at most 140 kB of scripts. */
const missionBudgets = { table: 180 * kilobyte, scripts: 140 * kilobyte };

/** The budgets of the pages of a game. */
function budgetsFor(id: string): typeof usualBudgets {
  return { ...usualBudgets, ...budgetsOf[id] };
}

const root = new URL('..', import.meta.url).pathname;
const dist = join(root, 'dist');

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Where templates name the language, and the part of the messages. */
const localeIn = /\$\{locale\}/;
const partIn = /\$\{part\}/;

interface Chunk {
  readonly file: string;
  /** The file of the sources of which it is, if it is of one. */
  readonly src?: string;
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

/** A script; or texts that have a file for each language, `…/LOCALE.json`. */
type Source = string;

const areTexts = (source: Source): boolean => source.endsWith('/LOCALE.json');

/** All chunks that come with these scripts, each once. */
function chunksOf(sources: readonly Source[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const add = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const inner of chunk.imports ?? []) add(inner);
  };
  for (const source of sources) if (!areTexts(source)) add(chunkOf(source));
  return found;
}

const known = new Map<string, number>();

function sizeOf(file: string): number {
  const path = join(dist, file);
  const size = known.get(file) ?? statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  known.set(file, size);
  return size;
}

interface Size {
  readonly scripts: number;
  /** Sentences, which the page fetches as JSON. */
  readonly texts: number;
}

function sizeIn(locale: Locale, sources: readonly Source[]): Size {
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0);
  const scripts = [...chunksOf(sources)].map(({ file }) => file).filter((file) => file.endsWith('.js'));
  const texts = sources.filter(areTexts).map((source) => fileOfTexts(join(root, dirname(source)), locale));
  return { scripts: sum(scripts), texts: sum(new Set(texts)) };
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
      : [...fetchedBy(path, own.says, never), ...fetchedBy('web/parts/settings-dialog.tsx', ['settings'])];
  return [...start, ...shown.flatMap((fetched) => [fetched.path, ...said(fetched.says)])];
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

/** The entry of each game by its id: two games can share a folder. */
const entryFiles: ReadonlyMap<string | undefined, string> = new Map(
  globSync('games/*/*entry.ts', { cwd: root }).map((file) => [/ id: '([^']+)'/.exec(read(file))?.[1], file]),
);

function entryFileOf(id: string): string {
  const file = entryFiles.get(id);
  if (file === undefined) throw new Error(`no folder of games has the entry of ${id}`);
  return file;
}

/** What a file of a game loads for a member when it is needed, wherever it has one: `member: () => import('./path')`. */
function loadedFor(file: string, member: string): Source[] {
  const loads = new RegExp(`\\b${member}: \\(.*\\) =>[^]*?(?=\\n {2}\\S|\\n\\})`, 'g');
  const paths = [...read(file).matchAll(loads)].flatMap(([lines]) =>
    [...lines.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => join(dirname(file), path)),
  );
  if (paths.length === 0) throw new Error(`${file} loads nothing for ${member}`);
  return paths;
}

/** What the entry of a game loads for its members. */
const game = (id: string, ...members: readonly (keyof GameEntry)[]): Source[] =>
  members.flatMap((member) => loadedFor(entryFileOf(id), member));

/** The sentences that a file loads in the reader's language, itself or by the messages that it imports. */
function textsOf(file: string, asked: readonly MessagePart[] = messageParts): Source[] {
  const code = read(file);
  const imported = [...code.matchAll(/from '([^']*messages\/index\.ts)'/g)].flatMap(([, path = '']) =>
    textsOf(join(dirname(file), path), asked),
  );
  const own = [...code.matchAll(/^(?! \*).*import\(`([^`]+)`/gm)].flatMap(([, template = '']) => {
    const source = join(dirname(file), template.replace(localeIn, 'LOCALE'));
    return partIn.test(source) ? asked.map((part) => source.replace(partIn, part)) : [source];
  });
  return [...imported, ...own];
}

/** A file with its sentences. */
const withTexts = (file: string): Source[] => [file, ...textsOf(file)];

function gameMessages(id: string, parts: readonly MessagePart[] = messageParts): Source[] {
  return game(id, 'messages').flatMap((index) => [index, ...textsOf(index, parts)]);
}

/** What has a component of its own: the builder, the editor or, by `load`, the explorer of a game. */
function drawnPart(id: string, member: 'builder' | 'editor' | 'load'): Source[] {
  return loadedFor(entryFileOf(id), member).flatMap((index) => [
    ...withTexts(index),
    ...loadedFor(index, 'component'),
  ]);
}

/** What the table of a game is shown with, where that is less than its rules. */
const tableRules = (id: string): Source[] =>
  games.find((entry) => entry.id === id)?.table === undefined ? [] : game(id, 'table');

/** What a game's board needs. */
const board = (id: string): Source[] => [
  ...game(id, 'board', 'words'),
  ...gameMessages(id, ['table', 'board', 'options']),
];

/** What lies in the folder of a board; what is built at a table is counted as a page of its own. */
const inBoard = /^games\/[^/]+\/board\//;

/** What a board fetches itself when it is shown: panels, sheets, and what lies on the table at other times. */
function laterOfBoard(id: string, never: readonly string[] = []): Source[] {
  const begun = chunksOf(start);
  const found = new Set<Source>();
  const add = (source: Source): void => {
    for (const chunk of chunksOf([source])) {
      if (begun.has(chunk)) continue;
      for (const later of chunk.dynamicImports ?? []) {
        if (found.has(later) || never.includes(later) || !inBoard.test(later)) continue;
        found.add(later);
        add(later);
      }
    }
  };
  for (const source of game(id, 'board')) add(source);
  return [...found];
}

/** What a game tells of a choice that it refuses. */
const refusals = (id: string): Source[] => [
  ...game(id, 'rulePlaces'),
  ...game(id, 'messages').flatMap((index) => textsOf(index, ['refusals'])),
];

/** All that a table of a game ever fetches, beside its rules where it has all of them, or as long as these parts of it are not shown. */
function allOfTable(id: string, hidden: readonly string[] = []): Source[] {
  const review = games.find((entry) => entry.id === id)?.review;
  return [
    ...page('web/table/table.tsx', 'whole', [...(never.get(id) ?? []), ...hidden]),
    ...board(id),
    ...tableRules(id),
    ...laterOfBoard(id, hidden),
    ...refusals(id),
    ...(review === undefined ? [] : game(id, 'review')),
  ];
}

/** What a table of the campaign shows only before a mission or after it. */
const aroundMission = ['web/table/lobby.tsx', 'games/imperial-assault/board/campaign/between/between.tsx'];

const rows: readonly {
  readonly name: string;
  readonly budget: number;
  readonly scriptBudget?: number;
  readonly sources: readonly Source[];
}[] = [
  {
    name: 'home',
    budget: usualBudgets.home,
    sources: [
      ...page('web/home/home.tsx', 'first'),
      ...games.flatMap(({ id }) => game(id, 'cover', 'tagline')),
    ],
  },
  {
    name: 'table before its board',
    budget: usualBudgets.first,
    sources: page('web/table/table.tsx', 'first'),
  },
  ...games.flatMap(({ id, builder, diagrams, editor, explorer, guides, table }) => [
    {
      name: `table of ${id}`,
      budget: budgetsFor(id).board,
      sources: [
        ...page('web/table/table.tsx', 'first'),
        'web/table/play.tsx',
        ...board(id),
        ...tableRules(id),
      ],
    },
    {
      name: `all of the table of ${id}`,
      budget: budgetsFor(id).table,
      scriptBudget: budgetsFor(id).scripts,
      sources: allOfTable(id),
    },
    ...(table === undefined
      ? [
          {
            name: `table with the rules of ${id}`,
            budget: budgetsFor(id).opened,
            sources: [...allOfTable(id), ...game(id, 'game')],
          },
        ]
      : []),
    ...(id === campaign
      ? [
          {
            name: `all at a mission of ${id}`,
            budget: missionBudgets.table,
            scriptBudget: missionBudgets.scripts,
            sources: allOfTable(id, aroundMission),
          },
        ]
      : []),
    {
      name: `replay of ${id}`,
      budget: budgetsFor(id).rules,
      sources: [
        ...page('web/replay/replay.tsx', 'whole', never.get(id)),
        ...board(id),
        ...laterOfBoard(id),
        ...game(id, 'game'),
      ],
    },
    {
      name: `rules of ${id}`,
      budget: budgetsFor(id).whole,
      sources: [
        ...page('web/rules/rules.tsx', 'whole'),
        ...game(id, 'rulePlaces'),
        ...game(id, 'help').flatMap(withTexts),
        ...(diagrams === undefined ? [] : game(id, 'diagrams')),
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
              ...game(id, 'game', 'packs', 'rulePlaces'),
              ...drawnPart(id, 'builder'),
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
            sources: [...page('web/explore/explore.tsx', 'whole'), ...drawnPart(id, 'load')],
          },
        ]),
    ...(guides === undefined
      ? []
      : loadedFor(entryFileOf(id), 'guide').map((guide, at) => ({
          name: `guide ${at + 1} of ${id}`,
          budget: budgetsFor(id).rules,
          sources: [
            ...page('web/guide/guide.tsx', 'whole', never.get(id)),
            ...board(id),
            ...laterOfBoard(id),
            ...refusals(id),
            ...game(id, 'game'),
            ...withTexts(guide),
          ],
        }))),
    ...(editor === undefined
      ? []
      : [
          {
            name: `workshop of ${id}`,
            budget: budgetsFor(id).workshop,
            sources: [
              ...page('web/packs/packs.tsx', 'whole'),
              ...gameMessages(id),
              ...game(id, 'packs'),
              ...drawnPart(id, 'editor'),
              'web/packs/kit/messages/LOCALE.json',
            ],
          },
        ]),
  ]),
];

const told = (bytes: number): string => (bytes / kilobyte).toFixed(1).padStart(5);

for (const { name, budget, scriptBudget = budget, sources } of rows) {
  const sizes = locales.map((locale) => sizeIn(locale, sources));
  const { scripts, texts } = sizes.reduce((most, size) => (size.texts > most.texts ? size : most));
  const over = scripts + texts > budget || scripts > scriptBudget;
  console.log(
    `${name.padEnd(45)} ${told(scripts)} kB of scripts and ${told(texts)} of texts, ${told(scripts + texts)} in all: ` +
      `${over ? 'OVER' : 'within'} the budget of ${budget / kilobyte} kB${scriptBudget < budget ? `, ${scriptBudget / kilobyte} of scripts` : ''}`,
  );
  if (over) process.exitCode = 1;
}
