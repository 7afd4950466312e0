import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShelfRow } from './device-shelf.ts';
import { mergeRows } from './merge-rows.ts';

const row = (id: string, name: string, more: Partial<ShelfRow> = {}): ShelfRow => ({
  id,
  game: 'outpost',
  name,
  options: {},
  value: null,
  changed: 1,
  ...more,
});
const told = (id: string, name: string) => ({ ...row(id, name), changed: new Date(2).toISOString() });

test('what the server has still to be told stays as it is here; of everything else the server knows better', () => {
  const here = [
    row('a', 'changed here', { unsent: true }),
    row('b', 'as it was'),
    row('c', 'deleted here', { gone: true }),
    row('d', 'deleted elsewhere'),
  ];
  const there = [
    told('a', 'as it was'),
    told('b', 'changed elsewhere'),
    told('c', 'still there'),
    told('e', 'new'),
  ];
  assert.deepEqual(mergeRows(here, there), [
    row('a', 'changed here', { unsent: true }),
    row('c', 'deleted here', { gone: true }),
    row('b', 'changed elsewhere', { changed: 2 }),
    row('e', 'new', { changed: 2 }),
  ]);
  assert.deepEqual(mergeRows([], []), []);
});
