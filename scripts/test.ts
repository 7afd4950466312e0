/** `npm test`: every check and every test. */
import { availableParallelism } from 'node:os';
import { budgets, lint, page, runAll, smoothness, tests, types } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { findGames } from './game-names.ts';
import { ensurePostgres } from './postgres.ts';
import { ensureProxies } from './proxies.ts';

/** Houses whose tests start servers, browsers or programs. */
const houses = ['bots', 'cli', 'testkit', 'scripts', 'bench'];
/** Folders whose tests only call code. */
const plain = [
  ...findGames().map((game) => `games/${game}`),
  'games',
  'kernel',
  'schema',
  'simulation',
  'web',
  'device',
];

for (const missing of [ensureChromium(), ensurePostgres(), ensureProxies()]) {
  if (missing !== undefined) console.log(missing);
}

process.exitCode = await runAll([
  // Two that keep one core busy each, twice.
  [types, page],
  [lint, budgets],
  // In a browser and without one side by side, the longest first, so that none of them is left over at the end; two more
  // than there are cores, as many of them wait for clocks, disks and other processes.
  [
    tests(
      'tests',
      [
        'e2e/{layout,pages}.test.ts',
        'server/{crash,channels}.test.ts',
        'e2e/*.test.ts',
        '{server/testing/attack/attack,scripts/new-game,cli/program}.test.ts',
        'games/*/{kit,*-kit}.test.ts',
        ...plain.map((folder) => `together:${folder}/**/*.test.ts`),
        'server/**/*.test.ts',
        ...houses.map((house) => `${house}/**/*.test.ts`),
      ],
      availableParallelism() + 2,
    ),
  ],
  [smoothness],
]);
