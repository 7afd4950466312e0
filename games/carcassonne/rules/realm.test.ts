import assert from 'node:assert/strict';
import { test } from 'node:test';
import { almostSurrounded } from '../testing/almost-surrounded.ts';
import { table } from '../testing/table-talk.ts';

test('ruling 24, p. 11: a route ends at an intersection, at a field, at a planet, or where it meets itself', () => {
  const ends = table({ tiles: ['START 0,0r0', 'W 1,0r0', 'ST-E -1,0r3'] }).realm('0,0:r1');
  assert.deepEqual([ends.complete, ends.open, ends.tiles], [true, 0, 3]);
  const planet = table({ tiles: ['START 0,0r0', 'A-R 1,0r1', 'W -1,0r0'] }).realm('0,0:r1');
  assert.deepEqual([planet.complete, planet.tiles], [true, 3]);
  const ring = table({ tiles: [...almostSurrounded, 'V0 1,-1r0'] }).realm('1,0:r1');
  assert.deepEqual([ring.complete, ring.tiles], [true, 8]);
});

test('ruling 25, p. 11 and 14: the planet’s tile counts for the route that it ends, its symbol does not', () => {
  const route = table({ tiles: ['START 0,0r0', 'A-R 1,0r1'] }).realm('0,0:r1');
  assert.equal(route.tiles, 2);
  assert.deepEqual(route.symbols, { rebel: 0, empire: 0, bounty_hunter: 0 });
  assert.deepEqual(route.segments, ['0,0:r1', '1,0:r1']);
});

test('ruling 26, p. 14: a route that runs into a field ends there, and each keeps its own symbols', () => {
  const t = table({ tiles: ['START 0,0r0', 'ST-R 1,0r1', 'U-E -1,0r1'] });
  assert.deepEqual(t.realm('0,0:r1').symbols, { rebel: 0, empire: 1, bounty_hunter: 0 });
  assert.deepEqual(t.realm('1,0:a1').symbols, { rebel: 1, empire: 0, bounty_hunter: 0 });
  assert.equal(t.realm('0,0:r1').open, 1);
});

test('ruling 27, p. 11: a route that passes a field on the same tile goes on', () => {
  const route = table({ tiles: ['START 0,0r0', 'D 1,0r0'] }).realm('0,0:r1');
  assert.deepEqual([route.open, route.tiles, route.complete], [2, 2, false]);
});

test('ruling 28, p. 11: each arm of an intersection is a route of its own', () => {
  const t = table({ tiles: ['START 0,0r0', 'X 1,0r0'] });
  const ids = ['r1', 'r2', 'r3', 'r4'].map((arm) => t.realm(`1,0:${arm}`).id);
  assert.equal(new Set(ids).size, 4);
});

test('ruling 29, p. 12: a field is complete when it is closed all round and has no gap inside', () => {
  const open = table({ tiles: ['START 0,0r0', 'FG-E 0,-1r1'] });
  assert.deepEqual([open.realm('0,0:a1').complete, open.realm('0,0:a1').open], [false, 1]);
  const closed = table({ tiles: ['START 0,0r0', 'FG-E 0,-1r1', 'E 0,-2r2'] });
  assert.equal(closed.realm('0,0:a1').complete, true);
});

test('ruling 29, p. 12: a field around a gap is complete only when the gap is filled', () => {
  const ring = [
    'N -1,-1r2 red:small:a1',
    'Q-R 0,-1r2',
    'N 1,-1r3',
    'FG-R 1,0r1',
    'M-R 1,1r0',
    'FG-E 0,1r0',
    'M-E -1,1r1',
    'FG-B -1,0r1',
  ];
  const t = table({ tiles: ring, pile: ['E'] });
  assert.deepEqual([t.realm('1,1:a1').tiles, t.realm('1,1:a1').open], [8, 1]);
  t.play('0,0r0', '-');
  assert.deepEqual(t.scores(), { red: 9 * 2 + 6 * 2, white: 0 });
});

test('ruling 29, p. 12: two fields on one tile that are not drawn as one are separate', () => {
  const t = table({ tiles: ['START 0,0r0', 'H 0,-1r0'] });
  assert.notEqual(t.realm('0,-1:a1').id, t.realm('0,-1:a2').id);
  assert.equal(t.realm('0,-1:a2').id, t.realm('0,0:a1').id);
});

/** Seven tiles around the planet at 0,0, two of them planets; one more goes to 1,0. */
const planetsAround = [
  'E 0,-1r0',
  'E 1,-1r0',
  'E 1,1r1',
  'E 0,1r2',
  'E -1,1r3',
  'PA-E -1,0r3',
  'PA-B -1,-1r0',
];

test('ruling 30, p. 13: a planet is complete when all eight neighbours lie there, planets or not', () => {
  const t = table({ tiles: ['B-R 0,0r0 red:small:p1', ...planetsAround], pile: ['B-E'] });
  assert.deepEqual([t.realm('0,0:p1').open, t.realm('0,0:p1').tiles], [1, 8]);
  t.play('1,0r0', '-');
  assert.deepEqual(t.scores(), { red: 11, white: 0 });
});

test('ruling 31, p. 13: a tile counts for every planet next to it', () => {
  const t = table({ tiles: ['B-R 0,0r0', 'B-E 1,0r0', 'U0 1,1r1'] });
  assert.equal(t.realm('0,0:p1').tiles, 3);
  assert.equal(t.realm('1,0:p1').tiles, 3);
});

test('ruling 32, p. 11: a tile that lies twice in a route counts once', () => {
  const t = table({ tiles: ['X 0,0r0', 'V0 1,0r0', 'V0 1,1r1', 'V0 0,1r2'] });
  const loop = t.realm('0,0:r2');
  assert.deepEqual(loop.segments, ['0,0:r2', '0,0:r3', '1,0:r1', '1,1:r1', '0,1:r1']);
  assert.deepEqual([loop.tiles, loop.whenComplete, loop.complete], [4, 4, true]);
});

test('ruling 32, p. 12: a tile that lies twice in a field counts once, in whatever order the field grew', () => {
  const around = ['I 0,0r0', 'N 0,-1r2', 'N 1,-1r3', 'M-R 1,0r0'];
  for (const start of [0, 1, 2, 3]) {
    const tiles = [...around.slice(start), ...around.slice(0, start)];
    const field = table({ tiles }).realm('0,0:a1');
    assert.deepEqual([field.tiles, field.complete, field.whenComplete], [4, true, 10]);
    const backwards = table({ tiles: tiles.toReversed() }).realm('0,0:a2');
    assert.deepEqual([backwards.tiles, backwards.complete], [4, true]);
  }
});

test('ruling 33, p. 13: only the symbols drawn on its own segments belong to a realm', () => {
  const t = table({ tiles: ['O-R 0,0r0'] });
  assert.equal(t.realm('0,0:a1').symbols.rebel, 1);
  assert.equal(t.realm('0,0:r1').symbols.rebel, 0);
});
