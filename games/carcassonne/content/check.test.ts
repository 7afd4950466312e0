import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { checkAgainst } from '../../../schema/check.ts';
import { messages } from '../messages/index.ts';
import { checkPack, type FaultKey, faultKeys } from './check.ts';
import { type Pack, packFrom, type Segment, type TileKind } from './pack.ts';
import { packSchema } from './pack-schema.ts';
import { packs } from './packs.ts';

const english = await messages('en');
const shipped = packs.reconstructed;
assert.ok(shipped);

const start: TileKind = {
  id: 'START',
  name: 'Route',
  group: 'START',
  count: 1,
  start: true,
  edges: { N: 'space', E: 'route', S: 'space', W: 'route' },
  segments: [{ id: 'r1', kind: 'route', edges: ['E', 'W'], endsAt: null, symbols: [] }],
  planet: null,
  status: { geometry: 'original' },
};
const planet: TileKind = {
  ...start,
  id: 'P',
  start: false,
  edges: { N: 'space', E: 'space', S: 'space', W: 'route' },
  segments: [
    { id: 'p1', kind: 'planet', edges: [], endsAt: null, symbols: ['rebel'] },
    { id: 'r1', kind: 'route', edges: ['W'], endsAt: 'planet:p1', symbols: [] },
  ],
  planet: { name: 'Kashyyyk', symbol: 'rebel' },
};

function packWith(...tiles: TileKind[]): Pack {
  return { schemaVersion: 1, id: 'test', name: 'Test', note: '', tiles };
}

function segment(change: Partial<Segment>): Segment {
  return { id: 'r1', kind: 'route', edges: ['E', 'W'], endsAt: null, symbols: [], ...change };
}

test('the pack that comes with the game fits its schema and has no fault', () => {
  assert.deepEqual(checkAgainst(packSchema, shipped), { ok: true, value: shipped });
  assert.deepEqual(checkPack(shipped), []);
  assert.deepEqual(checkPack(packWith(start, planet)), []);
});

test('the pack that comes with the game has 76 tiles, 30 symbols, and the same number of each faction', () => {
  assert.equal(
    shipped.tiles.reduce((sum, { count }) => sum + count, 0),
    76,
  );
  const counts: Record<string, number> = {};
  for (const { count, segments } of shipped.tiles) {
    for (const { kind, symbols } of segments) {
      for (const symbol of symbols) counts[`${symbol} ${kind}`] = (counts[`${symbol} ${kind}`] ?? 0) + count;
    }
  }
  for (const faction of ['rebel', 'empire', 'bounty_hunter']) {
    assert.equal(counts[`${faction} planet`], 3);
    assert.equal(counts[`${faction} asteroid`], 5);
    assert.equal(counts[`${faction} route`], 2);
  }
});

test('every tile of the pack says how sure its data are', () => {
  for (const { status } of shipped.tiles) {
    for (const datum of ['geometry', 'count', 'symbols'] as const) assert.ok(status[datum], datum);
  }
});

const faults: readonly [FaultKey, string, Pack][] = [
  ['startTiles', '/tiles', packWith({ ...start, start: false })],
  ['startTiles', '/tiles', packWith(start, { ...start, id: 'S2' })],
  ['startCount', '/tiles/0/count', packWith({ ...start, count: 2 })],
  ['tooManyTiles', '/tiles', packWith(start, { ...start, id: 'X', start: false, count: 300 })],
  ['count', '/tiles/1/count', packWith(start, { ...planet, count: 0 })],
  ['sameTile', '/tiles/1/id', packWith(start, { ...planet, id: 'START' })],
  ['samePlanet', '/tiles/2/planet/name', packWith(start, planet, { ...planet, id: 'Q' })],
  [
    'sameSegment',
    '/tiles/0/segments/1/id',
    packWith({
      ...start,
      edges: { ...start.edges, N: 'asteroid' },
      segments: [segment({}), segment({ kind: 'asteroid', edges: ['N'] })],
    }),
  ],
  ['edgeUnclaimed', '/tiles/0/edges/N', packWith({ ...start, edges: { ...start.edges, N: 'route' } })],
  [
    'edgeClaimedTwice',
    '/tiles/0/edges/E',
    packWith({ ...start, segments: [segment({}), segment({ id: 'r2' })] }),
  ],
  ['edgeTerrain', '/tiles/0/edges/E', packWith({ ...start, edges: { ...start.edges, E: 'asteroid' } })],
  ['edgeTerrain', '/tiles/0/edges/E', packWith({ ...start, edges: { ...start.edges, E: 'space' } })],
  [
    'routeSides',
    '/tiles/0/segments/0/edges',
    packWith({
      ...start,
      edges: { ...start.edges, N: 'route' },
      segments: [segment({ edges: ['N', 'E', 'W'] })],
    }),
  ],
  [
    'routeEnd',
    '/tiles/0/segments/0/endsAt',
    packWith({ ...start, segments: [segment({ endsAt: 'intersection' })] }),
  ],
  [
    'routeEnd',
    '/tiles/0/segments/0/endsAt',
    packWith({ ...start, edges: { ...start.edges, E: 'space' }, segments: [segment({ edges: ['W'] })] }),
  ],
  [
    'endNowhere',
    '/tiles/1/segments/1/endsAt',
    packWith(start, {
      ...planet,
      segments: [...planet.segments.slice(0, 1), segment({ edges: ['W'], endsAt: 'planet:p2' })],
    }),
  ],
  [
    'endNowhere',
    '/tiles/1/segments/1/endsAt',
    packWith(start, {
      ...planet,
      segments: [...planet.segments.slice(0, 1), segment({ edges: ['W'], endsAt: 'asteroid:p1' })],
    }),
  ],
  [
    'endOnlyRoute',
    '/tiles/1/segments/0/endsAt',
    packWith(start, {
      ...planet,
      segments: [
        { id: 'p1', kind: 'planet', edges: [], endsAt: 'intersection', symbols: ['rebel'] },
        ...planet.segments.slice(1),
      ],
    }),
  ],
  [
    'fieldSides',
    '/tiles/0/segments/1/edges',
    packWith({ ...start, segments: [segment({}), segment({ id: 'a1', kind: 'asteroid', edges: [] })] }),
  ],
  [
    'planetSides',
    '/tiles/1/segments/0/edges',
    packWith(start, {
      ...planet,
      segments: [
        { id: 'p1', kind: 'planet', edges: ['N'], endsAt: null, symbols: ['rebel'] },
        ...planet.segments.slice(1),
      ],
    }),
  ],
  [
    'planetSymbol',
    '/tiles/1/segments/0/symbols',
    packWith(start, { ...planet, planet: { name: 'Kashyyyk', symbol: 'empire' } }),
  ],
  [
    'planetSymbol',
    '/tiles/1/segments/0/symbols',
    packWith(start, {
      ...planet,
      segments: [
        { id: 'p1', kind: 'planet', edges: [], endsAt: null, symbols: ['rebel', 'rebel'] },
        ...planet.segments.slice(1),
      ],
    }),
  ],
  ['planetMissing', '/tiles/0/planet', packWith({ ...start, planet: { name: 'Kashyyyk', symbol: 'rebel' } })],
  ['planetUnnamed', '/tiles/1/planet', packWith(start, { ...planet, planet: null })],
  [
    'planetTwice',
    '/tiles/1/segments',
    packWith(start, {
      ...planet,
      segments: [
        ...planet.segments,
        { id: 'p2', kind: 'planet', edges: [], endsAt: null, symbols: ['rebel'] },
      ],
    }),
  ],
  [
    'intersection',
    '/tiles/0/segments',
    packWith({
      ...start,
      segments: [
        segment({ edges: ['E'], endsAt: 'intersection' }),
        segment({ id: 'r2', edges: ['W'], endsAt: 'intersection' }),
      ],
    }),
  ],
];

for (const [key, place, pack] of faults) {
  test(`a pack with the fault ${key} is told so at ${place}`, () => {
    const found = checkPack(pack).find((fault) => fault.key === key);
    assert.ok(found, JSON.stringify(checkPack(pack)));
    assert.equal(found.place, place);
    // Throws where an argument is missing.
    assert.ok(new IntlMessageFormat(english[`pack.${key}`] ?? '', 'en').format(found.args));
  });
}

test('every fault has a case above, and one pack may have many', () => {
  assert.deepEqual([...new Set(faults.map(([key]) => key))].sort(), [...faultKeys].sort());
  const wrong = packWith({ ...start, start: false, count: 0, edges: { ...start.edges, N: 'route' } });
  assert.deepEqual(
    checkPack(wrong).map(({ key }) => key),
    ['count', 'edgeUnclaimed', 'startTiles'],
  );
});

test('a file may lack the name of the pack, and holds nothing that is not named', () => {
  const { id, name, note, ...bare } = shipped;
  assert.equal(checkAgainst(packSchema, bare).ok, true);
  assert.deepEqual(packFrom(bare), { ...shipped, id: 'own', name: 'own', note: '' });
  assert.deepEqual(packFrom({ ...bare, id, name, note }), shipped);
  const tiles = bare.tiles.map((tile) => ({ ...tile, from: 'my box' }));
  for (const file of [
    { ...bare, author: 'somebody' },
    { ...bare, tiles },
  ]) {
    assert.equal(checkAgainst(packSchema, file).ok, false);
  }
});

test('a table that was opened with a pack full of notes is still played with the pack that it had', () => {
  const tiles = shipped.tiles.map((tile) => ({ ...tile, from: 'my box' }));
  assert.deepEqual(packFrom({ ...shipped, tiles }), shipped);
});
