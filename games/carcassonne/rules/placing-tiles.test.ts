import assert from 'node:assert/strict';
import { test } from 'node:test';
import { almostSurrounded } from '../testing/almost-surrounded.ts';
import { table } from '../testing/table-talk.ts';

test('ruling 6, p. 11: a tile touches another by a side, and every side that touches must match', () => {
  const t = table({ pile: ['U0'] });
  assert.deepEqual(t.choices().sort(), ['-1,0r1', '-1,0r3', '0,1r1', '0,1r3', '1,0r1', '1,0r3']);
  assert.equal(t.refusal('0,0r0'), 'square-taken');
  assert.equal(t.refusal('1,1r0'), 'touches-no-tile');
  assert.equal(t.refusal('500,500r0'), 'touches-no-tile');
  assert.equal(t.refusal('1,0r0'), 'sides-differ');
  assert.equal(t.refusal('0,-1r0'), 'sides-differ');
});

test('ruling 6, p. 11: a tile between two others must match both', () => {
  const t = table({ tiles: ['START 0,0r0', 'V0 1,0r0'], pile: ['U0'] });
  assert.deepEqual(
    t.choices().filter((choice) => choice.startsWith('1,1')),
    ['1,1r0', '1,1r2'],
  );
  assert.equal(t.refusal('0,1r0'), 'sides-differ');
});

test('a tile that looks the same in all rotations may be placed in each of them', () => {
  const t = table({ pile: ['X'] });
  assert.deepEqual(
    t.choices().filter((choice) => choice.startsWith('1,0')),
    ['1,0r0', '1,0r1', '1,0r2', '1,0r3'],
  );
});

test('ruling 7: a hole may be enclosed, and may stay empty', () => {
  const t = table({ tiles: almostSurrounded, pile: ['V0', 'E'] });
  t.play('1,-1r0', '-');
  assert.equal(t.view.placed.length, 8);
  assert.equal(t.kind(), 'placeTile');
  assert.equal(t.refusal('0,0r0'), 'sides-differ');
});

test('ruling 10, p. 11: a tile that can be placed must be placed', () => {
  const t = table({ pile: ['U0'] });
  assert.ok(!t.choices().includes('-'));
  assert.equal(t.refusal('-'), 'tile-must-be-placed');
  assert.equal(t.refusal('small:r1'), 'tile-must-be-placed');
});
