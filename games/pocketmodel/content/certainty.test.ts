import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf } from './certainty.ts';
import type { Card } from './pack.ts';
import { packSchema } from './pack-schema.ts';
import { packs } from './packs.ts';

const groups = ['units', 'cards', 'icons'] as const;
const [box = assert.fail('no pack')] = Object.values(packs);

function cardAs(kind: Card['kind']): Card {
  return box.cards.find((card) => card.kind === kind) ?? assert.fail(kind);
}

test('packs state the certainty of no datum that is not counted', () => {
  for (const pack of Object.values(packs)) {
    for (const group of groups) {
      for (const item of pack[group]) {
        const stated = Object.keys(item.certainty ?? {});
        assert.deepEqual(
          stated.filter((field) => !fieldsOf(group, item).includes(field)),
          [],
          item.id,
        );
      }
    }
  }
});

test('what a pack may state is what is counted, in cards the two parts of a bonus', () => {
  const { units, cards } = packSchema.properties;
  const unit = { ...(box.units[0] ?? assert.fail()), rarity: 'rare', set: 'base' } as const;
  assert.deepEqual(
    [...fieldsOf('units', unit)].sort(),
    Object.keys(units.items.properties.certainty.properties).sort(),
  );
  const card = { ...cardAs('combat'), rarity: 'rare', set: 'base', number: 'S1' } as const;
  assert.deepEqual(
    [...fieldsOf('cards', card)].sort(),
    Object.keys(cards.items.oneOf[0].properties.certainty.properties).sort(),
  );
});

test('an objective has no bonus to be sure of', () => {
  const { certainty: _, rarity: __, set: ___, number: ____, ...objective } = cardAs('objective');
  assert.deepEqual(fieldsOf('cards', objective), ['name', 'ability', 'stars', 'guard']);
});
