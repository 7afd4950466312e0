import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextPlace } from './next-place.ts';

test('arrow keys go to the nearest place in their direction', () => {
  const places = [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 2, y: 2 },
    { x: -1, y: 0 },
  ];
  const from = { x: 0, y: 0 };
  assert.deepEqual(nextPlace(places, from, 'right'), { x: 1, y: 0 });
  assert.deepEqual(nextPlace(places, from, 'left'), { x: -1, y: 0 });
  assert.deepEqual(nextPlace(places, from, 'down'), { x: 2, y: 2 });
  assert.equal(nextPlace(places, from, 'up'), undefined);
});
