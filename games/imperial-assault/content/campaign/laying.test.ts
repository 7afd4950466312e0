import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { groundOf } from '../../geometry/ground.ts';
import { readLaying } from './laying.ts';
import { reachedFrom } from './laying-check.ts';
import type { Laying } from './laying-schema.ts';
import type { Tile } from './tile-schema.ts';

const hall: Tile = {
  id: '1a',
  setting: 'palace',
  interior: true,
  spaces: ['.~.', '#=.'],
  joins: [{ side: 'right', at: 1 }],
  edges: { wall: ['A1|B1'], blocking: [], impassable: [] },
};
const yard: Tile = {
  id: '1b',
  setting: 'city',
  interior: false,
  spaces: ['..', '..'],
  joins: [
    { side: 'left', at: 1 },
    { side: 'right', at: 1 },
  ],
};
const tiles = new Map([hall, yard].map((tile) => [tile.id, tile]));

const laying: Laying = {
  id: 'test',
  note: 'For tests.',
  certainty: { tiles: 'original', edges: 'original', doors: 'original', tokens: 'original' },
  columns: 8,
  rows: 4,
  sections: [
    { id: 'start', hidden: false },
    { id: 'back', hidden: true },
  ],
  tiles: [
    { tile: '1b', at: 'A1', turns: 0, section: 'start' },
    { tile: '1b', at: 'C1', turns: 2, section: 'start' },
    { tile: '1b', at: 'E1', turns: 0, section: 'back' },
  ],
  edges: { wall: [], blocking: ['A1|B1'], impassable: [] },
  doors: [{ id: 'gate', edges: ['B1|C1', 'B2|C2'] }],
  areas: [
    { id: 'entrance', color: 'blue', entrance: true, spaces: ['A1', 'A2'] },
    { id: 'stormtrooper', spaces: ['F2'] },
  ],
  deploymentPoints: [{ id: 'green-1', space: 'D1', color: 'green', active: true }],
  tokens: [{ id: 'crate-1', kind: 'crate', space: 'C2' }],
};

/** The rows of the map, with the signs of tiles. */
function drawn(one: Laying): string[] {
  const { map, columns, rows } = readLaying(one, tiles);
  const signs = { normal: '.', difficult: '~', impassable: '=', blocking: '#' };
  return Array.from({ length: rows }, (_, row) =>
    map.terrain
      .slice(row * columns, (row + 1) * columns)
      .map((kind) => (kind === null ? ' ' : signs[kind]))
      .join('')
      .trimEnd(),
  );
}

describe('a tile', () => {
  const turned = (turns: 0 | 1 | 2 | 3): Laying => ({
    ...laying,
    tiles: [{ tile: '1a', at: 'B1', turns, section: 'start' }],
  });

  test('is turned clockwise around its top left space', () => {
    assert.deepEqual(drawn(turned(0)), [' .~.', ' #=.', '', '']);
    assert.deepEqual(drawn(turned(1)), [' #.', ' =~', ' ..', '']);
    assert.deepEqual(drawn(turned(2)), [' .=#', ' .~.', '', '']);
    assert.deepEqual(drawn(turned(3)), [' ..', ' ~=', ' .#', '']);
  });

  test('takes the edges with it that are printed on it', () => {
    const walls = ([0, 1, 2, 3] as const).map((turns) => {
      const { map, names } = readLaying(turned(turns), tiles);
      return map.edges.map(
        ({ kind, between }) => `${kind} ${between.map((space) => names[space]).toSorted()}`,
      );
    });
    const own = ['wall B1,C1', 'wall C1,C2', 'wall C2,D2', 'wall B2,B3'];
    for (const [turns, edges] of walls.entries()) assert.equal(edges[0], own[turns]);
  });

  test('says of its spaces whether they are interior ones (B11)', () => {
    const { isInterior, spaceOf } = readLaying(turned(0), tiles);
    assert.equal(isInterior(spaceOf('B1') ?? -1), true);
    assert.equal(isInterior(spaceOf('A1') ?? -1), false);
  });
});

describe('where tiles touch', () => {
  test('the way is open where a join meets a join, and a wall everywhere else', () => {
    const { map, names } = readLaying(laying, tiles);
    const walls = map.edges.filter(({ kind }) => kind === 'wall').map(({ between }) => between);
    assert.deepEqual(walls, []);
    const [first, second, third] = laying.tiles;
    assert.ok(first !== undefined && second !== undefined && third !== undefined);
    const beside = { ...laying, tiles: [first, { ...second, turns: 1 as const }, third] };
    assert.deepEqual(
      readLaying(beside, tiles)
        .map.edges.filter(({ kind }) => kind === 'wall')
        .map(({ between }) => between.map((space) => names[space]).join('|')),
      ['B1|C1', 'D1|E1', 'B2|C2', 'D2|E2'],
    );
  });

  test('edges of the laying come on top', () => {
    const { map, names } = readLaying(laying, tiles);
    assert.deepEqual(
      map.edges.map(({ kind, between }) => `${kind} ${between.map((space) => names[space]).join('|')}`),
      ['blocking A1|B1'],
    );
  });
});

describe('a hidden section', () => {
  const laid = readLaying(laying, tiles);
  const { map, spaceOf } = laid;
  const entrance = [spaceOf('A1') ?? -1];

  test('is shut off by a door of its own, after those of the laying', () => {
    assert.deepEqual(
      map.doors.map(
        ({ id, edges }) => `${id} ${edges.map((pair) => pair.map((space) => laid.names[space]).join('|'))}`,
      ),
      ['gate B1|C1,B2|C2', 'section-1 D1|E1,D2|E2'],
    );
    assert.deepEqual(laid.hidden, [1]);
    assert.deepEqual(laid.shownFirst, [0]);
    const shut = groundOf(map, [0]);
    assert.equal(shut.edges[(spaceOf('D1') ?? 0) * 4 + 1], 3);
    assert.ok(reachedFrom(map, entrance).has(spaceOf('F2') ?? -1), 'with all doors open');
  });

  test('is no part of the map that is drawn, and its doors have no edges before it is shown', () => {
    const inside = { ...laying, doors: [...laying.doors, { id: 'vault', edges: ['E1|F1'] }] };
    const { mapShowing } = readLaying(inside, tiles);
    const first = mapShowing([0]);
    assert.equal(first.terrain[spaceOf('E1') ?? -1], null);
    assert.deepEqual(
      first.doors.map(({ id, edges }) => [id, edges.length]),
      [
        ['gate', 2],
        ['vault', 0],
      ],
    );
    const all = mapShowing([1, 0]);
    assert.equal(all.terrain[spaceOf('E1') ?? -1], 'normal');
    assert.equal(all.doors[1]?.edges.length, 1);
    assert.equal(mapShowing([0, 1]), all);
    assert.equal(mapShowing([0]), first);
  });
});

test('what lies on a laying is named by numbers of its spaces', () => {
  const { areas, deploymentPoints, tokens, places, names } = readLaying(laying, tiles);
  assert.deepEqual(areas[0], { id: 'entrance', color: 'blue', entrance: true, spaces: [0, 8] });
  assert.deepEqual(areas[1], { id: 'stormtrooper', color: null, entrance: false, spaces: [13] });
  assert.deepEqual(deploymentPoints[0], { id: 'green-1', space: 3, color: 'green', active: true });
  assert.deepEqual(tokens[0], { id: 'crate-1', kind: 'crate', color: null, space: 10, later: false });
  assert.deepEqual(places.get('F2r'), { space: 13, turned: true });
  assert.equal(places.has('G1'), false);
  assert.equal(names[13], 'F2');
});
