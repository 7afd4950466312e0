import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCards } from './cards-check.ts';
import { campaignPack } from './packs.ts';

const { deployments, companions, forms, heroes, cards } = campaignPack;
const printed = { deployments, companions, forms, heroes, cards };

test('the cards that come with the game have no faults', () => {
  assert.deepEqual(checkCards(printed), []);
});

test('a card that is there twice is a fault, and so is what a card names that is not there', () => {
  const [first] = deployments;
  const bacta = cards.find(({ kind }) => kind === 'supply');
  assert.ok(first && bacta);
  assert.deepEqual(
    checkCards({ ...printed, deployments: [...deployments, first], cards: [...cards, bacta] }).map(
      ({ place, key }) => `${place} ${key}`,
    ),
    [`/cards/deployments/${deployments.length}/id twice`, `/cards/cards/${cards.length}/id twice`],
  );
  const names = checkCards({ ...printed, companions: [] }).map(({ key, args }) => `${key} ${args.id}`);
  for (const name of ['noCompanion j4x-7', 'noCompanion 88-z']) assert.ok(names.includes(name), name);
  // An ability of a companion is named by a card.
  assert.ok(names.some((name) => name.startsWith('noAbility')));
});
