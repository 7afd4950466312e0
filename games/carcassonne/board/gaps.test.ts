import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableView } from '../rules/view.ts';
import { table } from '../testing/table-talk.ts';
import { gapsOf } from './gaps.ts';

const { view, rules } = table({});
const fresh: TableView = { ...view, pack: rules.pack };

test('at the beginning every free square can be filled', () => {
  assert.deepEqual(gapsOf(fresh), []);
});

test('a square is a gap when no remaining tile has the sides that it needs', () => {
  // Only the tile that is a field all round is left: it fits above the start tile, whose north side is a field.
  const { tile: _drawn, ...rest } = fresh;
  const gaps = gapsOf({ ...rest, remaining: { C: 1 } });
  assert.deepEqual(
    gaps.map(({ x, y }) => `${x},${y}`),
    ['1,0', '0,1', '-1,0'],
  );
});

test('the tile that has been drawn may fill a square too', () => {
  assert.deepEqual(gapsOf({ ...fresh, tile: 'X', remaining: { C: 1 } }).length, 1);
});
