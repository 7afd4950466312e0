import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { assertRefused } from '../../../testkit/assert-refused.ts';
import { game } from '../game.ts';
import type { Position } from './position.ts';

/** A table between two turns; the dice fall as they are given. */
function tableOf(position: Position, dice: number[] = []) {
  return new Match(game, { options: {}, seed: 'table', position }, dice);
}

const played = ['boost', 'boost', 'boost', 'boost', 'jam', 'jam', 'jam'] as const;

test('p. 2: a boost flies three spaces farther, and both cards and points are told', () => {
  const table = tableOf({ spaces: [4, 0], hands: [['boost'], []], played }, [5]);
  assert.deepEqual(
    table.play(0, 'boost').map(({ event }) => event),
    [
      { kind: 'started', seat: 0, boosted: true },
      { kind: 'flew', seat: 0, die: 5, to: 12, points: 8 },
    ],
  );
});

test('p. 2: a jam keeps the pod where it is, and takes the boost with it', () => {
  const table = tableOf({ spaces: [4, 0], hands: [['boost'], ['jam']], played });
  table.play(0, 'boost');
  table.play(1, 'jam');
  assert.deepEqual(table.view('spectator').spaces, [4, 0]);
  assert.deepEqual(table.view('spectator').hands, [0, 0]);
  assert.equal(table.decisions()[0]?.seat, 1);
});

test('p. 2: who rolls a 1 draws a card', () => {
  const table = tableOf({ spaces: [4, 0], hands: [[], []], played }, [1]);
  table.play(0, 'roll');
  assert.deepEqual(table.view('spectator').hands, [1, 0]);
});

test('R1 (p. 2): the first jam in the order of play counts, and the others keep theirs', () => {
  const table = tableOf({ spaces: [0, 0, 0], hands: [['jam'], [], ['jam']], played, toMove: 1 });
  table.play(1, 'roll');
  assert.deepEqual(
    table.decisions().map(({ seat }) => seat),
    [2, 0],
  );
  table.play(0, 'jam');
  table.play(2, 'jam');
  assert.deepEqual(table.view('spectator').hands, [1, 0, 0]);
});

test('R2 (house choice): from an empty deck nobody draws', () => {
  const all = [...new Array<'boost'>(12).fill('boost'), ...new Array<'jam'>(12).fill('jam')];
  const table = tableOf({ spaces: [4, 0], hands: [[], []], played: all }, [1]);
  table.play(0, 'roll');
  assert.deepEqual(table.view('spectator').hands, [0, 0]);
});

test('every refusal names its rule', () => {
  const turn = tableOf({ spaces: [4, 0], hands: [['jam'], ['boost']], played });
  assertRefused(turn, 'boost', 'no-such-card');
  assertRefused(turn, 'jam', 'wrong-moment');
  turn.play(0, 'roll');
  assertRefused(turn, 'jam', 'no-such-card');
  assertRefused(turn, 'roll', 'wrong-moment');
});

test('positions that no match could come to are refused', () => {
  const wrong: readonly [Position, RegExp][] = [
    [{ spaces: [20, 20], hands: [3, 3] }, /not two/],
    [{ spaces: [21, 0] }, /last space is 20/],
    [{ spaces: [0, 0], hands: [3, 3, 3] }, /2 spaces and 3 hands/],
    [{ spaces: [0, 0], toMove: 2 }, /no seat 2/],
    [{ spaces: [0, 0], hands: [1, 1] }, /6 cards were dealt/],
    [{ spaces: [0, 0], hands: [20, 5] }, /24 cards, not 25/],
    [{ spaces: [0, 0], hands: [new Array<'jam'>(13).fill('jam'), 3] }, /12 cards jam, not 13/],
  ];
  for (const [position, message] of wrong) {
    assert.throws(() => tableOf(position), { code: 'bad-position', message });
  }
});
