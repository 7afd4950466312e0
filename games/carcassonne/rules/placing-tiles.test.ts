import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostChoices } from '../../../kernel/game.ts';
import { mostTiles } from '../content/check.ts';
import { almostSurrounded } from '../testing/almost-surrounded.ts';
import { line } from '../testing/line.ts';
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

test('where a tile could go in more ways than a list may hold, the area is chosen first', () => {
  const few = table(line(24));
  assert.equal(few.kind(), 'placeTile');
  assert.equal(few.choices().length, 200);
  const many = table(line(25));
  assert.equal(many.kind(), 'chooseArea');
  assert.deepEqual(many.choices(), ['-1,0..12,-1', '12,1..25,0']);
  many.play('12,1..25,0');
  assert.equal(many.kind(), 'placeTile');
  assert.equal(many.choices().length, 104);
  many.play('25,0r3');
  assert.equal(many.kind(), 'placeFigure');
});

test('the longest table that there can be has a short list of areas, each with a short list of placements', () => {
  const t = table(line(mostTiles - 1));
  const areas = t.choices();
  const all = areas.flatMap((area) => {
    const placements = t.play(area).choices();
    t.match.undo();
    assert.ok(placements.length <= mostChoices, `${placements.length}`);
    return placements;
  });
  assert.equal(areas.length, 13);
  assert.equal(all.length, (2 * (mostTiles - 1) + 2) * 4);
  assert.equal(new Set(all).size, all.length);
});
