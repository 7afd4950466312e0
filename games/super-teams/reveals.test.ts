import assert from 'node:assert/strict';
import { test } from 'node:test';
import { revealsAtOnce } from '../../kernel/reveals.ts';
import { seeded } from '../../kernel/seeded.ts';
import { type SuperTeamsMatch, tableOf } from './testing/table.ts';

/** Whether a move of whoever is asked brings something to light. */
function tells(table: SuperTeamsMatch, choice: string): boolean {
  const before = table.rules.copy(table.state);
  table.play(table.decisions()[0]?.seat ?? 0, choice);
  const given = table.moves.at(-1);
  assert.ok(given);
  return revealsAtOnce(table.rules, before, given, seeded('worlds'));
}

test('p. 2-3: a card shows what the hand held; the side of a double space brings nothing to light', () => {
  const table = tableOf({ track: 'nn1nnn', hand: ['red3', 'red2'] });
  assert.equal(tells(table, 'red3>xwing'), true);
  assert.equal(tells(table, 'side:asteroid'), false);
});

test('p. 6: a pass brings nothing to light, whether it was forced or not', () => {
  for (const held of ['boost', 'pilot'] as const) {
    const table = tableOf({ track: 'nnnn', hand: ['red1', 'red2'], bonus: [[held]] });
    table.play(0, 'red1>xwing');
    assert.equal(tells(table, '-'), false);
  }
});
