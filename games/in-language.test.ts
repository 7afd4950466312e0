import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage, together } from './in-language.ts';
import { locales } from './words.ts';

const hello = inLanguage({
  en: async () => ({ default: { hello: 'Hello', bye: 'Bye' } }),
  pl: async () => ({ default: { hello: 'Cześć' } }),
  de: async () => ({ default: { hello: 'Hallo' } }),
  ro: async () => ({ default: { hello: 'Salut' } }),
  fr: async () => ({ default: { hello: 'Salut' } }),
  it: async () => ({ default: { hello: 'Ciao' } }),
});

test('each language is read from its own file', async () => {
  const said = await Promise.all(locales.map(hello));
  assert.deepEqual(
    said.map((texts) => texts.hello),
    ['Hello', 'Cześć', 'Hallo', 'Salut', 'Salut', 'Ciao'],
  );
});

test('of two places with one key, the later counts', async () => {
  const both = together(hello, async (locale) => ({ bye: `${locale}!`, more: 'more' }));
  assert.deepEqual(await both('en'), { hello: 'Hello', bye: 'en!', more: 'more' });
});
