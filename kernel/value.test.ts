import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Json } from './game.ts';
import { formatValue, isValue, parseValue } from './value.ts';

test('any value is formatted as one word of ASCII, and parsed back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: Json = JSON.parse(JSON.stringify(value));
      const text = formatValue(plain);
      assert.match(text, /^=[!-~]+$/);
      assert.deepEqual(parseValue(text), plain);
    }),
  );
});

test('a text that is not a value is not parsed as one', () => {
  assert.equal(isValue('move:A1>A2'), false);
  for (const text of ['', 'move', '=', '={', '=undefined']) assert.equal(parseValue(text), undefined);
});
