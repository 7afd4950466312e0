import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit, redoEdit, startEdits, undoEdit } from './edits.ts';

test('what is undone can be done again, until something else is done', () => {
  const two = applyEdit(applyEdit(startEdits('a'), 'b'), 'c');
  const back = undoEdit(undoEdit(two));
  assert.equal(back.now, 'a');
  assert.equal(redoEdit(redoEdit(back)).now, 'c');
  assert.equal(redoEdit(applyEdit(undoEdit(two), 'd')).now, 'd');
});

test('a drag is undone at once, the next one by itself', () => {
  const drags = ['b1', 'b2', 'b3'].reduce((edits, pack) => applyEdit(edits, pack, 'drag 1'), startEdits('a'));
  const next = applyEdit(drags, 'c1', 'drag 2');
  assert.equal(undoEdit(next).now, 'b3');
  assert.equal(undoEdit(undoEdit(next)).now, 'a');
});

test('the same stroke after an undo is an edit of its own', () => {
  const typed = applyEdit(applyEdit(startEdits('a'), 'b'), 'c', 'name');
  const again = applyEdit(undoEdit(typed), 'd', 'name');
  assert.equal(undoEdit(again).now, 'b');
});

test('where nothing was done, nothing is undone or done again', () => {
  const edits = startEdits('a');
  assert.equal(undoEdit(edits), edits);
  assert.equal(redoEdit(edits), edits);
});
