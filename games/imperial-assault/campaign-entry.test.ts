import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entry } from './campaign-entry.ts';

test('which mission is played, and whether heroes have grown, is asked of a mission alone', () => {
  const asked = (chosen: Readonly<Record<string, unknown>>): readonly string[] =>
    ['pack', 'play', 'mission', 'grown'].filter((name) => entry.optionApplies?.(name, chosen));
  assert.deepEqual(asked({}), ['pack', 'play']);
  assert.deepEqual(asked({ play: 'short' }), ['pack', 'play']);
  assert.deepEqual(asked({ play: 'mission' }), ['pack', 'play', 'mission', 'grown']);
  // The list names missions of the box, of which a file has none.
  assert.deepEqual(asked({ play: 'mission', pack: {} }), ['pack', 'play', 'grown']);
});
