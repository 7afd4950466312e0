import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventsFor } from '../../../kernel/emitted-event.ts';
import { seeded } from '../../../kernel/seeded.ts';
import {
  bottomOf,
  type ConflictMatch,
  handOf,
  leadersOf,
  playChoices,
  type Setting,
  tableOf,
  topOf,
} from '../testing/table.ts';
import { packOf } from './options.ts';
import type { TablePosition } from './table.ts';

const strict = { options: { hands: 'strict' } } as const;

/** Seat 1, the Scout, is to play at a table of three where hands are secret. */
const scout: Setting = {
  ...strict,
  at: 'playCard',
  seats: 3,
  yellow: 'Y36 Y37 Y50 Y24 Y25',
  more: { toMove: 1, hands: [[], [{ card: 'Y55', known: [1] }], []] },
};

/** The whole table as a viewer imagines it. */
function dreamt(match: ConflictMatch, viewer: number, seed: string): TablePosition {
  const { rules } = match;
  return rules.position(rules.imagine(match.view(viewer), seeded(seed)));
}

/** The ambush symbols of a Yellow card. */
function ambushOf(id: string | undefined): number | undefined {
  return packOf({ pack: 'reconstructed' }).decks.yellow.find((card) => card.id === id)?.ambush;
}

/** The top of the Yellow deck as a viewer dreams it, again and again. */
function dreams(match: ConflictMatch, viewer: number, count: number): Set<string | undefined> {
  const found = Array.from({ length: 30 }, (_, dream) => {
    const { decks } = dreamt(match, viewer, `dream ${dream}`);
    return decks?.yellow
      ?.slice(0, count)
      .map(({ card }) => card)
      .join(' ');
  });
  return new Set(found);
}

describe('what is peeked at (p. 5, R17)', () => {
  test('only the Scout knows it, and everybody that the Scout does', () => {
    const match = tableOf(scout);
    const emitted = match.play(1, 'play:S2-yellow');
    const peeked = { kind: 'peeked', seat: 1, deck: 'yellow', count: 3 };
    assert.deepEqual(
      eventsFor(emitted, 0).find(({ kind }) => kind === 'peeked'),
      peeked,
    );
    assert.deepEqual(
      eventsFor(emitted, 1).find(({ kind }) => kind === 'peeked'),
      { ...peeked, cards: ['Y36', 'Y37', 'Y50'] },
    );
    assert.deepEqual(match.view(0).decks.yellow?.[0], { known: [1] });
    assert.equal(topOf(match, 'yellow', 3, 'spectator'), '? ? ?');
  });

  test('whoever knows cards imagines them where they lie, and others anything', () => {
    const match = tableOf(scout);
    playChoices(match, 'play:S2-yellow');
    assert.deepEqual([...dreams(match, 1, 3)], ['Y36 Y37 Y50']);
    assert.ok(dreams(match, 0, 3).size > 10);
  });

  test('it is known also in the hand of whoever draws it', () => {
    const match = tableOf(scout);
    playChoices(match, 'play:S2-yellow', '-');
    assert.equal(handOf(match, 2, 2), 'Y36');
    assert.equal(handOf(match, 2, 1), 'Y36');
    assert.equal(handOf(match, 2, 0), 'yellow/2');
  });
});

describe('cards that are put back', () => {
  test('face up in a chosen order are known to all, and stay so at the bottom (p. 4, 5)', () => {
    const match = tableOf({ ...strict, at: 'useDice', dice: '3 F F', yellow: 'Y36 Y37 Y50 Y24 Y25' });
    playChoices(match, 'reveal:yellow:die1', 'order:2,3,1');
    assert.deepEqual([...dreams(match, 1, 3)], ['Y37 Y50 Y36']);
    playChoices(match, 'play:S1-yellow', 'order:3,2,1');
    assert.equal(bottomOf(match, 'yellow', 3, 1), '^Y36 ^Y50 ^Y37');
  });

  test('face down at the bottom are known to whoever had peeked at them, in their new order (R18)', () => {
    const decks = {
      yellow: ['Y36', 'Y37', 'Y50', 'Y24', 'Y25'].map((card, at) => ({
        card,
        ...(at < 3 && { known: [1] }),
      })),
    };
    const match = tableOf({ ...strict, at: 'playCard', more: { decks, hands: [[{ card: 'Y55' }], []] } });
    playChoices(match, 'play:S1-yellow', 'order:3,1,2');
    assert.equal(bottomOf(match, 'yellow', 3, 0), '? ? ?');
    assert.equal(bottomOf(match, 'yellow', 3, 1), 'Y50 Y36 Y37');
  });

  test('of the Black deck keep their half: a hero of the upper one can be at the bottom (p. 3, 5)', () => {
    const match = tableOf({ at: 'playCard', hands: ['Y55'] });
    playChoices(match, 'play:S1-black');
    const halves = match.view(0).decks.black?.map(({ half }) => half);
    assert.deepEqual(halves, [...Array(5).fill('upper'), ...Array(6).fill('lower'), 'upper']);
    assert.deepEqual(match.view(0).heroes, { upper: 1, lower: 2 });
    for (let dream = 0; dream < 10; dream++) {
      const { black = [] } = dreamt(match, 0, `halves ${dream}`).decks ?? {};
      const heroes = black.filter(({ card = '' }) => card >= 'B10');
      assert.deepEqual(heroes.map(({ half }) => half).sort(), ['lower', 'lower', 'upper']);
    }
  });
});

test('a hero who lies open is dreamt nowhere else, and the others anywhere in their half (p. 3, 4)', () => {
  const half = (name: 'upper' | 'lower') => Array.from({ length: 5 }, () => ({ half: name }));
  const finn = { card: 'B12', up: true, half: 'upper' } as const;
  const match = tableOf({
    at: 'playCard',
    more: {
      decks: { black: [...half('upper'), finn, ...half('lower'), { half: 'lower' }] },
      heroes: { upper: 1, lower: 2 },
    },
  });
  const places = new Set<string>();
  for (let dream = 0; dream < 40; dream++) {
    const { black = [] } = dreamt(match, 0, `open hero ${dream}`).decks ?? {};
    const fromTop = black.map(({ card = '' }) => card);
    assert.equal(fromTop.indexOf('B12'), 5);
    assert.ok(fromTop.slice(0, 5).every((card) => card < 'B10'));
    places.add(`${fromTop.indexOf('B10')}`).add(`${fromTop.indexOf('B11')}`);
  }
  assert.deepEqual([...places].sort(), ['10', '11', '6', '7', '8', '9']);
});

describe('strict hands (R17)', () => {
  test('of a card that was drawn unseen everybody knows its back and its ambush symbols', () => {
    const match = tableOf({ ...strict, at: 'useDice', dice: '2 2 F', yellow: 'Y36 ^Y14 +3' });
    const emitted = match.play(0, 'draw:yellow:dice1,2');
    assert.equal(handOf(match, 0, 0), 'Y14 Y36');
    assert.equal(handOf(match, 0, 1), 'Y14 yellow/2');
    assert.deepEqual(
      eventsFor(emitted, 1).filter(({ kind }) => kind === 'drew'),
      [
        { kind: 'drew', seat: 0, deck: 'yellow', up: false, ambush: 2 },
        { kind: 'drew', seat: 0, deck: 'yellow', up: true, ambush: 0, card: 'Y14' },
      ],
    );
    // Nor does the marker tell which card it was.
    assert.deepEqual(
      emitted.flatMap(({ event }) => (event.kind === 'moved' ? event.reason : [])),
      [{ by: 'ambush' }, { by: 'attack', card: 'Y14' }],
    );
    assert.deepEqual(match.view(1).drawn, [{ deck: 'yellow', ambush: 2, known: [0] }]);
    playChoices(match, 'play:Y14');
    assert.equal(match.view(1).drawn, undefined);
  });

  test('R15: while the marker lies aside an ambush moves nothing, and nobody else is told of it', () => {
    const match = tableOf({
      ...strict,
      at: 'useDice',
      dice: '2 2 F',
      yellow: 'Y36 Y24 +3',
      rolls: 'F F F',
      more: { aside: true },
    });
    const emitted = match.play(0, 'draw:yellow:dice1,2');
    const drew = { kind: 'drew', seat: 0, deck: 'yellow', up: false };
    assert.deepEqual(
      eventsFor(emitted, 1).filter(({ kind }) => kind === 'drew' || kind === 'moved'),
      [drew, drew],
    );
    assert.deepEqual(
      eventsFor(emitted, 0).flatMap((event) => (event.kind === 'moved' ? [[event.by, event.held]] : [])),
      [[2, true]],
    );
    assert.deepEqual(match.view(1).hands[0], Array(2).fill({ deck: 'yellow', known: [0], aside: true }));
    assert.deepEqual(match.view(1).drawn, match.view(1).hands[0]);
    // In the hand it may be any card, as far as the others know.
    const ambushes = Array.from({ length: 40 }, (_, dream) =>
      dreamt(match, 1, `aside ${dream}`)
        .hands?.[0]?.map(({ card }) => ambushOf(card))
        .join(),
    );
    assert.ok(new Set(ambushes).size > 3);
  });

  test('which cards lie on the leaders only their player knows, also of an open hand, until the turn ends', () => {
    const match = tableOf({
      ...strict,
      at: 'cover',
      track: '.....1....',
      marker: 4,
      hands: ['Y01 Y02 O01 O02'],
    });
    const emitted = match.play(0, 'cover:Y01,O02');
    assert.deepEqual(
      eventsFor(emitted, 1).find(({ kind }) => kind === 'covered'),
      { kind: 'covered', leaders: ['phasma', 'hux'], cards: ['yellow', 'orange'] },
    );
    const answered = { seat: 0, choice: 'cover:2' };
    assert.deepEqual(eventsFor(emitted, 1)[0], { kind: 'chose', ...answered });
    assert.deepEqual(match.view(1).last, answered);
    assert.equal(leadersOf(match, 0), 'phasma Y01, hux O02');
    assert.equal(leadersOf(match, 1), 'phasma yellow, hux orange');
    assert.equal(handOf(match, 0, 0), 'Y02 O01');
    assert.equal(handOf(match, 0, 1), 'Y01 Y02 O01 O02');
    playChoices(match, 'discard:Y02');
    assert.deepEqual(match.view(1).discard, ['Y02', 'Y01', 'O02']);
    assert.equal(handOf(match, 0, 1), 'O01');
  });

  test('any card of the hand with that back may lie on a leader, as far as others can tell', () => {
    const match = tableOf({
      ...strict,
      at: 'cover',
      track: '....1....',
      marker: 2,
      more: { hands: [['Y01', 'Y36', 'O12', 'O13'].map((card) => ({ card, known: [0] })), []] },
    });
    playChoices(match, 'cover:Y36');
    const covers = Array.from({ length: 40 }, (_, dream) => {
      const { hands, leaders } = dreamt(match, 1, `cover ${dream}`);
      return `${hands?.[0]?.length} ${ambushOf(leaders?.phasma?.cover)}`;
    });
    assert.deepEqual(new Set(covers), new Set(['3 0', '3 2']));
  });

  test('a card that came while others lay on the leaders was none of them, and counts like any in the next turn', () => {
    const drawing: Setting = {
      ...strict,
      at: 'cover',
      track: '....Y.',
      marker: 2,
      yellow: 'Y36 Y24 +3',
      rolls: 'F F F',
      more: { hands: [['Y01', 'Y02'].map((card) => ({ card, known: [0] })), []] },
    };
    const lost = tableOf(drawing);
    playChoices(lost, 'cover:Y01');
    const view = lost.view(1);
    assert.deepEqual([view.result, view.leaders], ['track', { phasma: { cover: 'yellow' } }]);
    for (let dream = 0; dream < 20; dream++) {
      const { leaders } = dreamt(lost, 1, `late ${dream}`);
      const lying = leaders?.phasma?.cover;
      assert.deepEqual([lying !== 'Y36', ambushOf(lying)], [true, 0]);
    }
    const on = tableOf({ ...drawing, track: `....Y${'.'.repeat(9)}` });
    playChoices(on, 'cover:Y01');
    assert.equal(handOf(on, 0, 1), 'yellow/0 yellow/2');
    assert.ok(on.view(1).hands[0]?.every(({ late }) => late === undefined));
  });

  test('what is paid, played and discarded is seen by all', () => {
    const match = tableOf({
      ...strict,
      at: 'useDice',
      dice: '1 F F',
      more: {
        hands: [
          [
            { card: 'Y55', known: [0] },
            { card: 'Y54', known: [0] },
          ],
          [],
        ],
      },
    });
    playChoices(match, 'reveal:orange:die1:pay=Y55', 'play:Y54');
    assert.deepEqual(match.view('spectator').discard, ['Y55', 'Y54']);
    assert.equal(leadersOf(match), '');
  });
});

test('in the view hands stand in the order of the cards, whatever order they were drawn in', () => {
  const [one, other] = ['Y24 Y01 +3', 'Y01 Y24 +3'].map((yellow) => {
    const match = tableOf({ at: 'useDice', dice: '2 2 F', yellow });
    playChoices(match, 'draw:yellow:dice1,2');
    return match.view(1);
  });
  assert.deepEqual(one?.hands, other?.hands);
  assert.deepEqual(one?.drawn, [{ card: 'Y24' }, { card: 'Y01' }]);
  assert.deepEqual(other?.drawn, [{ card: 'Y01' }, { card: 'Y24' }]);
});
