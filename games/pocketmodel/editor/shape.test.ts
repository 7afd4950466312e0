import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { type Members, membersOf } from '../../../web/packs/kit/schema-form/shape.ts';
import { cardEffectSchema, objectiveEffectSchema, powerEffectSchema } from '../content/effect-schema.ts';
import { packs } from '../content/packs.ts';
import { isCardEffect, isObjectiveEffect, isPowerEffect } from './cards.ts';
import { deedsAt, firstEffect, leastOf, momentsOf, shapeOf, turnInto } from './shape.ts';

const icons = ['laser', 'ace'];
const kinds = [
  { name: 'combat cards', schema: cardEffectSchema, isOne: isCardEffect },
  { name: 'objective cards', schema: objectiveEffectSchema, isOne: isObjectiveEffect },
  { name: 'power icons', schema: powerEffectSchema, isOne: isPowerEffect },
];

for (const { name, schema, isOne } of kinds) {
  test(`whatever one chooses for ${name} fits the schema, with every part that may be left out`, () => {
    let count = 0;
    for (const before of momentsOf(schema)) {
      for (const was of deedsAt(schema, before)) {
        const first = turnInto(schema, firstEffect(schema, icons), before, was, icons);
        const shape = shapeOf(schema, before, was);
        const full: Record<string, unknown> = { ...first };
        for (const [member, own] of Object.entries(shape?.properties ?? {}))
          full[member] ??= leastOf(own, icons);
        for (const when of momentsOf(schema)) {
          for (const does of deedsAt(schema, when)) {
            const effect = turnInto(schema, full, when, does, icons);
            assert.deepEqual([effect.when, effect.do], [when, does]);
            for (const one of [first, full, effect]) {
              assert.equal(checkAgainst(schema, one).ok, true, JSON.stringify(one));
              assert.ok(isOne(one), JSON.stringify(one));
            }
            count++;
          }
        }
      }
    }
    assert.ok(count > 20);
  });
}

test('what fits stays when the deed changes, and the rest goes', () => {
  const aimed: Members = {
    when: 'battle',
    do: 'modify',
    stat: 'attack',
    amount: 2,
    of: 'self',
    if: { role: 'attacker' },
  };
  const prevent = turnInto(cardEffectSchema, aimed, 'battle', 'prevent', icons);
  assert.deepEqual(prevent, { when: 'battle', do: 'prevent', if: { role: 'attacker' }, amount: 2, least: 1 });
  const lowered = turnInto(cardEffectSchema, { ...aimed, amount: -2 }, 'battle', 'prevent', icons);
  assert.equal(lowered.amount, 1);
  const later = turnInto(cardEffectSchema, aimed, 'after', 'modify', icons);
  assert.deepEqual([later.when, later.do], ['after', 'repair']);
});

test('all effects of the packs that come with the game can be put together', () => {
  for (const { cards, icons: all } of Object.values(packs)) {
    for (const card of cards) {
      if (card.kind === 'combat')
        for (const effect of card.ability?.effects ?? []) assert.ok(isCardEffect(effect));
      else for (const effect of card.effects) assert.ok(isObjectiveEffect(effect));
    }
    for (const icon of all)
      if (icon.kind === 'power') for (const effect of icon.effects) assert.ok(isPowerEffect(effect));
  }
});

test('what is too much can still be drawn and mended, what is of another kind cannot', () => {
  assert.ok(isCardEffect({ when: 'hit', do: 'draw', count: 99 }));
  for (const odd of [
    { when: 'hit', do: 'draw', count: 'two' },
    { when: 'hit', do: 'draw' },
    { when: 'hit', do: 'dance', count: 1 },
    { when: 'hit', do: 'draw', count: 1, colour: 'red' },
    ['hit', 'draw', 1],
  ])
    assert.ok(!isCardEffect(odd), JSON.stringify(membersOf(odd)));
});
