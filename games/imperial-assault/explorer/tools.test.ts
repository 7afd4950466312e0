import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barrierAt, edgeNamed, figuresAt, type Scene, spaceNamed, startScene } from './scene.ts';
import { applyTool, type FigureWish, type Tool, toolGroups } from './tools.ts';

const plain: FigureWish = { turned: false, massive: false, companion: false };

/** The scene after a tool was used on a space, at a side of it; Enter and touches use the same. */
function after(scene: Scene, tool: Tool, name: string, side = 1, wish: Partial<FigureWish> = {}): Scene {
  const space = spaceNamed(scene.map, name) ?? assert.fail(name);
  return applyTool(scene, tool, { space, side }, { ...plain, ...wish });
}

const barrier = (scene: Scene, name: string) =>
  barrierAt(scene, edgeNamed(scene.map, name) ?? assert.fail(name));

test('each tool that changes the map takes away what it put down when it is used there again', () => {
  const scene = startScene('12x9');
  const all = toolGroups.flatMap(({ tools }) => tools).filter(({ kind }) => kind !== 'end');
  for (const tool of all) {
    const there = after(scene, tool, 'C4');
    const isFloor = tool.kind === 'terrain' && tool.terrain === 'normal';
    if (!isFloor)
      assert.notDeepEqual(there.map === scene.map && there.situation, scene.situation, JSON.stringify(tool));
    const { map, situation } = after(there, tool, 'C4');
    assert.deepEqual(
      { map, situation },
      { map: scene.map, situation: scene.situation },
      JSON.stringify(tool),
    );
  }
});

test('one thing stands on an edge: what is put there replaces what was', () => {
  let scene = after(startScene('12x9'), { kind: 'edge', barrier: 'wall' }, 'C4');
  scene = after(scene, { kind: 'edge', barrier: 'door' }, 'D4', 3);
  assert.equal(barrier(scene, 'C4r'), 'door');
  assert.equal(scene.map.edges.length, 0);
  scene = after(scene, { kind: 'edge', barrier: 'blocking' }, 'C4');
  assert.equal(barrier(scene, 'C4r'), 'blocking');
  assert.equal(scene.map.doors.length, 0);
});

test('all edges of a door open together', () => {
  const scene = startScene('temple-gardens');
  const door = scene.map.doors.findIndex(({ edges }) => edges.length > 1);
  const [first, second] = scene.map.doors[door]?.edges ?? [];
  assert.ok(first !== undefined && second !== undefined);
  const side = first[1] - first[0] === 1 ? 1 : 2;
  const open = applyTool(scene, { kind: 'edge', barrier: 'open-door' }, { space: first[0], side }, plain);
  assert.equal(barrierAt(open, second), 'open-door');
  assert.deepEqual(open.situation.openDoors, [door]);
});

test('an open door stays open where another door is taken away', () => {
  let scene = after(startScene('12x9'), { kind: 'edge', barrier: 'door' }, 'C4');
  scene = after(scene, { kind: 'edge', barrier: 'open-door' }, 'F4');
  scene = after(scene, { kind: 'edge', barrier: 'wall' }, 'C4');
  assert.equal(barrier(scene, 'F4r'), 'open-door');
});

test('a figure stands only on spaces, turned or not, and is taken away from any of its spaces', () => {
  const large = { kind: 'figure', base: '2x3' } as const;
  const scene = startScene('12x9');
  assert.equal(after(scene, large, 'K4'), scene, 'three columns from K end beyond L');
  assert.notEqual(after(scene, large, 'K4', 0, { turned: true }), scene);
  assert.equal(after(scene, large, 'B9'), scene);
  const holed = after(scene, { kind: 'terrain', terrain: 'none' }, 'C5');
  assert.equal(after(holed, large, 'B4'), holed);
  const there = after(scene, large, 'B4');
  assert.equal(after(there, { kind: 'figure', base: '1x1' }, 'D5').situation.figures.length, 0);
});

test('a space that is taken away takes with it what is on it; the two that are asked about stay', () => {
  let scene = after(startScene('12x9'), { kind: 'figure', base: '1x2' }, 'B4');
  scene = after(scene, { kind: 'token', token: 'rubble' }, 'C4');
  scene = after(scene, { kind: 'token', token: 'shields' }, 'C4');
  scene = after(scene, { kind: 'terrain', terrain: 'none' }, 'C4');
  assert.deepEqual(scene.situation, { openDoors: [], rubble: [], shields: [], figures: [] });
  const chosen = after(scene, { kind: 'end', end: 'to' }, 'C4');
  assert.equal(chosen, scene, 'what is no space cannot be chosen');
  const target = after(scene, { kind: 'end', end: 'to' }, 'D4');
  assert.equal(after(target, { kind: 'terrain', terrain: 'none' }, 'D4'), target);
  assert.deepEqual(figuresAt(target, 0), []);
});
