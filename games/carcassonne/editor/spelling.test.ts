import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownOf } from '../../../web/packs/kit/own-pack.ts';
import { checkPack } from '../content/check.ts';
import { packs } from '../content/packs.ts';
import { spellTile, wordsOf } from './spelling.ts';
import { copyTile, freshTile, linesOf, makeStart, removeTile, spellLines } from './tiles.ts';
import { totalsOf } from './totals.ts';

const { reconstructed } = packs;
assert.ok(reconstructed);
const box = ownOf(reconstructed);

test('every tile of the set can be said in words, and the words make it again', () => {
  for (const tile of box.tiles) {
    const { count, edges, segments, planet } = tile;
    const again = spellTile(freshTile(tile.id), wordsOf(tile));
    assert.deepEqual(
      again && { count: again.count, edges: again.edges, segments: again.segments, planet: again.planet },
      { count, edges, segments, planet },
      wordsOf(tile),
    );
  }
});

test('words are read in any case and order, and what they leave open is filled in', () => {
  const fresh = freshTile('T1');
  const say = (words: string) => {
    const tile = spellTile(fresh, words);
    return tile && wordsOf(tile);
  };
  assert.equal(say('3 × RWE, AN+R'), '3*an+r rew');
  assert.equal(say('re rs rw'), 're>x rs>x rw>x');
  assert.equal(say('rs p+e(Mon Cala)'), 'p+e(Mon Cala) rs>p');
  assert.equal(say('an as rw>a2'), 'an as rw>a2');
  for (const odd of [
    '',
    '0*an',
    'an rn',
    'rs>p',
    'rew>x',
    'ann',
    'rnes',
    'p',
    'p+r+e',
    'an(Hoth)',
    'x',
    'rs>a',
  ]) {
    assert.equal(say(odd), undefined, odd);
  }
});

test('all tiles as lines make the same set again, and a line more is one more tile', () => {
  assert.deepEqual(spellLines(box, linesOf(box)), box);
  const more = spellLines(box, `${linesOf(box)}\n2*rns+e\n`);
  assert.equal(more?.tiles.length, box.tiles.length + 1);
  assert.equal(more?.tiles.at(-1)?.id, 'T1');
  assert.deepEqual(more && checkPack(more), []);
  assert.equal(spellLines(box, 'A: an\nB: what'), undefined);
  const start = spellLines(box, 'A: !an rew\nD: 4*rns');
  assert.deepEqual(
    start?.tiles.map(({ start, count }) => [start, count]),
    [
      [true, 1],
      [false, 4],
    ],
  );
});

test('copies have ids and planets of their own, and there is one start tile', () => {
  const planet = box.tiles.findIndex((tile) => tile.planet !== null);
  const more = copyTile(box, planet);
  assert.deepEqual(checkPack(more), []);
  assert.deepEqual(removeTile(more, planet + 1), box);
  const moved = makeStart(
    box,
    box.tiles.findIndex(({ count }) => count > 1),
  );
  assert.deepEqual(checkPack(moved), []);
});

test('the totals of the set are those that the documents name', () => {
  const { tiles, planets, symbols, sides } = totalsOf(box);
  assert.deepEqual([tiles, planets], [76, 9]);
  assert.equal(symbols.rebel + symbols.empire + symbols.bounty_hunter, 9 + 15 + 6);
  assert.equal(sides.space + sides.route + sides.asteroid, 4 * 76);
});
