import assert from 'node:assert/strict';
import { test } from 'node:test';
import { revealsAtOnce } from '../../kernel/reveals.ts';
import { seeded } from '../../kernel/seeded.ts';
import { type ConflictMatch, tableOf } from './testing/table.ts';

/** Whether a move of whoever is asked brings something to light. */
function tells(match: ConflictMatch, choice: string): boolean {
  const before = match.rules.copy(match.state);
  match.play(match.decisions()[0]?.seat ?? 0, choice);
  const given = match.moves.at(-1);
  assert.ok(given);
  return revealsAtOnce(match.rules, before, given, seeded('worlds'));
}

test('p. 4, 6: cards that are turned up or drawn bring something to light', () => {
  const table = () => tableOf({ at: 'useDice', dice: '1 1 F' });
  assert.equal(tells(table(), 'reveal:yellow:die1'), true);
  assert.equal(tells(table(), 'draw:yellow:dice1,2'), true);
  assert.equal(tells(table(), 'store:die1'), false);
});

test('p. 4: the order of cards that lie open brings nothing to light', () => {
  const match = tableOf({ at: 'useDice', dice: '2 1 F', hands: ['Y01'] });
  match.play(0, 'reveal:yellow:die1');
  assert.equal(tells(match, 'order:2,1'), false);
});

test('R17: what a Scout looks at brings something to light, whether hands are open or secret', () => {
  for (const hands of ['open', 'strict'] as const) {
    const match = tableOf({ at: 'playCard', options: { hands }, more: { first: 1, toMove: 0 } });
    assert.equal(tells(match, 'play:S2-yellow'), true);
  }
});
