import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { InputError } from '../../../kernel/error.ts';
import type { Given } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { applyNotation, findPending, sampleMove, settle } from '../../../kernel/run.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { checkAgainst } from '../../../schema/check.ts';
import { game } from '../game.ts';
import { refused, type Setting, table } from '../testing/table-talk.ts';
import type { Position } from './position.ts';
import { positionSchema } from './position-schema.ts';
import type { Color } from './view.ts';

/** Seats bring nothing to this game, and no match goes before. */
const nothing: Given<unknown> = { bring: [], carry: undefined };

test('a position that leaves everything out is a fresh match of two', () => {
  const rules = game.open({});
  const view = rules.observe(rules.arrange({}, seeded('fresh'), nothing), 'spectator');
  assert.deepEqual(view.placed, [{ tile: 'START', x: 0, y: 0, rotation: 0 }]);
  assert.equal(view.pile, 75);
  assert.deepEqual(
    view.seats.map(({ color, supply, score }) => [color, supply, score]),
    [
      ['red', { small: 4, large: 1 }, 0],
      ['green', { small: 4, large: 1 }, 0],
    ],
  );
  const teams = game.open({ variant: 'teams' });
  assert.equal(teams.seatCount(teams.arrange({}, seeded('fresh'), nothing)), 4);
});

test('the first of the pile is what the seat to move draws now', () => {
  const t = table({ pile: ['X', 'W'], lastTiles: true, toMove: 'white' });
  assert.equal(t.toMove, 'white');
  assert.equal(t.view.tile, 'X');
  assert.deepEqual(t.view.remaining, { W: 1 });
});

test('with lastPlaced, the seat to move may put a figure on that tile, and battles are pending', () => {
  const t = table({
    tiles: [...fieldsBelow, 'U0 1,0r1 red:small:r1', 'D 0,0r0', 'U0 -1,0r1 white:small:r1'],
    lastPlaced: { x: 0, y: 0 },
    dice: [6, 1],
  });
  assert.equal(t.kind(), 'placeFigure');
  assert.deepEqual(t.choices(), ['small:a1', 'large:a1', '-']);
  t.play('-');
  assert.deepEqual(t.figures(), ['red:small 1,0:r1']);
});

test('what does not stand on the table lies in the supply, if nothing else is said', () => {
  const t = table({ tiles: ['START 0,0r0 red:small:r1', 'B-R 0,1r0 white:large:p1'] });
  assert.deepEqual(t.supply('red'), { small: 3, large: 1 });
  assert.deepEqual(t.supply('white'), { small: 4, large: 0 });
});

test('arranging the position of any state gives that state, and a viewer’s holds no order of the pile', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(2, 3, 4, 5), fc.boolean(), (seed, seats, teams) => {
      const options = teams && seats === 4 ? ({ variant: 'teams' } as const) : {};
      const chance = seeded(seed);
      const rules = game.open(options);
      const state = rules.setup(seats, chance, nothing);
      settle(rules, state, chance);
      for (let answers = 0; ; answers++) {
        if (answers % 7 === 0 || state.stack.length === 0) {
          const position: Position = JSON.parse(JSON.stringify(rules.position(state)));
          assert.ok(checkAgainst(positionSchema, position).ok);
          const again = rules.arrange(position, seeded('other'), nothing);
          settle(rules, again, seeded('other'));
          assert.deepEqual(again, state);

          const seen = rules.position(state, 0);
          assert.equal(seen.pile, undefined);
          const alike = rules.arrange(seen, seeded('other'), nothing);
          settle(rules, alike, seeded('other'));
          assert.deepEqual(rules.observe(alike, 0), rules.observe(state, 0));
        }
        const [pending] = findPending(rules, state);
        if (pending === undefined) break;
        applyNotation(rules, state, pending.seat, sampleMove(rules, state, pending, chance), chance);
      }
    }),
    { numRuns: 10 },
  );
});

/** Three tiles in a row, to which a row above them fits. */
const fieldsBelow = ['E -1,1r2', 'E 0,1r2', 'E 1,1r2'];

const impossible: readonly [string, Setting, RegExp][] = [
  ['an unknown tile', { tiles: ['START 0,0r0', 'ZZ 1,0r0'] }, /tile ZZ on 1,0: the pack has no tile "ZZ"/],
  ['an unknown tile in the pile', { pile: ['ZZ'] }, /pile\[0\]: the pack has no tile "ZZ"/],
  ['an unknown tile that left the game', { removed: ['ZZ'] }, /removed: the pack has no tile "ZZ"/],
  ['two tiles on a square', { tiles: ['START 0,0r0', 'U0 0,0r1'] }, /tile U0 on 0,0: the square is taken/],
  [
    'a tile that does not fit',
    { tiles: ['START 0,0r0', 'U0 1,0r0'] },
    /tile U0 on 1,0, turned by 0: its sides differ/,
  ],
  ['a tile apart', { tiles: ['START 0,0r0', 'U0 5,0r0'] }, /tile U0 on 5,0: not connected/],
  ['a tile at a corner only', { tiles: ['START 0,0r0', 'U0 1,1r0'] }, /not connected/],
  [
    'more of a tile than the pack has',
    { tiles: ['START 0,0r0', 'X 1,0r0'], pile: ['X'] },
    /tile X: the position has 2 of it, the pack 1/,
  ],
  ['more with what left the game', { removed: ['X'], pile: ['X'] }, /tile X/],
  ['a figure on nothing', { tiles: ['START 0,0r0 red:small:p1'] }, /a red figure stands on "p1"/],
  ['a figure of nobody', { tiles: ['START 0,0r0 green:small:r1'] }, /nobody plays green/],
  [
    'two large figures of a colour',
    { tiles: ['START 0,0r0 red:large:r1', 'U0 1,0r1 red:large:r1'] },
    /red has no more than 1 large figures/,
  ],
  [
    'more figures than there are, with the supply',
    { tiles: ['START 0,0r0 red:small:r1'], supply: { red: { small: 4, large: 1 } } },
    /seat 0 \(red\) has 5 small figures; there are 4/,
  ],
  [
    'rivals in a realm with no battle pending',
    { tiles: ['START 0,0r0 red:small:r1', 'U0 1,0r1 white:small:r1'] },
    /route 0,0:r1: figures of rivals stand there/,
  ],
  [
    'rivals far from the last tile',
    {
      tiles: ['START 0,0r0 red:small:r1', 'U0 1,0r1 white:small:r1', 'B-R 0,1r0'],
      lastPlaced: { x: 0, y: 1 },
    },
    /figures of rivals stand there/,
  ],
  [
    'rivals on a planet before the figure is placed',
    { tiles: ['B-R 0,0r0 red:small:p1 white:small:p1', 'U0 1,0r0'], lastPlaced: { x: 1, y: 0 } },
    /planet 0,0:p1: figures of rivals/,
  ],
  [
    'figures in a complete realm',
    { tiles: ['START 0,0r0', 'E 0,-1r2 red:small:a1'] },
    /asteroid 0,0:a1: it is complete, so its figures have been taken back/,
  ],
  ['a last tile that is not there', { lastPlaced: { x: 3, y: 3 } }, /lastPlaced: no tile lies on 3,3/],
  ['points for the wrong number of seats', { scores: [1, 2, 3] }, /scores has 3 entries for 2 seats/],
  [
    'team mates with different points',
    { options: { variant: 'teams' }, colors: ['red', 'black', 'green', 'white'], scores: [1, 2, 3, 2] },
    /seats 0 and 2 are a team/,
  ],
  ['the same colour twice', { colors: ['red', 'red'] }, /the same colour/],
  [
    'a figure on the tile just placed',
    {
      tiles: ['START 0,0r0', 'U0 1,0r1 red:small:r1'],
      lastPlaced: { x: 1, y: 0 },
    },
    /its tile holds a figure/,
  ],
  [
    'other colours than the options',
    { colors: ['red', 'white'], options: { colors: ['red', 'green'] } },
    /the options are for red,green/,
  ],
  [
    'two figures that came with one tile',
    { tiles: ['START 0,0r0 red:small:r1 red:small:a1'] },
    /tile START on 0,0: only the turn that places a tile puts a figure on its routes and fields, and only one/,
  ],
  ['the start tile in the pile', { pile: ['START'] }, /tile START: nobody draws the start tile/],
  [
    'the start tile as the last one',
    { lastPlaced: { x: 0, y: 0 } },
    /lastPlaced: nobody places the start tile/,
  ],
  [
    'tiles that hung apart before the last one',
    { tiles: ['START 0,0r0', 'U0 1,0r1', 'U0 2,0r1'], lastPlaced: { x: 1, y: 0 } },
    /tile U0 on 2,0: not connected/,
  ],
  [
    'rivals together before the last tile',
    {
      tiles: ['START 0,0r0 red:small:r1', 'U0 1,0r1 white:small:r1', 'U0 2,0r1'],
      lastPlaced: { x: 2, y: 0 },
    },
    /route 0,0:r1: figures of rivals stand there/,
  ],
  ['a drawn tile and a pile', { tile: 'X' }, /leave out "tile"/],
];

for (const [what, setting, message] of impossible) {
  test(`a position with ${what} is refused, and says where`, () => {
    const found = refused(setting);
    assert.match(found, /^bad-position: /);
    assert.match(found, message);
  });
}

test('a seat to move that does not exist, or too many figures in the supply, are refused', () => {
  assert.throws(() => game.open({}).arrange({ toMove: 3 }, seeded('x'), nothing), {
    code: 'bad-position',
    message: /toMove is 3/,
  });
  assert.throws(
    () =>
      game
        .open({})
        .arrange({ supply: [{ small: 4, large: 1 }], colors: ['red', 'white'] }, seeded('x'), nothing),
    {
      code: 'bad-position',
      message: /supply has 1 entries for 2 seats/,
    },
  );
});

test('a tile in hand beside one that waits for its figure is refused', () => {
  const placed = [
    { tile: 'START', x: 0, y: 0, rotation: 0 },
    { tile: 'U0', x: 1, y: 0, rotation: 1 },
  ] as const;
  const position = { placed, tile: 'E', lastPlaced: { x: 1, y: 0 } };
  assert.throws(() => game.open({}).arrange(position, seeded('x'), nothing), {
    code: 'bad-position',
    message: /"lastPlaced"/,
  });
});

test('a drawn tile that fits nowhere is refused', () => {
  const position = { placed: [{ tile: 'B-R', x: 0, y: 0, rotation: 0 }], tile: 'X' } as const;
  assert.throws(() => game.open({}).arrange(position, seeded('x'), nothing), {
    code: 'bad-position',
    message: /tile: "X" fits nowhere/,
  });
});

test('points or supplies of a single seat are no position', () => {
  for (const position of [{ scores: [1] }, { supply: [{ small: 4, large: 1 }] }]) {
    assert.ok(!checkAgainst(positionSchema, position).ok);
  }
});

test('fewer figures than there are may be set out', () => {
  const none = { small: 0, large: 0 };
  const t = table({ supply: { red: none, white: none }, pile: ['U0'] }).play('1,0r1');
  assert.deepEqual(t.choices(), ['-']);
});

/** Positions that the schema lets through, and that mostly cannot be: a few of these fields, the others left out. */
const fields = fc.record({
  colors: fc.constantFrom<Color[][]>(['red', 'white'], ['red', 'green', 'black'], ['orange', 'orange']),
  placed: fc.array(
    fc.record(
      {
        tile: fc.constantFrom('START', 'U0', 'C', 'B-R', 'W', 'E', 'ZZ'),
        x: fc.integer({ min: -1, max: 2 }),
        y: fc.integer({ min: -1, max: 2 }),
        rotation: fc.constantFrom(0, 1, 2, 3),
        figures: fc.array(
          fc.record({
            color: fc.constantFrom('red', 'white', 'green'),
            size: fc.constantFrom('small', 'large'),
            segment: fc.constantFrom('r1', 'a1', 'p1'),
          }),
          { maxLength: 3 },
        ),
      },
      { requiredKeys: ['tile', 'x', 'y', 'rotation'] },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  pile: fc.array(fc.constantFrom('U0', 'D', 'B-R', 'V0'), { maxLength: 5 }),
  remaining: fc.dictionary(fc.constantFrom('U0', 'X'), fc.integer({ min: 0, max: 3 })),
  tile: fc.constantFrom('U0', 'W'),
  removed: fc.array(fc.constantFrom('C', 'D'), { maxLength: 2 }),
  scores: fc.array(fc.nat(100), { minLength: 2, maxLength: 3 }),
  supply: fc.array(fc.record({ small: fc.nat(4), large: fc.nat(1) }), { minLength: 2, maxLength: 3 }),
  toMove: fc.nat(4),
  lastPlaced: fc.record({ x: fc.integer({ min: -1, max: 1 }), y: fc.integer({ min: -1, max: 1 }) }),
});

const anyPosition: fc.Arbitrary<Position> = fields.chain((all) =>
  fc.subarray(Object.entries(all), { maxLength: 3 }).map((some) => Object.fromEntries(some)),
);

function matchFrom(position: Position, seed: string) {
  return new Match(game, { position, options: {}, seed });
}

test('any position is either refused as one that cannot be, or can be played to its end', () => {
  fc.assert(
    fc.property(anyPosition, fc.string(), (position, seed) => {
      assert.ok(checkAgainst(positionSchema, position).ok);
      let match: ReturnType<typeof matchFrom>;
      try {
        match = matchFrom(position, seed);
      } catch (fault) {
        assert.ok(fault instanceof InputError && fault.code === 'bad-position', String(fault));
        return;
      }
      const chance = seeded(seed);
      for (;;) {
        const [decision] = match.decisions();
        if (decision === undefined) return;
        match.play(decision.seat, decision.choices[chance.pick(decision.choices.length)] ?? '');
      }
    }),
    { numRuns: 200 },
  );
});
