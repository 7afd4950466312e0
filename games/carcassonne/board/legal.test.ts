import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { game } from '../game.ts';
import { legalOf, nextPlace } from './legal.ts';

test('every choice of a question can be reached on the board', () => {
  const match = new Match(game, { options: {}, seed: 'legal', seats: 3 });
  for (let answers = 0; answers < 60; answers++) {
    const [question] = match.questions();
    if (question === undefined) break;
    const legal = legalOf(question, match.view(question.seat));
    const reached =
      legal?.kind === 'placeTile'
        ? legal.squares.reduce((sum, { rotations }) => sum + rotations.length, 0)
        : (legal?.spots.reduce((sum, { sizes }) => sum + sizes.length, 0) ?? 0) + (legal?.none ? 1 : 0);
    assert.equal(legal?.kind, question.kind);
    assert.equal(reached, question.choices.length);
    match.play(question.seat, question.choices[answers % question.choices.length] ?? '');
  }
});

test('nobody may do anything where nothing is asked', () => {
  const match = new Match(game, { options: {}, seed: 'legal', seats: 2 });
  assert.equal(legalOf(undefined, match.view('spectator')), undefined);
});

test('arrow keys go to the nearest place in their direction', () => {
  const places = [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 2, y: 2 },
    { x: -1, y: 0 },
  ];
  const from = { x: 0, y: 0 };
  assert.deepEqual(nextPlace(places, from, 'right'), { x: 1, y: 0 });
  assert.deepEqual(nextPlace(places, from, 'left'), { x: -1, y: 0 });
  assert.deepEqual(nextPlace(places, from, 'down'), { x: 2, y: 2 });
  assert.equal(nextPlace(places, from, 'up'), undefined);
});
