import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PackFile } from '../content/pack-file.ts';
import { packs } from '../content/packs.ts';
import {
  counted,
  inserted,
  lettersOf,
  moved,
  painted,
  paintOf,
  proportioned,
  removed,
  reversed,
  spelled,
} from './track.ts';

const small: PackFile = {
  schemaVersion: 1,
  picture: { width: 400, height: 200, radius: 10 },
  spaces: [
    { kind: 'start', x: 50, y: 100 },
    { kind: 'normal', x: 100, y: 100 },
    { kind: 'maw', x: 150, y: 100 },
    { kind: 'double', sides: ['hyperspace', 'normal'], x: 200, y: 100 },
    { kind: 'final', x: 250, y: 100 },
  ],
};
const kinds = ({ spaces }: PackFile) => spaces.map(({ kind }) => kind).join(' ');

test('a space is painted, the two planets are not', () => {
  const paint = paintOf('3');
  assert.ok(paint);
  assert.deepEqual(painted(small, 1, paint).spaces[1], {
    kind: 'double',
    sides: ['asteroid', 'normal'],
    x: 100,
    y: 100,
  });
  assert.equal(painted(small, 0, paint), small);
  assert.equal(painted(small, 4, paint), small);
});

test('a double space that becomes another kind loses its sides', () => {
  const paint = paintOf('B');
  assert.ok(paint);
  assert.deepEqual(painted(small, 3, paint).spaces[3], { kind: 'bonus', x: 200, y: 100 });
});

test('a space is inserted half-way, and after the last one the track goes on', () => {
  assert.equal(kinds(inserted(small, 1)), 'start normal normal maw double final');
  assert.equal(inserted(small, 1).spaces[2]?.x, 125);
  const longer = inserted(small, 4);
  assert.equal(kinds(longer), 'start normal maw double normal final');
  assert.equal(longer.spaces[5]?.x, 273);
});

test('whatever is removed, a track begins and ends with a planet', () => {
  assert.equal(kinds(removed(small, 0)), 'start maw double final');
  assert.equal(kinds(removed(small, 4)), 'start normal maw final');
  const bare = removed(removed(removed(small, 1), 1), 1);
  assert.equal(removed(bare, 1), bare);
});

test('a drag moves one space, or pulls the neighbours along but never a planet', () => {
  const one = moved(small, 2, { x: 150, y: 150 }, 1, 0);
  assert.deepEqual(
    one.spaces.map(({ y }) => y),
    [100, 100, 150, 100, 100],
  );
  const more = moved(small, 2, { x: 150, y: 150 }, 1, 0.5);
  assert.deepEqual(
    more.spaces.map(({ y }) => y),
    [100, 125, 150, 125, 100],
  );
});

test('flown the other way, the track keeps its kinds', () => {
  assert.equal(kinds(reversed(small)), 'start double maw normal final');
});

test('another number of spaces goes the same way', () => {
  const more = counted(small, 9);
  assert.deepEqual(
    more.spaces.map(({ x }) => x),
    [50, 75, 100, 125, 150, 175, 200, 225, 250],
  );
  assert.equal(kinds(more), 'start normal maw double normal normal normal normal final');
  assert.equal(counted(small, 0).spaces.length, 2);
});

test('the board that comes with the game can be spelled, and letters make it again', () => {
  const board = packs.reconstructed;
  assert.ok(board);
  const letters = lettersOf(board);
  assert.equal(letters.length, 55);
  assert.deepEqual(spelled(board, letters), board);
  assert.deepEqual(spelled(board, letters.toUpperCase().replaceAll(/(.{5})/g, '$1 ')), board);
});

test('letters that mean nothing are refused, and more letters make a longer track', () => {
  assert.equal(spelled(small, 'nnx'), undefined);
  assert.equal(lettersOf(spelled(small, 'nnmm1nba') ?? small), 'nnmm1nba');
});

test('a photo of other proportions stretches the picture and the track in it', () => {
  const square = proportioned(small, 500, 500);
  assert.deepEqual(square.picture, { width: 400, height: 400, radius: 10 });
  assert.ok(square.spaces.every(({ y }) => y === 200));
});
