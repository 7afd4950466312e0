import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignPack } from './packs.ts';

test('what can be used at any time of an activation has a price or a limit, so that no activation is endless (A4)', () => {
  const { heroes, cards } = campaignPack;
  const abilities = [
    ...cards.flatMap((card) => card.abilities ?? []),
    ...heroes.flatMap(({ healthy, wounded }) => [...healthy.abilities, ...wounded.abilities]),
  ];
  const endless = abilities.filter(
    ({ when, price, limit }) => when.at === 'activation' && price === undefined && limit === undefined,
  );
  assert.deepEqual(
    endless.map(({ id }) => id),
    [],
  );
});
