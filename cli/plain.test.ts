import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsControls, plain, plainJson } from './plain.ts';

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

test('JSON is escaped so that a terminal obeys nothing of it, and means the same', () => {
  for (const [text] of obeyed) {
    const json = plainJson(`${JSON.stringify({ text })}\n`);
    assert.doesNotMatch(json.slice(0, -1), /[\p{Cc}\p{Bidi_Control}]/u);
    assert.deepEqual(JSON.parse(json), { text });
  }
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
