import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packs } from '../../content/packs.ts';
import { rotations } from '../../rules/choice.ts';
import { contains, distance, type Point } from './point.ts';
import { segmentAt, shapeOf } from './shape.ts';
import { tileSvg } from './tile.ts';

const tiles = Object.values(packs).flatMap((pack) => pack.tiles);

test('every segment of every tile can be touched where its figure stands', () => {
  for (const tile of tiles) {
    for (const rotation of rotations) {
      const shape = shapeOf(tile, rotation);
      for (const segment of shape.segments) {
        assert.equal(
          segmentAt(shape, segment.stand)?.id,
          segment.id,
          `${tile.id} r${rotation} ${segment.id}`,
        );
      }
    }
  }
});

test('fields of one tile that are not drawn as one stay apart', () => {
  for (const tile of tiles) {
    const fields = shapeOf(tile, 0).segments.filter(({ kind }) => kind === 'asteroid');
    for (const field of fields) {
      for (const other of fields) {
        if (field === other) continue;
        const corner = (point: Point): boolean => point.x % 100 === 0 && point.y % 100 === 0;
        const inside = other.line.filter((point) => !corner(point) && contains(field.line, point));
        assert.deepEqual(inside, [], `${tile.id}: ${field.id} and ${other.id}`);
      }
    }
  }
});

test('a route meets the next tile in the middle of a side, in every rotation', () => {
  const middles = [
    { x: 50, y: 0 },
    { x: 100, y: 50 },
    { x: 50, y: 100 },
    { x: 0, y: 50 },
  ];
  for (const tile of tiles) {
    for (const rotation of rotations) {
      for (const { segment, kind, line } of shapeOf(tile, rotation).segments) {
        if (kind !== 'route') continue;
        const ends = [line[0], line.at(-1)].filter((end) =>
          middles.some((middle) => end !== undefined && distance(middle, end) < 0.01),
        );
        assert.equal(ends.length, segment.edges.length, `${tile.id} r${rotation} ${segment.id}`);
      }
    }
  }
});

test('a tile that players made is drawn too, its planet with a face made from its name', () => {
  const svg = tileSvg(
    {
      id: 'OWN',
      name: 'Two routes past a planet',
      group: 'OWN',
      count: 1,
      start: false,
      edges: { N: 'route', E: 'route', S: 'route', W: 'asteroid' },
      segments: [
        { id: 'p1', kind: 'planet', edges: [], endsAt: null, symbols: ['empire'] },
        { id: 'r1', kind: 'route', edges: ['N', 'S'], endsAt: null, symbols: ['rebel', 'empire'] },
        { id: 'r2', kind: 'route', edges: ['E'], endsAt: 'asteroid:a1', symbols: [] },
        { id: 'a1', kind: 'asteroid', edges: ['W'], endsAt: null, symbols: ['rebel'] },
      ],
      planet: { name: 'Nowhere', symbol: 'empire' },
      status: { geometry: 'original' },
    },
    1,
    'dark',
  );
  assert.match(svg, /^<svg /);
  assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
});

test('no picture of ours holds a number that is none', () => {
  for (const tile of tiles) {
    for (const light of ['dark', 'light'] as const) {
      assert.doesNotMatch(tileSvg(tile, 3, light), /NaN|undefined|Infinity/);
    }
  }
});
