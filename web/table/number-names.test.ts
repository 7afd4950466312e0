import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberNames } from './number-names.ts';

test('bots of one kind are told apart by a number, and names that stand alone stay as they are', () => {
  assert.deepEqual(numberNames(['Rey', 'Greedy bot', 'Finn', 'Greedy bot']), [
    'Rey',
    'Greedy bot 1',
    'Finn',
    'Greedy bot 2',
  ]);
});
