import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnbounded } from '../testkit/invariants/schemas.ts';
import * as all from './schemas.ts';

test('everything that comes in is bounded', () => {
  assert.deepEqual(findUnbounded(all), []);
});

test('all are compiled when the server starts, because the first who sends something would hold up all others', () => {
  const { schemas, ...named } = all;
  assert.deepEqual(new Set(schemas), new Set(Object.values(named)));
});
