import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownOf } from '../../../web/packs/kit/own-pack.ts';
import { checkPack } from '../content/check.ts';
import { packs } from '../content/packs.ts';
import { duplicateCard, removeCard, setHero, setMarks, setPower } from './cards.ts';
import { spellDeck, wordsOf } from './spelling.ts';
import type { Spot } from './spot.ts';

const { reconstructed } = packs;
assert.ok(reconstructed);
const box = ownOf(reconstructed);
const first: Spot = { pile: 'yellow', index: 0 };

test('a symbol has at least one copy, and no symbol has none', () => {
  const none = setMarks(box, first, { symbol: 'none' });
  assert.equal(none.decks.yellow[0]?.count, 0);
  const retreat = setMarks(none, first, { symbol: 'retreat' });
  assert.deepEqual(
    [retreat.decks.yellow[0]?.symbol, retreat.decks.yellow[0]?.count, retreat.decks.yellow[0]?.theme],
    ['retreat', 1, 'escape'],
  );
  assert.equal(setMarks(retreat, first, { count: 0 }).decks.yellow[0]?.symbol, 'none');
  assert.equal(setMarks(none, first, { count: 4 }).decks.yellow[0]?.count, 0);
});

test('starting cards have symbols and powers, but no ambush (p. 5)', () => {
  const spot: Spot = { pile: 'starting', index: 0 };
  const card = setMarks(box, spot, { symbol: 'advance', ambush: 2 }).starting[0];
  assert.deepEqual([card?.symbol, card?.count], ['advance', 1]);
  assert.ok(card !== undefined && !('ambush' in card));
  const peek = setPower(box, 0, { power: { kind: 'peek', deck: 'black', count: 1 } });
  assert.deepEqual(peek.starting[0]?.power, { kind: 'peek', deck: 'black', count: 1 });
});

test('a hero has no symbol, and a card that gets one is no hero any more (p. 3)', () => {
  const spot: Spot = { pile: 'black', index: 11 };
  const attacker = setMarks(box, spot, { symbol: 'attack', count: 3 });
  assert.equal(attacker.decks.black[11]?.hero, undefined);
  assert.ok(checkPack(attacker).some(({ key }) => key.endsWith('heroes')));
  const finn = setHero(attacker, spot, 'finn');
  assert.deepEqual(finn.decks.black[11], box.decks.black[11]);
  assert.deepEqual(checkPack(finn), []);
});

test('copies have names of their own, and what is taken out can be put in again', () => {
  const more = duplicateCard(box, first);
  assert.equal(more.decks.yellow.length, 56);
  assert.equal(more.decks.yellow[1]?.id, 'Y56');
  assert.equal(more.status?.counts, 'original');
  const fewer = removeCard(more, { pile: 'yellow', index: 1 });
  assert.deepEqual(fewer.decks.yellow, box.decks.yellow);
  assert.equal(fewer.status?.counts, 'documented');
  assert.deepEqual(checkPack(duplicateCard(box, { pile: 'starting', index: 2 })), []);
});

test('what was a guess is its author’s own once it is changed, what is documented stays so', () => {
  const guess = setMarks(box, first, { count: 2 });
  assert.equal(guess.status?.symbols, 'original');
  const sure = setMarks({ ...box, status: { symbols: 'documented' } }, first, { count: 2 });
  assert.equal(sure.status?.symbols, 'documented');
});

test('every deck of the box can be said in words, and the words make it again', () => {
  for (const pile of ['yellow', 'orange', 'black'] as const) {
    const again = spellDeck(box, pile, wordsOf(box, pile).toUpperCase().replaceAll(' ', ', '));
    assert.deepEqual(again?.decks, box.decks);
  }
  assert.match(wordsOf(box, 'yellow'), /^10\*a1 3\*a1x1 6\*a2 /);
});

test('words make a deck of any length, and one that means nothing is refused', () => {
  const small = spellDeck(box, 'orange', '3*a2 r rey nx2');
  assert.equal(small && wordsOf(small, 'orange'), '3*a2 r1 rey nx2');
  assert.equal(small?.decks.orange.length, 6);
  assert.equal(small?.status?.counts, 'original');
  for (const words of ['a2 b1', 'a0', 'x1', '']) assert.equal(spellDeck(box, 'orange', words), undefined);
});
