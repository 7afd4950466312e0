import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followingId, sameChairs } from './rematch.ts';

test('the same people sit down again, and play themselves', () => {
  const holders = sameChairs([
    { kind: 'person', name: 'Rey', account: 'a' },
    { kind: 'person', name: 'Poe', account: 'b', standIn: { bot: 'greedy', why: 'left' } },
    { kind: 'bot', bot: 'random' },
  ]);
  assert.deepEqual(holders, [
    { kind: 'person', name: 'Rey', account: 'a' },
    { kind: 'person', name: 'Poe', account: 'b' },
    { kind: 'bot', bot: 'random' },
  ]);
});

test('a rematch and the next match of a series are other tables', () => {
  assert.notEqual(followingId('key', 'table', 'rematch'), followingId('key', 'table', 'next'));
  assert.equal(followingId('key', 'table', 'next'), followingId('key', 'table', 'next'));
});
