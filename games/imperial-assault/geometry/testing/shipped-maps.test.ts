import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readMap } from '../../content/map-plan.ts';
import { maps } from '../../content/maps.ts';
import { everything, firstDifference } from './compare-geometries.ts';
import { fastGeometry } from './fast.ts';
import { type Battlefield, crowdedBattlefield } from './generated-maps.ts';
import { plainGeometry } from './plain-geometry.ts';

// With `SEEDS` every space looks at every other one, and every figure moves, in so many crowds. By default some do.
const crowds = Number(process.env.SEEDS ?? 1);
const [everySpace, everyFigure] = process.env.SEEDS === undefined ? [16, 8] : [1, 1];

/** Some of a list, in equal strides. */
const some = <T>(items: readonly T[], stride: number): T[] =>
  items.filter((_, index) => index % stride === 0);

function agree(battlefield: Battlefield): void {
  const { lookers, movers, points } = everything(battlefield);
  const extent = { lookers: some(lookers, everySpace), movers: some(movers, everyFigure), points };
  assert.equal(firstDifference(battlefield, fastGeometry, plainGeometry, extent), undefined);
}

for (const plan of maps)
  describe(`library and plain implementation agree on ${plan.id}`, () => {
    const { map } = readMap(plan);

    for (const openDoors of map.doors.length === 0 ? [[]] : [[], [...map.doors.keys()]])
      test(openDoors.length === 0 ? 'bare' : 'with open doors', () => {
        agree({ map, situation: { openDoors, rubble: [], shields: [], figures: [] } });
      });

    test('with tokens, and figures of all sizes', () => {
      for (const battlefield of fc.sample(crowdedBattlefield(map), { seed: 1, numRuns: crowds }))
        agree(battlefield);
    });
  });
