import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DuelTable, duel } from '../testkit/games/duel.ts';
import { Match } from './match.ts';
import { isForcedReply, passForced } from './replies.ts';

/** Seat 0 has attacked with the highest card there is, or with the lowest. */
function attacked(card: 1 | 6): Match {
  const position: DuelTable = {
    hands: [
      [2, 3, 4],
      [2, 3, 4, 5],
    ],
    attacker: 0,
    played: [card],
  };
  return new Match(duel, { options: {}, seed: 'replies', position });
}

test('who has nothing to reply with is asked what can only be passed', () => {
  const [question] = attacked(6).questions();
  assert.deepEqual(question, { seat: 1, kind: 'answer', choices: ['-'], pass: '-' });
  assert.equal(isForcedReply({ choices: ['-'], pass: '-' }), true);
});

test('who has something is asked, and so is whoever has one choice in a turn of their own', () => {
  const [question] = attacked(1).questions();
  assert.deepEqual(question?.choices, ['2', '3', '4', '5', '-']);
  assert.equal(isForcedReply({ choices: ['2', '-'], pass: '-' }), false);
  assert.equal(isForcedReply({ choices: ['2'] }), false);
});

test('forced replies are given one after the other, and stand in the record as any answer', () => {
  const match = attacked(6);
  const told = passForced(match);
  assert.deepEqual(told[0]?.event, { kind: 'passed', seat: 1 });
  assert.deepEqual(
    match.answers.map(({ seat, choice }) => [seat, choice]),
    [[1, '-']],
  );
  assert.equal(match.questions().some(isForcedReply), false);
  assert.deepEqual(passForced(attacked(1)), []);
});
