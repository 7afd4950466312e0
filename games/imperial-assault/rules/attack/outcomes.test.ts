import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomes } from '../../../../kernel/outcomes.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import { copy } from '../copy.ts';
import { parse } from '../notation.ts';
import { figureOf } from '../state.ts';
import { stepsOf } from '../steps.ts';
import { Skirmish } from '../testing/skirmish.ts';

/** The chances of each damage of b1.1 once the attack of a1.1 waits for the next choice, in 36ths. */
function chances(table: Skirmish): Readonly<Record<string, number>> {
  table.play('group:a1');
  const rules = { id: 'imperial-assault', steps: stepsOf(table.terms), copy, parse };
  const outlook = outcomes(rules, table.state, 0, 'attack:b1.1', {
    read: (state) => figureOf(state, 1 << 8).damage,
    chance: seeded('outcomes'),
  });
  assert.ok(outlook.exact);
  return Object.fromEntries(
    outlook.outcomes.map(({ result, probability }) => [result, Math.round(probability * 36)]),
  );
}

test('kernel/outcomes: the damage of a red die against a black one has its exact chances', () => {
  // Red: 1, 2, 2, 2, 3, 3. Block of black: 0, 1, 1, 2, 2, 3.
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1', defence: ['black'] }] });
  assert.deepEqual(chances(table), { 0: 16, 1: 11, 2: 7, 3: 2 });
});

test('kernel/outcomes: a white die has a dodge in six', () => {
  const table = new Skirmish({
    a: [{ at: 'A1', gains: [{ do: 'change', pierce: 3 }] }],
    b: [{ at: 'B1', defence: ['white'] }],
  });
  assert.deepEqual(chances(table), { 0: 6, 1: 5, 2: 15, 3: 10 });
});
