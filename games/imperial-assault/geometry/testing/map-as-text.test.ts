import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawnBattlefield } from './drawn-battlefield.ts';
import { generatedBattlefield } from './generated-maps.ts';
import { mapAsText } from './map-as-text.ts';

test('a battlefield that a failing test prints can be drawn again as it stands', () => {
  fc.assert(
    fc.property(generatedBattlefield, ({ map, situation }) => {
      const bare = { ...situation, openDoors: [], figures: [] };
      const drawn = drawnBattlefield(mapAsText(map, bare));
      assert.equal(mapAsText(drawn.map, drawn.situation), mapAsText(map, bare));
      assert.deepEqual(drawn.map.terrain, map.terrain);
      assert.deepEqual(drawn.situation.rubble, situation.rubble);
      assert.deepEqual(drawn.situation.shields, situation.shields);
    }),
    { numRuns: 100, seed: 1 },
  );
});
