import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { packWith } from '../testing/pack.ts';
import {
  bottomOf,
  choices,
  handOf,
  leadersOf,
  moves,
  playChoices,
  refusalOf,
  tableOf,
  topOf,
  wholeTable,
} from '../testing/table.ts';

describe('rulings R11 to R16: fields, leaders and the marker', () => {
  /** The marker goes from 2 to 6, where the field of the letter lies. */
  const ending = {
    at: 'cover',
    marker: 2,
    hands: ['Y55'],
    yellow: 'Y24 Y25 +4',
    rolls: 'F F F F F F',
  } as const;

  test('R11 (p. 8): a hero whom a field plays is found, and may win', () => {
    const track = `.....b${'.'.repeat(20)}`;
    const match = tableOf({ ...ending, track, black: 'B10 +11' });
    playChoices(match, '-');
    assert.equal(leadersOf(match), 'phasma rey');
    const win = tableOf({ ...ending, track: `...b${'.'.repeat(20)}`, heroes: 2, black: 'B12 +2' });
    playChoices(win, '-');
    assert.equal(win.view(0).result, 'heroes');
  });

  test('R12 (p. 3, 8): nothing is played from a deck without cards, but drawing from it loses', () => {
    const play = tableOf({ ...ending, track: `.....o${'.'.repeat(20)}`, orange: '' });
    assert.deepEqual(moves(playChoices(play, '-')), ['+4 leaders']);
    assert.equal(play.outcome, undefined);
    const draw = tableOf({ ...ending, track: `.....O${'.'.repeat(20)}`, orange: '' });
    playChoices(draw, '-');
    assert.equal(draw.view(0).result, 'deck');
  });

  test('R13 (p. 5, 8): a hero of step 4 lies on the card on the next leader, which is discarded as always', () => {
    const track = `.....b${'.'.repeat(20)}`;
    const match = tableOf({ ...ending, track, marker: 3, black: 'B10 +11' });
    const events = playChoices(match, 'cover:Y55');
    assert.deepEqual(
      events.map(({ kind }) => kind).filter((kind) => kind === 'hero' || kind === 'cleared'),
      ['hero', 'cleared'],
    );
    assert.equal(leadersOf(match), 'phasma rey');
    assert.ok(match.view(0).discard.includes('Y55'));
  });

  test('R14 (p. 7): at most one card a leader without a hero, and also while the marker lies aside', () => {
    for (const [heroes, most] of [
      [0, 3],
      [1, 2],
      [2, 1],
    ] as const) {
      const match = tableOf({
        at: 'cover',
        heroes,
        hands: ['Y01 Y02 Y03 Y04'],
        more: { aside: true },
      });
      const sizes = choices(match, 'cover').map((choice) => choice.split(',').length);
      assert.equal(Math.max(...sizes), most);
    }
  });

  test('R15 (p. 8): with the marker aside nothing moves it, no field counts, and the track cannot be lost', () => {
    const match = tableOf({
      at: 'playCard',
      track: '......a',
      marker: 7,
      hands: ['O24 Y01'],
      yellow: 'Y24 +4',
      rolls: 'F F F',
      more: { aside: true },
    });
    assert.deepEqual(moves(playChoices(match, 'play:O24', '-')), ['(-3 retreat)', '(+4 leaders)']);
    assert.deepEqual([match.view(0).marker, match.view(0).aside, match.outcome], [7, undefined, undefined]);
    playChoices(match, 'play:S2-yellow:plain', '-');
    assert.equal(match.view(0).result, 'track');
  });

  test('R16 (p. 8): a marker that is back where the turn began resolves nothing', () => {
    const match = tableOf({
      at: 'cover',
      track: '.........3....',
      marker: 6,
      hands: ['Y01 Y02 Y03 Y04'],
      yellow: 'Y24 +4',
      more: { turnStart: 10 },
    });
    const events = playChoices(match, '-');
    assert.equal(match.view(0).marker, 10);
    assert.ok(!events.some(({ kind }) => kind === 'field' || kind === 'discarded'));
  });
});

describe('rulings R17 to R21: knowledge and decks', () => {
  test('R17 (house choice): hands and peeked cards are open to the team, or secret at a strict table', () => {
    for (const [hands, hand, top] of [
      ['open', 'Y55', 'Y01 Y02 Y03 ?'],
      ['strict', 'yellow/1', '? ? ? ?'],
    ] as const) {
      const match = tableOf({
        at: 'playCard',
        hands: ['', ''],
        yellow: 'Y01 Y02 Y03 Y04 Y05',
        options: { hands },
        more: { toMove: 1, hands: [[], [{ card: 'Y55', ...(hands === 'strict' && { known: [1] }) }]] },
      });
      playChoices(match, 'play:S2-yellow');
      assert.equal(handOf(match, 1, 0), hand);
      assert.equal(topOf(match, 'yellow', 4, 0), top);
      assert.equal(handOf(match, 1, 1), 'Y55');
      assert.equal(topOf(match, 'yellow', 4, 1), 'Y01 Y02 Y03 ?');
    }
  });

  test('R18 (p. 5): the order of cards face down may be chosen, but nobody looks at them', () => {
    const match = tableOf({ at: 'playCard', hands: ['Y55'], yellow: 'Y01 Y02 Y03 Y04 Y05' });
    playChoices(match, 'play:S1-yellow');
    assert.deepEqual(choices(match).length, 6);
    assert.equal(refusalOf(match, 'order:1,2'), 'wrong-order');
    playChoices(match, 'order:3,1,2');
    assert.equal(bottomOf(match, 'yellow', 3), '? ? ?');
    const { decks } = wholeTable(match);
    assert.deepEqual(
      decks?.yellow?.slice(-3).map(({ card }) => card),
      ['Y03', 'Y01', 'Y02'],
    );
  });

  test('R19 (p. 3, 4): a card leaves its deck, then heroes, then the marker; an empty deck alone loses nothing', () => {
    const pack = packWith('.'.repeat(10));
    const black = pack.decks.black.map((card) => (card.id === 'B12' ? { ...card, ambush: 9 } : card));
    const match = tableOf({
      at: 'useDice',
      dice: '1 1 F',
      heroes: 2,
      hands: ['O12'],
      black: 'B12',
      marker: 8,
      options: { pack: { ...pack, decks: { ...pack.decks, black } } },
    });
    const events = playChoices(match, 'draw:black:dice1,2:pay=O12');
    assert.deepEqual(moves(events), []);
    assert.equal(match.view(0).result, 'heroes');
    const last = tableOf({ at: 'useDice', dice: '1 1 F', yellow: 'Y24' });
    playChoices(last, 'draw:yellow:dice1,2');
    assert.equal(last.outcome, undefined);
  });

  test('R20 (house choice): there is no limit to a hand, and the discard pile is never shuffled again', () => {
    const hand = Array.from({ length: 30 }, (_, at) => `Y${String(at + 10)}`).join(' ');
    const full = tableOf({ at: 'useDice', dice: '1 1 F', hands: [hand], yellow: 'Y01 +2' });
    playChoices(full, 'draw:yellow:dice1,2');
    assert.equal(handOf(full, 0), `Y01 ${hand}`);
    const match = tableOf({ at: 'cover', hands: [hand], yellow: '' });
    playChoices(match, '-');
    assert.equal(match.view(0).result, 'deck');
  });

  test('R21 (p. 5): while the match runs a hero is in the Black deck, so it never runs dry', () => {
    assert.throws(() => tableOf({ at: 'turn', heroes: 2, black: '' }), {
      code: 'bad-position',
      message: /hero/,
    });
    const last = tableOf({ at: 'useDice', dice: '1 1 F', heroes: 2, hands: ['O12'], black: 'B12' });
    playChoices(last, 'draw:black:dice1,2:pay=O12');
    assert.equal(last.view(0).result, 'heroes');
  });
});
