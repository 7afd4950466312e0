import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersTo, examples } from './examples.ts';
import { fastGeometry } from './fast.ts';
import { plainGeometry } from './plain-geometry.ts';

for (const example of examples)
  test(example.name, () => {
    for (const [name, geometer] of [
      ['library', fastGeometry],
      ['plain implementation', plainGeometry],
    ] as const)
      for (const { answer, expected } of answersTo(geometer, example))
        assert.deepEqual(answer, expected, name);
  });
