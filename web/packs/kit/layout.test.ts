import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clampInside,
  distance,
  drawCurve,
  followStroke,
  layRows,
  pushApart,
  smooth,
  spread,
} from './layout.ts';

const picture = { width: 1000, height: 660, radius: 30 };

/** The least and the greatest distance from a point to the next. */
function gaps(points: readonly { readonly x: number; readonly y: number }[]) {
  const all = points.slice(1).map((point, index) => distance(point, points[index] ?? point));
  return { least: Math.min(...all), greatest: Math.max(...all) };
}

test('points are spread evenly along a bent way, from end to end', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 30 },
  ];
  assert.deepEqual(spread(way, 5), [
    { x: 0, y: 0 },
    { x: 15, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 15 },
    { x: 30, y: 30 },
  ]);
});

test('a way without length, and no way, still give the number that is asked for', () => {
  const here = { x: 5, y: 5 };
  assert.deepEqual(spread([here, here], 3), [here, here, here]);
  assert.deepEqual(spread([], 3), []);
});

test('a curve goes through every point', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 80 },
    { x: 100, y: 0 },
  ];
  const way = drawCurve(points);
  for (const point of points) assert.ok(way.some((one) => distance(one, point) < 1e-9));
});

test('smoothing keeps ends and number, and evens the distances out', () => {
  const rough = Array.from({ length: 12 }, (_, index) => ({
    x: index * 60 + (index % 3) * 17,
    y: (index % 2) * 40,
  }));
  const calm = smooth(rough);
  assert.equal(calm.length, 12);
  assert.deepEqual([calm[0], calm.at(-1)], [rough[0], rough.at(-1)]);
  const { least, greatest } = gaps(calm);
  assert.ok(greatest / least < 1.1, `${least} to ${greatest}`);
});

test('a trembling stroke becomes a row of spaces that do not touch', () => {
  const stroke = Array.from({ length: 400 }, (_, index) => ({
    x: 50 + index * 2,
    y: 200 + 80 * Math.sin(index / 40) + (index % 2),
  }));
  const spaces = followStroke(stroke, picture);
  assert.ok(spaces.length > 10);
  assert.ok(gaps(spaces).least > 2 * picture.radius);
});

test('a tap is a stroke too: the first and the last space', () => {
  assert.equal(followStroke([{ x: 5, y: 5 }], picture).length, 2);
});

for (const count of [2, 10, 57, 90]) {
  test(`${count} spaces in rows lie inside the picture and do not touch`, () => {
    const spaces = layRows(count, picture);
    assert.equal(spaces.length, count);
    for (const space of spaces)
      assert.deepEqual(
        clampInside(space, picture, 1e-9),
        clampInside(space, { ...picture, radius: 0 }, 1e-9),
      );
    for (const [index, space] of spaces.entries()) {
      for (const other of spaces.slice(index + 1)) assert.ok(distance(space, other) > 2 * picture.radius);
    }
  });
}

test('a space cannot leave the picture, and keeps to the grid', () => {
  assert.deepEqual(clampInside({ x: -50, y: 9000 }, picture), { x: 30, y: 630 });
  assert.deepEqual(clampInside({ x: 111, y: 129 }, picture, 20), { x: 120, y: 120 });
});

test('spaces in a sharp bend are pushed apart, the others stay', () => {
  const bend = [
    { x: 100, y: 100 },
    { x: 300, y: 300 },
    { x: 330, y: 310 },
    { x: 340, y: 290 },
  ];
  const free = pushApart(bend, picture);
  assert.deepEqual(free[0], bend[0]);
  for (const [index, space] of free.entries()) {
    for (const other of free.slice(index + 1)) assert.ok(distance(space, other) > 2.05 * picture.radius);
  }
});

test('spaces in one place part, and where there is no room they stay inside the picture', () => {
  const crowd = Array.from({ length: 40 }, () => ({ x: 50, y: 50 }));
  const small = { width: 100, height: 100, radius: 30 };
  for (const { x, y } of pushApart(crowd, small)) assert.ok(x >= 30 && x <= 70 && y >= 30 && y <= 70);
  const [a, b] = pushApart(crowd.slice(0, 2), picture);
  assert.ok(a && b && distance(a, b) > 60);
});
