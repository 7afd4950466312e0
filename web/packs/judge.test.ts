import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgePack } from './judge.ts';

const packs = {
  schema: { type: 'object', required: ['cards'], properties: { cards: { type: 'integer' } } },
  check: (pack: unknown) => {
    const { cards } = JSON.parse(JSON.stringify(pack));
    return cards % 2 === 0 ? [] : [{ place: '/cards', sentence: { key: 'pack.odd' } }];
  },
};

test('the game is asked only about packs that have its shape', () => {
  assert.deepEqual(judgePack(packs, { cards: 4 }), { says: 'game', faults: [] });
  assert.deepEqual(judgePack(packs, { cards: 3 }), {
    says: 'game',
    faults: [{ place: '/cards', sentence: { key: 'pack.odd' } }],
  });
  assert.deepEqual(judgePack(packs, { cards: 'many' }), {
    says: 'page',
    faults: [{ place: '/cards', sentence: { key: 'shape.type', args: { type: 'integer' } } }],
  });
});
