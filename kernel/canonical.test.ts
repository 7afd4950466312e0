import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyJson } from '../testkit/any-json.ts';
import { canonical, hashOf } from './canonical.ts';

test('keys are sorted at every depth, and lists keep their order', () => {
  assert.equal(canonical({ b: [{ d: 1, c: 2 }, 3], a: null }), '{"a":null,"b":[{"c":2,"d":1},3]}');
});

test('keys are sorted by code unit, so that no locale changes a hash', () => {
  assert.equal(canonical({ ä: 1, z: 2, Z: 3 }), '{"Z":3,"z":2,"ä":1}');
});

test('the hash is the SHA-256 of the canonical text', () => {
  // SHA-256 of the two bytes "{}", as sha256sum prints it.
  assert.equal(hashOf({}), '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});

test('the same data has the same bytes, however it was built', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const reversed = Object.fromEntries(Object.entries(data).reverse());
      assert.equal(canonical(reversed), canonical(data));
    }),
  );
});

test('it is JSON of the same data', () => {
  fc.assert(fc.property(anyJson, (data) => assert.deepEqual(JSON.parse(canonical(data)), data)));
});
