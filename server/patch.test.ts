import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { bringUpToDate } from './patch.ts';

/** Checks that what was shown is what the patch makes of it. */
function patched(before: unknown, after: unknown): unknown {
  const heldBy = { value: structuredClone(before) };
  const shown = structuredClone(before);
  const patch = bringUpToDate(shown, after);
  if (patch[0]?.path !== '') assert.deepEqual(shown, after);
  const operations = patch.map((operation) => ({
    ...operation,
    path: `/value${operation.path}`,
  }));
  for (const failure of applyPatch(heldBy, operations)) assert.equal(failure, null);
  return heldBy.value;
}

// The pointer library refuses these names, as they would reach an object's prototype.
const key = fc
  .string({ maxLength: 3 })
  .filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name));
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom(null, true, 'a', ''),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;
const withIds = fc.uniqueArray(
  fc.record(
    { id: fc.integer({ min: 0, max: 9 }), value: fc.integer({ min: 0, max: 2 }) },
    { noNullPrototype: true },
  ),
  { selector: ({ id }) => id, maxLength: 8 },
);

describe('a patch', () => {
  it('turns any value into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => assert.deepEqual(patched(before, after), after)),
      { numRuns: 2000 },
    );
  });

  it('turns lists with ids into each other', () => {
    fc.assert(
      fc.property(withIds, withIds, (before, after) => assert.deepEqual(patched(before, after), after)),
      { numRuns: 2000 },
    );
  });

  it('keeps keys that V8 parses wrongly', () => {
    // Once this is parsed, V8 takes an escaped key after "h" for a backslash: nodejs/node#63785.
    JSON.parse('{"h":[],"\\\\":0}');
    assert.deepEqual(patched(0, { h: 1, '"': 2 }), { h: 1, '"': 2 });
  });

  it('is empty for equal values', () => {
    fc.assert(
      fc.property(json, (value) => assert.deepEqual(bringUpToDate(value, structuredClone(value)), [])),
    );
  });

  it('names only what grew at the end of a list', () => {
    assert.deepEqual(bringUpToDate({ placed: [{ x: 1 }] }, { placed: [{ x: 1 }, { x: 2 }] }), [
      { op: 'add', path: '/placed/-', value: { x: 2 } },
    ]);
  });

  it('removes an entry from the middle without touching the rest', () => {
    assert.deepEqual(bringUpToDate([1, 2, 3, 4], [1, 3, 4]), [{ op: 'remove', path: '/1' }]);
    assert.deepEqual(
      bringUpToDate([{ id: 'a' }, { id: 'b' }, { id: 'c', n: 1 }], [{ id: 'a' }, { id: 'c', n: 2 }]),
      [
        { op: 'remove', path: '/1' },
        { op: 'replace', path: '/1/n', value: 2 },
      ],
    );
  });

  it('takes a key without a value for absent', () => {
    assert.deepEqual(bringUpToDate({ a: 1 }, { a: undefined }), [{ op: 'remove', path: '/a' }]);
    assert.deepEqual(bringUpToDate({}, { a: undefined }), []);
  });
});
