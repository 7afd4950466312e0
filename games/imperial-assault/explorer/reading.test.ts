import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maps } from '../content/maps.ts';
import { setOut } from '../geometry/battlefield.ts';
import { areAdjacentSpaces, countSpaces } from '../geometry/counting.ts';
import { canSeeSpace } from '../geometry/sight.ts';
import { bestWay, countFree, readSpaces, tallyObstacles, thingsInTheWay } from './reading.ts';
import { chooseEnd, isSpace, startScene } from './scene.ts';
import { readScene } from './scene-text.ts';

const read = (text: string) => readSpaces(readScene(text) ?? assert.fail(text));

test('on every map the path takes as many steps as are counted, each to an adjacent space', () => {
  for (const { id } of maps) {
    const start = startScene(id);
    const spaces = start.map.terrain.flatMap((_, space) => (isSpace(start.map, space) ? [space] : []));
    const battlefield = setOut(start.map, start.situation);
    for (let at = 0; at < spaces.length; at += 9) {
      const [from = 0, to = 0] = [spaces[at], spaces[(at * 7 + 31) % spaces.length]];
      const { distance, path, there } = readSpaces(chooseEnd(chooseEnd(start, 'from', from), 'to', to));
      assert.equal(distance, countSpaces(battlefield, from, to));
      assert.equal(there.report.sees, canSeeSpace(battlefield, from, to, { figuresBlock: true }));
      if (distance === null) continue;
      assert.deepEqual([path[0], path.at(-1), path.length], [from, to, distance + 1]);
      for (const [step, space] of path.entries())
        if (step > 0) assert.ok(areAdjacentSpaces(battlefield, path[step - 1] ?? -1, space), `${id} ${path}`);
    }
  }
});

test('A7, Rules Reference, example 3 of line of sight: seen from beside a wall, and not seen back', () => {
  const { there, back } = read('3x2.A1.C1.wall-A1r');
  assert.deepEqual([there.report.sees, back.report.sees], [true, false]);
  assert.ok(countFree(there.report) > 0);
  assert.equal(countFree(back.report), 0);
});

test('the way that is shown is free where one is', () => {
  const { there } = read('12x9.B4.G5.shield-D4');
  assert.ok(there.report.sees);
  assert.deepEqual(there.report.lines[bestWay(there.report)]?.obstacles, []);
  assert.ok(countFree(there.report) > 0);
});

test('where all ways are blocked the one with the least in the way is shown, lines that overlap only at last', () => {
  const { there } = read('cargo-crossing.B6.F5');
  assert.ok(!there.report.sees);
  const shown = there.report.lines[bestWay(there.report)]?.obstacles ?? [];
  assert.ok(shown.length > 0 && shown.every(({ kind }) => kind !== 'overlap'));
});

test('a figure in the way is told once, with all the ways that it blocks', () => {
  const { there } = read('12x9.B4.G4.figure-D4');
  const figures = tallyObstacles(there.report).filter(({ obstacle }) => obstacle.kind === 'figures');
  assert.equal(figures.length, 1);
  const blocked = there.report.lines.filter(({ obstacles }) =>
    obstacles.some(({ kind }) => kind === 'figures'),
  );
  assert.equal(figures[0]?.ways, blocked.length);
});

test('a large figure that is met in several spaces is one thing in the way', () => {
  const { there } = read('12x9.B4.H5.figure-D4x23');
  const figures = tallyObstacles(there.report).filter(({ obstacle }) => obstacle.kind === 'figures');
  assert.equal(figures.length, 1);
  const met = there.report.lines.map(
    ({ obstacles }) => obstacles.filter(({ kind }) => kind === 'figures').length,
  );
  assert.ok(Math.max(...met) > 1);
  assert.equal(Math.max(...there.report.lines.map((lines) => thingsInTheWay(lines).length)), 1);
});

test('a figure does not block the look of the figure on whose space it is asked (A7.4)', () => {
  const wide = '12x9.B4.G4.figure-B3x23';
  const { there } = read(wide);
  assert.equal(there.looker, 0);
  assert.ok(there.report.lines.every(({ obstacles }) => obstacles.every(({ kind }) => kind !== 'figures')));
});

test('of large figures other spaces are told from which there is line of sight', () => {
  const { there } = read('12x9.B2.H2.figure-B2x22-H2.wall-C1r-C2r');
  assert.ok(!there.report.sees);
  assert.ok(there.elsewhere.length > 0);
});

test('A5: blocking terrain is not counted to, but a figure that stands in it is', () => {
  assert.equal(read('12x9.B4.G4.block-G4').distance, null);
  assert.equal(read('12x9.B4.G4.block-G4.figure-G4').distance, 5);
  assert.equal(read('12x9.F4.G4.block-G4').areAdjacent, false);
  assert.equal(read('12x9.F4.G4.block-G4.figure-F4-G4').areAdjacent, true);
});
