import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutations } from './invariants/mutations.ts';
import type { Sample } from './samples.ts';
import { situationOf } from './test-case.ts';

/**
 * Registers the test that changed positions of a game are refused with a reason, or are played to the end like any
 * other; and that both happen: more than one in twenty is accepted, and not all are. `seeds` is the number of matches at
 * each table; the environment's SEEDS goes first.
 */
export function testChangedPositions(samples: readonly Pick<Sample, 'game' | 'matches'>[], seeds = 10): void {
  test('changed positions are refused with a reason, or are played to the end like any other', () => {
    const count = { tried: 0, accepted: 0 };
    for (const { game, matches } of samples) {
      for (const { seats, options } of matches) {
        for (let seed = 0; seed < Number(process.env.SEEDS ?? seeds); seed++) {
          const { tried, accepted } = mutations(situationOf(game, { seats, options }, seed, 3));
          count.tried += tried;
          count.accepted += accepted;
        }
      }
    }
    assert.ok(count.accepted > count.tried / 20, JSON.stringify(count));
    assert.ok(count.accepted < count.tried, JSON.stringify(count));
  });
}
