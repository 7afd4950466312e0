import assert from 'node:assert/strict';
import { InputError } from '../../../../kernel/error.ts';

/** Fails unless setting out a position is refused as `bad-position`, with a message that says why. */
export function assertBadPosition(arrange: () => unknown, why: RegExp): void {
  assert.throws(arrange, (thrown) => {
    assert.ok(thrown instanceof InputError, String(thrown));
    assert.equal(thrown.code, 'bad-position');
    assert.match(thrown.message, why);
    return true;
  });
}
