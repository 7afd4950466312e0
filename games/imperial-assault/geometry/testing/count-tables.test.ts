import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { countTables } from './count-tables.ts';
import { fastGeometry } from './fast.ts';
import { plainGeometry } from './plain-geometry.ts';

const kept = readFileSync(new URL('counts.txt', import.meta.url), 'utf8');

test('the library counts on every shipped map what is kept', () => {
  assert.equal(countTables(fastGeometry), kept);
});

// It takes long: only with `SEEDS`, like the comparison of generated battlefields.
if (process.env.SEEDS !== undefined) {
  test('the plain implementation counts the same', () => {
    assert.equal(countTables(plainGeometry), kept);
  });
}
