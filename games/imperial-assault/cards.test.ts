import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultPack, packs } from './content/packs.ts';
import { prove } from './testing/card-tests.ts';
import { testsOfCards } from './testing/cards/index.ts';

for (const [card, { works, limits }] of Object.entries(testsOfCards)) {
  describe(card, () => {
    for (const [title, one] of Object.entries({ ...works, ...limits })) test(title, () => prove(one));
  });
}

test('every card with tests is in the pack, and has one that shows it at work and one that shows a limit', () => {
  const pack = packs[defaultPack] ?? assert.fail();
  const { deployments, companions, forms, upgrades, commands } = pack;
  const ids = new Set([deployments, companions, forms, upgrades, commands].flat().map(({ id }) => id));
  for (const [card, { works, limits }] of Object.entries(testsOfCards)) {
    assert.ok(ids.has(card), card);
    assert.ok(Object.keys(works).length > 0 && Object.keys(limits).length > 0, card);
  }
});
