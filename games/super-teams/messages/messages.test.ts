import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bonusKinds, certainParts, certainties, colors, shipIds, sides } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { optionsSchema } from '../rules/options.ts';
import { messages } from './index.ts';

const english = await messages('en');

test('what the rules name besides rules and options has a message', () => {
  const named = [
    ...optionsSchema.properties.first.enum.map((value) => `option.first.${value}`),
    ...colors.map((color) => `option.colors.${color}`),
    ...Object.keys(packs).map((id) => `option.pack.${id}`),
    ...colors.flatMap((color) => [`color.${color}`, `card.color.${color}`]),
    ...shipIds.map((ship) => `ship.${ship}`),
    ...bonusKinds.map((kind) => `bonus.${kind}`),
    ...sides.map((side) => `side.${side}`),
    ...certainties.map((certainty) => `certainty.${certainty}`),
    ...certainParts.map((part) => `part.${part}`),
  ];
  for (const key of named) assert.ok(key in english, key);
});

test('no message is left unused', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const text = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n');
  const literals = new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
  const templates = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, begin = '']) => begin);
  // Said by the page around the table: refusals and options; and by what all games share.
  const outside = ['rule.', 'option.', 'list.'];
  for (const key of Object.keys(english)) {
    const used = literals.has(key) || [...templates, ...outside].some((begin) => key.startsWith(begin));
    assert.ok(used, key);
  }
});
