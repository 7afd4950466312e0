import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomes } from '../../../kernel/outcomes.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { almostSurrounded } from '../testing/almost-surrounded.ts';
import { type Setting, table } from '../testing/table-talk.ts';
import { preview } from './preview.ts';

/** Three tiles in a row at y = 1 that show space to the row above. */
const fieldsBelow = ['E -1,1r2', 'E 0,1r2', 'E 1,1r2'];
const routesBelow = ['U0 -1,1r1', 'U0 0,1r1', 'U0 1,1r1'];

/** Red and White on two routes; the tile D at 0,0 joins them, and the route stays open. */
const openRoutes: Setting = {
  tiles: [...fieldsBelow, 'U0 -1,0r1 white:small:r1', 'U0 1,0r1 red:small:r1'],
  pile: ['D'],
};

/** Red, Black (with the large figure) and White on three fields; the tile RR at 0,0 makes them one complete field. */
const threeFields: Setting = {
  colors: ['red', 'black', 'white'],
  tiles: [
    ...routesBelow,
    'E -1,0r1 white:small:a1',
    'E 1,0r3 black:large:a1',
    'V0 1,-1r2',
    'E 0,-1r2 red:small:a1',
  ],
  pile: ['RR'],
};

test('ruling 34, p. 13: they fight at once, complete or not, and even if the one to move has no part in it', () => {
  const t = table({ ...openRoutes, colors: ['red', 'white', 'black'], toMove: 'black', dice: [6, 1] });
  t.play('0,0r0');
  assert.equal(t.realm('0,0:r1').complete, false);
  t.play('-');
  assert.deepEqual(t.figures(), ['red:small 1,0:r1']);
  assert.deepEqual(t.scores(), { red: 0, white: 1, black: 0 });
});

test('ruling 34, p. 13: the battle comes before the scoring', () => {
  const t = table({ ...threeFields, dice: [6, 1, 1, 1] }).play('0,0r0', '-');
  assert.deepEqual(
    t.events.slice(1, -1).map(({ kind }) => kind),
    ['placedTile', 'battleBegan', 'rolledDice', 'lostBattle', 'lostBattle', 'wonBattle', 'scoredRealm'],
  );
});

test('ruling 35, p. 15: players of one faction fight like others, and each gets the die for the symbol', () => {
  const tiles = [...fieldsBelow, 'U0 -1,0r1 green:small:r1', 'U0 1,0r1 red:small:r1'];
  const t = table({ colors: ['red', 'green'], tiles, pile: ['U-R'], dice: [1, 2, 5, 6] });
  t.play('0,0r1');
  assert.deepEqual(t.dice('0,0:r1'), { red: 2, green: 2 });
  t.play('-');
  assert.deepEqual(t.figures(), ['green:small -1,0:r1']);
});

const symbolsOfTwo = ['U-R 1,0r1', 'V-R -1,0r3'];
const dice: readonly [string, readonly string[], number][] = [
  ['a small figure', ['START 0,0r0 red:small:r1'], 1],
  ['a large figure', ['START 0,0r0 red:large:r1'], 2],
  ['two small figures', ['START 0,0r0 red:small:r1', 'U0 1,0r1 red:small:r1'], 2],
  ['a small and a large figure', ['START 0,0r0 red:small:r1', 'U0 1,0r1 red:large:r1'], 3],
  ['a small figure and two symbols of its own', ['START 0,0r0 red:small:r1', ...symbolsOfTwo], 2],
  ['a small figure and a foreign symbol', ['START 0,0r0 red:small:r1', 'U-E 1,0r1'], 1],
  ['a large figure and a symbol', ['START 0,0r0 red:large:r1', 'U-R 1,0r1'], 3],
  [
    'a small and a large figure and a symbol',
    ['START 0,0r0 red:small:r1', 'U-R 1,0r1', 'V0 -1,0r3 red:large:r1'],
    3,
  ],
];
for (const [who, tiles, count] of dice) {
  test(`ruling 36, p. 13: ${who} may roll ${count}`, () => {
    assert.deepEqual(table({ tiles }).dice('0,0:r1'), { red: count });
  });
}

test('ruling 37, p. 13 and 15: only the symbol on the planet gives a die, none around it', () => {
  const t = table({ tiles: ['B-B 0,0r0 red:small:p1', 'U-R 1,0r0', 'V-R 0,1r0'] });
  assert.deepEqual(t.dice('0,0:p1'), { red: 1 });
  assert.deepEqual(table({ tiles: ['B-R 0,0r0 red:small:p1'] }).dice('0,0:p1'), { red: 2 });
});

test('ruling 38, p. 13: only the highest die of each counts; they are rolled by seat', () => {
  const tiles = [...fieldsBelow, 'U0 -1,0r1 white:small:r1', 'U0 1,0r1 red:large:r1'];
  const t = table({ tiles, pile: ['D'], dice: [1, 6, 5] }).play('0,0r0', '-');
  assert.deepEqual(t.eventsOf('rolledDice')[0]?.rolls, [
    { seats: [0], dice: [1, 6] },
    { seats: [1], dice: [5] },
  ]);
  assert.deepEqual(t.figures(), ['red:large 1,0:r1']);
});

test('ruling 39, p. 13: each tie for the highest gives a point; the others are out, the tied roll all dice again', () => {
  const t = table({ ...threeFields, dice: [4, 4, 1, 2, 3, 3, 2, 5, 1, 1] }).play('0,0r0', '-');
  assert.deepEqual(
    t
      .eventsOf('rolledDice')
      .map(({ rolls }) => rolls.map(({ seats, dice }) => [...seats, ':', ...dice].join(''))),
    [
      ['0:4', '1:41', '2:2'],
      ['0:3', '1:32'],
      ['0:5', '1:11'],
    ],
  );
  assert.deepEqual(
    t.eventsOf('tied').map(({ sides }) => sides),
    [
      [[0], [1]],
      [[0], [1]],
    ],
  );
  assert.deepEqual(t.scores(), { red: 1 + 1 + 8, black: 1 + 1 + 2, white: 1 });
});

test('ruling 40, p. 13: a loser takes all figures back and gets a point for each die, once', () => {
  const t = table({ ...threeFields, dice: [4, 4, 1, 2, 3, 3, 2, 5, 1, 1] }).play('0,0r0', '-');
  assert.deepEqual(
    t.eventsOf('lostBattle').map(({ seats, points }) => [...seats, points]),
    [
      [2, 1],
      [1, 2],
    ],
  );
  assert.deepEqual(t.supply('black'), { small: 4, large: 1 });
});

test('ruling 41, p. 13 and 15: those who are equal below the highest are simply out', () => {
  const t = table({ ...threeFields, dice: [6, 3, 1, 3] }).play('0,0r0', '-');
  assert.equal(t.eventsOf('tied').length, 0);
  assert.deepEqual(t.scores(), { red: 8, black: 2, white: 1 });
});

test('ruling 42, p. 13: winning gives nothing, and the figures stay if the realm is not complete', () => {
  const t = table({ ...openRoutes, dice: [6, 1] }).play('0,0r0', '-');
  assert.deepEqual(t.scores(), { red: 0, white: 1 });
  assert.deepEqual(t.figures(), ['red:small 1,0:r1']);
});

test('ruling 43: of several battles that of the route comes first, then the field, then the planet', () => {
  const t = table({
    tiles: [
      'E 0,-1r2 red:small:a1',
      'E -1,0r1 white:small:a1',
      'U0 1,0r1 red:small:r1',
      'U0 0,1r0 white:small:r1',
      'B-R 1,-1r0 white:small:p1',
      'V0 -1,1r0',
      'V0 1,1r3',
    ],
    pile: ['P'],
    dice: [6, 1, 1, 6, 6, 5, 1],
  }).play('0,0r0', 'small:p1@1,-1');
  assert.deepEqual(
    t.eventsOf('battleBegan').map(({ realm }) => realm),
    ['route', 'asteroid', 'planet'],
  );
  assert.deepEqual(
    t.eventsOf('wonBattle').map(({ seats }) => seats),
    [[0], [1], [0]],
  );
  // White: 1 and 1 for lost battles, and the field of three tiles; Red: 1.
  assert.deepEqual(t.scores(), { red: 1, white: 1 + 1 + 6 });
});

test('ruling 44, p. 15: three in one realm fight one battle, not two', () => {
  const t = table({ ...threeFields, dice: [1, 2, 3, 4] }).play('0,0r0', '-');
  assert.equal(t.eventsOf('battleBegan').length, 1);
  assert.equal(t.eventsOf('battleBegan')[0]?.fighters.length, 3);
  assert.deepEqual(t.scores(), { red: 1, black: 2, white: 8 });
});

test('ruling 45, p. 14: a faction changes nothing about the dice themselves', () => {
  for (const color of ['red', 'green', 'black', 'white', 'orange'] as const) {
    const colors = [color, color === 'white' ? 'red' : 'white'] as const;
    const t = table({ colors, tiles: [`START 0,0r0 ${color}:small:r1`] });
    assert.deepEqual(t.dice('0,0:r1'), { [color]: 1 });
  }
});

test('ruling 46: whenever somebody draws, and at the end, no rivals share a realm', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const chance = seeded(seed);
    const t = table({ colors: ['red', 'green', 'black', 'white', 'orange'] });
    while (t.match.outcome === undefined) {
      const choices = t.choices();
      t.play(choices[chance.pick(choices.length)] ?? '');
      if (t.kind() === 'placeFigure') continue;
      assert.ok(t.view.realms.every((realm) => realm.dice.length <= 1));
    }
  }
});

test('a battle for a planet that is complete is settled before the planet is scored (p. 13)', () => {
  const t = table({
    tiles: ['B-B 0,0r0 white:large:p1', ...almostSurrounded],
    pile: ['V0'],
    dice: [1, 3, 4],
  }).play('1,-1r0', 'small:p1@0,0');
  assert.deepEqual(t.scores(), { red: 1, white: 11 });
});

for (const [name, setting] of Object.entries({ openRoutes, threeFields })) {
  test(`rulings 36 to 42: the odds that are told of ${name} are those of the rules, fought again and again`, () => {
    const { rules, match, view } = table(setting).play('0,0r0');
    const { battles } = preview({ ...view, pack: rules.pack }, { kind: 'noFigure' });
    const [battle] = battles;
    assert.ok(battle);
    const { exact, outcomes: found } = outcomes(rules, match.state, view.toMove, '-', {
      read: (_state, emitted) =>
        battle.sides.map(({ seats: [seat = 0] }) => ({
          won: emitted.some(({ event }) => event.kind === 'wonBattle' && event.seats.includes(seat)),
          points: emitted
            .filter(({ event }) => event.kind === 'tied' || event.kind === 'lostBattle')
            .flatMap(({ event }) => rules.points?.(event) ?? [])
            .reduce((sum, given) => sum + (given.seat === seat ? given.points : 0), 0),
        })),
      chance: seeded(name),
    });
    // Those who tie roll again, without end.
    assert.equal(exact, false);
    for (const [side, { chance, points }] of battle.sides.entries()) {
      const mean = (worth: (one: { won: boolean; points: number }) => number) =>
        found.reduce((sum, { probability, result }) => {
          const own = result[side];
          return sum + (own === undefined ? 0 : probability * worth(own));
        }, 0);
      assert.ok(Math.abs(mean(({ won }) => Number(won)) - chance) < 0.03, `side ${side} wins`);
      assert.ok(Math.abs(mean((one) => one.points) - points) < 0.08, `side ${side} has points`);
    }
  });
}
