import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeText } from './time-text.ts';

test('clocks show minutes and seconds, hours and days where there are any, and no time below nothing', () => {
  assert.deepEqual([125_000, 59_001, 3_725_000, 90_061_000, -5].map(timeText), [
    '2:05',
    '1:00',
    '1:02:05',
    '1d 1:01:01',
    '0:00',
  ]);
});
