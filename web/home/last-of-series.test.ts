import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableInfo, TableStatus } from '../../server/protocol.ts';
import { goesOn, lastOfSeries } from './last-of-series.ts';

function table(id: string, status: TableStatus, inSeries?: TableInfo['inSeries']): TableInfo {
  const at = '2026-11-24T19:00:00.000Z';
  const rest = { listed: false, owner: false, waitingFor: [], fairness: { commitment: '' } };
  return {
    ...{ id, status, game: 'outpost', version: '1', seats: [], ...rest, opened: at, changed: at, since: at },
    ...(inSeries && { inSeries }),
  };
}

test('a series is one line, that of its last table', () => {
  const tables = [
    table('b2', 'waiting', { id: 'b', place: 2, last: false }),
    table('x', 'playing'),
    table('a1', 'over', { id: 'a', place: 1, last: false }),
    table('a3', 'over', { id: 'a', place: 3, last: false }),
    table('b1', 'over', { id: 'b', place: 1, last: false }),
    table('a2', 'over', { id: 'a', place: 2, last: false }),
  ];
  assert.deepEqual(
    lastOfSeries(tables).map(({ id }) => id),
    ['b2', 'x', 'a3'],
  );
});

test('a series goes on between two matches, and not after its last one', () => {
  assert.ok(goesOn(table('x', 'playing')));
  assert.ok(!goesOn(table('x', 'over')));
  assert.ok(goesOn(table('x', 'over', { id: 'x', place: 1, last: false })));
  assert.ok(!goesOn(table('x', 'over', { id: 'x', place: 1, last: true })));
});
