import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from '../testing/table-talk.ts';

test('ruling 8, p. 15: a tile that fits nowhere leaves the game, and the same player draws again', () => {
  const t = table({ tiles: ['C 0,0r0'], pile: ['U0', 'E'], lastTiles: true });
  assert.deepEqual(
    t.events.map(({ kind }) => kind),
    ['drewTile', 'removedTile', 'drewTile'],
  );
  assert.equal(t.toMove, 'red');
  assert.equal(t.view.tile, 'E');
  assert.deepEqual(t.view.removed, ['U0']);
  assert.deepEqual(t.view.remaining, {});
});

test('ruling 9, p. 16: when none of the last tiles can be placed, all leave and the match ends', () => {
  const t = table({ tiles: ['C 0,0r0 white:small:a1'], pile: ['U0', 'V0'], lastTiles: true });
  assert.deepEqual(t.view.removed, ['U0', 'V0']);
  assert.deepEqual(t.match.outcome, { ranks: [2, 1], scores: [0, 1] });
});
