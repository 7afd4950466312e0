import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { duel } from '../testkit/games/duel.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import type { Game } from './game.ts';
import { findKnownDecisions } from './known-decisions.ts';
import { type Decision, Match } from './match.ts';
import { atOnce } from './reveals.ts';

describe('the decisions that a viewer knows', () => {
  it('are all decisions if nothing is hidden', () => {
    const match = new Match(ticTacToe, { options: {}, seats: 2, seed: 'open' });
    match.play(0, match.decisions()[0]?.choices[0] ?? '');
    assert.deepEqual(known(ticTacToe, match.view(0)), match.decisions());
    assert.deepEqual(known(ticTacToe, match.view('spectator')), match.decisions());
  });

  it('include those of the viewer, and none that depends on a hand the viewer does not see', () => {
    for (let number = 0; number < 20; number++) {
      const match = new Match(duel, { options: {}, seats: 2, seed: `${number}` });
      const [own] = match.decisions();
      assert.deepEqual(known(duel, match.view(0)), [own]);
      assert.deepEqual(known(duel, match.view('spectator')), []);
    }
  });

  it('are none when the match is over', () => {
    const match = new Match(ticTacToe, { options: {}, seats: 2, seed: 'over' });
    for (let [asked] = match.decisions(); asked !== undefined; [asked] = match.decisions()) {
      match.play(asked.seat, asked.choices[0] ?? '');
    }
    assert.deepEqual(known(ticTacToe, match.view(0)), []);
  });
});

function known(game: Game, view: unknown): Decision[] {
  return atOnce(findKnownDecisions(game.open({}), view));
}
