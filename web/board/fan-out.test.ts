import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fanOut } from './fan-out.ts';

test('spots that overlap fan out, and one that lies alone stays', () => {
  const spots = [
    { x: 0, y: 0, reach: 22 },
    { x: 10, y: 0, reach: 22 },
    { x: 10, y: 0, reach: 22 },
    { x: 12, y: 9, reach: 30 },
    { x: 400, y: 400, reach: 22 },
  ];
  const moved = fanOut(spots);
  for (const [index, one] of moved.entries()) {
    for (const other of moved.slice(index + 1)) {
      const gap = Math.hypot(one.x - other.x, one.y - other.y);
      assert.ok(gap > one.reach + other.reach - 0.5, `${gap}`);
    }
  }
  assert.deepEqual(moved.at(-1), spots.at(-1));
  assert.deepEqual(spots[0], { x: 0, y: 0, reach: 22 }, 'what was handed in is as it was');
});

test('in a corner of a room they fan out into the room', () => {
  const corner = { x: 2, y: 3, reach: 22 };
  const moved = fanOut([corner, corner, corner], { width: 300, height: 200 });
  for (const [index, one] of moved.entries()) {
    assert.ok(one.x > 21.5 && one.y > 21.5);
    for (const other of moved.slice(index + 1)) {
      assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 43.5);
    }
  }
});
