import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begun, edited, redone, undone } from './edits.ts';

test('what is undone can be done again, until something else is done', () => {
  const two = edited(edited(begun('a'), 'b'), 'c');
  const back = undone(undone(two));
  assert.equal(back.now, 'a');
  assert.equal(redone(redone(back)).now, 'c');
  assert.equal(redone(edited(undone(two), 'd')).now, 'd');
});

test('a drag is undone at once, the next one by itself', () => {
  const drags = ['b1', 'b2', 'b3'].reduce((edits, pack) => edited(edits, pack, 'drag 1'), begun('a'));
  const next = edited(drags, 'c1', 'drag 2');
  assert.equal(undone(next).now, 'b3');
  assert.equal(undone(undone(next)).now, 'a');
});

test('the same stroke after an undo is an edit of its own', () => {
  const typed = edited(edited(begun('a'), 'b'), 'c', 'name');
  const again = edited(undone(typed), 'd', 'name');
  assert.equal(undone(again).now, 'b');
});

test('where nothing was done, nothing is undone or done again', () => {
  const edits = begun('a');
  assert.equal(undone(edits), edits);
  assert.equal(redone(edits), edits);
});
