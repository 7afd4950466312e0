import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../../../kernel/game.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { imaginesEvenly } from '../../../testkit/evenly.ts';
import type { ForcesCard, PackFile } from '../content/pack.ts';
import { game } from '../game.ts';
import { packWith } from '../testing/pack.ts';
import { permutations } from './combinations.ts';
import type { Options } from './options.ts';
import type { TablePosition } from './table.ts';

const box = packWith(`${'.'.repeat(4)}1${'.'.repeat(20)}`);

function plain(id: string, ambush: number): ForcesCard {
  return { id, theme: 'any', symbol: 'none', count: 0, ambush };
}

/** Five Yellow cards of which two spring an ambush, three Orange ones, and three Black ones beside the heroes. */
const pack: PackFile = {
  ...box,
  decks: {
    yellow: [plain('Y01', 1), plain('Y02', 1), plain('Y03', 0), plain('Y04', 0), plain('Y05', 0)],
    orange: [plain('O01', 0), plain('O02', 0), plain('O03', 1)],
    black: [
      plain('B01', 0),
      plain('B02', 1),
      plain('B03', 0),
      ...box.decks.black.filter(({ hero }) => hero !== undefined),
    ],
  },
};
const yellow = pack.decks.yellow.map(({ id }) => id);
const orange = pack.decks.orange.map(({ id }) => id);
const black = ['B01', 'B02', 'B10', 'B11', 'B12', 'B03'];

/** Cards of which everybody knows where they lie. */
function known(ids: readonly string[]) {
  return ids.map((card) => ({ card, known: [0, 1, 'spectator' as const] }));
}

/** Black cards from the top: three of the upper half, three of the lower. */
function halved<T>(entries: readonly T[]) {
  return entries.map((entry, at) => ({
    ...entry,
    half: at < 3 ? ('upper' as const) : ('lower' as const),
  }));
}

/** In how many ways a table can lie that looks so, if all of these can be thought of. */
function ways(
  options: Options,
  viewer: Viewer,
  truth: TablePosition,
  thinkable: readonly TablePosition[],
): number {
  const rules = game.open({ pack, ...options });
  const setOut = (table: TablePosition) =>
    rules.arrange({ seats: 2, ...table }, seeded('the same'), { bring: [], carry: undefined });
  function* all() {
    for (const table of thinkable) {
      try {
        yield setOut(table);
      } catch {
        // A table that cannot be is no way.
      }
    }
  }
  return imaginesEvenly({ rules, state: setOut(truth), viewer, thinkable: all() });
}

test('R17: a hand of which the ambush is known is dealt as evenly as the deck from which it came', () => {
  const tables = permutations(yellow).map(
    ([one = '', two = '', ...deck]): TablePosition => ({
      stage: 'playCard',
      hands: [[], [one, two].sort().map((card) => ({ card, known: [1] }))],
      decks: { yellow: deck.map((card) => ({ card })), orange: known(orange), black: halved(known(black)) },
      discard: [],
    }),
  );
  const truth = tables.find(({ hands }) => hands?.[1]?.map(({ card }) => card).join() === 'Y01,Y03');
  assert.ok(truth);
  // Two cards with an ambush and three without can be the two in the hand; the rest lies in any order.
  assert.equal(ways({ hands: 'strict' }, 0, truth, tables), 2 * 3 * 6);
});

test('R15, R17: a card that was drawn while the marker lay aside may be any', () => {
  const tables = permutations(yellow).map(
    ([one = '', ...deck]): TablePosition => ({
      stage: 'playCard',
      hands: [[], [{ card: one, known: [1], aside: true }]],
      decks: { yellow: deck.map((card) => ({ card })), orange: known(orange), black: halved(known(black)) },
      discard: [],
    }),
  );
  const [truth] = tables;
  assert.ok(truth);
  assert.equal(ways({ hands: 'strict' }, 0, truth, tables), 120);
});

test('p. 3: heroes lie anywhere in their half of the Black deck, the other cards anywhere', () => {
  const tables = permutations(black).map(
    (ids): TablePosition => ({
      stage: 'playCard',
      decks: {
        yellow: known(yellow),
        orange: known(orange),
        black: halved(ids.map((card) => ({ card }))),
      },
      heroes: { upper: 1, lower: 2 },
      discard: [],
    }),
  );
  const [truth] = tables;
  assert.ok(truth);
  // One of three places above and two of three below for three heroes, and three other cards.
  assert.equal(ways({}, 0, truth, tables), 3 * 3 * 6 * 6);
});

test('p. 7: any cards of the hand with that back may lie on the leaders', () => {
  const held = ['Y01', 'Y03', 'Y04', 'O01'];
  const tables = permutations(held).map(
    ([one = '', two = '', ...hand]): TablePosition => ({
      stage: 'discard',
      marker: 5,
      turnStart: 3,
      hands: [hand.sort().map((card) => ({ card, known: [0] })), []],
      leaders: { phasma: { cover: one, known: [0] }, hux: { cover: two, known: [0] } },
      decks: {
        yellow: known(['Y02', 'Y05']),
        orange: known(['O02', 'O03']),
        black: halved(known(black)),
      },
      discard: [],
    }),
  );
  const truth = tables.find(
    ({ leaders }) => leaders?.phasma?.cover === 'Y03' && leaders.hux?.cover === 'Y04',
  );
  assert.ok(truth);
  // Two of the three Yellow cards lie there.
  assert.equal(ways({ hands: 'strict' }, 1, truth, tables), 3);
});
