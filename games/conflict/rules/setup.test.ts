import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import type { DeckName } from '../content/pack.ts';
import { game } from '../game.ts';
import { packWith } from '../testing/pack.ts';
import { facesOf } from '../testing/table.ts';
import type { Event } from './event.ts';
import type { Options } from './options.ts';
import { startingCards } from './playing.ts';

const reconstructed = { pack: 'reconstructed' };

/** A match of the reconstructed pack as it is set up. */
function fresh(seats: number, seed: string, options: Options = reconstructed) {
  const rules = game.open(options);
  const state = rules.setup(seats, seeded(seed), { bring: [], carry: undefined });
  return { rules, state, table: rules.position(state) };
}

/** The ids of a deck from the top. */
function idsOf(seed: string, deck: DeckName): string[] {
  return (fresh(2, seed).table.decks?.[deck] ?? []).map(({ card }) => card ?? '');
}

test('55 Yellow, 25 Orange and 12 Black cards lie shuffled and face down (p. 2, 3)', () => {
  for (const [deck, count] of [
    ['yellow', 55],
    ['orange', 25],
    ['black', 12],
  ] as const) {
    const [one, other] = [idsOf('one', deck), idsOf('other', deck)];
    assert.equal(new Set(one).size, count);
    assert.notDeepEqual(one, other);
    assert.deepEqual(one.toSorted(), other.toSorted());
  }
  const { rules, state } = fresh(4, 'backs');
  const view = rules.observe(state, 0);
  for (const cards of Object.values(view.decks)) {
    for (const entry of cards) assert.deepEqual([entry.card, entry.up], [undefined, undefined]);
  }
});

test('two heroes are shuffled into the lower half of the Black deck and one into the upper (p. 3)', () => {
  const isHero = (id: string): boolean => ['B10', 'B11', 'B12'].includes(id);
  const [above, below, who] = [new Set<number>(), new Set<number>(), new Set<string>()];
  const others = new Set<string>();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const cards = idsOf(`black ${seed}`, 'black');
      const [upper, lower] = [cards.slice(0, 6), cards.slice(6)];
      assert.equal(upper.filter(isHero).length, 1);
      assert.equal(lower.filter(isHero).length, 2);
      above.add(upper.findIndex(isHero));
      below.add(lower.findIndex(isHero));
      who.add(upper.find(isHero) ?? '');
      for (const id of upper.filter((card) => !isHero(card))) others.add(id);
    }),
    { numRuns: 200, seed: 1 },
  );
  // Every place in the half comes up, and every hero and every other card in the upper one.
  assert.deepEqual([above.size, below.size, who.size, others.size], [6, 5, 3, 9]);
});

test('the markers stand on the start and on the grey field, nobody holds Forces cards, the discard is empty (p. 3, 4)', () => {
  const { marker, stored, hands, discard } = fresh(3, 'markers').table;
  assert.deepEqual([marker, stored, hands, discard], [0, undefined, [[], [], []], []]);
});

test('who rolls most Resistance symbols begins, and those who tie roll again (p. 4)', () => {
  const script = [...facesOf('1 1 F'), ...facesOf('3 F F'), ...facesOf('2 1 F'), ...facesOf('1 1 F')];
  const again = [...facesOf('F F F'), ...facesOf('1 F F')];
  const match = new Match(game, { options: reconstructed, seats: 4, seed: 'first' }, [...script, ...again]);
  const told: Event[] = match.prologue.map(({ event }) => event);
  assert.deepEqual(told.slice(0, 3), [
    {
      kind: 'rolledForFirst',
      rolls: [
        [1, 1, 0],
        [3, 0, 0],
        [2, 1, 0],
        [1, 1, 0],
      ],
    },
    { kind: 'rolledForFirst', rolls: [null, [0, 0, 0], [1, 0, 0], null] },
    { kind: 'first', seat: 2, boards: [3, 4, 1, 2] },
  ]);
  assert.deepEqual(told[3], { kind: 'turn', seat: 2 });
});

test('boards and their starting cards go clockwise from the first player (p. 4)', () => {
  const { rules, state } = fresh(5, 'boards');
  state.first = 3;
  const roles = [0, 1, 2, 3, 4].map((seat) => startingCards(rules.terms, state, seat)[0]?.role);
  assert.deepEqual(roles, ['pilot', 'rebel', 'scout', 'rebel', 'scout']);
  assert.deepEqual(
    startingCards(rules.terms, state, 3).map(({ id }) => id),
    ['S1-yellow', 'S1-orange', 'S1-black'],
  );
});

test('rebels bury, scouts peek and pilots draw, three Yellow, two Orange or one Black (p. 5)', () => {
  const { starting } = fresh(2, 'roles').rules.terms.pack;
  for (const board of [1, 2, 4, 5]) {
    const powers = starting.filter((card) => card.board === board).map(({ power }) => power);
    const kind = board % 3 === 1 ? 'bury' : 'peek';
    assert.deepEqual(powers, [
      { kind, deck: 'yellow', count: 3 },
      { kind, deck: 'orange', count: 2 },
      { kind, deck: 'black', count: 1 },
    ]);
  }
  for (const board of [3, 6]) {
    const own = starting.filter((card) => card.board === board);
    assert.deepEqual(
      own.map(({ power, symbol }) => (power.kind === 'none' ? symbol : `${power.kind} ${power.deck}`)),
      ['retreat', 'draw yellow', 'draw orange'],
    );
  }
});

test('the advanced side has a shorter track and no other rule (p. 9)', () => {
  const standard = fresh(2, 'side');
  const advanced = fresh(2, 'side', { ...reconstructed, side: 'advanced' });
  const { tracks } = standard.rules.terms.pack;
  assert.ok(tracks.advanced.fields.length < tracks.standard.fields.length);
  assert.notDeepEqual(tracks.advanced.fields.slice(0, 20), tracks.standard.fields.slice(0, 20));
  assert.deepEqual(advanced.state, standard.state);
});

test('a house option of the pack: the marker may start further on, by number of players', () => {
  const pack = packWith('.'.repeat(10));
  const standard = { ...pack.tracks.standard, starts: [5, 4, 3, 2, 1] };
  const options = { pack: { ...pack, tracks: { ...pack.tracks, standard } } };
  const starts = [2, 3, 4, 5, 6].map((seats) => fresh(seats, 'starts', options).state.marker);
  assert.deepEqual(starts, [5, 4, 3, 2, 1]);
});

test('options that cannot be are refused', () => {
  const setup = (options: Options) => () => game.open(options);
  assert.throws(setup({ pack: 'constructor' }), { code: 'bad-options', message: /reconstructed/ });
  const pack = packWith('...');
  assert.throws(setup({ pack: { ...pack, dice: [0, 0] } }), {
    code: 'bad-pack',
    message: /: dice at \/dice, and 1 more/,
  });
});
