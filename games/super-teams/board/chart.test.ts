import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box } from '../content/packs.ts';
import { chartOf } from './chart.ts';

for (const [name, width, height] of [
  ['a desk', 1120, 620],
  ['a phone', 382, 480],
] as const) {
  test(`on ${name} the whole track is in the room, and no space hides another`, () => {
    const { points, radius, planet, lies: _, ...size } = chartOf(box, width, height);
    assert.ok(size.width <= width + 0.01 && size.height <= height + 0.01);
    for (const [at, { x, y }] of points.entries()) {
      const reach = at === 0 || at === points.length - 1 ? planet : radius;
      assert.ok(x >= reach - 0.01 && x <= size.width - reach + 0.01, `space ${at} at ${x}`);
      assert.ok(y >= reach - 0.01 && y <= size.height - reach + 0.01, `space ${at} at ${y}`);
      const next = points[at + 1];
      if (next !== undefined && at > 0 && at < points.length - 2)
        assert.ok(Math.hypot(next.x - x, next.y - y) >= radius * 2);
    }
  });
}

test('a high room has the track turned, so that it is larger', () => {
  const turned = chartOf(box, 382, 480);
  assert.ok(turned.height > turned.width);
  assert.ok(turned.radius > chartOf(box, 382, 270).radius);
  assert.ok((turned.points[1]?.y ?? 0) < (turned.points[0]?.y ?? 0), 'the first row leads upwards');
});

test('a track keeps the way it lies while the hand grows and shrinks', () => {
  for (const width of [320, 390, 600, 820]) {
    for (const height of [380, 480, 620, 860]) {
      const { lies } = chartOf(box, width, height);
      for (const less of [0.85, 0.95, 1.1])
        assert.equal(chartOf(box, width, height * less, lies).lies, lies, `${width} x ${height} x ${less}`);
    }
  }
  assert.equal(chartOf(box, 382, 180, 'turned').lies, 'straight', 'a phone on its side');
});
