import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result } from '../../simulation/play-match.ts';
import { findingsOf, shareOf } from './findings.ts';

const result = (ranks: readonly number[], decisions: number): Result => ({
  seed: 'seed',
  bots: ranks.map(() => 'greedy'),
  ranks: [...ranks],
  moves: decisions,
  decisions,
  turns: decisions,
});

test('matches are told apart by number of players, and a team wins or loses as one', () => {
  const [two, three] = findingsOf(
    [result([1, 1, 1], 9), result([2, 2], 4), result([1, 1], 6), result([1, 1], 8)],
    true,
  );
  assert.deepEqual([two?.seats, two?.lengths], [2, [4, 6, 8]]);
  assert.deepEqual(
    two?.tallies.map(({ won, played }) => [won, played]),
    [
      [2, 3],
      [2, 3],
    ],
  );
  assert.deepEqual([three?.seats, three?.tallies.length], [3, 3]);
});

test('a share has its interval', () => {
  const { won, low, high } = shareOf({ won: 5, played: 10 });
  assert.deepEqual([won, low.toFixed(4), high.toFixed(4)], [0.5, '0.2366', '0.7634']);
});
