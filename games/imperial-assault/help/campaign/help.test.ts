import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chapter, locales } from '../../../words.ts';
import { entry } from '../../campaign-entry.ts';
import { diagramIds } from '../diagrams.ts';
import { help } from '../index.ts';

test('every rule of a campaign that can refuse has its sentence and exactly one chapter', async () => {
  const rules = Object.keys(await entry.rulePlaces());
  const explained = (await entry.help('en')).flatMap((chapter) => chapter.rules ?? []);
  assert.deepEqual(explained.sort(), rules.sort());
  const texts = await entry.messages('en', ['refusals']);
  for (const rule of rules) assert.ok(`rule.${rule}` in texts, rule);
});

test('attack, movement and sight are told by the chapters of the skirmish, and no chapter is there twice', async () => {
  for (const locale of locales) {
    const [campaign, skirmish] = [await entry.help(locale), await help(locale)];
    assert.equal(new Set(campaign.map(({ id }) => id)).size, campaign.length);
    for (const id of ['cards', 'terrain', 'movement', 'sight', 'attack', 'dice', 'surges', 'conditions'])
      assert.ok(
        campaign.some((chapter) => chapter.id === id && skirmish.includes(chapter)),
        id,
      );
  }
});

test('every language has the chapters of English, with as many paragraphs, and all their diagrams are drawn', async () => {
  const shape = (chapters: readonly Chapter[]) =>
    chapters.map(({ id, pages, rules, text }) => ({
      id,
      pages,
      rules,
      text: text.map((line) => /^(?:- |!\[[a-z]+\])?/.exec(line)?.[0]),
    }));
  const english = shape(await entry.help('en'));
  for (const locale of locales) {
    const chapters = await entry.help(locale);
    assert.deepEqual(shape(chapters), english, locale);
    for (const { id, text } of chapters)
      for (const line of text) assert.ok(line.split('**').length % 2 === 1, `${id}: ${line}`);
  }
  const drawn: readonly string[] = diagramIds;
  const named = english.flatMap(({ text }) =>
    text.flatMap((line) => /\w+(?=\])/.exec(line ?? '')?.[0] ?? []),
  );
  for (const diagram of named) assert.ok(drawn.includes(diagram), diagram);
});
