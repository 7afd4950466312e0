import assert from 'node:assert/strict';
import { test } from 'node:test';
import { borderOf, endsOfEdge, frameOf, sizeOf } from './layout.ts';

const grid = { columns: 4, rows: 4 };

test('the border of one space is its square, inset on all sides', () => {
  assert.equal(borderOf(grid, [5], 10), 'M190 110L190 190L110 190L110 110Z');
});

test('spaces side by side have one border, and no corner where it goes straight on', () => {
  assert.equal(borderOf(grid, [0, 1, 2], 0), 'M300 0L300 100L0 100L0 0Z');
});

test('inside a corner that points inward the inset goes the other way', () => {
  assert.ok(borderOf(grid, [0, 1, 4], 10).includes('90 90'));
});

test('a hole has a border of its own', () => {
  const ring = [0, 1, 2, 4, 6, 8, 9, 10];
  assert.equal(borderOf(grid, ring, 0).split('Z').length - 1, 2);
});

test('spaces that meet in a corner alone are drawn apart, even where they are one region elsewhere', () => {
  assert.equal(borderOf(grid, [0, 5], 10), 'M90 10L90 90L10 90L10 10ZM190 110L190 190L110 190L110 110Z');
  // The same two spaces, joined around the other side of a hole: one border outside, one inside, both closed.
  const joined = [0, 5, 4, 8, 9, 10, 6, 2, 1];
  const parts = borderOf(
    grid,
    joined.filter((space) => space !== 1),
    10,
  )
    .split('Z')
    .filter((part) => part !== '');
  for (const part of parts) assert.match(part, /^M-?\d+ -?\d+(L-?\d+ -?\d+){3,}$/);
});

test('the frame holds all spaces and nothing more', () => {
  const terrain = Array.from({ length: 16 }, (_, space) => ([5, 6, 10].includes(space) ? 'normal' : null));
  assert.deepEqual(frameOf({ ...grid, terrain, edges: [], doors: [] }), {
    left: 1,
    top: 1,
    columns: 2,
    rows: 2,
  });
});

test('an edge lies between its two spaces, whichever comes first', () => {
  assert.deepEqual(endsOfEdge(4, [5, 6]), [
    { x: 200, y: 100 },
    { x: 200, y: 200 },
  ]);
  assert.deepEqual(endsOfEdge(4, [9, 5]), [
    { x: 100, y: 200 },
    { x: 200, y: 200 },
  ]);
});

test('a base covers as many spaces as its name says, and the others when it is turned', () => {
  assert.deepEqual(sizeOf('2x3', false), { columns: 3, rows: 2 });
  assert.deepEqual(sizeOf('2x3', true), { columns: 2, rows: 3 });
  assert.deepEqual(sizeOf('1x1', false), { columns: 1, rows: 1 });
});
