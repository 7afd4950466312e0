import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { maps } from '../content/maps.ts';
import { barrierAt, emptyGrounds, figuresAt, type Scene, spaceNamed, startScene } from './scene.ts';
import { readScene, writeScene } from './scene-text.ts';
import { applyTool, toolGroups } from './tools.ts';

const tools = toolGroups.flatMap((group) => group.tools);
const grounds = [...maps.map(({ id }) => id), ...emptyGrounds];

const anyUse = fc.record({
  tool: fc.constantFrom(...tools),
  at: fc.nat({ max: 9999 }),
  side: fc.constantFrom(0, 1, 2, 3),
  turned: fc.boolean(),
  massive: fc.boolean(),
  companion: fc.boolean(),
});

const anyScene = fc
  .tuple(fc.constantFrom(...grounds), fc.array(anyUse, { maxLength: 30 }), fc.boolean())
  .map(([ground, uses, figuresBlock]): Scene => {
    const scene = uses.reduce((now, { tool, at, side, ...wish }) => {
      const space = at % now.map.terrain.length;
      return applyTool(now, tool, { space, side }, wish);
    }, startScene(ground));
    return { ...scene, figuresBlock };
  });

/** A scene without what the order of its lists says: no rule knows it. */
function meaning(scene: Scene) {
  const { map, situation } = scene;
  const all = map.terrain.map((_, space) => space);
  return {
    ...scene,
    map: { ...map, edges: undefined, doors: undefined },
    situation: {
      ...situation,
      openDoors: undefined,
      rubble: new Set(situation.rubble),
      shields: new Set(situation.shields),
    },
    barriers: all.flatMap((space) => [1, map.columns].map((step) => barrierAt(scene, [space, space + step]))),
  };
}

test('whatever is set out can be read from its text, which an address holds as it is', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const text = writeScene(scene);
      assert.match(text, /^[\w.-]+$/);
      const read = readScene(text) ?? assert.fail(text);
      assert.deepEqual(meaning(read), meaning(scene));
      assert.equal(writeScene(read), text);
    }),
    { numRuns: 60 },
  );
});

test('a map with nothing on it is its name and two spaces', () => {
  assert.equal(writeScene(startScene('12x9')), '12x9.D5.J5');
});

test('a text names what is on the map', () => {
  const scene = readScene('cargo-crossing.C4.F7.wall-D4r.open-H2r.shield-F6.figure-D5-G7x32m-A1c.past');
  assert.ok(scene !== undefined);
  const { map, situation, figuresBlock } = scene;
  const at = (name: string) => spaceNamed(map, name) ?? assert.fail(name);
  assert.equal(barrierAt(scene, [at('D4'), at('E4')]), 'wall');
  assert.equal(barrierAt(scene, [at('H2'), at('I2')]), 'open-door');
  assert.deepEqual(situation.shields, [at('F6')]);
  assert.equal(figuresBlock, false);
  assert.deepEqual(
    situation.figures.map(({ base, place, massive, companion }) => [base, place.turned, massive, companion]),
    [
      ['1x1', false, false, false],
      ['2x3', true, true, false],
      ['1x1', false, false, true],
    ],
  );
  assert.deepEqual(figuresAt(scene, at('H9')), [1]);
});

test('a text names what was taken away from a map', () => {
  const text = 'cargo-crossing.C4.F7.clear-F1r-D4r';
  const scene = readScene(text) ?? assert.fail(text);
  assert.equal(scene.map.doors.length, startScene('cargo-crossing').map.doors.length - 1);
  assert.equal(scene.map.edges.length, startScene('cargo-crossing').map.edges.length - 1);
  assert.equal(writeScene(scene), text);
});

test('a text that names no position is refused, whatever is wrong with it', () => {
  const wrong = [
    '',
    'nowhere.A1.B1',
    '99x99.A1.B1',
    'cargo-crossing',
    'cargo-crossing.A1',
    'cargo-crossing.A1.Z99',
    'cargo-crossing.A1.B1.moat-C1',
    'cargo-crossing.A1.B1.wall-C1x',
    'cargo-crossing.A1.B1.wall-L1r',
    'cargo-crossing.A1.B1.figure-C1x44',
    'cargo-crossing.A1.B1.rubble-c1',
    'cargo-crossing.A1.B1.none-A1',
    'cargo-crossing.A1.B1.toString-C1',
  ];
  for (const text of wrong) assert.equal(readScene(text), undefined, text);
});
