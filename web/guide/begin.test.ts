import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Guide } from '../../games/guide.ts';
import { ticTacToe } from '../../testkit/games/tic-tac-toe.ts';
import { begin } from './begin.ts';
import { guideKey, isUnderWay, saveProgress } from './progress.ts';

const guide: Guide = {
  opening: { options: {}, seed: 'lesson', seats: 2 },
  seat: 0,
  names: ['', 'Somebody'],
  messages: async () => ({}),
  lessons: [{ says: { key: 'hello' } }, { says: { key: 'go' }, task: { choices: ['b2'], free: true } }],
  scriptedMoves: [],
};
const key = guideKey(ticTacToe, { guide: async () => guide });
const other = guideKey(ticTacToe, {
  role: { id: 'nought', name: { en: '', pl: '', de: '', ro: '', fr: '', it: '' } },
  guide: async () => guide,
});

function steps(resume: boolean): number {
  return begin(ticTacToe, guide, key, resume).steps.length;
}

suite('whoever comes back to a guide', () => {
  const played = begin(ticTacToe, guide, key, false);
  played.read();
  played.play('b2');

  test('goes on where they were', () => {
    saveProgress(key, { place: played.place, done: false });
    assert.ok(isUnderWay(key));
    assert.equal(steps(true), 2);
    assert.equal(steps(false), 1, 'but not who wants to start over');
    assert.ok(!isUnderWay(other), 'but not in another guide of the game');
  });

  test('begins anew when they were through', () => {
    saveProgress(key, { place: played.place, done: true });
    assert.ok(!isUnderWay(key));
    assert.equal(steps(true), 1);
  });

  test('begins anew where what they played is no match of this guide any more', () => {
    const moves = [{ seat: 1, choice: 'b2', draws: [] }];
    saveProgress(key, { place: { ...played.place, moves }, done: false });
    assert.equal(steps(true), 1);
  });
});
