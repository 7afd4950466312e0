import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rules } from '../kernel/game.ts';
import { duel } from '../testkit/games/duel.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import { type Plan, pairing } from './plan.ts';
import { playMatch } from './play-match.ts';

const plan: Plan = {
  game: '',
  options: {},
  seats: 2,
  bots: ['greedy', 'random'],
  matches: 60,
  seed: 'small games',
  paired: true,
};

/** In how many of the plan's matches greedy came first. */
function wins(rules: Rules): number {
  let won = 0;
  for (let number = 0; number < plan.matches; number++) {
    const { ranks, bots } = playMatch(rules, pairing(plan, number));
    if (ranks[bots.indexOf('greedy')] === 1 && ranks.includes(2)) won++;
  }
  return won;
}

test('greedy beats random more often than not where nothing is hidden', () => {
  const won = wins(ticTacToe.open({}));
  assert.ok(won > 35, `${won} of ${plan.matches}`);
});

test('greedy beats random more often than not with hidden hands, secret cards and cards in answer', () => {
  const won = wins(duel.open({}));
  assert.ok(won > 35, `${won} of ${plan.matches}`);
});

test('the same pairing ends alike every time', () => {
  assert.deepEqual(playMatch(duel.open({}), pairing(plan, 3)), playMatch(duel.open({}), pairing(plan, 3)));
});

test('the last mark of tic-tac-toe is a move and no decision', () => {
  const results = Array.from({ length: 20 }, (_, number) =>
    playMatch(ticTacToe.open({}), pairing(plan, number)),
  );
  assert.ok(results.some(({ moves }) => moves === 9));
  for (const { moves, decisions } of results) assert.equal(decisions, Math.min(moves, 8));
});

test('seats of tic-tac-toe take a turn for each mark', () => {
  const { moves, turns } = playMatch(ticTacToe.open({}), pairing(plan, 0));
  assert.equal(turns, moves);
});
