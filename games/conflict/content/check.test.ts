import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { packWith } from '../testing/pack.ts';
import { checkPack } from './check.ts';
import type { DeckName, ForcesCard, PackFile, StartingCard, TrackField } from './pack.ts';
import { mostCards, packSchema } from './pack-schema.ts';
import { packs } from './packs.ts';

const good = packWith('.yO3a1bY.o');

/** The pack with one card of a deck changed. */
function withCard(deck: DeckName, index: number, change: Partial<ForcesCard>): PackFile {
  const cards = good.decks[deck].map((card, at) => (at === index ? { ...card, ...change } : card));
  return { ...good, decks: { ...good.decks, [deck]: cards } };
}

function withStarting(index: number, change: Partial<StartingCard>): PackFile {
  return {
    ...good,
    starting: good.starting.map((card, at) => (at === index ? { ...card, ...change } : card)),
  };
}

function withField(index: number, effect: TrackField): PackFile {
  const { standard } = good.tracks;
  const fields = standard.fields.map((field, at) => (at === index ? effect : field));
  return { ...good, tracks: { ...good.tracks, standard: { fields } } };
}

const aside = { kind: 'aside', x: 1, y: 1 } as const;
const { standard } = good.tracks;
const withoutHero = good.decks.black.filter(({ id }) => id !== 'B10');

/** For each fault a pack that has it, and the places where it is reported. */
const faulty: readonly (readonly [key: string, pack: PackFile, places: readonly string[]])[] = [
  ['twice', withCard('yellow', 1, { id: 'Y01' }), ['/decks/yellow/1/id']],
  ['twice', withStarting(1, { id: 'S1-yellow' }), ['/starting/1/id']],
  ['count', withCard('orange', 0, { count: 0 }), ['/decks/orange/0/count']],
  ['count', withCard('yellow', 24, { count: 1 }), ['/decks/yellow/24/count']],
  ['count', withStarting(0, { symbol: 'advance' }), ['/starting/0/count']],
  [
    'heroDeck',
    {
      ...withCard('orange', 11, { hero: 'rey' }),
      decks: { ...withCard('orange', 11, { hero: 'rey' }).decks, black: withoutHero },
    },
    ['/decks/orange/11/hero'],
  ],
  ['heroSymbol', withCard('black', 9, { symbol: 'attack', count: 1 }), ['/decks/black/9/symbol']],
  ['heroes', { ...good, decks: { ...good.decks, black: withoutHero } }, ['/decks/black']],
  ['heroTwice', withCard('black', 9, { hero: 'finn' }), ['/decks/black']],
  ['board', { ...good, starting: good.starting.filter(({ board }) => board !== 4) }, ['/starting']],
  ['leaders', { ...good, leaders: good.leaders.toReversed() }, ['/leaders']],
  ['dice', { ...good, dice: [0, 0, 0] }, ['/dice']],
  ['sameFaces', { ...good, dice: [2, 2, 2] }, ['/dice']],
  ['trackEnd', withField(0, aside), ['/tracks/standard/fields/0']],
  ['trackEnd', withField(11, aside), ['/tracks/standard/fields/11']],
  [
    'start',
    { ...good, tracks: { ...good.tracks, standard: { ...standard, starts: [0, 10, 11, 12, 3] } } },
    ['/tracks/standard/starts/2', '/tracks/standard/starts/3'],
  ],
];

test('every fault is found at its place', () => {
  for (const [key, pack, places] of faulty) {
    assert.ok(checkAgainst(packSchema, pack).ok, key);
    const found = checkPack(pack).filter((fault) => fault.key === key);
    assert.deepEqual(
      found.map(({ place }) => place),
      places,
      key,
    );
  }
});

test('a pack without a fault has none', () => {
  assert.ok(checkAgainst(packSchema, good).ok);
  assert.deepEqual(checkPack(good), []);
});

test('what no card or field can be does not fit the schema', () => {
  for (const pack of [
    withCard('yellow', 0, { id: 'O01' }),
    withCard('yellow', 0, { ambush: 10 }),
    withField(3, { kind: 'discard', count: 4, x: 1, y: 1 }),
    withField(3, { kind: 'discard', count: 0, x: 1, y: 1 }),
    withStarting(0, { power: { kind: 'peek', deck: 'yellow', count: 5 } }),
    { ...good, decks: { ...good.decks, yellow: [] } },
    { ...good, tracks: { ...good.tracks, advanced: { fields: standard.fields.slice(0, 2) } } },
  ]) {
    assert.equal(checkAgainst(packSchema, pack).ok, false);
  }
});

test('a deck is not so large that whoever pays is shown more sets of cards than anybody can hold', () => {
  const [card] = good.decks.yellow;
  const yellow = Array.from({ length: mostCards + 1 }, (_, at) => ({ ...card, id: `Y${at + 10}` }));
  const checked = checkAgainst(packSchema, { ...good, decks: { ...good.decks, yellow } });
  assert.deepEqual(checked.ok ? [] : checked.faults.map(({ place }) => place), ['/decks/yellow']);
});

for (const [id, pack] of Object.entries(packs)) {
  test(`the pack ${id} fits its schema, has no fault, and says how sure its data are`, () => {
    assert.deepEqual(checkAgainst(packSchema, pack), { ok: true, value: pack });
    assert.deepEqual(checkPack(pack), []);
    assert.equal(pack.id, id);
    assert.ok(Object.keys(pack.status).length >= 7);
  });

  test(`the pack ${id} has what the box has: 110 cards, three heroes, three starting cards a board (p. 2, 9)`, () => {
    const { yellow, orange, black } = pack.decks;
    assert.deepEqual([yellow.length, orange.length, black.length, pack.starting.length], [55, 25, 12, 18]);
    assert.deepEqual(
      black.flatMap(({ hero }) => hero ?? []),
      ['rey', 'poe', 'finn'],
    );
    for (const board of [1, 2, 3, 4, 5, 6]) {
      const own = pack.starting.filter((card) => card.board === board);
      assert.equal(own.length, 3);
      const role = ['rebel', 'scout', 'pilot'][(board - 1) % 3];
      assert.ok(own.every((card) => card.role === role));
    }
  });

  test(`the pack ${id} has every kind of field on both sides, and the advanced one is shorter (p. 8, 9)`, () => {
    const { tracks } = pack;
    for (const { fields } of Object.values(tracks)) {
      const kinds = fields.map((field) => ('deck' in field ? `${field.kind} ${field.deck}` : field.kind));
      const counts = fields.flatMap((field) => (field.kind === 'discard' ? [field.count] : []));
      assert.deepEqual([...new Set(counts)].sort(), [1, 3]);
      assert.deepEqual([...new Set(kinds)].sort(), [
        'aside',
        'blank',
        'discard',
        'draw orange',
        'draw yellow',
        'play black',
        'play orange',
        'play yellow',
      ]);
    }
    assert.ok(tracks.advanced.fields.length < tracks.standard.fields.length);
  });
}
