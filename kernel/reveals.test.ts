import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { duel } from '../testkit/games/duel.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { revealsAtOnce } from './reveals.ts';
import { seeded } from './seeded.ts';

/** Gives a move, and says whether it brought anything to light. */
function isRevealed(match: Match, seat: number, choice?: string): boolean {
  const before = match.rules.copy(match.state);
  const asked = match.decisions().find((decision) => decision.seat === seat);
  match.play(seat, choice ?? asked?.choices[0] ?? '');
  const move = match.moves.at(-1);
  assert.ok(move);
  return revealsAtOnce(match.rules, before, move, seeded('worlds'));
}

const begin = (game: Game, seats = 2): Match => new Match(game, { options: {}, seed: 'reveals', seats });

suite('what an answer brings to light', () => {
  test('no move reveals anything if nothing is hidden', () => {
    assert.equal(isRevealed(begin(ticTacToe), 0), false);
  });

  test('a card laid face down reveals nothing; the last one turns both over and does', () => {
    const match = begin(duel);
    assert.equal(isRevealed(match, 0), false);
    assert.equal(isRevealed(match, 1), true);
  });

  test('a card played openly from the hand reveals itself', () => {
    const match = begin(duel);
    isRevealed(match, 0);
    isRevealed(match, 1);
    const [attack] = match.decisions();
    assert.ok(attack);
    const card = attack.choices.find((choice) => choice !== '-');
    assert.equal(isRevealed(match, attack.seat, card), true);
  });
});
