import assert from 'node:assert/strict';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import {
  base64url,
  hashOf,
  isSameSecret,
  numberFrom,
  randomBelow,
  shortHashOf,
  signatureOf,
} from './crypto.ts';

const texts = ['', 'a', 'Żółw "7"', 'x'.repeat(1000)];

test('hashes, signatures and base64url are those that Node makes, so that stored ones stay valid', () => {
  for (const text of texts) {
    assert.equal(hashOf(text), createHash('sha256').update(text).digest('hex'));
    assert.equal(shortHashOf(text), createHash('sha256').update(text).digest('base64url'));
    const digest = createHash('sha256').update(text).digest();
    for (const which of [0, 1, 7]) assert.equal(numberFrom(text, which), digest.readUInt32BE(4 * which));
    assert.deepEqual(
      Buffer.from(signatureOf('kéy', text)),
      createHmac('sha256', 'kéy').update(text).digest(),
    );
  }
  for (let length = 0; length < 40; length++) {
    const bytes = randomBytes(length);
    assert.equal(base64url(bytes), bytes.toString('base64url'));
  }
});

test('a random number is below its limit, and any of them comes', () => {
  const found = new Set(Array.from({ length: 500 }, () => randomBelow(5)));
  assert.deepEqual([...found].sort(), [0, 1, 2, 3, 4]);
});

test('secrets are the same only if every character is', () => {
  assert.ok(isSameSecret('abc', 'abc'));
  for (const other of ['', 'ab', 'abd', 'Abc', 'abcd']) assert.ok(!isSameSecret('abc', other), other);
});
