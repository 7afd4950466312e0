import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { games } from '../games/games.ts';
import { hashesOf } from './hashes.ts';
import { allSamples } from './samples.ts';

const seeds = 20;
const samples = await allSamples();

let browser: Browser;
let page: Page;

before(async () => {
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
});

after(() => browser?.close());

for (const { game, matches } of samples) {
  test(`the same seeds give the same matches of ${game.id} in Node and in Chromium`, async () => {
    const there: unknown = await page.evaluate(`hashes[${JSON.stringify(game.id)}](${seeds})`);
    assert.deepEqual(there, hashesOf(game, matches, seeds));
  });
}

test('every game of the list was played', () => {
  const played = new Set(samples.map(({ game }) => game.id));
  assert.deepEqual(
    games.filter(({ id }) => !played.has(id)).map(({ id }) => id),
    [],
  );
});

/** A script for a page that sets `hashes`: for each game, the hashes of so many matches. */
async function bundle(): Promise<string> {
  const folders = [...new Set(samples.map(({ folder }) => fileURLToPath(new URL('../golden.ts', folder))))];
  const code = [
    `import { hashesOf } from ${JSON.stringify(fileURLToPath(new URL('hashes.ts', import.meta.url)))};`,
    ...folders.map((file, number) => `import { samples as games${number} } from ${JSON.stringify(file)};`),
    'globalThis.hashes = {};',
    `for (const { game, matches } of [${folders.map((_, number) => `...games${number}`).join(', ')}]) {`,
    '  globalThis.hashes[game.id] = (seeds) => hashesOf(game, matches, seeds);',
    '}',
  ].join('\n');
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id.endsWith('all-games') ? 'all-games' : null),
    load: (id) => (id === 'all-games' ? code : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      lib: { entry: 'all-games', formats: ['iife'], name: 'matches' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  assert(output && 'output' in output);
  const [chunk, ...more] = output.output;
  assert.equal(more.length, 0);
  return chunk.code;
}
