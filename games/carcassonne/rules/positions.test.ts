import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutations } from '../../../testkit/invariants/mutations.ts';
import { situationOf } from '../../../testkit/test-case.ts';
import { game } from '../game.ts';
import { samples } from '../golden.ts';

test('changed positions are refused with a reason, or are played to the end like any other', () => {
  const count = { tried: 0, accepted: 0 };
  for (const { matches } of samples) {
    for (const { seats, options } of matches) {
      for (let seed = 0; seed < Number(process.env.SEEDS ?? 4); seed++) {
        const { tried, accepted } = mutations(situationOf(game, { seats, options }, seed, 3));
        count.tried += tried;
        count.accepted += accepted;
      }
    }
  }
  assert.ok(count.accepted > count.tried / 20, JSON.stringify(count));
  assert.ok(count.accepted < count.tried, JSON.stringify(count));
});
