import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRanking } from './ranking.ts';

const nameOf = (seat: number): string => ['Rey', 'Finn'][seat] ?? '';

function rowsOf(outcome: Parameters<typeof formatRanking>[0]): string[] {
  return formatRanking(outcome, nameOf)
    .split('\n')
    .map((row) => row.trim().replace(/ +/g, ' '));
}

test('seats stand in the order of their ranks, with their points where there are any', () => {
  assert.deepEqual(rowsOf({ ranks: [2, 1], scores: [7, 12] }), ['1. Finn 12 points', '2. Rey 7 points']);
  assert.deepEqual(rowsOf({ ranks: [1, 1] }), ['1. Rey', '1. Finn']);
});

test('a team that has lost to the game is not ranked', () => {
  assert.deepEqual(rowsOf({ ranks: [2, 2] }), ['Nobody at the table wins.']);
});
