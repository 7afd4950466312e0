import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsControls, plain } from './plain.ts';

/** Escape sequences and signs that a terminal obeys, each with what is left of it. */
const obeyed = [
  ['\u001b[31mred', '[31mred'],
  ['\u001b]0;title\u0007', ']0;title'],
  ['\u009b2J', '2J'],
  ['one\rtwo', 'onetwo'],
  ['a\u202eb', 'ab'],
  ['\u007f\u0000\b', ''],
] as const;

test('a text from elsewhere is printed without what a terminal would obey', () => {
  for (const [text, left] of obeyed) assert.equal(plain(text), left);
  assert.equal(plain('Żółć: 1 → 2\nâ'), 'Żółć: 1 → 2\nâ');
});

test('a record with control characters is known, whichever way they are written', () => {
  for (const [text] of obeyed.filter(([sign]) => !sign.includes('\r'))) {
    assert.ok(holdsControls(`{"name":"${text}"}`), JSON.stringify(text));
    assert.ok(
      holdsControls(
        JSON.stringify(text).replace(
          /[^!-~]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
      ),
    );
  }
  assert.ok(!holdsControls('starboard match 1\r\n0 1,0r1 [1,2]\n0 ="\\u017b\\u00f3\\u0142\\u0107"\n'));
});
