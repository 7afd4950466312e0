import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { checkAgainst } from '../../../schema/check.ts';
import { game } from '../game.ts';
import { packWith } from '../testing/pack.ts';
import { type Options, packOf } from './options.ts';
import type { DeckEntry, TablePosition } from './table.ts';

const options: Options = { pack: packWith('...1......') };
const given = { bring: [], carry: undefined };

/** A position set out at a table with these options. */
function setOut(position: TablePosition, seed: string, at: Options = options) {
  return game.open(at).arrange(position, seeded(seed), given);
}

function unknown(count: number): DeckEntry[] {
  return Array.from({ length: count }, () => ({}));
}

const cards = (ids: string) => ids.split(' ').map((card) => ({ card }));
const up = (ids: string) => ids.split(' ').map((card) => ({ card, up: true as const }));

/** All cards but for these and the heroes, as a hand. */
function allBut(ids: string) {
  const { decks } = packOf(options);
  return Object.values(decks)
    .flat()
    .filter(({ id, hero }) => hero === undefined && !ids.includes(id))
    .map(({ id }) => ({ card: id }));
}

/** A position that is right but for one thing, and what is said of it. */
const wrong: readonly (readonly [TablePosition, RegExp])[] = [
  [{ seats: 3, hands: [[], []] }, /2 hands for 3 seats/],
  [{ toMove: 2 }, /there is no seat 2/],
  [{ first: 4 }, /there is no seat 4/],
  [{ marker: 12 }, /the track ends at 11/],
  [{ turnStart: 11 }, /the track ends at 11/],
  [{ hands: [[{ card: 'Y77' }], []] }, /there is no card Y77/],
  [{ decks: { orange: [{ card: 'Y01' }] } }, /no card Y01 in the orange deck/],
  [{ hands: [[{ card: 'Y01' }], [{ card: 'Y01' }]] }, /Y01 is there twice/],
  [{ hands: [[{ card: 'Y01' }], []], discard: ['Y01'] }, /Y01 is there twice/],
  [{ hands: [[{ card: 'B10' }], []] }, /B10 is a hero/],
  [{ discard: ['B11'] }, /B11 is a hero/],
  [{ hands: [[{ deck: 'orange', ambush: 7 }], []] }, /no orange card with 7 ambush symbols/],
  [{ leaders: { phasma: { hero: 'rey' }, hux: { hero: 'rey' } } }, /twice/],
  [{ leaders: { kylo: { hero: 'rey' } } }, /in their order/],
  [{ leaders: { phasma: { cover: 'Y01' } } }, /only at the end of a turn/],
  [
    {
      stage: 'discard',
      hands: [[{ card: 'O01' }, { card: 'O02' }], []],
      leaders: { phasma: { cover: 'yellow' } },
    },
    /no yellow card can lie on phasma/,
  ],
  [{ decks: { yellow: unknown(56) } }, /more cards than are left/],
  [{ decks: { yellow: unknown(54) }, discard: [] }, /1 cards are nowhere/],
  [{ decks: { black: unknown(2) } }, /a hero is nowhere/],
  [
    {
      decks: { black: Array.from({ length: 12 }, () => ({ half: 'upper' as const })) },
      heroes: { upper: 1, lower: 2 },
    },
    /cannot hold these cards and the heroes/,
  ],
  [{ decks: { black: unknown(12) }, heroes: { upper: 1, lower: 2 } }, /the halves are not given/],
  [{ heroes: { upper: 1, lower: 2 } }, /the halves are not given/],
  [{ stage: 'useDice' }, /the dice must be given/],
  [{ stage: 'reroll', dice: [0, 0, 0] }, /no die can be rolled again/],
  [{ stage: 'order', dice: [1, 1, 1] }, /not there/],
  [{ stage: 'order', dice: [1, 2, 2], order: { deck: 'yellow', count: 2, to: 'top' } }, /lie face down/],
  [
    {
      stage: 'order',
      decks: { orange: unknown(1) },
      order: { deck: 'orange', count: 2, to: 'bottom' },
      playing: 'S1-orange',
    },
    /does not put 2 orange cards in order/,
  ],
  [{ stage: 'order', order: { deck: 'yellow', count: 3, to: 'bottom' } }, /no starting card is being played/],
  [
    { stage: 'order', order: { deck: 'yellow', count: 3, to: 'bottom' }, playing: 'S2-yellow' },
    /no starting card is being played/,
  ],
  [{ stage: 'discard', marker: 5, hands: [[{ card: 'Y01' }], []] }, /field 5 takes no cards/],
  [{ stage: 'discard', marker: 5, turnStart: 4, hands: [cards('Y01 Y02'), []] }, /field 5 takes no cards/],
  [
    {
      stage: 'discard',
      marker: 4,
      turnStart: 3,
      hands: [cards('Y01 Y02'), []],
      leaders: { hux: { cover: 'Y03' } },
    },
    /leaders are covered in their order/,
  ],
  [{ stage: 'discard', marker: 4, hands: [cards('Y01 Y02'), []] }, /field 4 takes no cards/],
  [
    { stage: 'discard', marker: 4, turnStart: 3, count: 2, hands: [cards('Y01 Y02 Y03'), []] },
    /2 cards cannot be left to discard/,
  ],
  [{ stage: 'cover' }, /no card to cover a leader with/],
  [
    { stage: 'cover', hands: [cards('Y01 Y02'), []], covering: ['phasma'] },
    /cards for phasma cannot be left/,
  ],
  [
    { stage: 'cover', hands: [cards('Y01'), []], marker: 5, turnStart: 4, aside: true },
    /aside and has moved/,
  ],
  [{ marker: 5, turnStart: 4 }, /moves only within a turn/],
  [{ stage: 'playCard', stored: 2, justStored: true }, /no used die shows/],
  [{ stage: 'playCard', stored: 2, justStored: true, dice: [2, 1, 0], used: [2] }, /no used die shows/],
  [{ stage: 'useDice', dice: [2, 1, 0], used: [3] }, /die 3 shows the First Order/],
  [{ stage: 'useDice', dice: [0, 0, 0] }, /no die can be used/],
  [{ stage: 'reroll', dice: [2, 1, 0], used: [1] }, /used only when/],
  [{ dice: [2, 1, 0] }, /still to be rolled/],
  [{ stage: 'playCard', rerolls: 2 }, /"rerolls" is told only at "reroll"/],
  [
    {
      stage: 'order',
      dice: [1, 2, 0],
      used: [1],
      decks: { yellow: up('Y01 Y02') },
      order: { deck: 'yellow', count: 2, to: 'top' },
    },
    /no used die has turned 2 cards up/,
  ],
  [
    {
      stage: 'order',
      dice: [1, 2, 0],
      used: [2],
      decks: { orange: up('O01 O02') },
      discard: [],
      hands: [[], allBut('O01 O02')],
      order: { deck: 'orange', count: 2, to: 'top' },
    },
    /nothing was paid/,
  ],
  [
    { stage: 'order', order: { deck: 'yellow', count: 4, to: 'bottom' }, playing: 'S1-yellow' },
    /does not put 4 yellow cards in order/,
  ],
  [
    { stage: 'order', order: { deck: 'orange', count: 2, to: 'bottom' }, playing: 'S1-yellow' },
    /does not put 2 orange cards in order/,
  ],
  [
    {
      stage: 'pay',
      dice: [1, 1, 0],
      used: [1, 2],
      hands: [cards('Y01 Y02'), []],
      paying: { use: 'draw', deck: 'orange', count: 1, left: 1 },
    },
    /no dice have made a use whose price is asked for/,
  ],
  [{ stage: 'first', hands: [cards('Y01'), []] }, /nothing has happened/],
  [{ stage: 'playCard', hands: [[{ card: 'Y01', late: true }], []] }, /no card has come after/],
  [{ stage: 'playCard', hands: [[{ card: 'Y01', known: [4] }], []] }, /there is no seat 4/],
  [{ stage: 'playCard', hands: [[{ deck: 'yellow' }], []] }, /has a name, or a deck/],
  [{ stage: 'playCard', hands: [[{ card: 'Y01', aside: true }], []] }, /was seen with its ambush/],
  [{ decks: { yellow: [{ card: 'Y01', up: true, known: [0] }] } }, /face up is known to all/],
  [{ decks: { black: [{ half: 'upper' }, {}, {}] } }, /of some Black cards the half/],
  [
    { marker: 11, leaders: { phasma: { hero: 'rey' }, hux: { hero: 'poe' }, kylo: { hero: 'finn' } } },
    /ended twice/,
  ],
  [{ stage: 'cover', marker: 11 }, /the match is over/],
  [{ result: 'heroes' }, /not ended by "heroes"/],
  [{ result: 'track', marker: 4 }, /not ended by "track"/],
  [{ result: 'deck' }, /not ended by "deck"/],
];

test('a position keeps who knows the cards that lie on the leaders', () => {
  const position: TablePosition = {
    stage: 'discard',
    marker: 4,
    turnStart: 3,
    hands: [['Y01', 'Y02'].map((card) => ({ card, known: [0] })), []],
    leaders: { phasma: { cover: 'Y03', known: [0, 1] }, hux: { cover: 'Y04', known: [0] } },
  };
  const rules = game.open({ ...options, hands: 'strict' });
  const state = rules.arrange(position, seeded('covers'), given);
  assert.deepEqual(rules.position(state).leaders, position.leaders);
  const seen = rules.observe(state, 1);
  assert.deepEqual(seen.leaders, { phasma: { cover: 'yellow' }, hux: { cover: 'yellow' } });
  assert.deepEqual(
    seen.hands[0]?.map(({ card }) => card),
    ['Y03', undefined, undefined, undefined],
  );
});

test('positions that cannot be are refused with the reason', () => {
  for (const [position, message] of wrong) {
    assert.ok(checkAgainst(game.positionSchema, position).ok, JSON.stringify(position));
    const set = () => setOut(position, 'wrong');
    assert.throws(set, { code: 'bad-position', message }, JSON.stringify(position));
  }
});

test('a die shows only what its faces show', () => {
  const pack = { ...packWith('...'), dice: [1, 2] };
  const set = () => setOut({ stage: 'useDice', dice: [1, 3, 1] }, 'faces', { pack });
  assert.throws(set, { code: 'bad-position', message: /no such face/ });
});

test('what is left out is as in a fresh match', () => {
  const { decks, hands, marker, dice } = setOut({}, 'fresh');
  assert.deepEqual([decks.yellow.length, decks.orange.length, decks.black.length], [55, 25, 12]);
  assert.deepEqual([hands, marker, dice], [[[], []], 0, []]);
});

test('cards of a deck that is listed only in part have left the game', () => {
  const { decks, discard } = setOut({ decks: { orange: [{ card: 'O05' }] } }, 'part');
  assert.deepEqual([decks.orange.length, discard.length], [1, 24]);
});

test('R17: whoever holds a card knows it, whatever a position says; at a strict table one without a name is a secret', () => {
  const position: TablePosition = {
    stage: 'playCard',
    hands: [
      [
        { deck: 'yellow', ambush: 0 },
        { card: 'Y02', known: [1] },
      ],
      [],
    ],
  };
  const match = new Match(game, { options: { ...options, hands: 'strict' }, seed: 'known', position });
  const [own, others] = [0, 1].map((viewer) => match.view(viewer).hands[0]?.map(({ card }) => card));
  assert.ok(own?.every((card) => card !== undefined));
  assert.deepEqual(others, ['Y02', undefined]);
});

test('heroes of whom nothing is said lie in the Black deck, whatever is dealt', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const state = setOut({ decks: { black: unknown(3) } }, `heroes ${seed}`);
      const { black } = game.open(options).position(state).decks ?? {};
      assert.deepEqual((black ?? []).map(({ card }) => card).sort(), ['B10', 'B11', 'B12']);
    }),
    { numRuns: 20, seed: 1 },
  );
});

test('a position with three heroes, or with the marker on the last field, is over (p. 3)', () => {
  const leaders = { phasma: { hero: 'rey' }, hux: { hero: 'poe' }, kylo: { hero: 'finn' } } as const;
  const won = new Match(game, { options, seed: 'over', position: { leaders } });
  assert.deepEqual([won.outcome?.ranks, won.decisions()], [[1, 1], []]);
  const lost = new Match(game, { options, seed: 'over', position: { marker: 11 } });
  assert.deepEqual([lost.outcome?.ranks, lost.decisions()], [[2, 2], []]);
});
