import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plan } from '../../simulation/plan.ts';
import { ordersOf } from './simulate.ts';

const plan: Plan = {
  game: 'any',
  options: {},
  seats: 2,
  bots: ['random'],
  matches: 12,
  seed: 'seed',
  paired: false,
};

test('plans take turns, and every match of each is played once', () => {
  const short = { ...plan, seats: 3, matches: 4 };
  const orders = ordersOf([plan, short]);
  assert.deepEqual(
    orders.map(({ plan: { seats }, numbers }) => [seats, ...numbers]),
    [
      [2, 0, 1, 2, 3, 4],
      [3, 0, 1, 2, 3],
      [2, 5, 6, 7, 8, 9],
      [2, 10, 11],
    ],
  );
});
