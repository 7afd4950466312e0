import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { packWith } from '../testing/pack.ts';
import { describeDecision, leadersOf, moves, playChoices, rollAndPlay, tableOf } from '../testing/table.ts';

/** Ranks and reason. */
function end(match: ReturnType<typeof tableOf>): string {
  assert.equal(describeDecision(match), '');
  return `${match.view('spectator').result} ${match.outcome?.ranks.join()}`;
}

describe('the third hero wins at once (p. 3, 5, 9)', () => {
  test('in the middle of a draw: the cards behind it do not count any more', () => {
    const match = tableOf({
      at: 'useDice',
      track: '.'.repeat(10),
      dice: '2 2 F',
      heroes: 2,
      hands: ['O12 O13'],
      black: 'B12 B08 +2',
    });
    playChoices(match, 'draw:black:dice1,2:pay=O12,O13');
    assert.equal(end(match), 'heroes 1,1');
    assert.equal(leadersOf(match), 'phasma rey, hux poe, kylo finn');
    assert.equal(match.view(0).decks.black?.length, 3);
  });

  test('in the middle of a power that draws several cards, as a pack may have', () => {
    const pack = packWith('.'.repeat(10));
    const starting = pack.starting.map((card) =>
      card.id === 'S1-black' ? { ...card, power: { kind: 'draw', deck: 'black', count: 2 } as const } : card,
    );
    const match = tableOf({
      at: 'playCard',
      heroes: 2,
      black: 'B12 B08 +2',
      options: { pack: { ...pack, starting } },
    });
    assert.deepEqual(moves(playChoices(match, 'play:S1-black')), []);
    assert.equal(end(match), 'heroes 1,1');
    assert.equal(match.view(0).decks.black?.length, 3);
  });

  test('also while the marker lies aside, and so does drawing from a deck without cards (p. 8)', () => {
    const draw = { at: 'useDice', dice: '1 1 F', more: { aside: true } } as const;
    const won = tableOf({ ...draw, heroes: 2, hands: ['O12'], black: 'B12 +2' });
    playChoices(won, 'draw:black:dice1,2:pay=O12');
    assert.equal(end(won), 'heroes 1,1');
    const lost = tableOf({ ...draw, yellow: '' });
    playChoices(lost, 'draw:yellow:dice1,2');
    assert.equal(end(lost), 'deck 2,2');
  });
});

describe('the end of the track loses at once (p. 3, 9)', () => {
  const short = { track: '.'.repeat(10) };

  test('in step 1, before the dice are rolled', () => {
    const match = tableOf({ ...short, at: 'cover', marker: 5, hands: ['Y01'], yellow: 'Y36 +3' });
    playChoices(match, '-');
    assert.equal(end(match), 'track 2,2');
    assert.equal(match.view(0).dice, undefined);
  });

  test('in step 2, by a card that is drawn', () => {
    const match = tableOf({ ...short, at: 'useDice', dice: '2 2 F', yellow: '^Y14 ^Y15 Y24' });
    playChoices(match, 'draw:yellow:dice1,2');
    assert.equal(end(match), 'track 2,2');
    assert.equal(match.view(0).decks.yellow?.length, 2);
  });

  test('in step 3, by the card that is played, before the leaders are covered', () => {
    const match = tableOf({ ...short, at: 'playCard', hands: ['Y14 Y01'] });
    playChoices(match, 'play:Y14');
    assert.equal(end(match), 'track 2,2');
  });

  test('in step 3, by what a Pilot draws, before the symbols of the card count', () => {
    const match = tableOf({
      ...short,
      at: 'playCard',
      seats: 3,
      orange: 'O14 +3',
      more: { toMove: 2 },
    });
    assert.deepEqual(moves(playChoices(match, 'play:S3-orange')), ['+1 ambush']);
    assert.equal(end(match), 'track 2,2,2');
  });

  test('in step 3, by the leaders, and the field is not asked any more', () => {
    const match = tableOf({ ...short, at: 'cover', hands: ['Y14 Y01'] });
    playChoices(match, '-');
    assert.equal(end(match), 'track 2,2');
  });

  test('in step 4, by the card that a field plays, or by one that it draws', () => {
    const match = tableOf({ at: 'cover', track: '....o.', marker: 1, hands: ['Y01'], orange: 'O04 +3' });
    playChoices(match, '-');
    assert.equal(end(match), 'track 2,2');
    const drawn = tableOf({ at: 'cover', track: '....O.', marker: 1, hands: ['Y01'], orange: 'O16 +3' });
    playChoices(drawn, '-');
    assert.equal(end(drawn), 'track 2,2');
  });
});

describe('drawing from a deck without cards loses at once (p. 3, 9)', () => {
  test('in step 1, where the last Yellow card is gone', () => {
    const match = tableOf({ at: 'cover', hands: ['Y01'], yellow: '' });
    playChoices(match, '-');
    assert.equal(end(match), 'deck 2,2');
  });

  test('but not yet when the last card is drawn', () => {
    const match = tableOf({ at: 'cover', hands: ['Y01'], yellow: 'Y24' });
    rollAndPlay(match, 'F F F', '-');
    assert.equal(describeDecision(match), '1 playCard');
  });

  test('in step 2 and in step 4', () => {
    const match = tableOf({ at: 'useDice', dice: '1 1 F', hands: ['Y01'], orange: '' });
    playChoices(match, 'draw:orange:dice1,2:pay=Y01');
    assert.equal(end(match), 'deck 2,2');
    const field = tableOf({ at: 'cover', track: '....O..', marker: 1, hands: ['Y01'], orange: '' });
    playChoices(field, '-');
    assert.equal(end(field), 'deck 2,2');
  });
});
