import assert from 'node:assert/strict';
import { test } from 'node:test';
import { almostSurrounded } from '../testing/almost-surrounded.ts';
import { table } from '../testing/table-talk.ts';

test("p. 11: a tile of White's ends the route of three tiles on which Red stands; Red scores 3 and White stays", () => {
  const t = table({ pile: ['W', 'ST-E'] });
  t.play('1,0r0', 'small:r3');
  assert.equal(t.toMove, 'white');
  t.play('-1,0r3');
  assert.equal(t.refusal('small:r1'), 'route-occupied');
  t.play('small:a1');
  assert.deepEqual(t.scores(), { red: 3, white: 0 });
  assert.deepEqual(t.figures(), ['white:small -1,0:a1']);
  assert.deepEqual(t.supply('red'), { small: 4, large: 1 });
});

test('p. 12: an open, empty field may be extended and taken; three tiles with an Empire symbol score 8', () => {
  const t = table({ pile: ['FG-E', 'U0', 'E'] });
  t.play('0,-1r1', 'small:a1');
  t.play('1,0r1', '-');
  t.play('0,-2r2', '-');
  assert.deepEqual(t.scores(), { red: 8, white: 0 });
  assert.deepEqual(t.eventsOf('scoredRealm'), [
    {
      kind: 'scoredRealm',
      realm: 'asteroid',
      spot: { x: 0, y: 0, segment: 'a1' },
      seats: [0],
      tiles: 3,
      perTile: 2,
      symbols: 1,
      points: 8,
      final: false,
    },
  ]);
  assert.deepEqual(t.figures(), []);
});

test('p. 13: the eighth tile around a planet scores 9 tiles and its symbol, 11 points', () => {
  const t = table({ tiles: ['B-R 0,0r0 red:small:p1', ...almostSurrounded], pile: ['V0'] });
  t.play('1,-1r0', '-');
  assert.deepEqual(t.scores(), { red: 11, white: 0 });
  assert.deepEqual(t.figures(), []);
});

test('p. 14: three fight for a field; White gets 1, Red 1 for the tie and 2 for two dice, Black 1 and 12', () => {
  const t = table({
    colors: ['red', 'black', 'white'],
    tiles: [
      'FG-R 0,-1r1 red:small:a1',
      'E 0,-2r2',
      'V0 1,-1r2',
      'E 1,0r3 black:large:a1',
      'V0 -1,-1r1',
      'E -1,0r1 white:small:a1',
    ],
    pile: ['RR'],
    dice: [2, 4, 3, 4, 3, 4, 5, 3, 6],
  });
  t.play('0,0r0');
  assert.deepEqual(t.dice('0,0:a1'), { red: 2, black: 2, white: 1 });
  t.play('-');
  assert.deepEqual(t.scores(), { red: 3, black: 13, white: 1 });
  assert.deepEqual(
    t.eventsOf('rolledDice').map(({ rolls }) => rolls.map(({ dice }) => dice)),
    [
      [[2, 4], [3, 4], [3]],
      [
        [4, 5],
        [3, 6],
      ],
    ],
  );
  assert.deepEqual(t.figures(), []);
});

test('p. 14: two fight for a route that ends at a planet; White gets 1 and Red scores 4 tiles', () => {
  const t = table({
    tiles: [
      'A-R 0,0r0 white:small:r1',
      'U0 1,0r0',
      'U0 1,1r0',
      'U0 1,2r0',
      'U0 0,2r0',
      'W 0,3r1 red:small:r3',
    ],
    pile: ['D'],
    dice: [6, 1],
  });
  t.play('0,1r3');
  assert.deepEqual(t.dice('0,1:r1'), { red: 1, white: 1 });
  assert.equal(t.refusal('small:r1'), 'route-occupied');
  assert.ok(t.choices().includes('small:a1') && t.choices().includes('small:p1@0,0'));
  t.play('-');
  assert.deepEqual(t.scores(), { red: 4, white: 1 });
  assert.deepEqual(t.figures(), []);
});

test('p. 15: Red attacks a planet; a tie gives 1 each, then White leaves with 2 more and Red stays', () => {
  const t = table({
    tiles: ['B-R 0,0r0 white:large:p1'],
    pile: ['U-R'],
    dice: [4, 5, 3, 5, 1, 5, 3, 4],
  });
  t.play('1,0r0', 'small:p1@0,0');
  assert.deepEqual(t.eventsOf('battleBegan')[0]?.fighters, [
    { seats: [0], figures: { small: 1, large: 0 }, symbol: true, dice: 2 },
    { seats: [1], figures: { small: 0, large: 1 }, symbol: false, dice: 2 },
  ]);
  assert.deepEqual(t.scores(), { red: 1, white: 3 });
  assert.deepEqual(t.figures(), ['red:small 0,0:p1']);
  assert.equal(t.toMove, 'white');
});

test('p. 17: the final scoring gives Red 3, White 2, Green 5, Black 1 and Orange 6', () => {
  const t = table({
    colors: ['red', 'green', 'black', 'white', 'orange'],
    tiles: [
      'B-R 0,0r0 orange:small:p1',
      'U0 1,-1r0',
      'U0 1,0r0 red:small:r1',
      'U0 1,1r0',
      'E 2,0r1',
      'N 3,0r0 white:small:a1',
      'E 2,1r1 black:small:a1',
      'E 2,-1r0',
      'FG-E 2,-2r1 green:large:a1',
      'N 2,-3r2',
    ],
    pile: [],
    lastTiles: true,
  });
  assert.deepEqual(t.match.outcome, { ranks: [3, 2, 5, 4, 1], scores: [3, 5, 1, 2, 6] });
  assert.ok(t.eventsOf('scoredRealm').every(({ final }) => final));
});
