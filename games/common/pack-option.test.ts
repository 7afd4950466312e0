import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolvePack } from './pack-option.ts';

const known = {
  packs: { small: { cards: 4 }, large: { cards: 9 } },
  check: ({ cards }: { readonly cards: number }) => [
    ...(cards < 3 ? [{ place: '/cards', key: 'fewCards' }] : []),
    ...(cards % 2 === 1 ? [{ place: '/cards', key: 'oddCards' }] : []),
  ],
  from: ({ cards }: { readonly cards: number }) => ({ cards: cards * 10 }),
};

test('a pack is asked for by its id, and only by one that there is', () => {
  assert.equal(resolvePack('large', known), known.packs.large);
  for (const id of ['huge', 'toString']) {
    assert.throws(() => resolvePack(id, known), {
      code: 'bad-options',
      message: `no pack is called "${id}"; there is small, large`,
    });
  }
});

test('a pack of one’s own is taken when nothing is wrong in it', () => {
  assert.deepEqual(resolvePack({ cards: 8 }, known), { cards: 80 });
  assert.throws(() => resolvePack({ cards: 5 }, known), {
    code: 'bad-pack',
    message: 'the pack is wrong: oddCards at /cards',
  });
  assert.throws(() => resolvePack({ cards: 1 }, known), {
    code: 'bad-pack',
    message: 'the pack is wrong: fewCards at /cards, and 1 more',
  });
});
