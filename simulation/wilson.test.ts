import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wilson } from './wilson.ts';

/** The limits as tables of the Wilson score interval (without continuity correction) give them. */
const known: readonly (readonly [won: number, played: number, low: number, high: number])[] = [
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
];

for (const [won, played, low, high] of known) {
  test(`${won} of ${played} lies between ${low} and ${high}`, () => {
    const found = wilson(won, played);
    assert.ok(Math.abs(found[0] - low) < 5e-5 && Math.abs(found[1] - high) < 5e-5, found.join(' to '));
  });
}

test('nothing played tells nothing', () => assert.deepEqual(wilson(0, 0), [0, 1]));
