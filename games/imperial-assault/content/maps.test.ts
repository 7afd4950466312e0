import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { checkMap } from './map-check.ts';
import { type MapPlan, readMap } from './map-plan.ts';
import { mapSchema } from './map-schema.ts';
import { maps } from './maps.ts';
import { locate, nameOf } from './space-name.ts';

/** What the reference lists of each map. */
const listed = {
  '30th-floor-plaza': { spaces: 260, blocking: 8, impassable: 10, difficult: 8, edges: 35, doors: 0 },
  'temple-gardens': { spaces: 449, blocking: 18, impassable: 8, difficult: 29, edges: 68, doors: 8 },
  'mos-eisley-outskirts': { spaces: 211, blocking: 11, impassable: 0, difficult: 0, edges: 35, doors: 2 },
  'cargo-crossing': { spaces: 120, blocking: 4, impassable: 2, difficult: 6, edges: 16, doors: 2 },
  'quad-foundry': { spaces: 256, blocking: 6, impassable: 8, difficult: 8, edges: 24, doors: 4 },
};

test('the five maps are there, and no other', () => {
  assert.deepEqual(
    maps.map(({ id }) => id),
    Object.keys(listed),
  );
});

for (const [id, counts] of Object.entries(listed))
  describe(id, () => {
    const plan = planOf(id);

    test('fits the schema, and nothing is wrong with it', () => {
      assert.deepEqual(checkAgainst(mapSchema, plan), { ok: true, value: plan });
      assert.deepEqual(checkMap(plan), []);
    });

    test('has what the reference lists', () => {
      const { map } = readMap(plan);
      const ofKind = (kind: string) => map.terrain.filter((terrain) => terrain === kind).length;
      assert.deepEqual(
        {
          spaces: map.terrain.filter((terrain) => terrain !== null).length,
          blocking: ofKind('blocking'),
          impassable: ofKind('impassable'),
          difficult: ofKind('difficult'),
          edges: map.edges.length,
          doors: map.doors.flatMap(({ edges }) => edges).length,
        },
        counts,
      );
    });

    test('names the places of zones and terminals on ground that figures can stand on', () => {
      const { map, spaceOf } = readMap(plan);
      for (const name of [...plan.terminals, ...plan.zones.flatMap(({ spaces }) => spaces)])
        assert.match(map.terrain[spaceOf(name) ?? -1] ?? '', /^(normal|difficult)$/, name);
    });
  });

test('a space is named by column and row, and after Z comes AA, then BB', () => {
  assert.equal(nameOf(34, 0), 'A1');
  assert.equal(nameOf(34, 30 * 34 + 33), 'HH31');
  assert.deepEqual(locate('C4'), [3, 2]);
  assert.deepEqual(locate('HH31'), [30, 33]);
  for (const wrong of ['AB1', 'a1', 'A0', '4C', 'AAA1', '']) assert.equal(locate(wrong), undefined, wrong);
});

test('temple-gardens begins eight columns and six rows from A1', () => {
  const { map, spaceOf } = readMap(planOf('temple-gardens'));
  assert.equal(map.terrain[spaceOf('K7') ?? -1], 'normal');
  assert.equal(map.terrain[spaceOf('J7') ?? -1], null);
  assert.equal(map.terrain[spaceOf('FF28') ?? -1], 'blocking');
  assert.equal(map.terrain[spaceOf('V22') ?? -1], 'difficult');
  const door = map.doors[0] ?? assert.fail();
  assert.deepEqual(
    door.edges.map((pair) => pair.map((space) => nameOf(map.columns, space))),
    [
      ['L15', 'L16'],
      ['M15', 'M16'],
    ],
  );
});

describe('a map is faulty', () => {
  const plan = planOf('cargo-crossing');
  const [first, second] = plan.zones;
  assert.ok(first !== undefined && second !== undefined);
  const wrong: readonly [string, Partial<MapPlan>, string][] = [
    ['a terminal where no space is', { terminals: ['B8', 'M3'] }, '/terminals/1 noSpace'],
    [
      'an edge between spaces that do not touch',
      { edges: { ...plan.edges, wall: ['A1|B2'] } },
      '/edges/wall/0 noEdge',
    ],
    [
      'an edge from the end of a row to the start of the next',
      { edges: { ...plan.edges, wall: ['L1|A2'] } },
      '/edges/wall/0 noEdge',
    ],
    ['a door in a wall', { doors: [{ id: 'door-1', edges: ['G1|F1'] }] }, '/doors/0/edges/0 edgeTwice'],
    [
      'two doors of one name',
      {
        doors: [
          { id: 'door-1', edges: ['D4|E4'] },
          { id: 'door-1', edges: ['H7|I7'] },
        ],
      },
      '/doors/1/id twice',
    ],
    ['a zone less than players', { zones: [first] }, '/zones fewZones'],
    [
      'two zones of one colour',
      { zones: [first, { ...second, color: first.color }] },
      '/zones/1/color twice',
    ],
  ];
  for (const [what, change, fault] of wrong)
    test(what, () => {
      assert.deepEqual(
        checkMap({ ...plan, ...change }).map(({ place, key }) => `${place} ${key}`),
        [fault],
      );
    });
});

function planOf(id: string): MapPlan {
  return maps.find((plan) => plan.id === id) ?? assert.fail(id);
}
