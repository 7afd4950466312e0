import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battleOdds } from './odds.ts';

/** Chance of the first to win, and the expected number of ties: the table at the end of the rulings. */
const known = [
  [1, 1, 0.5, 0.2],
  [1, 2, 0.3056, 0.2],
  [1, 3, 0.2083, 0.2],
  [2, 1, 0.6944, 0.2],
  [2, 2, 0.5, 0.283],
  [2, 3, 0.3732, 0.329],
  [3, 1, 0.7917, 0.2],
  [3, 2, 0.6268, 0.329],
  [3, 3, 0.5, 0.419],
] as const;

for (const [own, other, win, ties] of known) {
  test(`rulings 36 to 42, p. 13: ${own} against ${other} dice wins ${win}, with ${ties} ties`, () => {
    const [first, second] = battleOdds([own, other]);
    assert.ok(first && second);
    assert.equal(first.win.toFixed(4), win.toFixed(4));
    assert.equal(first.ties.toFixed(3), ties.toFixed(3));
    assert.ok(Math.abs(first.win + second.win - 1) < 1e-12);
    assert.ok(Math.abs(first.points - (first.ties + (1 - first.win) * own)) < 1e-12);
  });
}

test('ruling 44, p. 15: of three with one die each, every one wins a third', () => {
  const odds = battleOdds([1, 1, 1]);
  for (const { win } of odds) assert.ok(Math.abs(win - 1 / 3) < 1e-12);
});

test('ruling 44, p. 15: three sides come out as when every roll is counted', () => {
  // One roll of 1, 1 and 2 dice: all 6^4 results, ties of two rolled again by the odds of two.
  const dice = [1, 1, 2];
  const [, , third] = battleOdds(dice);
  let win = 0;
  let again = 0;
  for (let roll = 0; roll < 6 ** 4; roll++) {
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((place) => Math.floor(roll / 6 ** place) % 6);
    const best = Math.max(a, b, c, d);
    const leading = [a, b, Math.max(c, d)].flatMap((high, side) => (high === best ? [side] : []));
    if (!leading.includes(2)) continue;
    if (leading.length === 3) again += 1;
    else if (leading.length === 2) win += battleOdds([1, 2])[1]?.win ?? 0;
    else win += 1;
  }
  assert.ok(third);
  assert.ok(Math.abs(third.win - win / (6 ** 4 - again)) < 1e-12);
});
