import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DuelPosition, duel } from '../testkit/games/duel.ts';
import { isForcedPass, playForcedPasses } from './forced-pass.ts';
import { Match } from './match.ts';

/** Seat 0 has attacked with the highest card there is, or with the lowest. */
function attacked(card: 1 | 6): Match {
  const position: DuelPosition = {
    hands: [
      [2, 3, 4],
      [2, 3, 4, 5],
    ],
    attacker: 0,
    played: [card],
  };
  return new Match(duel, { options: {}, seed: 'replies', position });
}

test('a seat without a reaction gets a decision that it can only pass', () => {
  const [decision] = attacked(6).decisions();
  assert.deepEqual(decision, { seat: 1, kind: 'answer', choices: ['-'], pass: '-' });
  assert.equal(isForcedPass({ choices: ['-'], pass: '-' }), true);
});

test('a seat with a reaction, and a seat with one choice in its own turn, are not forced to pass', () => {
  const [decision] = attacked(1).decisions();
  assert.deepEqual(decision?.choices, ['2', '3', '4', '5', '-']);
  assert.equal(isForcedPass({ choices: ['2', '-'], pass: '-' }), false);
  assert.equal(isForcedPass({ choices: ['2'] }), false);
});

test('forced passes are played one after the other, and are in the record like any move', () => {
  const match = attacked(6);
  const emitted = playForcedPasses(match);
  assert.deepEqual(emitted[0]?.event, { kind: 'passed', seat: 1 });
  assert.deepEqual(
    match.moves.map(({ seat, choice }) => [seat, choice]),
    [[1, '-']],
  );
  assert.equal(match.decisions().some(isForcedPass), false);
  assert.deepEqual(playForcedPasses(attacked(1)), []);
});
