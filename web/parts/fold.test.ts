import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWords, fold, wordsOf } from './fold.ts';

/** What is highlighted. */
const lit = (text: string, search: string): string[] =>
  findWords(text, wordsOf(search)).map(([from, to]) => text.slice(from, to));

test('a search without accents finds them, and one with accents finds letters without', () => {
  assert.deepEqual(lit('Alle Würfel rollen', 'wurfel'), ['Würfel']);
  assert.deepEqual(lit('Alle Wurfel rollen', 'WÜRFEL'), ['Wurfel']);
  assert.deepEqual(lit('Gdzie leżą płytki', 'plytki leza'), ['leżą', 'płytki']);
  assert.deepEqual(lit('la Pologne des astéroïdes', 'asteroides'), ['astéroïdes']);
});

test('both ways in which Romanian letters are written are one', () => {
  assert.deepEqual(lit('ștergere, ştergere', 'stergere'), ['ștergere', 'ştergere']);
  assert.deepEqual(lit('țintă', 'ţinta'), ['țintă']);
});

test('letters that stand for two are found and lit as a whole', () => {
  assert.deepEqual(lit('die Straße lang', 'strasse'), ['Straße']);
  assert.deepEqual(lit('die Strasse lang', 'straße'), ['Strasse']);
  assert.deepEqual(lit('Maß', 's'), ['ß']);
});

test('accents that are characters of their own are lit with their letter', () => {
  const apart = 'Wu\u0308rfel und ’ein';
  assert.deepEqual(lit(apart, 'wurfel'), ['Wu\u0308rfel']);
  assert.deepEqual(lit(apart, "'ein"), ['’ein']);
});

test('the longest word is lit, and nothing where nothing is looked for', () => {
  assert.deepEqual(lit('dice and die', 'd die'), ['d', 'd', 'die']);
  assert.deepEqual(lit('anything', '  '), []);
  assert.equal(fold('İÇ'), 'ic');
});
