import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result } from './play-match.ts';
import { teamTallies } from './tally.ts';

const result = (bots: readonly string[], rank: number): Result => ({
  seed: 'seed',
  bots: [...bots],
  ranks: bots.map(() => rank),
  moves: 1,
  decisions: 1,
  turns: 1,
});

test('a match of a team counts once, whoever sits where', () => {
  const found = teamTallies([
    result(['greedy', 'random', 'greedy'], 1),
    result(['random', 'greedy', 'greedy'], 2),
    result(['random', 'random', 'random'], 2),
  ]);
  assert.deepEqual(
    found.map(({ name, played, won }) => [name, played, won]),
    [
      ['2 greedy, 1 random', 2, 1],
      ['3 random', 1, 0],
    ],
  );
});
