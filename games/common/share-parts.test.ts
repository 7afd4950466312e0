import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst } from '../../schema/check.ts';
import { findFaults } from '../../schema/interpreted.ts';
import { shareParts } from './share-parts.ts';

const inner = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string', minLength: 1, maxLength: 20 } },
};
const middle = { type: 'array', minItems: 1, items: { oneOf: [inner, { type: 'integer', minimum: 3 }] } };
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: { first: middle, second: middle, third: { type: 'array', items: middle }, fourth: inner },
};

test('a part that stands in a schema several times is written once', () => {
  const shared = shareParts(schema);
  assert.equal(JSON.stringify(shared).split('minItems').length, 2);
  assert.equal(JSON.stringify(schema).split('minItems').length, 4);
});

test('a schema with shared parts allows what it allowed before, in both validators', () => {
  const shared = shareParts(schema);
  for (const [value, fits] of [
    [{ first: [{ name: 'a' }, 3], second: [4], third: [[{ name: 'b' }]], fourth: { name: 'c' } }, true],
    [{ first: [2] }, false],
    [{ third: [[{ name: '' }]] }, false],
    [{ fourth: { name: 'c', other: 1 } }, false],
    [{ fifth: 1 }, false],
  ] as const) {
    assert.equal(checkAgainst(schema, value).ok, fits);
    assert.equal(checkAgainst(shared, value).ok, fits, JSON.stringify(value));
    assert.equal(findFaults(shared, value, 'first').length === 0, fits, JSON.stringify(value));
  }
});

test('a schema without repeated parts stays as it is', () => {
  assert.deepEqual(shareParts(inner), inner);
});
