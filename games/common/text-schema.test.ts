import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst } from '../../schema/check.ts';
import { textSchema } from './text-schema.ts';

test('a text of a pack holds nothing that would move the cursor or turn its direction', () => {
  for (const text of ['Poe’s X-Wing', 'Żółw „7“', '字', '👩‍🚀', 'עברית']) {
    assert.ok(checkAgainst(textSchema, text).ok, text);
  }
  for (const sign of ['\u0000', '\u001b', '\n', '\u0085', '\u2028', '\u202e', '\u2067', '\u200f', '\ud800']) {
    for (const text of [sign, `${sign}a`, `a${sign}`, `a${sign}b`]) {
      assert.ok(!checkAgainst(textSchema, text).ok, JSON.stringify(text));
    }
  }
});
