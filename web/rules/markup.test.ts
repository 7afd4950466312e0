import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paragraphs, runs } from './markup.ts';
import { searchChapters } from './search.ts';

test('lines with a dash become a list', () => {
  assert.deepEqual(paragraphs(['One.', '- a', '- b', 'Two.']), [
    { kind: 'text', text: 'One.' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'text', text: 'Two.' },
  ]);
});

test('bold and found parts are cut out', () => {
  assert.deepEqual(
    runs('The **owner** rolls; owners win.', 'OWNER').map(({ kind, text }) => [kind, text]),
    [
      ['plain', 'The '],
      ['bold', 'owner'],
      ['plain', ' rolls; '],
      ['found', 'owner'],
      ['plain', 's win.'],
    ],
  );
});

test('a search finds chapters with all its words', () => {
  const chapter = { id: 'b', title: 'Battles', pages: '13', text: ['Roll the dice.'] };
  assert.deepEqual(searchChapters([chapter], 'dice battle'), [chapter]);
  assert.deepEqual(searchChapters([chapter], 'dice planet'), []);
});
