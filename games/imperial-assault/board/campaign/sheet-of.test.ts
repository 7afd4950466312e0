import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../../campaign-game.ts';
import { freshRecord } from '../../rules/campaign/between/fresh-record.ts';
import { sheetOf } from './sheet-of.ts';

const { terms } = game.open({ heroes: ['diala-passil', 'fenn-signis'] });

test('a sheet between missions has the Health that its cards give it: Legendary of two heroes', () => {
  const { hero, health, cards } = sheetOf(terms, freshRecord(terms, 3), 1) ?? assert.fail();
  assert.equal(hero.id, 'diala-passil');
  assert.ok(cards.some(({ card }) => card.id === 'legendary'));
  assert.equal(health, hero.healthy.health + 10);
});
