import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyJson } from '../testkit/any-json.ts';
import { formatValue, isValue, parseValue } from './value.ts';

test('any value is formatted as one word of ASCII, and parsed back', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const text = formatValue(value);
      assert.match(text, /^=[!-~]+$/);
      assert.deepEqual(parseValue(text), value);
    }),
  );
});

test('a text that is not a value is not parsed as one', () => {
  assert.equal(isValue('move:A1>A2'), false);
  for (const text of ['', 'move', '=', '={', '=undefined']) assert.equal(parseValue(text), undefined);
});
