/** `npm test`: every check and every test. */
import { availableParallelism } from 'node:os';
import { budgets, lint, page, runAll, smoothness, tests, types } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { ensurePostgres } from './postgres.ts';
import { ensureProxies } from './proxies.ts';

const houses = ['kernel', 'games', 'bots', 'schema', 'server', 'cli', 'testkit', 'web', 'scripts', 'bench'];

for (const missing of [ensureChromium(), ensurePostgres(), ensureProxies()]) {
  if (missing !== undefined) console.log(missing);
}

process.exitCode = runAll([
  types,
  lint,
  page,
  budgets,
  tests(
    'unit tests',
    houses.map((house) => `${house}/**/*.test.ts`),
    availableParallelism(),
  ),
  // One after the other: each draws with all cores, and two take as long as one and one.
  tests('in the browser', ['e2e/**/*.test.ts'], 1),
  smoothness,
]);
