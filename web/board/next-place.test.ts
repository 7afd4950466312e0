import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../kernel/seeded.ts';
import { directions, nextPlace } from './next-place.ts';

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

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Whether arrows come from each of some places to each other one. */
function allReach(places: readonly Place[]): boolean {
  return places.every((start) => {
    const reached = new Set([start]);
    for (const from of reached) {
      for (const direction of Object.values(directions)) {
        const next = nextPlace(places, from, direction);
        if (next !== undefined) reached.add(next);
      }
    }
    return reached.size === places.length;
  });
}

test('arrow keys come to what lies on the same middle as something else, and go back', () => {
  const [figure, token, beyond] = [
    { x: 2, y: 1 },
    { x: 2, y: 1 },
    { x: 5, y: 1 },
  ];
  const places = [figure, token, beyond];
  assert.equal(nextPlace(places, figure, 'right'), token);
  assert.equal(nextPlace(places, token, 'right'), beyond);
  assert.equal(nextPlace(places, beyond, 'left'), token);
  assert.equal(nextPlace(places, token, 'left'), figure);
  assert.ok(allReach(places));
});

test('arrow keys come to a place beside which others lie nearer to the straight way', () => {
  const places = [
    { x: 1, y: 4 },
    { x: 4, y: 3 },
    { x: 0, y: 0 },
    { x: 5, y: 4 },
    { x: 3, y: 2 },
    { x: 2, y: 1 },
  ];
  assert.ok(allReach(places));
});

test('bug: arrow keys come to every place, also among bases that lie turned', () => {
  for (const [map, density] of [
    [0, 4],
    [2, 5],
    [0, 6],
    [10, 7],
  ] as const) {
    const dice = seeded(`turned ${map}`);
    const laid = Array.from(
      { length: 63 },
      (_, space) => [space % 7, Math.floor(space / 7)] as const,
    ).flatMap(([x, y]) =>
      [
        { x: x + 0.5, y },
        { x, y: y + 0.5 },
      ].filter(() => dice.pick(10) < density),
    );
    for (let figure = 0; figure < 5; figure++) laid.push({ x: dice.pick(7), y: dice.pick(9) });
    const leadTo = new Map(laid.map((place) => [place, new Set<(typeof laid)[number]>()]));
    for (const place of laid)
      for (const direction of new Set(Object.values(directions))) {
        const next = nextPlace(laid, place, direction);
        if (next !== undefined) leadTo.get(next)?.add(place);
      }
    for (const place of laid) {
      const from = new Set([place]);
      for (const one of from) for (const other of leadTo.get(one) ?? []) from.add(other);
      assert.equal(from.size, laid.length, `${place.x}, ${place.y}`);
    }
  }
});
