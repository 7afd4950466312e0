import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../../kernel/game.ts';
import { openBench } from './bench.ts';

test('a bench undoes name, options and value alike, and tells of every change', () => {
  const told: Json[] = [];
  const bench = openBench({ name: 'a', options: {}, value: 0 }, ({ name, value }) =>
    told.push([name, value]),
  );
  bench.undo();
  assert.deepEqual(told, [], 'there is nothing to undo');
  bench.edit({ value: 1 });
  bench.edit({ name: 'b' }, 'name');
  bench.edit({ name: 'bc' }, 'name');
  bench.edit({ options: { size: 20 } });
  assert.deepEqual(bench.draft.value, { name: 'bc', options: { size: 20 }, value: 1 });
  bench.undo();
  bench.undo();
  assert.deepEqual(
    bench.draft.value,
    { name: 'a', options: {}, value: 1 },
    'what was typed in one go goes in one go',
  );
  bench.redo();
  assert.equal(bench.draft.value.name, 'bc');
  assert.equal(bench.canRedo.value, true);
  bench.edit({ value: 2 });
  assert.equal(bench.canRedo.value, false);
  assert.deepEqual(told, [
    ['a', 1],
    ['b', 1],
    ['bc', 1],
    ['bc', 1],
    ['bc', 1],
    ['a', 1],
    ['bc', 1],
    ['bc', 2],
  ]);
});
