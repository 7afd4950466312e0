import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faults } from './code-rules.ts';
import {
  codeFolders,
  exampleGame,
  findFiles,
  findGames,
  listLine,
  namesOfGames,
  namesOfGamesIn,
  readSource,
} from './game-names.ts';

const games = findGames();

describe('every file keeps to the rules of docs/architecture.md', () => {
  for (const folder of codeFolders)
    test(folder, () => {
      const sources = findFiles(`${folder}/**/*.{ts,tsx}`);
      assert.ok(sources.length > 0);
      assert.deepEqual(
        sources.flatMap((path) => faults(readSource(path))),
        [],
      );
    });
});

describe('only a game knows its name', () => {
  for (const folder of ['.', ...codeFolders]) {
    test(folder, () => assert.deepEqual(namesOfGamesIn(folder, games), []));
  }
  test('there are games to check', () => assert.ok(games.length > 0));
});

describe('the list of games has a line for each game', () => {
  const list = readSource('games/list.ts').text.split('\n');
  for (const game of games.filter((one) => one !== exampleGame)) {
    test(game, () => {
      const line = listLine(game);
      assert.ok(list.includes(line), `games/list.ts has no line for ${game}; add: ${line}`);
    });
  }
});

describe('the check sees', () => {
  const wrong: readonly [string, string, string, RegExp][] = [
    [
      'a kernel that knows a house',
      'kernel/a.ts',
      `import { x } from '../games/list.ts';`,
      /may not import games\/list/,
    ],
    [
      'a kernel that knows a house by type',
      'kernel/a.ts',
      `import type { X } from '../games/words.ts';`,
      /games\/words/,
    ],
    ['a type imported inside a type', 'kernel/a.ts', `type X = import('../bots/bot.ts').Bot;`, /bots\/bot/],
    ['a house passed on', 'kernel/a.ts', `export * from '../schema/check.ts';`, /schema\/check/],
    ['a house fetched late', 'kernel/a.ts', `export const x = () => import('../bots/bot.ts');`, /bots\/bot/],
    [
      'a fetch that only running it can tell',
      'kernel/a.ts',
      `export const x = (y: string) => import(y);`,
      /only running/,
    ],
    ['Node in the kernel', 'kernel/a.ts', `import { readFileSync } from 'node:fs';`, /node:fs/],
    ['a package in the kernel', 'kernel/a.ts', `import ajv from 'ajv';`, /package ajv/],
    [
      'rules that know the words',
      'games/a/rules/b.ts',
      `import { x } from '../words/x.ts';`,
      /games\/a\/words/,
    ],
    [
      'rules that know another game',
      'games/a/rules/b.ts',
      `import { x } from '../../b/rules/x.ts';`,
      /games\/b/,
    ],
    ['rules that know their bot', 'games/a/rules/b.ts', `import { x } from '../bot/x.ts';`, /games\/a\/bot/],
    ['a package in rules', 'games/a/rules/b.ts', `import { x } from 'preact';`, /package preact/],
    [
      'a bot of a game that knows the board',
      'games/a/bot/b.ts',
      `import { x } from '../board/x.ts';`,
      /games\/a\/board/,
    ],
    [
      'a board that knows the server',
      'games/a/board/b.tsx',
      `import { x } from '../../../server/x.ts';`,
      /server\/x/,
    ],
    ['a game beside the list', 'games/entry.ts', `import { x } from './a/rules/x.ts';`, /games\/a\/rules/],
    ['bots that know a game', 'bots/b.ts', `import { x } from '../games/a/rules/x.ts';`, /games\/a\/rules/],
    ['schemas that know the server', 'schema/b.ts', `import { x } from '../server/x.ts';`, /server\/x/],
    [
      'a server that knows a game',
      'server/b.ts',
      `import { x } from '../games/a/rules/x.ts';`,
      /games\/a\/rules/,
    ],
    ['a server that knows the page', 'server/b.ts', `import { x } from '../web/x.ts';`, /web\/x/],
    [
      'a page that knows a game',
      'web/b.tsx',
      `import { x } from '../games/a/board/x.tsx';`,
      /games\/a\/board/,
    ],
    ['a page that knows the server', 'web/b.tsx', `import { x } from '../server/x.ts';`, /server\/x/],
    ['Node in the page', 'web/b.tsx', `import { x } from 'node:fs';`, /node:fs/],
    ['a command line that knows the page', 'cli/b.ts', `import { x } from '../web/x.ts';`, /web\/x/],
    [
      'a kit that knows a game',
      'testkit/b.ts',
      `import { x } from '../games/a/rules/x.ts';`,
      /games\/a\/rules/,
    ],
    [
      'a test of the kernel that knows a game',
      'kernel/b.test.ts',
      `import '../games/a/rules/x.ts';`,
      /games\/a/,
    ],
    ['chance of the platform', 'games/a/rules/b.ts', `export const x = Math.random();`, /Math\.random/],
    ['a clock', 'kernel/b.ts', `export const x = Date.now();`, /Date/],
    ['another clock', 'games/a/bot/b.ts', `export const x = performance.now();`, /performance/],
    ['a locale', 'games/a/content/b.ts', `export const x = new Intl.Collator();`, /Intl/],
    ['an order by locale', 'games/a/rules/b.ts', `export const x = 'a'.localeCompare('b');`, /localeCompare/],
    ['the process', 'games/a/rules/b.ts', `export const x = process.env;`, /process/],
    ['a timer', 'games/a/rules/b.ts', `setTimeout(() => {}, 1);`, /setTimeout/],
    ['the network', 'games/a/rules/b.ts', `export const x = fetch('x');`, /fetch/],
    ['everything', 'games/a/rules/b.ts', `export const x = globalThis;`, /globalThis/],
    ['a shorthand', 'games/a/rules/b.ts', `export const x = { process };`, /process/],
    ['a cast', 'web/b.ts', `export const x = JSON.parse('1') as number;`, /casts/],
    ['a double cast', 'web/b.ts', `export const x = 1 as unknown as string;`, /casts/],
    ['a silenced compiler', 'web/b.ts', `// @ts-expect-error\nexport const x = 1;`, /silences/],
    ['what cannot be read', 'web/b.ts', `export const = 1;`, /./],
  ];
  for (const [name, path, text, expected] of wrong)
    test(name, () => assert.match(faults({ path, text }).join('\n'), expected));

  test('a game named where it should not be', () => {
    const found = namesOfGames({ path: 'web/a.ts', text: `\nif (game === 'Chess') x();` }, ['chess']);
    assert.deepEqual(found, ['web/a.ts:2 names the game chess']);
  });

  test('a game whose name is a word of SQL', () => {
    const text = ['insert … on conflict do nothing', 'the conflict'].join('\n');
    const found = namesOfGames({ path: 'server/a.ts', text }, ['conflict']);
    assert.deepEqual(found, ['server/a.ts:2 names the game conflict']);
  });

  test('a game of several words, however they are written', () => {
    const text = ['nineMensMorris', 'nine-mens-morris', 'Nine Mens Morris', 'nine men'].join('\n');
    const found = namesOfGames({ path: 'web/a.ts', text }, ['nine-mens-morris']);
    assert.deepEqual(
      found,
      [1, 2, 3].map((line) => `web/a.ts:${line} names the game nine-mens-morris`),
    );
  });
});

describe('the check lets pass', () => {
  const right: readonly [string, string, string][] = [
    [
      'the kernel at home',
      'kernel/a.ts',
      `import { x } from './b.ts'; import { y } from '@noble/hashes/sha2.js';`,
    ],
    [
      'rules with kernel and content',
      'games/a/rules/b.ts',
      `import '../../../kernel/c.ts'; import '../content/d.ts';`,
    ],
    [
      'a board at home',
      'games/a/board/b.tsx',
      `import { x } from 'preact'; import '../words.ts'; import '../../words.ts';`,
    ],
    [
      'a test with the kit',
      'kernel/a.test.ts',
      `import { test } from 'node:test'; import '../testkit/games/b.ts';`,
    ],
    [
      'names that are not the platform',
      'kernel/a.ts',
      `export const x = { process: 1 }; export const y = x.process;`,
    ],
    ['a clock outside the rules', 'server/a.ts', `export const x = Date.now();`],
    ['as const', 'kernel/a.ts', `export const x = [1] as const;`],
  ];
  for (const [name, path, text] of right) test(name, () => assert.deepEqual(faults({ path, text }), []));
});
