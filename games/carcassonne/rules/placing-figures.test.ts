import assert from 'node:assert/strict';
import { test } from 'node:test';
import { almostSurrounded } from '../testing/almost-surrounded.ts';
import { table } from '../testing/table-talk.ts';

test('ruling 11, p. 11: at most one figure a turn, small or large, from the supply', () => {
  const t = table({ pile: ['U0', 'U0'] });
  t.play('1,0r1');
  assert.deepEqual(t.choices(), ['small:r1', 'large:r1', '-']);
  t.play('large:r1');
  assert.equal(t.toMove, 'white');
  assert.equal(t.kind(), 'placeTile');
  assert.deepEqual(t.supply('red'), { small: 4, large: 0 });
});

test('ruling 11, p. 10: nobody has more figures than lie in front of them', () => {
  const t = table({ pile: ['U0'], supply: { red: { small: 1, large: 0 } } }).play('1,0r1');
  assert.deepEqual(t.choices(), ['small:r1', '-']);
  assert.equal(t.refusal('large:r1'), 'none-in-supply');
});

test('ruling 12, p. 11 and 12: a route or field must hold no figure at all, not even of the same colour', () => {
  const route = table({ tiles: ['START 0,0r0 red:small:r1'], pile: ['U0'] }).play('1,0r1');
  assert.deepEqual(route.choices(), ['-']);
  assert.equal(route.refusal('small:r1'), 'route-occupied');
  const field = table({ tiles: ['START 0,0r0 white:small:a1'], pile: ['FG-E'] }).play('0,-1r1');
  assert.equal(field.refusal('large:a1'), 'field-occupied');
});

test('ruling 13, p. 12: a figure may go to the planet on the new tile', () => {
  const t = table({ pile: ['B-R'] }).play('0,1r0');
  assert.deepEqual(t.choices(), ['small:p1', 'large:p1', '-']);
});

test('ruling 14, p. 13: or to a planet next to the new tile, by a side or a corner', () => {
  const tiles = ['B-R 0,0r0', 'V0 1,0r2'];
  const side = table({ tiles, pile: ['U0'] }).play('-1,0r0');
  assert.deepEqual(side.choices(), ['small:r1', 'large:r1', 'small:p1@0,0', 'large:p1@0,0', '-']);
  const corner = table({ tiles, pile: ['U0'] }).play('1,1r1');
  assert.ok(corner.choices().includes('small:p1@0,0'));
  const far = table({ tiles, pile: ['U0'] }).play('2,0r1');
  assert.ok(!far.choices().includes('small:p1@0,0'));
  assert.equal(far.refusal('small:p1@0,0'), 'planet-not-adjacent');
  assert.equal(far.refusal('small:p1@1,0'), 'no-planet-there');
  assert.equal(far.refusal('small:r1@1,0'), 'no-planet-there');
  assert.equal(far.refusal('small:p1@7,7'), 'no-planet-there');
});

test('ruling 15, p. 13: the planet may be occupied by another colour, and then they fight', () => {
  const t = table({ tiles: ['B-E 0,0r0 white:small:p1'], pile: ['U0'], dice: [6, 1, 1] });
  t.play('1,0r0', 'small:p1@0,0');
  assert.equal(t.eventsOf('battleBegan').length, 1);
  assert.deepEqual(t.figures(), ['red:small 0,0:p1']);
});

test('ruling 16, p. 13: on an empty planet nobody fights', () => {
  const t = table({ tiles: ['B-E 0,0r0'], pile: ['U0'] }).play('1,0r0', 'small:p1@0,0');
  assert.equal(t.eventsOf('battleBegan').length, 0);
  assert.deepEqual(t.figures(), ['red:small 0,0:p1']);
});

test('ruling 17, p. 13 and 15: a planet with one’s own figure takes another, and both fight and score together', () => {
  const t = table({ tiles: ['B-E 0,0r0 red:small:p1'], pile: ['U0'] }).play('1,0r0', 'large:p1@0,0');
  assert.equal(t.eventsOf('battleBegan').length, 0);
  assert.deepEqual(t.figures(), ['red:small 0,0:p1', 'red:large 0,0:p1']);
  assert.deepEqual(t.dice('0,0:p1'), { red: 3 });
});

test('ruling 18: of several planets next to the new tile one may be chosen', () => {
  const t = table({ tiles: ['B-R 0,0r0', 'B-E 1,0r0'], pile: ['U0'] }).play('1,1r1');
  assert.ok(t.choices().includes('small:p1@0,0') && t.choices().includes('small:p1@1,0'));
  t.play('small:p1@0,0');
  assert.equal(t.toMove, 'white');
});

test('ruling 19, p. 13: the tile that completes a planet may still bring a figure; they fight, then it is scored', () => {
  const t = table({
    tiles: ['B-B 0,0r0 white:small:p1', ...almostSurrounded],
    pile: ['V0'],
    dice: [6, 1],
  }).play('1,-1r0', 'small:p1@0,0');
  assert.deepEqual(t.scores(), { red: 11, white: 1 });
  assert.deepEqual(t.figures(), []);
});

test('ruling 20, p. 13: a completed planet cannot be attacked any more', () => {
  const t = table({ tiles: ['B-B 0,0r0', ...almostSurrounded], pile: ['V0', 'E'] }).play('1,-1r0', '-');
  t.play('2,0r0');
  assert.deepEqual(t.choices(), ['small:a1', 'large:a1', '-']);
  assert.equal(t.refusal('small:p1@0,0'), 'planet-not-adjacent');
});

test('ruling 21, p. 12: space never holds a figure', () => {
  const t = table({ pile: ['E'] }).play('0,1r2');
  assert.deepEqual(t.choices(), ['small:a1', 'large:a1', '-']);
  assert.equal(t.refusal('small:s1'), 'no-such-segment');
  assert.equal(t.refusal('small:r1'), 'no-such-segment');
});

test('ruling 22, p. 11: a figure that comes back this turn cannot be placed before the next', () => {
  const t = table({
    tiles: ['START 0,0r0 red:small:r1', 'W 1,0r0'],
    supply: { red: { small: 0, large: 0 } },
    pile: ['L'],
  }).play('-1,0r0');
  assert.deepEqual(t.choices(), ['-']);
  assert.equal(t.refusal('small:a1'), 'none-in-supply');
  t.play('-');
  assert.deepEqual(t.supply('red'), { small: 1, large: 0 });
});

test('ruling 23, p. 11 and 12: an empty realm that the new tile completes may be taken, and scores at once', () => {
  const t = table({ pile: ['E'] }).play('0,-1r2', 'small:a1');
  assert.deepEqual(t.scores(), { red: 4, white: 0 });
  assert.deepEqual(t.supply('red'), { small: 4, large: 1 });
});
