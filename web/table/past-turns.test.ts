import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from './log-entries.ts';
import { turnsSince } from './past-turns.ts';

/** A line as `3 opens by 1`: of step 3, beginning a turn of seat 1; or `3 says` or `3 speaks`. */
function line(text: string): LogLine {
  const [seq = '', how, , seat] = text.split(' ');
  return {
    key: text,
    seq: Number(seq),
    sentence: {
      key: text,
      ...(how === 'opens' && { opens: true }),
      ...(how === 'speaks' && { spoken: true }),
      ...(seat !== undefined && { args: { seat: { seat: Number(seat) } } }),
    },
  };
}

const since = (...texts: readonly string[]) =>
  turnsSince(texts.map(line), (seat) => seat === 0).map(({ sentence, from }) => [sentence.key, from]);

test('the turns of the others since my last one, each with its first step', () => {
  assert.deepEqual(
    since('1 opens by 2', '2 opens by 0', '3 says', '3 speaks', '4 opens by 1', '5 says', '6 opens by 2'),
    [
      ['4 opens by 1', 4],
      ['6 opens by 2', 6],
    ],
  );
});

test('my own move is not shown again where it began the next turn', () => {
  assert.deepEqual(since('1 opens by 0', '2 says', '2 opens by 1', '3 says'), [['2 opens by 1', 3]]);
});

test('there are none before my first turn, after my own, or where the log only says what came of it', () => {
  assert.deepEqual(since('1 opens by 1'), []);
  assert.deepEqual(since('1 opens by 1', '2 opens by 0', '3 says'), []);
  assert.deepEqual(since('1 opens by 0', '2 opens'), []);
});
