import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combinations } from '../rules/combinations.ts';
import { type BlackPlace, depthOf } from './depth.ts';

const near = (found: number | undefined, expected: number): void =>
  assert.ok(Math.abs((found ?? Number.NaN) - expected) < 1e-12, `${found} instead of ${expected}`);

const unknown = (half: 'upper' | 'lower', count: number): BlackPlace[] =>
  Array.from({ length: count }, () => ({ half, hero: undefined }));
const fresh = [...unknown('upper', 6), ...unknown('lower', 6)];

test('a fresh deck hides one hero among the upper six and two among the lower six (p. 3, R3)', () => {
  const { hero, found, cards } = depthOf(fresh, { upper: 1, lower: 2 });
  near(hero[0], 1 / 6);
  near(hero[6], 2 / 6);
  near(found[7], 0);
  near(found[8], 1 / 15);
  near(found[12], 1);
  // The later of two among six lies at 2 × 7 / 3 on average.
  near(cards, 6 + 14 / 3);
});

test('what was seen or moved to the bottom counts as all the ways to lay the deck out say', () => {
  // The top card of the lower half is seen to be no hero, and one of the upper half lies at the bottom.
  const places: BlackPlace[] = [
    { half: 'upper', hero: undefined },
    { half: 'lower', hero: false },
    ...unknown('lower', 4),
    { half: 'upper', hero: undefined },
  ];
  const ways = combinations([2, 3, 4, 5], 2).flatMap((lower) => [0, 6].map((upper) => [...lower, upper]));
  const { found, cards, hero } = depthOf(places, { upper: 1, lower: 2 });
  for (const [count, odds] of found.entries()) {
    near(odds, ways.filter((heroes) => heroes.every((place) => place < count)).length / ways.length);
  }
  near(cards, ways.reduce((sum, heroes) => sum + Math.max(...heroes) + 1, 0) / ways.length);
  near(hero[6], 1 / 2);
  near(hero[1], 0);
});

test('a hero who was seen is where it is', () => {
  const places: BlackPlace[] = [{ half: 'lower', hero: true }, ...unknown('lower', 3)];
  const { found, cards } = depthOf(places, { upper: 0, lower: 1 });
  assert.deepEqual(found, [0, 1, 1, 1, 1]);
  near(cards, 1);
});
