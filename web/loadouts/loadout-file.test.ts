import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Json } from '../../kernel/game.ts';
import { readFile, writeFile } from './loadout-file.ts';

const builder = { fits: (value: Json): value is Json => Array.isArray(value) };
const first = { game: 'outpost', name: 'First', options: { size: 30 }, value: ['u0'] };
const second = { game: 'outpost', name: 'Second', options: {}, value: [] };

function read(json: Json): readonly string[] {
  const found = readFile('outpost', builder, json);
  if (found.kind !== 'faults') return [found.kind];
  return found.faults.map(({ key, args }) =>
    [key, args?.number].filter((part) => part !== undefined).join(' '),
  );
}

suite('a file of loadouts', () => {
  test('is read as it was written, without what is only ours', () => {
    const kept = { ...first, id: 'a', changed: 1 };
    const text = writeFile([kept, second]);
    assert.doesNotMatch(text, /changed/);
    assert.deepEqual(readFile('outpost', builder, JSON.parse(text)), {
      kind: 'loadouts',
      loadouts: [first, second],
    });
  });

  test('may be one value alone', () => assert.deepEqual(read(['u0']), ['value']));

  test('tells everything that is wrong with it', () => {
    assert.deepEqual(read({}), ['loadouts.file.none']);
    assert.deepEqual(read(null), ['loadouts.file.none']);
    assert.deepEqual(read({ loadouts: [] }), ['loadouts.file.none']);
    const { value: _, ...empty } = first;
    assert.deepEqual(
      read({
        loadouts: [
          first,
          empty,
          { ...first, game: 'go' },
          { ...first, name: 'x'.repeat(61) },
          { ...first, value: 1 },
          7,
        ],
      }),
      [
        'loadouts.file.odd 2',
        'loadouts.file.game 3',
        'loadouts.file.name 4',
        'loadouts.file.value 5',
        'loadouts.file.odd 6',
      ],
    );
    assert.deepEqual(read({ loadouts: Array(201).fill(first) }), ['loadouts.file.many']);
  });
});
