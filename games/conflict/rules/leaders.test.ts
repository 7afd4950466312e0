import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  choices,
  describeDecision,
  leadersOf,
  moves,
  playChoices,
  refusalOf,
  tableOf,
} from '../testing/table.ts';

describe('step 3: distracting the leaders (p. 7)', () => {
  test('one, two or three cards go face down on Phasma, Hux and Kylo, in this order', () => {
    for (const [cards, left] of [
      ['Y01', '+3 leaders'],
      ['Y01,Y02', '+2 leaders'],
    ] as const) {
      const match = tableOf({ at: 'cover', hands: ['Y01 Y02 Y03'], yellow: 'Y24 +5' });
      assert.deepEqual(moves(playChoices(match, `cover:${cards}`)), [left]);
    }
    const all = tableOf({ at: 'cover', hands: ['Y01 Y02 Y03'], yellow: 'Y24 +5' });
    assert.deepEqual(moves(playChoices(all, 'cover:Y01,Y02,Y03')), []);
  });

  test('nobody has to: uncovered leaders move the marker by all their symbols', () => {
    const match = tableOf({ at: 'cover', hands: ['Y01'], yellow: 'Y24 +5' });
    assert.deepEqual(moves(playChoices(match, '-')), ['+4 leaders']);
  });

  test('who holds no Forces cards is not asked', () => {
    const match = tableOf({ at: 'playCard', yellow: 'Y24 +5' });
    assert.deepEqual(moves(playChoices(match, 'play:S1-yellow:plain')), ['+4 leaders']);
    assert.equal(describeDecision(match).startsWith('1 '), true);
  });

  test('a leader with a hero needs no card: the cards go on the next ones', () => {
    const match = tableOf({ at: 'cover', heroes: 1, hands: ['Y01 Y02 Y03'], yellow: 'Y24 +5' });
    assert.equal(refusalOf(match, 'cover:Y01,Y02,Y03'), 'too-many-covers');
    const events = playChoices(match, 'cover:Y02');
    assert.deepEqual(
      events.find(({ kind }) => kind === 'covered'),
      { kind: 'covered', leaders: ['hux'], cards: ['Y02'] },
    );
    assert.deepEqual(moves(events), ['+2 leaders']);
  });

  test('the order is fixed, so no leader is named', () => {
    const match = tableOf({ at: 'cover', hands: ['Y01 Y02'] });
    assert.equal(refusalOf(match, 'cover:Y01@kylo'), 'in-order');
    assert.deepEqual(choices(match), ['-', 'cover:Y01', 'cover:Y02', 'cover:Y01,Y02']);
  });

  test('step 5: the cards are discarded at the end of the turn, heroes stay (p. 8)', () => {
    const match = tableOf({ at: 'cover', heroes: 1, hands: ['Y01 Y02'], yellow: 'Y24 +5' });
    const events = playChoices(match, 'cover:Y01,Y02');
    assert.deepEqual(
      events.find(({ kind }) => kind === 'cleared'),
      { kind: 'cleared', cards: ['Y01', 'Y02'] },
    );
    assert.equal(leadersOf(match), 'phasma rey');
    assert.deepEqual(match.view(0).discard.slice(-2), ['Y01', 'Y02']);
  });
});

describe('the simplified variant (p. 9)', () => {
  const simplified = { simplified: true };

  test('leaders may be covered in any order', () => {
    const match = tableOf({ at: 'cover', hands: ['Y01'], yellow: 'Y24 +5', options: simplified });
    assert.deepEqual(choices(match), ['-', 'cover:Y01@phasma', 'cover:Y01@hux', 'cover:Y01@kylo']);
    assert.deepEqual(moves(playChoices(match, 'cover:Y01@kylo')), ['+2 leaders']);
    const two = tableOf({ at: 'cover', hands: ['Y01 Y02'], yellow: 'Y24 +5', options: simplified });
    assert.deepEqual(moves(playChoices(two, 'cover:Y01@kylo,Y02@phasma')), ['+1 leaders']);
  });

  test('the leaders are named, and have no hero', () => {
    const match = tableOf({ at: 'cover', heroes: 1, hands: ['Y01'], options: simplified });
    assert.equal(refusalOf(match, 'cover:Y01'), 'name-leaders');
    assert.equal(refusalOf(match, 'cover:Y01@phasma'), 'leader-has-hero');
    assert.deepEqual(choices(match), ['-', 'cover:Y01@hux', 'cover:Y01@kylo']);
  });
});
