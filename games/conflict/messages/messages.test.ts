import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { certainties, deckNames, heroes, leaderNames, roles, sides, symbols } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { optionsSchema } from '../rules/options.ts';
import { themes } from '../words/names.ts';
import { certainParts } from '../words/table.ts';
import { messages } from './index.ts';

const english = await messages('en');

test('what the rules name besides rules and options has a message', () => {
  const named = [
    ...sides.map((side) => `option.side.${side}`),
    ...optionsSchema.properties.hands.enum.map((value) => `option.hands.${value}`),
    ...Object.keys(packs).map((id) => `option.pack.${id}`),
    ...deckNames.flatMap((deck) => [`deck.${deck}`, `from.${deck}`, `back.${deck}`]),
    ...leaderNames.map((leader) => `leader.${leader}`),
    ...heroes.map((hero) => `hero.${hero}`),
    ...roles.map((role) => `role.${role}`),
    ...symbols.map((symbol) => `symbol.${symbol}`),
    ...themes.map((theme) => `theme.${theme}`),
    ...certainties.map((certainty) => `certainty.${certainty}`),
    ...certainParts.map((part) => `part.${part}`),
    ...['none', 'bury', 'peek', 'draw'].map((power) => `power.${power}`),
    ...['blank', 'play', 'draw', 'discard', 'aside'].map((effect) => `effect.${effect}`),
  ];
  for (const key of named) assert.ok(key in english, key);
});

test('every group of data and every picture of the shipped packs has a name', () => {
  for (const { status, decks } of Object.values(packs)) {
    for (const part of Object.keys(status)) assert.ok(`part.${part}` in english, part);
    for (const { theme, hero } of deckNames.flatMap((deck) => decks[deck])) {
      assert.ok(hero !== undefined || `theme.${theme}` in english, theme);
    }
  }
});

test('every fault of a pack has a message', () => {
  const check = readFileSync(new URL('../content/check.ts', import.meta.url), 'utf8');
  const keys = [...check.matchAll(/'(pack\.\w+)'/g)].map(([, key = '']) => key);
  assert.ok(keys.length > 0);
  assert.deepEqual(
    keys.filter((key) => !(key in english)),
    [],
  );
});

test('no message is left unused', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const text = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n');
  const literals = new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
  const templates = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, begin = '']) => begin);
  // Said by the page around the table: refusals and options; and by what all games share.
  const outside = ['rule.', 'option.', 'list.'];
  // `told` takes the name of an event without what stands before it.
  const named = (key: string): boolean =>
    literals.has(key) || [...templates, ...outside].some((begin) => key.startsWith(begin));
  for (const key of Object.keys(english)) {
    const [, event = key] = /^(?:event|brief)\.(.*)$/.exec(key) ?? [];
    assert.ok(event === key ? named(key) : named(event) || literals.has(key), key);
  }
});
