import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { mentionsIn } from '../../testkit/mentions.ts';
import { games } from '../games.ts';
import { locales, messageParts } from '../words.ts';
import { commonMessages } from './index.ts';

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
  for (const { id } of games) {
    for (const locale of locales) {
      for (const part of messageParts) {
        const file = new URL(`../${id}/messages/${part}/${locale}.json`, import.meta.url);
        const own = JSON.parse(await readFile(file, 'utf8'));
        assert.deepEqual(
          keys.filter((key) => key in own),
          [],
          file.pathname,
        );
      }
    }
  }
});
