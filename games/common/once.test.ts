import assert from 'node:assert/strict';
import { test } from 'node:test';
import { once } from './once.ts';

test('each object is worked out once, also after another was asked for', () => {
  const seen: object[] = [];
  const counted = once((key: object) => ({ key, place: seen.push(key) }));
  const [first, second] = [{}, {}];
  assert.equal(counted(first), counted(first));
  assert.equal(counted(second).key, second);
  assert.equal(counted(first).place, 1);
  assert.deepEqual(seen, [first, second]);
});
