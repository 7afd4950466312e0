import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '../../words.ts';
import { refusals } from '../rules/refusals.ts';
import { help } from './index.ts';

const english = await help('en');

test('every rule that can refuse a choice is explained in exactly one chapter', () => {
  const explained = english.flatMap(({ rules = [] }) => rules);
  assert.deepEqual(explained.toSorted(), Object.keys(refusals).toSorted());
});

for (const locale of locales) {
  test(`${locale} has the same chapters, pages and rules as English, and as many paragraphs`, async () => {
    const shape = (chapters: typeof english) =>
      chapters.map(({ id, pages, rules, text }) => ({ id, pages, rules, paragraphs: text.length }));
    assert.deepEqual(shape(await help(locale)), shape(english));
  });

  test(`${locale} closes every bold part`, async () => {
    for (const { id, text } of await help(locale)) {
      for (const paragraph of text)
        assert.equal(paragraph.split('**').length % 2, 1, `${locale} ${id}: ${paragraph}`);
    }
  });
}
