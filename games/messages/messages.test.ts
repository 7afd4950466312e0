import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { mentionsIn } from '../../testkit/mentions.ts';
import { games } from '../games.ts';
import { locales } from '../words.ts';
import { commonMessages } from './index.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const keys = Object.keys(await commonMessages('en'));

test('no message is left unused', () => {
  const { named } = mentionsIn(new URL('..', import.meta.url), new URL('../../web/board/', import.meta.url));
  // Said by the page around the table.
  assert.deepEqual(
    keys.filter((key) => !named(key) && !key.startsWith('option.')),
    [],
  );
});

test('no game says again what is said here', async () => {
  const files = globSync(`*/messages/*/*.json`, { cwd: folder });
  assert.ok(files.length >= games.length * locales.length);
  for (const file of files) {
    const own = JSON.parse(await readFile(folder + file, 'utf8'));
    assert.deepEqual(
      keys.filter((key) => key in own),
      [],
      `${file} says again what games/messages/ says; take these keys out of it`,
    );
  }
});
