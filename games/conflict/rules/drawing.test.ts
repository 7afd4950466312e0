import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { packWith } from '../testing/pack.ts';
import {
  bottomOf,
  choices,
  describeDecision,
  handOf,
  leadersOf,
  moves,
  playChoices,
  tableOf,
  topOf,
} from '../testing/table.ts';

/** The first draw of a turn. */
function drawn(yellow: string) {
  const match = tableOf({ at: 'turn', yellow: `${yellow} +3`, rolls: '1 2 F' });
  return { match, moves: moves(match.prologue.map(({ event }) => event)) };
}

describe('drawing a card (p. 4)', () => {
  test('face down, its ambush symbols move the marker and its attack symbols do not', () => {
    const { match, moves } = drawn('Y11');
    assert.deepEqual(moves, ['+1 ambush']);
    assert.equal(handOf(match, 0), 'Y11');
    assert.equal(match.view(0).marker, 11);
    assert.deepEqual(drawn('Y36').moves, ['+2 ambush']);
    assert.deepEqual(drawn('Y14').moves, []);
  });

  test('face up, its attack symbols move the marker and its ambush symbols do not', () => {
    assert.deepEqual(drawn('^Y14').moves, ['+2 attack']);
    assert.deepEqual(drawn('^Y11').moves, ['+1 attack']);
    assert.deepEqual(drawn('^Y36').moves, []);
  });

  test('advance and retreat symbols never matter, nor does a card without symbols', () => {
    for (const card of ['Y20', '^Y20', 'Y50', '^Y50', 'Y24', '^Y24']) assert.deepEqual(drawn(card).moves, []);
  });

  test('several cards are drawn one by one, each with its own effects', () => {
    const match = tableOf({ at: 'useDice', dice: '2 2 F', yellow: '^Y14 Y32 Y33' });
    assert.deepEqual(moves(playChoices(match, 'draw:yellow:dice1,2')), ['+2 attack', '+1 ambush']);
    assert.equal(handOf(match, 0), 'Y14 Y32');
  });
});

describe('a hero that is drawn (p. 5)', () => {
  test('covers the next leader at once, Phasma, then Hux, whether it lay face down or up', () => {
    for (const black of ['B10 B11 +4', '^B10 ^B11 +4']) {
      const match = tableOf({ at: 'useDice', dice: '2 2 F', hands: ['O12 O13'], black });
      const events = playChoices(match, 'draw:black:dice1,2:pay=O12,O13');
      assert.deepEqual(moves(events), []);
      assert.equal(leadersOf(match), 'phasma rey, hux poe');
      assert.equal(handOf(match, 0), '');
    }
  });

  test('springs an ambush like any card: out of hiding, and not when it lay face up (p. 4)', () => {
    const pack = packWith('.'.repeat(40));
    const black = pack.decks.black.map((card) => (card.id === 'B10' ? { ...card, ambush: 2 } : card));
    const options = { pack: { ...pack, decks: { ...pack.decks, black } } };
    for (const [top, expected] of [
      ['B10', ['+2 ambush']],
      ['^B10', []],
    ] as const) {
      const match = tableOf({ at: 'useDice', dice: '1 1 F', hands: ['O12'], black: `${top} +11`, options });
      assert.deepEqual(moves(playChoices(match, 'draw:black:dice1,2:pay=O12')), expected);
      assert.equal(leadersOf(match), 'phasma rey');
    }
  });

  test('stays for the whole match, and its leader counts no more', () => {
    const match = tableOf({ at: 'cover', heroes: 1, hands: ['Y24'], yellow: 'Y25 +5' });
    assert.deepEqual(moves(playChoices(match, '-')), ['+3 leaders']);
    assert.equal(leadersOf(match), 'phasma rey');
  });
});

describe('revealing (p. 4, 6)', () => {
  test('turns the top cards up and puts them back in any order', () => {
    const match = tableOf({ at: 'useDice', dice: '3 F F', yellow: 'Y01 Y02 Y03 Y04' });
    const events = playChoices(match, 'reveal:yellow:die1');
    assert.deepEqual(events.at(-1), { kind: 'revealed', deck: 'yellow', cards: ['Y01', 'Y02', 'Y03'] });
    assert.equal(describeDecision(match), '0 order');
    assert.equal(choices(match).length, 6);
    playChoices(match, 'order:3,1,2');
    assert.equal(topOf(match, 'yellow', 4), '^Y03 ^Y01 ^Y02 ?');
    assert.equal(topOf(match, 'yellow', 4, 'spectator'), '^Y03 ^Y01 ^Y02 ?');
  });

  test('counts from the top: two and then three cards show three, and not five', () => {
    const match = tableOf({ at: 'useDice', dice: '2 3 F', yellow: 'Y01 Y02 Y03 Y04 Y05' });
    playChoices(match, 'reveal:yellow:die1', 'order:2,1', 'reveal:yellow:die2', 'order:1,2,3');
    assert.equal(topOf(match, 'yellow', 5), '^Y02 ^Y01 ^Y03 ? ?');
  });

  test('moves the marker for no symbol', () => {
    const match = tableOf({ at: 'useDice', dice: '1 F F', yellow: 'Y36 +4' });
    assert.deepEqual(moves(playChoices(match, 'reveal:yellow:die1')), []);
    assert.equal(describeDecision(match), '0 playCard');
  });
});

test('cards go to the bottom of their own deck in any order, each as it lay (p. 5)', () => {
  const match = tableOf({ at: 'playCard', yellow: '^Y01 Y02 ^Y03 Y04 Y05' });
  playChoices(match, 'play:S1-yellow');
  assert.equal(describeDecision(match), '0 order');
  playChoices(match, 'order:2,3,1');
  assert.equal(topOf(match, 'yellow', 2), '? ?');
  assert.equal(bottomOf(match, 'yellow', 3), '? ^Y03 ^Y01');
});
