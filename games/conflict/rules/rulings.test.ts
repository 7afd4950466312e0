import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../kernel/seeded.ts';
import { checkAgainst } from '../../../schema/check.ts';
import { packSchema } from '../content/pack-schema.ts';
import { game } from '../game.ts';
import { packWith } from '../testing/pack.ts';
import {
  choices,
  describeDecision,
  handOf,
  leadersOf,
  moves,
  playChoices,
  refusalOf,
  rollAndPlay,
  tableOf,
  topOf,
  wholeTable,
} from '../testing/table.ts';
import { startingCards } from './playing.ts';

const rules = game.open({ pack: 'reconstructed' });
const fresh = (seats: number, seed: string) =>
  rules.setup(seats, seeded(seed), { bring: [], carry: undefined });

describe('rulings X1 to X6: where the languages of the rulebook differ, the Polish text holds', () => {
  test('X1 (p. 4): attack symbols count on a card that is drawn face up, and not on one face down', () => {
    const up = tableOf({ at: 'useDice', dice: '1 1 F', yellow: '^Y14 +2' });
    assert.deepEqual(moves(playChoices(up, 'draw:yellow:dice1,2')), ['+2 attack']);
    const down = tableOf({ at: 'useDice', dice: '1 1 F', yellow: 'Y14 +2' });
    assert.deepEqual(moves(playChoices(down, 'draw:yellow:dice1,2')), []);
  });

  test('X2 (p. 8): no field of the track draws a Black card', () => {
    const pack = packWith('Y');
    const [start, , last] = pack.tracks.standard.fields;
    const fields = [start, { kind: 'draw', deck: 'black', x: 50, y: 50 }, last];
    const wrong = { ...pack, tracks: { ...pack.tracks, standard: { fields } } };
    assert.equal(checkAgainst(packSchema, pack).ok, true);
    assert.equal(checkAgainst(packSchema, wrong).ok, false);
  });

  test('X3 (p. 6): the cards that were revealed go back in any order, also between two reveals', () => {
    const match = tableOf({ at: 'useDice', dice: '2 3 F', yellow: 'Y01 Y02 Y03 +2' });
    playChoices(match, 'reveal:yellow:die1');
    assert.deepEqual(choices(match), ['order:1,2', 'order:2,1']);
    playChoices(match, 'order:2,1', 'reveal:yellow:die2', 'order:3,2,1');
    assert.equal(topOf(match, 'yellow', 3), '^Y03 ^Y01 ^Y02');
  });

  test('X4 (p. 4): the cards to reveal come from the deck and not from the hand', () => {
    const match = tableOf({ at: 'useDice', dice: '2 F F', hands: ['Y10 Y11'], yellow: 'Y01 Y02 +2' });
    playChoices(match, 'reveal:yellow:die1', 'order:1,2');
    assert.equal(handOf(match, 0), 'Y10 Y11');
    assert.equal(match.view(0).decks.yellow?.length, 4);
  });

  test('X5 (p. 4): so many players use the boards from 1 up to their number', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const state = fresh(seats, 'boards');
      state.first = 1;
      const clockwise = state.hands.map(
        (_, turn) => startingCards(rules.terms, state, (1 + turn) % seats)[0]?.board,
      );
      assert.deepEqual(
        clockwise,
        state.hands.map((_, turn) => turn + 1),
      );
    }
  });

  test('X6 (p. 3, 5): a hero is played by being drawn, and is never in a hand', () => {
    const match = tableOf({ at: 'useDice', dice: '1 1 F', hands: ['O12'], black: '^B11 +3' });
    playChoices(match, 'draw:black:dice1,2:pay=O12');
    assert.equal(leadersOf(match), 'phasma poe');
    assert.equal(handOf(match, 0), '');
  });
});

describe('rulings R1 to R5: set-up and starting cards', () => {
  test('R1 (p. 2): two to six players', () => {
    assert.deepEqual(game.nature.seats, { min: 2, max: 6 });
  });

  test('R2 (p. 5): the marker never goes behind the start, and passing the last field loses like reaching it', () => {
    const match = tableOf({ at: 'playCard', marker: 1, hands: ['O24 Y01'] });
    playChoices(match, 'play:O24');
    assert.equal(match.view(0).marker, 0);
    const lost = tableOf({ at: 'cover', track: '...', marker: 2, hands: ['Y01'] });
    playChoices(lost, '-');
    assert.deepEqual([lost.view(0).marker, lost.view(0).result], [4, 'track']);
  });

  test('R3 (p. 3): four cards and two heroes below, five cards and one hero above', () => {
    const { decks, heroes } = rules.position(fresh(2, 'halves'));
    const halves = (decks?.black ?? []).map(({ half }) => half);
    assert.deepEqual(halves, [...Array(6).fill('upper'), ...Array(6).fill('lower')]);
    assert.deepEqual(heroes, { upper: 1, lower: 2 });
  });

  test('R4 (p. 4): two players use the boards 1 and 2, so nobody is a Pilot', () => {
    const state = fresh(2, 'two');
    const roles = state.hands.flatMap((_, seat) =>
      startingCards(rules.terms, state, seat).map(({ role }) => role),
    );
    assert.deepEqual(roles, ['rebel', 'rebel', 'rebel', 'scout', 'scout', 'scout']);
  });

  test('R5 (p. 5): three cards with one power each; a power may be left, otherwise all of it or what is there', () => {
    const few = tableOf({ at: 'playCard', hands: ['Y55'], yellow: '^Y01 ^Y02', orange: '' });
    assert.deepEqual(choices(few, 'play:S1'), [
      'play:S1-yellow',
      'play:S1-yellow:plain',
      'play:S1-orange',
      'play:S1-black',
      'play:S1-black:plain',
    ]);
    playChoices(few, 'play:S1-yellow', 'order:1,2');
    assert.equal(topOf(few, 'yellow', 2), '^Y01 ^Y02');
    const useless = tableOf({ at: 'playCard', hands: ['Y55'], orange: '' });
    const kinds = playChoices(useless, 'play:S1-orange').map(({ kind }) => kind);
    assert.deepEqual(kinds, ['chose', 'played']);
    const pilot = tableOf({
      at: 'playCard',
      seats: 3,
      hands: ['', '', 'Y01'],
      orange: '',
      more: { toMove: 2 },
    });
    assert.deepEqual(moves(playChoices(pilot, 'play:S3-orange')), ['+1 advance']);
    assert.equal(pilot.outcome, undefined);
  });

  test('R5 (p. 5): peeking changes neither order nor face', () => {
    const match = tableOf({
      at: 'playCard',
      hands: ['', 'Y55'],
      yellow: 'Y01 ^Y02 Y03 +2',
      more: { toMove: 1 },
    });
    const lying = () => wholeTable(match).decks?.yellow?.map(({ card, up }) => [card, up]);
    const before = lying();
    playChoices(match, 'play:S2-yellow');
    assert.deepEqual(lying(), before);
    assert.equal(describeDecision(match), '1 cover');
  });
});

describe('rulings R6 to R10: dice, prices and draws', () => {
  test('R6 (p. 6): any of the dice without the First Order may be rolled again, so that a pair can be kept', () => {
    const match = tableOf({ at: 'reroll', dice: '2 2 1' });
    assert.equal(choices(match).length, 8);
    rollAndPlay(match, 'F', 'reroll:3');
    assert.deepEqual(match.view(0).dice, [2, 2, 0]);
    rollAndPlay(match, 'F', 'reroll:2');
    assert.deepEqual(match.view(0).dice, [2, 0, 0]);
    assert.equal(describeDecision(match), '0 useDice');
  });

  test('R7 (p. 6, 7): an equal pair may be used as two single dice', () => {
    const match = tableOf({
      at: 'useDice',
      dice: '1 1 F',
      yellow: 'Y01 +3',
      orange: 'O01 +3',
      hands: ['Y10'],
    });
    playChoices(match, 'reveal:yellow:die1', 'reveal:orange:die2:pay=Y10');
    assert.equal(topOf(match, 'yellow', 1), '^Y01');
    assert.equal(topOf(match, 'orange', 1), '^O01');
  });

  test('R7 (p. 6): fewer cards than the die shows are revealed, but of no cards none', () => {
    const match = tableOf({ at: 'useDice', dice: '3 2 F', yellow: 'Y01', orange: '', hands: ['Y10'] });
    assert.equal(refusalOf(match, 'reveal:orange:die1:pay=Y10'), 'deck-empty');
    playChoices(match, 'reveal:yellow:die1');
    assert.equal(topOf(match, 'yellow', 1), '^Y01');
    assert.equal(describeDecision(match), '0 useDice');
  });

  test('R7 (p. 6, 7): the price is paid before the cards are drawn', () => {
    const match = tableOf({ at: 'useDice', dice: '2 2 F', hands: ['Y01 Y02'], orange: 'O12 O13' });
    const kinds = playChoices(match, 'draw:orange:dice1,2:pay=Y01,Y02').map(({ kind }) => kind);
    assert.deepEqual(kinds, ['chose', 'paid', 'drew', 'drew']);
  });

  test('R7 (p. 7): drawing more than is there is allowed; the loss comes with the first card that is missing', () => {
    const match = tableOf({ at: 'useDice', dice: '3 3 F', yellow: 'Y32' });
    assert.deepEqual(moves(playChoices(match, 'draw:yellow:dice1,2')), ['+1 ambush']);
    assert.equal(match.view(0).result, 'deck');
  });

  test('R7 (p. 7): unless the third hero comes first', () => {
    const match = tableOf({ at: 'useDice', dice: '2 2 F', heroes: 2, hands: ['O12 O13'], black: 'B12' });
    playChoices(match, 'draw:black:dice1,2:pay=O12,O13');
    assert.equal(match.view(0).result, 'heroes');
  });

  test('R8 (p. 7): storing again moves the marker, and the old value is lost', () => {
    const match = tableOf({ at: 'useDice', dice: '1 3 F', more: { stored: 2 } });
    playChoices(match, 'store:die1', 'store:die2');
    assert.equal(match.view(0).stored, 3);
  });

  test('R8 (p. 7): what was stored in a turn is for a later one', () => {
    const match = tableOf({ at: 'useDice', dice: '1 3 F' });
    assert.equal(refusalOf(match, 'help:die2'), 'nothing-stored');
    playChoices(match, 'store:die1');
    assert.equal(refusalOf(match, 'help:die2'), 'just-stored');
    const later = tableOf({
      at: 'cover',
      hands: ['Y01'],
      yellow: 'Y24 +3',
      dice: '1 F F',
      more: { stored: 1, justStored: true, used: [1] },
    });
    rollAndPlay(later, '2 F F', '-', 'roll:keep');
    assert.deepEqual(choices(later, 'help'), ['help:die1', 'help:die2', 'help:die3']);
  });

  test('R8 (p. 7): it is used at any time in step 2 on a die not yet used, and then another die may be stored', () => {
    const match = tableOf({ at: 'useDice', dice: '1 F 2', more: { stored: 3 }, yellow: 'Y01 +4' });
    playChoices(match, 'reveal:yellow:die1');
    assert.equal(refusalOf(match, 'help:die1'), 'die-used');
    playChoices(match, 'help:die2', 'store:die3');
    assert.equal(match.view(0).stored, 2);
    assert.equal(refusalOf(match, 'help:die2'), 'just-stored');
    assert.deepEqual(choices(match), ['reveal:yellow:die2', 'store:die2', '-']);
  });

  test('R9 (p. 8): who has too few cards discards them all; starting cards do not count', () => {
    const match = tableOf({
      at: 'cover',
      track: '.....3....',
      marker: 2,
      hands: ['Y01 Y02'],
      yellow: 'Y24 +3',
    });
    const events = playChoices(match, '-');
    assert.deepEqual(
      events.find(({ kind }) => kind === 'discarded'),
      { kind: 'discarded', seat: 0, cards: ['Y01', 'Y02'] },
    );
    assert.equal(handOf(match, 0), '');
    assert.ok(['Y01', 'Y02'].every((card) => match.view(0).discard.includes(card)));
    assert.equal(describeDecision(match).slice(0, 1), '1');
    const enough = tableOf({
      at: 'cover',
      track: '.....1....',
      marker: 2,
      hands: ['Y01'],
      yellow: 'Y24 +3',
    });
    playChoices(enough, '-');
    assert.equal(handOf(enough, 0), '');
    assert.equal(describeDecision(enough).slice(0, 1), '1');
    const none = tableOf({ at: 'playCard', track: '.....1....', marker: 2, yellow: 'Y24 +3' });
    playChoices(none, 'play:S1-yellow:plain');
    assert.equal(describeDecision(none).slice(0, 1), '1');
  });

  test('R10 (p. 4, 6): the draw of step 1 counts attack symbols of a card that lies face up', () => {
    const match = tableOf({ at: 'turn', yellow: '^Y14 +3', rolls: 'F F F' });
    assert.equal(match.view(0).marker, 12);
  });
});
