import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DrawnTrack,
  insertSpace,
  lettersOf,
  moveSpace,
  paintOf,
  paintSpace,
  removeSpace,
  reshapePicture,
  resizeTrack,
  reverseTrack,
  spellTrack,
  type TrackKinds,
} from './drawn-track.ts';

interface Look {
  readonly kind: 'start' | 'normal' | 'maw' | 'double' | 'final';
  readonly sides?: readonly string[];
}
const kinds: TrackKinds<Look> = {
  paints: [
    { letter: 'n', look: { kind: 'normal' } },
    { letter: 'm', look: { kind: 'maw' } },
    { letter: '2', look: { kind: 'double', sides: ['left', 'right'] } },
  ],
  fresh: { kind: 'normal' },
  first: { kind: 'start' },
  last: { kind: 'final' },
  same: (one, other) => one.kind === other.kind,
  fewest: 2,
  most: 200,
};
const small: DrawnTrack<Look> = {
  picture: { width: 400, height: 200, radius: 10 },
  spaces: [
    { kind: 'start', x: 50, y: 100 },
    { kind: 'normal', x: 100, y: 100 },
    { kind: 'maw', x: 150, y: 100 },
    { kind: 'double', sides: ['up', 'down'], x: 200, y: 100 },
    { kind: 'final', x: 250, y: 100 },
  ],
};
const looks = ({ spaces }: DrawnTrack<Look>) => spaces.map(({ kind }) => kind).join(' ');

test('a space is painted, the two ends are not', () => {
  const paint = paintOf(kinds, '2');
  assert.ok(paint);
  assert.deepEqual(paintSpace(small, kinds, 1, paint.look).spaces[1], {
    kind: 'double',
    sides: ['left', 'right'],
    x: 100,
    y: 100,
  });
  assert.equal(paintSpace(small, kinds, 0, paint.look), small);
  assert.equal(paintSpace(small, kinds, 4, paint.look), small);
});

test('a double space that becomes another kind loses its sides', () => {
  const paint = paintOf(kinds, 'N');
  assert.ok(paint);
  assert.deepEqual(paintSpace(small, kinds, 3, paint.look).spaces[3], { kind: 'normal', x: 200, y: 100 });
});

test('a space is inserted half-way, and after the last one the track goes on', () => {
  assert.equal(looks(insertSpace(small, kinds, 1)), 'start normal normal maw double final');
  assert.equal(insertSpace(small, kinds, 1).spaces[2]?.x, 125);
  const longer = insertSpace(small, kinds, 4);
  assert.equal(looks(longer), 'start normal maw double normal final');
  assert.equal(longer.spaces[5]?.x, 273);
});

test('whatever is removed, a track begins and ends as it did', () => {
  assert.equal(looks(removeSpace(small, kinds, 0)), 'start maw double final');
  assert.equal(looks(removeSpace(small, kinds, 4)), 'start normal maw final');
  const bare = removeSpace(removeSpace(removeSpace(small, kinds, 1), kinds, 1), kinds, 1);
  assert.equal(removeSpace(bare, kinds, 1), bare);
});

test('a drag moves one space, or pulls the neighbours along but never an end', () => {
  const one = moveSpace(small, 2, { x: 150, y: 150 }, 1, 0);
  assert.deepEqual(
    one.spaces.map(({ y }) => y),
    [100, 100, 150, 100, 100],
  );
  const more = moveSpace(small, 2, { x: 150, y: 150 }, 1, 0.5);
  assert.deepEqual(
    more.spaces.map(({ y }) => y),
    [100, 125, 150, 125, 100],
  );
});

test('gone the other way, the track keeps its kinds', () => {
  assert.equal(looks(reverseTrack(small, kinds)), 'start double maw normal final');
});

test('another number of spaces goes the same way', () => {
  const more = resizeTrack(small, kinds, 9);
  assert.deepEqual(
    more.spaces.map(({ x }) => x),
    [50, 75, 100, 125, 150, 175, 200, 225, 250],
  );
  assert.equal(looks(more), 'start normal maw double normal normal normal normal final');
  assert.equal(resizeTrack(small, kinds, 0).spaces.length, 2);
});

test('a track can be spelled, and letters make it again', () => {
  const track = paintSpace(small, kinds, 3, { kind: 'double', sides: ['left', 'right'] });
  const letters = lettersOf(track, kinds);
  assert.equal(letters, 'nm2');
  assert.deepEqual(spellTrack(track, kinds, letters), track);
  assert.deepEqual(spellTrack(track, kinds, 'N M2 '), track);
});

test('letters that mean nothing are refused, and more letters make a longer track', () => {
  assert.equal(spellTrack(small, kinds, 'nnx'), undefined);
  assert.equal(lettersOf(spellTrack(small, kinds, 'nnmm2nmn') ?? small, kinds), 'nnmm2nmn');
});

test('a photo of other proportions stretches the picture and the track in it', () => {
  const square = reshapePicture(small, 500, 500);
  assert.deepEqual(square.picture, { width: 400, height: 400, radius: 10 });
  assert.ok(square.spaces.every(({ y }) => y === 200));
});
