import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effect } from '@preact/signals';
import type { Locale, Messages } from '../../games/words.ts';
import type { Part } from '../messages/index.ts';
import { HeldParts } from './held-parts.ts';

/** Parts that arrive when a test says so, in a language of its choice. */
function slowly(first: Locale) {
  let wanted = first;
  const waiting = new Map<string, () => void>();
  const held = new HeldParts(
    () => wanted,
    (part, language) =>
      new Promise<Messages>((resolve) => {
        waiting.set(`${part} ${language}`, () => resolve({ [part]: language }));
      }),
  );
  return {
    held,
    want(language: Locale) {
      wanted = language;
    },
    async comes(part: Part, language: Locale) {
      waiting.get(`${part} ${language}`)?.();
      await new Promise(setImmediate);
    },
    said: () => {
      const { language, parts } = held.held.value;
      return `${language}: ${[...parts].map(([part, texts]) => `${part} ${texts[part]}`).join(', ')}`;
    },
  };
}

test('parts that are asked for at once are all held, whichever comes first', async () => {
  const { held, comes, said } = slowly('pl');
  const loaded = Promise.all([held.load('start'), held.load('home', 'errors')]);
  await comes('home', 'pl');
  await comes('errors', 'pl');
  await comes('start', 'pl');
  await loaded;
  assert.equal(said(), 'pl: home pl, errors pl, start pl');
});

test('another language is spoken only when every part is there in it', async () => {
  const { held, want, comes, said } = slowly('en');
  void held.load('start', 'home');
  await comes('start', 'en');
  await comes('home', 'en');
  want('fr');
  void held.load();
  await comes('start', 'fr');
  assert.equal(said(), 'en: start en, home en');
  await comes('home', 'fr');
  assert.equal(said(), 'fr: start fr, home fr');
});

test('a part that comes while the language changes is there in the new one', async () => {
  const { held, want, comes, said } = slowly('en');
  void held.load('start');
  await comes('start', 'en');
  const chat = held.load('chat');
  want('de');
  void held.load();
  await comes('start', 'de');
  await comes('chat', 'en');
  await comes('start', 'de');
  await comes('chat', 'de');
  await chat;
  assert.equal(said(), 'de: start de, chat de');
});

test('who comes back to the first language hears nothing of the second', async () => {
  const { held, want, comes } = slowly('en');
  void held.load('start');
  await comes('start', 'en');
  const heard: Locale[] = [];
  effect(() => void heard.push(held.held.value.language));
  want('it');
  void held.load();
  want('en');
  void held.load();
  await comes('start', 'it');
  assert.deepEqual(heard, ['en']);
});
