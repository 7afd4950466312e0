import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BySeat } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import type { Color } from '../content/pack.ts';
import { game, open } from '../game.ts';
import { trackOf } from '../testing/track.ts';
import { colorsOf, type Options } from './options.ts';

const nothing = { bring: [], carry: undefined };

test('the set-up for two, three and four players (p. 1-2)', () => {
  const wanted = [
    { seats: 2, deck: 36, reserve: 16, finalPlanet: 4, ships: 8, teams: undefined },
    { seats: 3, deck: 18, reserve: 14, finalPlanet: 6, ships: 6, teams: undefined },
    { seats: 4, deck: 24, reserve: 12, finalPlanet: 8, ships: 8, teams: [0, 1, 0, 1] },
  ];
  for (const { seats, teams, ships, ...piles } of wanted) {
    const match = new Match(game, { options: {}, seats, seed: 'setup' });
    const { deck, reserve, finalPlanet, ...view } = match.view('spectator');
    assert.deepEqual({ deck, reserve, finalPlanet }, piles);
    assert.equal(view.ships.length, ships);
    assert.ok(view.ships.every(({ space }) => space === 0));
    assert.ok(view.seats.every(({ hand, bonus }) => hand === 6 && bonus === 0));
    assert.deepEqual(match.rules.teams?.(match.state), teams);
  }
});

test('with three players the cards of the fourth colour stay in the box (p. 1)', () => {
  const rules = open({ colors: ['green', 'black', 'yellow'] });
  const { deck } = rules.position(rules.setup(3, seeded('box'), nothing));
  assert.ok(Array.isArray(deck));
  assert.equal(deck.length, 36);
  assert.ok(!deck.some((card) => `${card}`.startsWith('red')));
});

test('each of two players chooses two colours, each of three or four one (p. 1)', () => {
  const two: BySeat<readonly Color[]> = [
    ['black', 'red'],
    ['yellow', 'green'],
  ];
  assert.deepEqual(colorsOf({ colors: two }, 2), two);
  const { owners } = open({ colors: two }).setup(2, seeded('two colours'), nothing);
  assert.deepEqual(owners, [0, 1, 0, 1]);
  assert.deepEqual(colorsOf({ colors: ['black', 'red', 'yellow'] }, 3), [['black'], ['red'], ['yellow']]);
  assert.deepEqual(colorsOf({}, 2), [
    ['red', 'yellow'],
    ['green', 'black'],
  ]);
});

test('two players who name one colour each get those that are left, heroes and the Empire together (p. 1)', () => {
  assert.deepEqual(colorsOf({ colors: ['green', 'red'] }, 2), [
    ['green', 'black'],
    ['red', 'yellow'],
  ]);
  assert.deepEqual(colorsOf({ colors: ['red', 'yellow'] }, 2), [
    ['red', 'green'],
    ['yellow', 'black'],
  ]);
});

test('options that cannot be are refused', () => {
  const setup = (options: Options, seats: number) => () =>
    open(options).setup(seats, seeded('refused'), nothing);
  assert.throws(setup({}, 5), { code: 'bad-seats' });
  const twice: BySeat<readonly Color[]> = [
    ['red', 'green'],
    ['black', 'red'],
  ];
  const wrong: readonly (readonly [NonNullable<Options['colors']>, number])[] = [
    [['red', 'red'], 2],
    [['red', 'green', 'black'], 2],
    [twice, 2],
    [twice, 3],
    [['red', 'green', 'black', 'black'], 4],
  ];
  for (const [colors, seats] of wrong) assert.throws(setup({ colors }, seats), { code: 'bad-options' });
  assert.throws(setup({ pack: 'constructor' }, 2), { code: 'bad-options' });
  assert.throws(setup({ pack: trackOf('nmmmb') }, 2), {
    code: 'bad-pack',
    message: /mawNoWayOn at \/spaces\/2/,
  });
});

test('who begins is the first seat, or drawn at random (p. 2)', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    firsts.add(open({ first: 'random' }).setup(4, seeded(`first ${seed}`), nothing).toMove);
    assert.equal(open({}).setup(4, seeded(`first ${seed}`), nothing).toMove, 0);
  }
  assert.deepEqual([...firsts].sort(), [0, 1, 2, 3]);
});
