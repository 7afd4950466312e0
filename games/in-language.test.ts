import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage, together } from './in-language.ts';
import { locales, type Messages } from './words.ts';

const hello = inLanguage<Messages>(async (locale) => ({ default: { hello: `Hello ${locale}`, bye: 'Bye' } }));

test('each language is read from its own file', async () => {
  const said = await Promise.all(locales.map(hello));
  assert.deepEqual(
    said.map((texts) => texts.hello),
    locales.map((locale) => `Hello ${locale}`),
  );
});

test('of two places with one key, the later counts', async () => {
  const both = together(hello, async (locale) => ({ bye: `${locale}!`, more: 'more' }));
  assert.deepEqual(await both('en'), { hello: 'Hello en', bye: 'en!', more: 'more' });
});
