import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createPatch } from 'rfc6902';
import { applyPatch } from './apply-patch.ts';

test('a patch leads from any JSON value to any other, and leaves the old one alone', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));
  fc.assert(
    fc.property(json, json, (before, after) => {
      const kept = JSON.stringify(before);
      assert.deepEqual(applyPatch(before, createPatch(before, after)), after);
      assert.equal(JSON.stringify(before), kept);
    }),
  );
});

test('what a patch does not touch is shared', () => {
  const before = { placed: [{ x: 1 }, { x: 2 }], score: { red: 1 } };
  const after = applyPatch(before, [{ op: 'add', path: '/placed/-', value: { x: 3 } }]);
  assert.deepEqual(after, { placed: [{ x: 1 }, { x: 2 }, { x: 3 }], score: { red: 1 } });
  assert.equal(Object(after).score, before.score);
});

test('a patch that does not fit is an error', () => {
  assert.throws(() => applyPatch({ a: [1] }, [{ op: 'replace', path: '/a/5', value: 1 }]));
  assert.throws(() => applyPatch({ a: 1 }, [{ op: 'add', path: '/a/b', value: 1 }]));
});

test('a field called __proto__ is one like any other', () => {
  const after = JSON.parse('{"__proto__":{"x":1}}');
  assert.deepEqual(applyPatch({}, [{ op: 'add', path: '/__proto__', value: { x: 1 } }]), after);
  assert.deepEqual(
    applyPatch(after, [{ op: 'replace', path: '/__proto__/x', value: 2 }]),
    JSON.parse('{"__proto__":{"x":2}}'),
  );
});
