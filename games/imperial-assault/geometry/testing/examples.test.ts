import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersTo, examples } from './examples.ts';
import { plainGeometry } from './plain-geometry.ts';

for (const example of examples)
  test(example.name, () => {
    for (const { answer, expected } of answersTo(plainGeometry, example))
      assert.deepEqual(answer, expected, 'plain implementation');
  });
