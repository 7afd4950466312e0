import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packs } from '../../content/packs.ts';
import '../../testing/drawn.ts';

const { inLines } = await import('./card-art.tsx');

test('the name of every command card fits its picture: at most three lines, no word is lost', () => {
  for (const { commands } of Object.values(packs))
    for (const { name } of commands) {
      const lines = inLines(name);
      assert.ok(lines.length <= 3, name);
      assert.equal(lines.join(' '), name);
      assert.ok(
        lines.every((line) => line.length <= 15),
        `${name}: ${lines.join(' / ')}`,
      );
    }
});
