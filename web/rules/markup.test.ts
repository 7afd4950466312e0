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

test('a diagram is a reference with its caption, which can be searched', () => {
  const text = ['One.', '![tile] A **legal** tile.'];
  assert.deepEqual(paragraphs(text)[1], { kind: 'diagram', id: 'tile', caption: 'A **legal** tile.' });
  const chapter = { id: 'a', title: 'Tiles', pages: '11', text };
  assert.deepEqual(searchChapters([chapter], 'legal tile'), [chapter]);
  assert.deepEqual(searchChapters([{ ...chapter, title: 'No' }], '!['), []);
});

test('bold and found parts are cut out, found ones in bold too', () => {
  const told = runs('The **owner** rolls; owners win.', 'OWNER');
  assert.deepEqual(
    told.map(({ text, bold, found }) => [text, bold, found]),
    [
      ['The ', false, false],
      ['owner', true, true],
      [' rolls; ', false, false],
      ['owner', false, true],
      ['s win.', false, false],
    ],
  );
  assert.equal(told.map(({ text }) => text).join(''), 'The owner rolls; owners win.');
});

test('a search finds chapters with all its words', () => {
  const chapter = { id: 'b', title: 'Battles', pages: '13', text: ['Roll the dice.'] };
  assert.deepEqual(searchChapters([chapter], 'dice battle'), [chapter]);
  assert.deepEqual(searchChapters([chapter], 'dice planet'), []);
  const german = { ...chapter, text: ['Die **Würfel** fallen.'] };
  assert.deepEqual(searchChapters([german], 'wurfel battles'), [german]);
});
