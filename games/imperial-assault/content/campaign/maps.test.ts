import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkAgainst } from '../../../../schema/check.ts';
import { Footing } from '../../geometry/footing.ts';
import { groundOf, unhindered, walking } from '../../geometry/ground.ts';
import type { Base, Space } from '../../geometry/map.ts';
import { type Laid, readLaying } from './laying.ts';
import { checkLaying, reachedFrom } from './laying-check.ts';
import { type Laying, layingSchema } from './laying-schema.ts';
import { layings, tiles } from './maps.ts';
import { missions } from './missions.ts';

test('each of the missions has its laying', () => {
  assert.equal(new Set(layings.map(({ id }) => id)).size, missions.length);
});

test('C20 (B11): tiles 01A to 12A and 15A to 18A of the expansion are interior, and no other one', () => {
  const interior = [...tiles.values()].filter((tile) => tile.interior).map(({ id }) => id);
  const numbers = [...Array.from({ length: 12 }, (_, place) => place + 1), 15, 16, 17, 18];
  assert.deepEqual(
    interior.filter((id) => !id.startsWith('core-')),
    numbers.map((number) => `${number}a`),
  );
});

/** The spaces of the areas whose ids begin so. */
function areaOf({ areas }: Laid, id: string): Space[] {
  return areas.filter((area) => area.id.startsWith(id)).flatMap(({ spaces }) => [...spaces]);
}

for (const laying of layings)
  describe(laying.id, () => {
    const laid = readLaying(laying, tiles);
    const { map } = laid;
    const entrances = laid.areas.filter(({ entrance }) => entrance);

    test('fits the schema, and nothing is wrong with it', () => {
      assert.deepEqual(checkAgainst(layingSchema, laying), { ok: true, value: laying });
      assert.deepEqual(checkLaying(laying, tiles), []);
    });

    test('has room for four heroes at its entrance, and an active deployment point on what is shown first', () => {
      const first = laid.areas.find(({ id }) => id === 'entrance') ?? assert.fail('no entrance');
      const near = reachedFrom(map, first.spaces);
      assert.ok([...near.values()].filter((far) => far <= 1).length >= 4);
      assert.ok(first.spaces.length >= 2);
      if (laid.deploymentPoints.length > 0 && laying.id !== 'the-realm-of-the-dark-side')
        assert.ok(
          laid.deploymentPoints.some(
            ({ active, space }) => active && laid.shownFirst.includes(laid.sectionOf(space) ?? -1),
          ),
        );
    });

    test('has its tokens within a walk of some rounds, and none in the arms of the heroes', () => {
      const far = reachedFrom(
        map,
        entrances.flatMap(({ spaces }) => spaces),
      );
      for (const { id, kind, space } of laid.tokens) {
        const steps = far.get(space) ?? assert.fail(id);
        assert.ok(steps <= 25, `${id} ${steps}`);
        if (kind === 'terminal' || kind === 'crate') assert.ok(steps >= 2, `${id} ${steps}`);
      }
    });

    test('is the same battlefield for the rules, who shut hidden sections off, and for the board, which leaves them out', () => {
      const doors = laying.doors.map((_, door) => door);
      const revealed = laid.hidden.slice(0, 1);
      for (const more of [[], revealed]) {
        const open = [...doors, ...more.map((section) => doors.length + laid.hidden.indexOf(section))];
        const whole = groundOf(map, open);
        const shown = laid.mapShowing([...laid.shownFirst, ...more]);
        const part = groundOf(shown, doors);
        for (const [space, kind] of shown.terrain.entries()) {
          if (kind === null) continue;
          assert.equal(whole.counts[space], part.counts[space], laid.names[space]);
          assert.equal(whole.barred[space], part.barred[space], laid.names[space]);
        }
      }
    });

    test('has no two things of which one would hide the other', () => {
      const spaces = laid.tokens.map(({ space }) => space);
      assert.deepEqual(
        spaces.filter((space, at) => spaces.indexOf(space) < at).map((space) => laid.names[space]),
        [],
      );
    });
  });

/** Where a base gets to from a space, all doors open. */
function walkOf(
  laying: Laying,
  base: Base,
  massive: boolean,
  from: (laid: Laid) => readonly Space[],
): Set<Space> {
  const laid = readLaying(laying, tiles);
  const ground = groundOf(laid.map, [...laid.map.doors.keys()]);
  const footing = new Footing(ground, base, massive ? unhindered : walking);
  const isOutside = (code: number) =>
    footing.covers(code).every((space) => !massive || !laid.isInterior(space));
  const seen = new Set<number>();
  for (const space of from(laid))
    for (const place of footing.places())
      if (footing.covers(place).includes(space) && footing.holds(place) && isOutside(place)) seen.add(place);
  for (const code of seen)
    for (const next of [...footing.steps(code), ...footing.turns(code)])
      if (footing.holds(next) && isOutside(next)) seen.add(next);
  return new Set([...seen].flatMap((code) => [...footing.covers(code)]));
}

describe('an AT-DP, massive and two by three spaces large, gets where its mission needs it (A6)', () => {
  const needs: readonly [laying: string, from: string, to: string][] = [
    ['capital-escape', 'at-dp-elite', 'terminal-clamps-1'],
    ['capital-escape', 'at-dp-elite', 'terminal-clamps-2'],
    ['civil-unrest', 'at-dp-elite', 'escape-route'],
    ['double-agent', 'red', 'lorn'],
  ];
  for (const [id, from, to] of needs)
    test(`${id}: to ${to}`, () => {
      const laying = layings.find((one) => one.id === id) ?? assert.fail(id);
      const reached = walkOf(laying, '2x3', true, (laid) => [
        ...areaOf(laid, from),
        ...laid.deploymentPoints.filter((point) => point.id === from).map(({ space }) => space),
      ]);
      const { tokens, map } = readLaying(laying, tiles);
      const goal = tokens.find((token) => token.id === to)?.space ?? -1;
      const near = [...reached].some(
        (space) =>
          Math.abs(Math.floor(space / map.columns) - Math.floor(goal / map.columns)) <= 2 &&
          Math.abs((space % map.columns) - (goal % map.columns)) <= 2,
      );
      assert.ok(near);
    });
});

test('a Nexu, one by two spaces large, gets from where it comes to the heroes (A6)', () => {
  const laying = layings.find(({ id }) => id === 'on-the-run') ?? assert.fail();
  const reached = walkOf(laying, '1x2', false, ({ deploymentPoints }) =>
    deploymentPoints.filter(({ id }) => id.startsWith('yellow')).map(({ space }) => space),
  );
  const { areas } = readLaying(laying, tiles);
  assert.ok(areas.find(({ id }) => id === 'entrance')?.spaces.some((space) => reached.has(space)));
});
