import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkAgainst } from '../../../../schema/check.ts';
import { checkLaying } from './laying-check.ts';
import { type Laying, layingSchema } from './laying-schema.ts';
import { layings, tileBoxes, tiles } from './maps.ts';
import { tilesSchema } from './tile-schema.ts';

test('the tiles fit their schema, and every sign and join is on its tile', () => {
  for (const box of tileBoxes) {
    assert.deepEqual(checkAgainst(tilesSchema, box), { ok: true, value: box });
    for (const { id, spaces, joins } of box.tiles) {
      const wide = spaces[0]?.length ?? 0;
      assert.ok(
        spaces.every(({ length }) => length === wide),
        id,
      );
      for (const { side, at } of joins) {
        assert.ok(at < (side === 'top' || side === 'bottom' ? wide : spaces.length), `${id} ${side} ${at}`);
        for (const along of [at - 1, at]) {
          const row = { top: 0, right: along, bottom: spaces.length - 1, left: along }[side];
          const column = { top: along, right: wide - 1, bottom: along, left: 0 }[side];
          assert.match(spaces[row]?.[column] ?? '', /[.~]/, `${id} ${side} ${at}`);
        }
      }
    }
  }
});

test('both sides of all 18 tiles of the box are there, and tiles 1A to 12A and 15A to 18A are interior (B11)', () => {
  for (let tile = 1; tile <= 18; tile++) {
    assert.equal(tiles.get(`${tile}a`)?.interior, tile !== 13 && tile !== 14, `${tile}a`);
    assert.equal(tiles.get(`${tile}b`)?.interior, false, `${tile}b`);
  }
});

describe('a laying is faulty', () => {
  const [plan = assert.fail('no laying')] = layings.filter(({ id }) => id === 'dark-recon');
  const [first = assert.fail('no tile'), ...others] = plan.tiles;
  const [entrance = assert.fail('no area')] = plan.areas;
  const [door = assert.fail('no door')] = plan.doors;
  const wrong: readonly [string, Partial<Laying>, string][] = [
    [
      'a tile that is not in the box',
      { tiles: [{ ...first, tile: '99a' }, ...others] },
      '/tiles/0/tile noTile',
    ],
    [
      'a section that is not listed',
      { tiles: [{ ...first, section: 'attic' }, ...others] },
      '/tiles/0/section noSection',
    ],
    ['a tile that sticks out', { tiles: [{ ...first, at: 'K17' }, ...others] }, '/tiles/0/at offGrid'],
    [
      'tiles one over the other',
      { tiles: [...plan.tiles, { ...first, tile: '18b', turns: 0 }] },
      `/tiles/${plan.tiles.length} overlap`,
    ],
    [
      'a tile that no way leads to',
      { columns: 15, tiles: [...plan.tiles, { tile: '18b', at: 'N1', turns: 0, section: 'start' }] },
      `/tiles/${plan.tiles.length} apart`,
    ],
    [
      'a section behind walls',
      { edges: { ...plan.edges, wall: ['J7|J8', 'K7|K8', 'E7|E8', 'F7|F8'] } },
      '/tiles/4 apart',
    ],
    ['no entrance', { areas: plan.areas.slice(1) }, '/areas noEntrance'],
    [
      'an entrance that is hidden',
      { areas: [{ ...entrance, spaces: ['G3'] }, ...plan.areas.slice(1)] },
      '/areas/0/spaces hiddenEntrance',
    ],
    [
      'a token off the map',
      { tokens: [{ id: 'crate-1', kind: 'crate', space: 'A1' }] },
      '/tokens/0/space noSpace',
    ],
    [
      'a token on blocking terrain',
      { tokens: [{ id: 'crate-1', kind: 'crate', space: 'D14' }] },
      '/tokens/0/space noFooting',
    ],
    [
      'a deployment point off the map',
      { deploymentPoints: [{ id: 'green-1', space: 'L1', color: 'green', active: true }] },
      '/deploymentPoints/0/space noSpace',
    ],
    ['a door between no spaces', { doors: [{ id: 'hatch', edges: ['L1|L2'] }] }, '/doors/0/edges/0 noEdge'],
    [
      'a door in a wall',
      { doors: [door, { id: 'hatch', edges: ['G12|H12', 'H14|H15', 'C12|C13'] }] },
      '/doors/1/edges/2 edgeTwice',
    ],
    [
      'two doors on one edge',
      { doors: [door, { id: 'hatch', edges: door.edges.slice(0, 1) }] },
      '/doors/1/edges/0 edgeTwice',
    ],
    ['an id twice', { doors: [...plan.doors, { ...door, edges: ['E9|E10'] }] }, '/doors/2/id twice'],
    [
      'an area called like a deployment point',
      { deploymentPoints: [{ id: 'entrance', space: 'F11', color: 'red', active: false }] },
      '/deploymentPoints/0/id twice',
    ],
  ];
  for (const [what, change, fault] of wrong)
    test(what, () => {
      assert.ok(checkAgainst(layingSchema, { ...plan, ...change }).ok);
      const found = checkLaying({ ...plan, ...change }, tiles).map(({ place, key }) => `${place} ${key}`);
      assert.equal(found[0], fault, found.join(', '));
    });
});
