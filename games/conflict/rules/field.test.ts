import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  choices,
  describeDecision,
  handOf,
  moves,
  playChoices,
  refusalOf,
  rollAndPlay,
  type Setting,
  tableOf,
} from '../testing/table.ts';

/** The marker stands on 2, and the leaders take it to 6, where the field of the letter lies. */
function ending(letter: string, more: Partial<Setting> = {}) {
  const match = tableOf({
    at: 'cover',
    track: `.....${letter}${'.'.repeat(30)}`,
    marker: 2,
    hands: ['Y55'],
    yellow: 'Y24 Y25 +4',
    orange: 'O12 +4',
    rolls: 'F F F F F F',
    ...more,
  });
  return { match, events: playChoices(match, '-') };
}

describe('step 4: the field at the end of the turn (p. 8)', () => {
  test('a "play" field plays the top card of its deck: only the symbols at the top left, then to the discard', () => {
    const { match, events } = ending('o', { orange: 'O24 +4' });
    assert.deepEqual(moves(events), ['+4 leaders', '-3 retreat']);
    assert.ok(match.view(0).discard.includes('O24'));
    for (const [letter, decks, step] of [
      ['y', { yellow: 'Y14 Y25 +4' }, '+2 attack'],
      ['b', { black: 'B04 +11' }, '+3 attack'],
    ] as const) {
      assert.deepEqual(moves(ending(letter, decks).events), ['+4 leaders', step]);
    }
  });

  test('a card that is played from the deck springs no ambush', () => {
    const { events } = ending('y', { yellow: 'Y36 Y25 +4' });
    assert.deepEqual(moves(events), ['+4 leaders']);
  });

  test('a "draw" field draws the top card to hand, with ambush or attack as for any draw', () => {
    const { match, events } = ending('Y', { yellow: 'Y32 Y25 +4' });
    assert.deepEqual(moves(events), ['+4 leaders', '+1 ambush']);
    assert.equal(handOf(match, 0), 'Y32 Y55');
    const open = ending('O', { orange: '^O08 +4' });
    assert.deepEqual(moves(open.events), ['+4 leaders', '+2 attack']);
    assert.equal(handOf(open.match, 0), 'Y55 O08');
  });

  test('a "discard" field takes one or three chosen cards from the hand', () => {
    const { match } = ending('3', { hands: ['Y01 Y02 Y03 O01'] });
    assert.equal(describeDecision(match), '0 discard');
    assert.equal(choices(match).length, 4);
    assert.equal(refusalOf(match, 'discard:Y01'), 'wrong-number');
    assert.equal(refusalOf(match, '-'), 'must-discard');
    playChoices(match, 'discard:Y01,Y03,O01');
    assert.equal(handOf(match, 0), 'Y02');
    const one = ending('1', { hands: ['Y01 Y02'] }).match;
    assert.deepEqual(choices(one), ['discard:Y01', 'discard:Y02']);
  });

  test('a blank field does nothing', () => {
    const { match, events } = ending('.');
    assert.ok(!events.some(({ kind }) => kind === 'field'));
    assert.equal(match.view(0).marker, 6);
  });

  test('"marker aside": in the whole turn of the next player nothing moves the marker, then it moves again', () => {
    const { match } = ending('a', { yellow: 'Y36 Y37 +4', hands: ['Y55', 'Y14 Y50'] });
    assert.equal(describeDecision(match), '1 playCard');
    assert.deepEqual([match.view(0).marker, match.view(0).aside], [6, true]);
    const turn = rollAndPlay(match, 'F F F', 'play:Y14', '-');
    assert.deepEqual(moves(turn), ['(+2 attack)', '(+4 leaders)', '+2 ambush']);
    assert.equal(match.view(0).aside, undefined);
    assert.equal(match.view(0).marker, 8);
  });

  test('fields count only at the end of the turn: what the marker crosses does nothing', () => {
    const match = tableOf({
      at: 'playCard',
      track: '..yY3oa...',
      marker: 2,
      hands: ['Y14 Y15'],
      yellow: 'Y24 +4',
    });
    const events = playChoices(match, 'play:Y14');
    assert.equal(match.view(0).marker, 4);
    assert.ok(!events.some(({ kind }) => kind === 'field'));
  });

  test('a field that another field leads to does nothing', () => {
    const { match, events } = ending('oO', { orange: 'O01 O12 +4', rolls: 'F F F' });
    assert.deepEqual(moves(events), ['+4 leaders', '+1 attack']);
    assert.equal(match.view(0).marker, 7);
    assert.equal(handOf(match, 0), 'Y55');
  });
});
