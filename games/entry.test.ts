import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { games } from './games.ts';

suite('what the list says of a game is what the game declares', () => {
  for (const entry of games) {
    test(entry.id, async () => {
      const { id, nature, rules } = await entry.game();
      assert.equal(entry.id, id);
      assert.deepEqual(entry.seats, nature.seats);
      assert.deepEqual(await entry.rulePlaces(), rules);
      assert.equal(entry.cooperative ?? false, nature.cooperative);
    });
  }
});
