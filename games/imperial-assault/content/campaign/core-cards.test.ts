import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonSchema } from '../../../../kernel/game.ts';
import { checkAgainst } from '../../../../schema/check.ts';
import { shareParts } from '../../../common/share-parts.ts';
import { abilitySchema, surgeSchema } from './ability-schema.ts';
import { cardSchema, heroSchema } from './card-schema.ts';
import { compileCampaign } from './compile-campaign.ts';
import addedAbilities from './core/added-abilities.json' with { type: 'json' };
import { campaignPack } from './packs.ts';

const { heroes, cards } = campaignPack;

function faultsOf(schema: JsonSchema, values: readonly { readonly id: string }[]): unknown[] {
  const shared = shareParts(schema);
  return values.flatMap((value) => {
    const checked = checkAgainst(shared, value);
    return checked.ok ? [] : [{ id: value.id, faults: checked.faults }];
  });
}

test('the cards that come with the game fit their schemas', () => {
  assert.deepEqual(faultsOf(heroSchema, heroes), []);
  assert.deepEqual(faultsOf(cardSchema, cards), []);
});

test('every card and every ability of a card has an id of its own', () => {
  const ids = [...heroes, ...cards].map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id, place) => ids.indexOf(id) < place),
    [],
  );
  for (const { id, abilities = [] } of cards) {
    const own = abilities.map((ability) => ability.id);
    assert.equal(new Set(own).size, own.length, id);
  }
});

test('what a deployment card or companion says in campaigns alone fits the schemas, and is what it waited for', () => {
  const abilities = { type: 'array', items: abilitySchema } as const;
  const surges = { type: 'array', items: surgeSchema } as const;
  const schema = {
    type: 'object',
    properties: { id: {}, abilities, surges },
    additionalProperties: false,
  } as const;
  assert.deepEqual(faultsOf(schema, addedAbilities), []);
  const open = [...campaignPack.deployments, ...campaignPack.companions].flatMap((card) => {
    const said = [...card.abilities, ...card.surges].map(({ name }) => name);
    const missing = (card.waits ?? []).filter((name) => !said.includes(name));
    return missing.length > 0 ? [[card.id, missing]] : [];
  });
  // What it says every elite figure can (A11).
  assert.deepEqual(Object.fromEntries(open), { 'r2-d2-campaign': ['Computer Interface Arm'] });
});

test('the printed decks are whole: heroes, class cards, items, supplies and rewards', () => {
  const count = (kind: string): number => cards.filter((card) => card.kind === kind).length;
  assert.equal(heroes.length, 9);
  assert.equal(count('class'), 81);
  assert.equal(count('item'), 78);
  assert.equal(count('supply'), 22);
  assert.equal(count('reward'), 56);
  for (const { id } of heroes) {
    const deck = cards.filter((card) => card.kind === 'class' && card.of === id);
    assert.equal(deck.length, 9, id);
    assert.equal(deck.filter(({ starting }) => starting).length, 1, id);
  }
});

test('abilities that others name are there', () => {
  const { abilities } = compileCampaign(campaignPack);
  const known = new Set(abilities.map(({ ability }) => ability.id));
  for (const { ability } of abilities) {
    const { when } = ability;
    if (when.at === 'uses' || when.at === 'used') assert.ok(known.has(when.ability), ability.id);
    for (const requirement of ability.if ?? [])
      if ('used' in requirement) assert.ok(known.has(requirement.used), ability.id);
  }
});
