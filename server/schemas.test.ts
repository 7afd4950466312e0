import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnbounded } from '../testkit/invariants/schemas.ts';
import * as schemas from './schemas.ts';

test('everything that comes in is bounded', () => {
  assert.deepEqual(findUnbounded(schemas), []);
});
