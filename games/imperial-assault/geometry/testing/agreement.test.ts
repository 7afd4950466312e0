import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { firstDifference } from './compare-geometries.ts';
import { fastGeometry } from './fast.ts';
import { generatedBattlefield } from './generated-maps.ts';
import type { Geometer } from './geometry.ts';
import { plainGeometry } from './plain-geometry.ts';

// `SEEDS=20000 node --test` on this file is the proof; what runs by default finds what is grossly wrong.
const battlefields = Number(process.env.SEEDS ?? 100);

/**
 * What differs on the first battlefield on which an implementation does not agree with the plain one, or on the smallest such battlefield
 * that can be found. Nothing if the two agree on all.
 */
function findDifference(one: Geometer, numRuns: number, shown: 'first' | 'smallest'): string {
  const agree = fc.property(generatedBattlefield, (battlefield) => {
    assert.equal(firstDifference(battlefield, one, plainGeometry), undefined);
  });
  const { counterexample } = fc.check(agree, { numRuns, seed: 1, endOnFailure: shown === 'first' });
  const [battlefield] = counterexample ?? [];
  return battlefield === undefined ? '' : (firstDifference(battlefield, one, plainGeometry) ?? '');
}

test('library and plain implementation agree on everything about generated battlefields', () => {
  assert.equal(findDifference(fastGeometry, battlefields, 'smallest'), '');
});

/** The library with one answer changed in the way that a slip would change it. */
const slips: { readonly [slip: string]: Geometer } = {
  'the free end of a wall blocks': (map, situation) => {
    const right = fastGeometry(map, situation);
    return {
      ...right,
      canSeeSpace: (from, to, options) =>
        right.canSeeSpace(from, to, options) && right.canSeeSpace(to, from, options),
    };
  },
  'a movement has a point too few': (map, situation) => {
    const right = fastGeometry(map, situation);
    return { ...right, reach: (figure, points) => right.reach(figure, points - 1) };
  },
  'a companion is adjacent to nothing in its space': (map, situation) => {
    const right = fastGeometry(map, situation);
    return {
      ...right,
      areAdjacentFigures: (one, other) =>
        right.areAdjacentFigures(one, other) && right.countBetween(one, other) !== 0,
    };
  },
};

for (const [slip, wrong] of Object.entries(slips))
  test(`the comparison would notice: ${slip}`, () => {
    assert.match(findDifference(wrong, 100, 'first'), /\nlibrary: .*\nplain: /);
  });
