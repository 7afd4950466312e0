import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { duel } from '../testkit/games/duel.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { revealsAtOnce } from './reveals.ts';
import { seeded } from './seeded.ts';

/** Gives an answer, and says whether it brought anything to light. */
function answered(match: Match, seat: number, choice?: string): boolean {
  const before = match.rules.copy(match.state);
  const asked = match.questions().find((question) => question.seat === seat);
  match.play(seat, choice ?? asked?.choices[0] ?? '');
  const given = match.answers.at(-1);
  assert.ok(given);
  return revealsAtOnce(match.rules, before, given, seeded('worlds'));
}

const begin = (game: Game, seats = 2): Match => new Match(game, { options: {}, seed: 'reveals', seats });

suite('what an answer brings to light', () => {
  test('where nothing is hidden: nothing', () => {
    assert.equal(answered(begin(ticTacToe), 0), false);
  });

  test('a card laid face down: nothing, though nobody else knows which; the last one turns both over', () => {
    const match = begin(duel);
    assert.equal(answered(match, 0), false);
    assert.equal(answered(match, 1), true);
  });

  test('a card played openly from the hand', () => {
    const match = begin(duel);
    answered(match, 0);
    answered(match, 1);
    const [attack] = match.questions();
    assert.ok(attack);
    const card = attack.choices.find((choice) => choice !== '-');
    assert.equal(answered(match, attack.seat, card), true);
  });
});
