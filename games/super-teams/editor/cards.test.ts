import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packFrom } from '../content/pack-file.ts';
import { box } from '../content/packs.ts';
import {
  bonusCount,
  bonusPlace,
  movementCount,
  movementPlace,
  valuesOf,
  withBonus,
  withBoxCards,
  withMovement,
} from './cards.ts';

const { schemaVersion, picture, spaces } = box;
const track = { schemaVersion, picture, spaces };

test('a pack that says nothing of cards has those of the box (p. 1)', () => {
  assert.deepEqual(valuesOf(track), [1, 2, 3, 4, 5, 6]);
  assert.equal(movementCount(track, 'green', 6), 2);
  assert.equal(movementPlace(track, 'green', 6), -1);
});

test('one number changed leaves the others as they were', () => {
  const changed = withMovement(track, 'green', 6, 3);
  assert.equal(movementCount(changed, 'green', 6), 3);
  assert.equal(movementCount(changed, 'red', 1), 2);
  assert.equal(changed.movement?.length, 24);
  assert.deepEqual(changed.movement?.[movementPlace(changed, 'green', 6)], {
    color: 'green',
    value: 6,
    count: 3,
  });
  const fewer = withBonus(changed, 'hook', 1);
  assert.equal(bonusCount(fewer, 'hook'), 1);
  assert.deepEqual(fewer.bonus?.[bonusPlace(fewer, 'hook')], { kind: 'hook', count: 1 });
});

test('no cards of a sort are no entry, as an entry has at least one', () => {
  const none = withBonus(withMovement(track, 'red', 1, 0), 'boost', 0);
  assert.equal(movementCount(none, 'red', 1), 0);
  assert.equal(none.movement?.length, 23);
  assert.equal(none.bonus?.length, 4);
});

test('the cards of the box can be had back', () => {
  const changed = withBonus(withMovement(track, 'red', 9, 1), 'pilot', 0);
  assert.deepEqual(valuesOf(changed), [1, 2, 3, 4, 5, 6, 9]);
  assert.deepEqual(packFrom(withBoxCards(changed)), packFrom(track));
});
