import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { EngineProcess } from '../testing/engine.ts';

const engine = new EngineProcess();
after(() => engine.close());

/** A worked example of the rulebook: tiles as `id x y rotation figure…`, answers of the seat to move, points by seat. */
interface Example {
  readonly what: string;
  readonly colors: readonly string[];
  readonly tiles: readonly string[];
  readonly pile: readonly string[];
  readonly dice?: readonly number[];
  readonly answers: readonly string[];
  readonly points: readonly number[];
}

const examples: readonly Example[] = [
  {
    what: 'a route of three tiles, completed by White (p. 11)',
    colors: ['red', 'white'],
    tiles: ['START 0 0 0'],
    pile: ['W', 'ST-E', 'E'],
    answers: ['1,0r0', 'small:r3', '-1,0r3', 'small:a1'],
    points: [3, 0],
  },
  {
    what: 'a field of three tiles with a symbol (p. 12)',
    colors: ['red', 'white'],
    tiles: ['START 0 0 0'],
    pile: ['FG-E', 'W', 'E', 'U0'],
    answers: ['0,-1r1', 'small:a1', '1,0r0', '-', '0,-2r2', '-'],
    points: [8, 0],
  },
  {
    what: 'the battle for trading routes (p. 14)',
    colors: ['red', 'white'],
    tiles: [
      'START 0 0 0',
      'X -1 0 0 white:small:r2',
      'E 0 -1 2',
      'B-R 1 -1 0',
      'B-E 2 -1 0',
      'A-R 2 0 1 red:small:r1',
    ],
    pile: ['U0', 'E'],
    dice: [6, 1],
    answers: ['1,0r1', '-'],
    points: [4, 1],
  },
  {
    what: 'the battle for asteroid fields (p. 14)',
    colors: ['red', 'black', 'white'],
    tiles: [
      'START 0 0 0 white:small:a1',
      'U0 -1 0 1',
      'U0 -2 0 1',
      'U0 1 0 1',
      'FG-R -1 -1 0 red:small:a1',
      'E -2 -1 1',
      'E 1 -1 3 black:large:a1',
    ],
    pile: ['RR', 'E'],
    dice: [4, 2, 4, 1, 3, 5, 1, 6, 2],
    answers: ['0,-1r2', '-'],
    points: [3, 13, 1],
  },
  {
    what: 'the battle for planets (p. 15)',
    colors: ['red', 'white'],
    tiles: ['START 0 0 0', 'B-R 0 1 0 white:large:p1'],
    pile: ['V-E', 'E'],
    dice: [5, 2, 5, 3, 5, 1, 4, 2],
    answers: ['1,1r2', 'small:p1@0,1'],
    points: [1, 3],
  },
  {
    what: 'an open route of three tiles at the end (p. 17)',
    colors: ['red', 'white'],
    tiles: ['START 0 0 0 red:small:r1', 'U0 1 0 1', 'U0 -1 0 1'],
    pile: ['E'],
    answers: ['0,1r1', '-'],
    points: [3, 0],
  },
  {
    what: 'an open field of two tiles at the end (p. 17)',
    colors: ['red', 'white'],
    tiles: ['START 0 0 0 white:large:a1', 'N 0 -1 2'],
    pile: ['E'],
    answers: ['0,1r1', '-'],
    points: [0, 2],
  },
  {
    what: 'an open field of three tiles with a symbol at the end (p. 17)',
    colors: ['red', 'green'],
    tiles: ['START 0 0 0', 'N 0 -1 2', 'FG-R 1 -1 0 green:small:a1'],
    pile: ['E'],
    answers: ['0,1r1', '-'],
    points: [0, 5],
  },
  {
    what: 'a planet with three neighbours at the end (p. 17)',
    colors: ['red', 'orange'],
    tiles: ['START 0 0 0', 'B-B 0 1 0 orange:small:p1', 'E 1 1 1'],
    pile: ['E'],
    answers: ['-1,1r0', '-'],
    points: [0, 6],
  },
];

for (const { what, colors, tiles, pile, dice = [], answers, points } of examples) {
  test(`the engine plays ${what}`, async () => {
    const position = { colors, placed: tiles.map(placed), pile };
    const match = await engine.begin({ do: 'arrange', game: 'carcassonne', position, chance: dice });
    for (const [index, choice] of answers.entries()) {
      const seat = Math.floor(index / 2) % colors.length;
      await engine.ask({ do: 'play', match, seat, choice });
    }
    const found = await engine.ask({ do: 'position', match });
    assert.ok(typeof found === 'object' && found !== null && 'scores' in found);
    assert.deepEqual(found.scores, points);
  });
}

function placed(text: string) {
  const [tile, x, y, rotation, ...figures] = text.split(' ');
  return {
    tile,
    x: Number(x),
    y: Number(y),
    rotation: Number(rotation),
    figures: figures.map((figure) => {
      const [color, size, segment] = figure.split(':');
      return { color, size, segment };
    }),
  };
}
