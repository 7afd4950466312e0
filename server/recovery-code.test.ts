import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { accountOf, hashOfCode, isCode, newCode } from './recovery-code.ts';

test('a code names its account, however it is typed', () => {
  fc.assert(
    fc.property(fc.uuid(), (account) => {
      const code = newCode(account);
      assert.match(code, /^([0-9A-HJKMNP-TV-Z]{6}-){6}[0-9A-HJKMNP-TV-Z]{6}$/);
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}\n`;
      for (const text of [code, typed]) {
        assert.equal(accountOf(text), account);
        assert.ok(isCode(text, hashOfCode(code)));
      }
    }),
  );
});

test('two codes of one account are not alike, and one does not do for the other', () => {
  const account = randomUUID();
  const [one, other] = [newCode(account), newCode(account)];
  assert.notEqual(one, other);
  assert.ok(!isCode(one, hashOfCode(other)));
});

test('any other text is no code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      assert.equal(accountOf(text), undefined);
    }),
  );
  assert.equal(accountOf('Z'.repeat(42)), undefined);
  assert.equal(accountOf('U'.repeat(42)), undefined);
});
