import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sides } from '../content/pack.ts';
import { defaultPack, packs } from '../content/packs.ts';
import { between, chartOf } from './chart.ts';

test('every track of every pack lies on the screen, and no field on another', () => {
  for (const pack of Object.values(packs)) {
    for (const side of sides) {
      for (const [width, height] of [
        [1100, 330],
        [370, 150],
        [800, 400],
      ] as const) {
        const { points, radius } = chartOf(pack.tracks[side], width, height);
        for (const [at, { x, y }] of points.entries()) {
          assert.ok(x >= radius && x <= width - radius && y >= radius && y <= height - radius, `field ${at}`);
          for (const other of points.slice(at + 1)) {
            assert.ok(Math.hypot(x - other.x, y - other.y) >= radius * 2, `field ${at} is free`);
          }
        }
      }
    }
  }
});

test('below every field there is room for its number and the chance that the marker ends there', () => {
  for (const { tracks } of Object.values(packs)) {
    for (const height of [150, 330, 700]) {
      const { points, radius } = chartOf(tracks.standard, 1100, height);
      for (const { y } of points) assert.ok(height - y - radius >= 18, `${height - y - radius} px`);
    }
  }
});

test('on a phone the fields are large enough for their signs', () => {
  const pack = packs[defaultPack];
  assert.ok(pack);
  assert.ok(chartOf(pack.tracks.standard, 374, 150).radius >= 11);
});

test('the marker comes over every field between, forward and back', () => {
  assert.deepEqual(between(3, 6), [3, 4, 5, 6]);
  assert.deepEqual(between(2, 0), [2, 1, 0]);
  assert.deepEqual(between(4, 4), [4]);
});
