import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkAgainst } from '../../schema/check.ts';
import { checkPack } from './content/check.ts';
import { cardEffectSchema, objectiveEffectSchema, powerEffectSchema } from './content/effect-schema.ts';
import { packSchema } from './content/pack-schema.ts';
import { packs } from './content/packs.ts';
import { cardTables } from './testing/card-tables.ts';

const page = readFileSync(new URL('../../docs/games/pocketmodel.md', import.meta.url), 'utf8');
const [, composing = ''] = /\n## Composing cards\n([\s\S]*?)\n## /.exec(page) ?? [];

/** The names of properties and the words that a schema allows, in all of its depth. */
function wordsIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  if (Array.isArray(schema)) return schema.flatMap(wordsIn);
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties') return [...Object.keys(value), ...wordsIn(Object.values(value))];
    if (key === 'const' || key === 'enum') return [value].flat().filter((word) => typeof word === 'string');
    return wordsIn(value);
  });
}

test('the page shows all cards and power icons of the reconstructed pack as they are', () => {
  assert.ok(packs.reconstructed);
  const tables = cardTables(packs.reconstructed);
  assert.ok(tables.split('\n').length > packs.reconstructed.cards.length);
  assert.ok(
    page.includes(`\n${tables}\n`),
    'put the output of `node games/pocketmodel/testing/card-tables.ts` into docs/games/pocketmodel.md',
  );
});

test('every word of the vocabulary of effects is explained', () => {
  const words = new Set(wordsIn([cardEffectSchema, objectiveEffectSchema, powerEffectSchema]));
  assert.ok(words.size > 40, [...words].join(' '));
  const missing = [...words].filter((word) => !composing.includes(`\`${word}\``));
  assert.deepEqual(missing, []);
});

test('the card that the page composes is legal', () => {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(composing) ?? [];
  const card = JSON.parse(text);
  const pack = packs.reconstructed;
  assert.ok(pack);
  const own = { ...pack, cards: [...pack.cards, card] };
  assert.ok(checkAgainst(packSchema, own).ok);
  assert.deepEqual(checkPack(own), []);
});
