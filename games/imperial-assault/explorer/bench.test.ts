import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../../testkit/say.ts';
import { type Bench, openBench } from './bench.ts';
import { explorer } from './index.ts';
import { spaceNamed } from './scene.ts';

const [say = assert.fail('nobody speaks')] = await createSays(explorer.messages);

/** An explorer with all that it reads out and the positions that it hands to the address. */
function open(start: string): { bench: Bench; heard: string[]; positions: string[] } {
  const heard: string[] = [];
  const positions: string[] = [];
  const bench = openBench({
    start,
    say,
    onChange: (position) => positions.push(position),
    announce: (sentence) => heard.push(say(sentence)),
  });
  return { bench, heard, positions };
}

const at = ({ scene }: Bench, name: string) => spaceNamed(scene.value.map, name) ?? assert.fail(name);

test('what a tool changes is read out with the verdict, and the address names it', () => {
  const { bench, heard, positions } = open('12x9.B4.D4');
  bench.tool.value = { kind: 'figure', base: '1x1' };
  bench.use({ space: at(bench, 'C4'), side: 0 });
  assert.deepEqual(heard, ['C4: figure, 1 × 1; B4 does not see D4.']);
  assert.deepEqual(positions, ['12x9.B4.D4.figure-C4']);
  assert.equal(bench.look.value.report.sees, false);
});

test('by keys a tool for edges asks for a side, other tools work where the keys are', () => {
  const { bench, heard, positions } = open('12x9.B4.D4');
  bench.tool.value = { kind: 'edge', barrier: 'wall' };
  bench.useHere();
  assert.deepEqual(heard, ['Hold Shift and press the arrow of the edge.']);
  assert.deepEqual(positions, []);
  bench.tool.value = { kind: 'token', token: 'rubble' };
  bench.useHere();
  assert.deepEqual(positions, ['12x9.B4.D4.rubble-B4']);
});

test('every change can be undone and made again, those of one drag together', () => {
  const { bench, heard, positions } = open('12x9.B4.D4');
  for (const name of ['E4', 'F4', 'G4']) bench.put({ ...bench.scene.value, to: at(bench, name) }, 'drag 1');
  assert.equal(positions.at(-1), '12x9.B4.G4');
  bench.undo();
  assert.equal(positions.at(-1), '12x9.B4.D4');
  assert.equal(bench.canUndo.value, false);
  assert.equal(heard.at(-1), 'B4 sees D4.');
  bench.redo();
  assert.equal(positions.at(-1), '12x9.B4.G4');
  const count = positions.length;
  bench.redo();
  assert.equal(positions.length, count, 'there is nothing to make again');
});

test('whoever goes from space to space hears what is there, and that nothing changes where it cannot', () => {
  const { bench, heard, positions } = open('12x9.B4.D4.water-C4');
  bench.go(at(bench, 'C4'));
  bench.tool.value = { kind: 'figure', base: '2x3' };
  bench.use({ space: at(bench, 'L9'), side: 0 });
  assert.deepEqual(heard, ['C4: difficult', 'Nothing changes there.']);
  assert.deepEqual(positions, []);
});

test('the way back has its own lines, and a way that was asked for is dropped where something changes', () => {
  const { bench } = open('3x2.A1.C1.wall-A1r');
  bench.asked.value = 3;
  assert.equal(bench.way.value.index, 3);
  bench.isBack.value = true;
  assert.equal(bench.look.value.report.sees, false);
  bench.tool.value = { kind: 'edge', barrier: 'wall' };
  bench.use({ space: at(bench, 'A1'), side: 1 });
  assert.equal(bench.asked.value, undefined);
  assert.equal(bench.look.value.report.sees, true);
});

test('an address without a position begins with a map; one that nobody can read says so', () => {
  assert.equal(open('').bench.isLost, false);
  const { bench } = open('cargo-crossing.A1');
  assert.equal(bench.isLost, true);
  assert.equal(bench.scene.value.ground, 'cargo-crossing');
});

test('another map keeps the cursor on it', () => {
  const { bench } = open('20x14.B4.D4');
  bench.go(at(bench, 'T14'));
  const { bench: small } = open('12x9.B4.D4');
  bench.put(small.scene.value);
  assert.ok(bench.cursor.value < bench.scene.value.map.terrain.length);
});
