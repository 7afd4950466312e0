import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recipes } from './recipes.ts';

test('every sound is short, is loud enough to be heard, and never so loud that it is distorted', () => {
  for (const [name, notes] of Object.entries(recipes)) {
    const end = Math.max(...notes.map(({ at, length }) => at + length));
    assert.ok(end > 0.05 && end < 1.2, `${name} takes ${end} s`);
    for (const { at } of notes) {
      const together = notes.filter((note) => note.at <= at && at < note.at + note.length);
      const gain = together.reduce((sum, note) => sum + note.gain, 0);
      assert.ok(gain > 0.05 && gain <= 1.2, `${name} has a gain of ${gain} at ${at} s`);
    }
  }
});

test('no two sounds are the same', () => {
  const written = Object.values(recipes).map((notes) => JSON.stringify(notes));
  assert.equal(new Set(written).size, written.length);
});
