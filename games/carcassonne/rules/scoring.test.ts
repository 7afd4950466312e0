import assert from 'node:assert/strict';
import { test } from 'node:test';
import { almostSurrounded } from '../testing/almost-surrounded.ts';
import { table } from '../testing/table-talk.ts';

const fieldsBelow = ['E -1,1r2', 'E 0,1r2', 'E 1,1r2'];

/** A route between two planets that the tile at 0,0 completes. */
function closedRoute(left: string, right: string, joining = 'D') {
  return table({
    tiles: [...fieldsBelow, `A-E -1,0r3${left}`, `A-R 1,0r1${right}`],
    pile: [joining],
  });
}

test('ruling 5, p. 12: the score track has laps of 50, and laps are kept', () => {
  const t = table({
    tiles: [...fieldsBelow, 'A-E -1,0r3 red:small:r1', 'A-R 1,0r1'],
    pile: ['D'],
    scores: [49, 0],
  }).play('0,0r0', '-');
  assert.deepEqual(t.scores(), { red: 52, white: 0 });
});

test('ruling 47, p. 11 and 16: a complete route scores 1 a tile and 2 a symbol', () => {
  assert.deepEqual(closedRoute(' red:small:r1', '').play('0,0r0', '-').scores(), { red: 3, white: 0 });
  const symbol = closedRoute(' red:small:r1', '', 'U-R').play('0,0r1', '-');
  assert.deepEqual(symbol.scores(), { red: 5, white: 0 });
});

test('ruling 48, p. 12 and 16: a complete field scores 2 a tile and 2 a symbol, also if it has only two tiles', () => {
  const two = table({ tiles: ['START 0,0r0 red:small:a1'], pile: ['E'] }).play('0,-1r2', '-');
  assert.deepEqual(two.scores(), { red: 4, white: 0 });
});

test('ruling 49, p. 13 and 16: a complete planet always scores 11', () => {
  for (const planet of ['B-R', 'B-E', 'B-B']) {
    const t = table({ tiles: [`${planet} 0,0r0 white:small:p1`, ...almostSurrounded], pile: ['V0'] });
    assert.equal(t.realm('0,0:p1').whenComplete, 11);
    assert.deepEqual(t.play('1,-1r0', '-').scores(), { red: 0, white: 11 });
  }
});

test('ruling 50, p. 11 to 13: a symbol scores the same for every faction', () => {
  for (const joining of ['U-R', 'U-E', 'U-B']) {
    const t = closedRoute(' white:small:r1', '', joining).play('0,0r1', '-');
    assert.deepEqual(t.scores(), { red: 0, white: 5 });
  }
});

test('ruling 51, p. 13 and 16: several figures of one colour score a realm once, and all come back', () => {
  const t = closedRoute(' red:small:r1', ' red:large:r1').play('0,0r0', '-');
  assert.deepEqual(t.scores(), { red: 3, white: 0 });
  assert.deepEqual(t.supply('red'), { small: 4, large: 1 });
});

test('ruling 52, p. 13: a large figure scores no more than a small one', () => {
  assert.deepEqual(closedRoute(' red:large:r1', '').play('0,0r0', '-').scores(), { red: 3, white: 0 });
});

test('ruling 53, p. 13: there are no majorities; who is left after the battle scores alone', () => {
  const t = table({
    tiles: [...fieldsBelow, 'U0 -1,0r1 red:small:r1', 'A-E -2,0r3 red:small:r1', 'A-R 1,0r1 white:small:r1'],
    pile: ['D'],
    dice: [1, 2, 6],
  }).play('0,0r0', '-');
  assert.deepEqual(t.scores(), { red: 2, white: 4 });
  assert.deepEqual(t.supply('red'), { small: 4, large: 1 });
});

test('ruling 54, p. 16: a realm completed without figures scores for nobody, also later', () => {
  const t = closedRoute('', '').play('0,0r0', '-');
  assert.equal(t.realm('0,0:r1').complete, true);
  assert.equal(t.eventsOf('scoredRealm').length, 0);
  assert.deepEqual(t.realm('0,0:r1').owners, []);
});

test('ruling 55, p. 16: one tile may complete several realms, and each is scored for its owner', () => {
  const t = table({
    tiles: [...fieldsBelow, 'A-E -1,0r3 red:small:r1', 'A-R 1,0r1', 'V0 1,-1r2', 'E 0,-1r2 white:small:a1'],
    pile: ['D'],
  }).play('0,0r0', '-');
  assert.deepEqual(t.scores(), { red: 3, white: 4 });
  assert.deepEqual(
    t.eventsOf('scoredRealm').map(({ realm }) => realm),
    ['route', 'asteroid'],
  );
});

test('ruling 56, p. 12: figures in realms that are not scored stay', () => {
  const t = table({
    tiles: [...fieldsBelow, 'A-E -1,0r3 red:small:r1', 'A-R 1,0r1 white:small:p1'],
    pile: ['D'],
  }).play('0,0r0', '-');
  assert.deepEqual(t.figures(), ['white:small 1,0:p1']);
});

test('ruling 57, p. 16: the turn of the last tile is played out in full', () => {
  const t = table({ pile: ['U0'], lastTiles: true }).play('1,0r1');
  assert.equal(t.match.outcome, undefined);
  t.play('small:r1');
  assert.deepEqual(t.match.outcome, { ranks: [1, 2], scores: [2, 0] });
  assert.deepEqual(t.match.decisions(), []);
});

const atTheEnd: readonly [string, readonly string[], number][] = [
  [
    'ruling 58, p. 16: an open route scores 1 a tile and 2 a symbol',
    ['START 0,0r0 red:small:r1', 'U-E 1,0r1'],
    4,
  ],
  [
    'ruling 59, p. 16: an open field scores 1 a tile and 2 a symbol',
    ['START 0,0r0 red:large:a1', 'FG-B 0,-1r1'],
    4,
  ],
  [
    'ruling 60, p. 16: an open planet scores 1, 1 a neighbour and 2 for its symbol',
    ['B-E 0,0r0 red:small:p1'],
    3,
  ],
  [
    'ruling 60, p. 16: with two neighbours it scores 5',
    ['B-E 0,0r0 red:small:p1', 'U0 1,0r0', 'U0 1,1r0'],
    5,
  ],
  ['ruling 61, p. 16: realms without figures score nothing', ['START 0,0r0', 'B-R 0,1r0'], 0],
];
for (const [name, tiles, points] of atTheEnd) {
  test(name, () => {
    const t = table({ tiles, pile: [], lastTiles: true });
    assert.deepEqual(t.scores(), { red: points, white: 0 });
    assert.deepEqual(t.figures(), []);
  });
}

test('ruling 61, p. 16: before the end, everybody sees what a realm would score then', () => {
  const t = table({ tiles: ['START 0,0r0 red:small:a1', 'FG-B 0,-1r1', 'B-E 0,1r0'] });
  assert.deepEqual(
    t.view.realms.map(({ id, atEnd, whenComplete }) => [id, atEnd, whenComplete]),
    [
      ['0,0:a1', 4, 6],
      ['0,0:r1', 1, 1],
      ['0,1:p1', 4, 11],
    ],
  );
});

test('ruling 62: equal points share the victory', () => {
  const t = table({ colors: ['red', 'white', 'black'], scores: [7, 7, 3], pile: [], lastTiles: true });
  assert.deepEqual(t.match.outcome, { ranks: [1, 1, 3], scores: [7, 7, 3] });
});

test('ruling 4, p. 11: tile, figure, battles, scoring, in this order, and then the next one draws', () => {
  const t = table({
    tiles: [...fieldsBelow, 'A-E -1,0r3 white:small:r1', 'A-R 1,0r1 red:small:r1'],
    pile: ['D'],
    dice: [5, 2],
  }).play('0,0r0', 'small:a1');
  assert.deepEqual(
    t.events.map(({ kind }) => kind),
    [
      'drewTile',
      'placedTile',
      'placedFigure',
      'battleBegan',
      'rolledDice',
      'lostBattle',
      'wonBattle',
      'scoredRealm',
      'drewTile',
    ],
  );
  assert.equal(t.toMove, 'white');
});
