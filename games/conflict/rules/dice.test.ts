import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  choices,
  describeDecision,
  handOf,
  playChoices,
  refusalOf,
  rollAndPlay,
  tableOf,
} from '../testing/table.ts';

/** What the dice show. */
function dice(match: ReturnType<typeof tableOf>): string {
  return (match.view(0).dice ?? []).map((value) => value || 'F').join(' ');
}

describe('step 1: a Yellow card and the dice (p. 6)', () => {
  test('the top Yellow card is drawn, then three dice are rolled', () => {
    const match = tableOf({ at: 'turn', yellow: 'Y24 +3', rolls: '1 2 3' });
    assert.deepEqual(
      match.prologue.map(({ event }) => event.kind),
      ['turn', 'drew', 'rolled'],
    );
    assert.equal(dice(match), '1 2 3');
    assert.equal(describeDecision(match), '0 reroll');
  });

  test('a die with the First Order is locked, any of the others may be rolled again', () => {
    const match = tableOf({ at: 'turn', yellow: 'Y24 +3', rolls: '1 F 3' });
    assert.deepEqual(choices(match), ['roll:keep', 'reroll:1', 'reroll:3', 'reroll:1,3']);
    assert.equal(refusalOf(match, 'reroll:2'), 'die-locked');
    assert.equal(refusalOf(match, 'reroll:1,2'), 'die-locked');
  });

  test('there are two re-rolls, and what shows the First Order in between is locked too', () => {
    const match = tableOf({ at: 'turn', yellow: 'Y24 +3', rolls: '1 1 2' });
    rollAndPlay(match, 'F 3', 'reroll:1,2');
    assert.equal(dice(match), 'F 3 2');
    assert.deepEqual(choices(match), ['roll:keep', 'reroll:2', 'reroll:3', 'reroll:2,3']);
    rollAndPlay(match, '2', 'reroll:2');
    assert.equal(dice(match), 'F 2 2');
    assert.equal(describeDecision(match), '0 useDice');
  });

  test('who keeps the dice is asked no more', () => {
    const match = tableOf({ at: 'turn', yellow: 'Y24 +3', rolls: '1 1 2' });
    playChoices(match, 'roll:keep');
    assert.equal(describeDecision(match), '0 useDice');
  });

  test('three dice with the First Order end steps 1 and 2, at once or after a re-roll', () => {
    const match = tableOf({ at: 'turn', yellow: 'Y24 +3', rolls: 'F F F' });
    assert.equal(describeDecision(match), '0 playCard');
    const other = tableOf({ at: 'turn', yellow: 'Y24 +3', rolls: 'F F 1' });
    rollAndPlay(other, 'F', 'reroll:3');
    assert.equal(describeDecision(other), '0 playCard');
  });
});

describe('step 2 A: one die reveals (p. 6)', () => {
  test('Yellow for nothing, Orange for one Yellow card, Black for one Orange card, whatever the die shows', () => {
    const match = tableOf({ at: 'useDice', dice: '3 F F', hands: ['Y01 Y02 O01'] });
    assert.deepEqual(choices(match, 'reveal'), [
      'reveal:yellow:die1',
      'reveal:orange:die1:pay=Y01',
      'reveal:orange:die1:pay=Y02',
      'reveal:black:die1:pay=O01',
    ]);
    for (const choice of [
      'reveal:yellow:die1:pay=Y01',
      'reveal:orange:die1',
      'reveal:orange:die1:pay=O01',
      'reveal:orange:die1:pay=Y01,Y02',
      'reveal:orange:die1:pay=Y03',
      'reveal:black:die1:pay=Y01',
    ])
      assert.equal(refusalOf(match, choice), 'wrong-price', choice);
  });

  test('the price is discarded from the hand before the cards are seen', () => {
    const match = tableOf({ at: 'useDice', dice: '2 F F', hands: ['Y01 O01'] });
    const kinds = playChoices(match, 'reveal:orange:die1:pay=Y01').map(({ kind }) => kind);
    assert.deepEqual(kinds, ['chose', 'paid', 'revealed']);
    assert.equal(handOf(match, 0), 'O01');
    assert.deepEqual(match.view(0).discard, ['Y01']);
  });
});

describe('step 2 B: equal dice draw (p. 6, 7)', () => {
  test('two dice draw as many cards as each shows, one, two or three', () => {
    for (const [shown, count] of [
      ['1 1 F', 1],
      ['2 2 F', 2],
      ['3 3 F', 3],
    ] as const) {
      const match = tableOf({ at: 'useDice', dice: shown, yellow: 'Y24 Y25 Y26 Y27' });
      playChoices(match, 'draw:yellow:dice1,2');
      assert.equal(handOf(match, 0).split(' ').length, count);
      assert.equal(describeDecision(match), '0 playCard');
    }
  });

  test('from Orange for as many Yellow cards, from Black for as many Orange cards', () => {
    const match = tableOf({
      at: 'useDice',
      dice: '2 2 F',
      hands: ['Y01 Y02 Y03 O01 O02'],
      orange: 'O12 O13 +3',
    });
    assert.deepEqual(choices(match, 'draw'), [
      'draw:yellow:dice1,2',
      'draw:orange:dice1,2:pay=Y01,Y02',
      'draw:orange:dice1,2:pay=Y01,Y03',
      'draw:orange:dice1,2:pay=Y02,Y03',
      'draw:black:dice1,2:pay=O01,O02',
    ]);
    playChoices(match, 'draw:orange:dice1,2:pay=Y01,Y03');
    assert.equal(handOf(match, 0), 'Y02 O01 O02 O12 O13');
    assert.deepEqual(match.view(0).discard.slice(-2), ['Y01', 'Y03']);
  });

  test('not at all by whoever cannot pay', () => {
    const match = tableOf({ at: 'useDice', dice: '2 2 F', hands: ['Y01 O01'] });
    assert.deepEqual(choices(match, 'draw'), ['draw:yellow:dice1,2']);
    assert.equal(refusalOf(match, 'draw:orange:dice1,2:pay=Y01'), 'wrong-price');
    assert.equal(refusalOf(match, 'draw:black:dice1,2:pay=O01'), 'wrong-price');
  });

  test('not by dice that differ, or by one', () => {
    const match = tableOf({ at: 'useDice', dice: '2 3 2' });
    assert.deepEqual(choices(match, 'draw'), ['draw:yellow:dice1,3']);
    for (const wrong of ['1,2', '1', '1,2,3']) {
      assert.equal(refusalOf(match, `draw:yellow:dice${wrong}`), 'dice-differ');
    }
  });

  test('three equal dice draw one card more, and cost as much', () => {
    for (const [shown, count] of [
      ['1 1 1', 2],
      ['2 2 2', 3],
      ['3 3 3', 4],
    ] as const) {
      const own = ['Y01', 'Y02', 'Y03', 'Y04'].slice(0, count);
      const match = tableOf({
        at: 'useDice',
        dice: shown,
        hands: [own.join(' ')],
        orange: 'O12 O13 O17 O18 +2',
      });
      const all = `draw:orange:dice1,2,3:pay=${own.join(',')}`;
      assert.deepEqual(choices(match, 'draw:orange:dice1,2,3'), [all]);
      assert.equal(refusalOf(match, `draw:orange:dice1,2,3:pay=${own.slice(1).join(',')}`), 'wrong-price');
      playChoices(match, all);
      assert.equal(handOf(match, 0).split(' ').length, count);
    }
  });

  test('or one of three equal dice reveals and two draw, in either order', () => {
    const first = tableOf({ at: 'useDice', dice: '1 1 1', yellow: 'Y01 Y25 +3' });
    playChoices(first, 'reveal:yellow:die3', 'draw:yellow:dice1,2');
    assert.equal(first.view(0).marker, 11);
    const last = tableOf({ at: 'useDice', dice: '1 1 1', yellow: 'Y01 Y25 +3' });
    playChoices(last, 'draw:yellow:dice1,2', 'reveal:yellow:die3');
    assert.equal(last.view(0).marker, 10);
    assert.equal(handOf(last, 0), 'Y01');
  });
});

describe('step 2 C: storing and using a result (p. 7)', () => {
  test('a result is stored for a later player, but never the First Order', () => {
    const match = tableOf({ at: 'useDice', dice: '2 F F', yellow: 'Y24 Y25 +4' });
    assert.equal(refusalOf(match, 'store:die2'), 'first-order-die');
    playChoices(match, 'store:die1');
    assert.equal(match.view(1).stored, 2);
    assert.equal(describeDecision(match), '0 playCard');
  });

  test('a later player turns one final result into it, also the First Order, and the marker goes back to grey', () => {
    const match = tableOf({ at: 'useDice', dice: '2 F 1', more: { stored: 2 }, yellow: 'Y24 Y25 +3' });
    assert.deepEqual(choices(match, 'help'), ['help:die1', 'help:die2', 'help:die3']);
    playChoices(match, 'help:die2');
    assert.equal(dice(match), '2 2 1');
    assert.equal(match.view(0).stored, undefined);
    playChoices(match, 'draw:yellow:dice1,2');
    assert.equal(handOf(match, 0), 'Y24 Y25');
  });

  test('who has only the First Order may still use a stored result', () => {
    const match = tableOf({ at: 'turn', yellow: 'Y24 +4', rolls: 'F F F', more: { stored: 1 } });
    assert.equal(describeDecision(match), '0 useDice');
    assert.deepEqual(choices(match), ['help:die1', 'help:die2', 'help:die3', '-']);
  });

  test('a stored result waits over any number of turns (p. 7)', () => {
    const match = tableOf({ at: 'useDice', dice: '2 F F', yellow: 'Y24 Y25 Y26 +4' });
    playChoices(match, 'store:die1');
    rollAndPlay(match, 'F F 1', 'play:S1-yellow:plain');
    rollAndPlay(match, 'F F 1', 'roll:keep', '-', 'play:S2-yellow:plain', '-');
    playChoices(match, 'roll:keep', 'help:die1');
    assert.equal(dice(match), '2 F 1');
  });
});

test('each die is used once, and all of them may be left (p. 6, 7)', () => {
  const match = tableOf({ at: 'useDice', dice: '2 2 3' });
  playChoices(match, 'store:die1');
  assert.equal(refusalOf(match, 'reveal:yellow:die1'), 'die-used');
  assert.equal(refusalOf(match, 'draw:yellow:dice1,2'), 'die-used');
  assert.equal(refusalOf(match, 'store:die4'), 'no-such-die');
  playChoices(match, '-');
  assert.equal(describeDecision(match), '0 playCard');
});
