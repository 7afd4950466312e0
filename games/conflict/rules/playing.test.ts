import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  bottomOf,
  choices,
  describeDecision,
  handOf,
  moves,
  playChoices,
  refusalOf,
  tableOf,
  topOf,
} from '../testing/table.ts';

describe('step 3: exactly one card is played (p. 5, 7)', () => {
  test('a card of the Forces moves the marker by its symbols at the top left, and is discarded', () => {
    for (const [card, move] of [
      ['Y14', '+2 attack'],
      ['O10', '+2 advance'],
      ['O24', '-3 retreat'],
      ['B04', '+3 attack'],
    ] as const) {
      const match = tableOf({ at: 'playCard', hands: [`${card} Y01`] });
      assert.deepEqual(moves(playChoices(match, `play:${card}`)), [move]);
      assert.ok(match.view(0).discard.includes(card));
      assert.equal(handOf(match, 0), 'Y01');
      assert.equal(describeDecision(match), '0 cover');
    }
  });

  test('its ambush symbols never count, and a card without symbols leaves the marker', () => {
    const match = tableOf({ at: 'playCard', hands: ['Y36 Y01'] });
    assert.deepEqual(moves(playChoices(match, 'play:Y36')), []);
  });

  test('one card has to be played, which is always possible', () => {
    const match = tableOf({ at: 'playCard' });
    assert.equal(refusalOf(match, '-'), 'must-play');
    assert.deepEqual(choices(match), [
      'play:S1-yellow',
      'play:S1-yellow:plain',
      'play:S1-orange',
      'play:S1-orange:plain',
      'play:S1-black',
      'play:S1-black:plain',
    ]);
  });

  test('nobody plays what others hold', () => {
    const match = tableOf({ at: 'playCard', hands: ['Y01', 'Y02'] });
    for (const card of ['Y02', 'S2-yellow', 'S2-yellow:plain', 'S9']) {
      assert.equal(refusalOf(match, `play:${card}`), 'not-in-hand', card);
    }
  });
});

describe('starting cards (p. 5)', () => {
  test('go back to hand: they are never discarded', () => {
    const match = tableOf({ at: 'playCard', hands: ['Y01'], black: '+12' });
    playChoices(match, 'play:S1-black');
    assert.equal(describeDecision(match), '0 cover');
    assert.deepEqual(match.view(0).discard, []);
    const later = tableOf({ at: 'playCard', hands: ['Y01'] });
    assert.ok(choices(later).includes('play:S1-black'));
  });

  test('have their power first and then their symbols', () => {
    const match = tableOf({
      at: 'playCard',
      seats: 3,
      hands: ['', '', 'Y01'],
      orange: 'O14 +3',
      more: { toMove: 2 },
    });
    assert.deepEqual(moves(playChoices(match, 'play:S3-orange')), ['+1 ambush', '+1 advance']);
    assert.equal(handOf(match, 2), 'Y01 O14');
  });

  test('may be played without their power', () => {
    const match = tableOf({ at: 'playCard', hands: ['Y01'], black: 'B01 +11' });
    const kinds = playChoices(match, 'play:S1-black:plain').map(({ kind }) => kind);
    assert.deepEqual(kinds, ['chose', 'played', 'moved']);
  });

  test('of a Rebel move three Yellow, two Orange or one Black card to the bottom', () => {
    const match = tableOf({ at: 'playCard', hands: ['Y55'], yellow: 'Y01 Y02 Y03 ^Y04 Y05' });
    playChoices(match, 'play:S1-yellow', 'order:1,2,3');
    assert.equal(topOf(match, 'yellow', 2), '^Y04 ?');
    const orange = tableOf({ at: 'playCard', hands: ['Y55'], orange: '^O01 ^O02 ^O03' });
    playChoices(orange, 'play:S1-orange', 'order:2,1');
    assert.equal(topOf(orange, 'orange', 3), '^O03 ^O02 ^O01');
    const black = tableOf({ at: 'playCard', hands: ['Y01'], black: '^B01 ^B10 +10' });
    assert.deepEqual(moves(playChoices(black, 'play:S1-black')), ['+1 advance']);
    assert.equal(topOf(black, 'black', 1), '^B10');
    assert.equal(bottomOf(black, 'black', 1), '^B01');
  });

  test('of a Scout peek at three Yellow, two Orange or one Black card', () => {
    for (const [deck, seen] of [
      ['yellow', 'Y01 Y02 Y03 ?'],
      ['orange', 'O01 O02 ?'],
      ['black', 'B01 ?'],
    ] as const) {
      const match = tableOf({
        at: 'playCard',
        hands: ['', 'Y55'],
        yellow: 'Y01 Y02 Y03 Y04 Y05',
        orange: 'O01 O02 O03',
        black: 'B01 +11',
        more: { toMove: 1 },
      });
      playChoices(match, `play:S2-${deck}`);
      assert.equal(topOf(match, deck, seen.split(' ').length, 1), seen);
    }
  });

  test('of a Pilot move the marker back, or draw a Yellow or an Orange card', () => {
    const table = () =>
      tableOf({ at: 'playCard', seats: 3, hands: ['', '', 'Y01'], yellow: 'Y32 +5', more: { toMove: 2 } });
    assert.deepEqual(moves(playChoices(table(), 'play:S3-retreat')), ['-2 retreat']);
    const match = table();
    assert.deepEqual(moves(playChoices(match, 'play:S3-yellow')), ['+1 ambush']);
    assert.equal(handOf(match, 2), 'Y01 Y32');
  });

  test('pay no price and cover no leader', () => {
    const match = tableOf({ at: 'useDice', dice: '1 F F' });
    assert.deepEqual(choices(match, 'reveal'), ['reveal:yellow:die1']);
    const covering = tableOf({ at: 'cover', hands: ['Y01'] });
    assert.deepEqual(choices(covering), ['-', 'cover:Y01']);
  });
});
