import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setOut } from './battlefield.ts';
import type { Corner } from './map.ts';
import { canBePlaced } from './movement.ts';
import {
  canFigureSeeSpace,
  canSee,
  canSeeSpace,
  explainSight,
  type Sighting,
  type SightReport,
  sightPairs,
} from './sight.ts';
import { type DrawnBattlefield, drawnBattlefield, type Standing } from './testing/drawn-battlefield.ts';

const figuresBlock = { figuresBlock: true };

function explain(
  drawn: DrawnBattlefield,
  from: string,
  to: string,
  sighting: Sighting = figuresBlock,
): SightReport {
  const battlefield = setOut(drawn.map, drawn.situation);
  return explainSight(battlefield, drawn.space(from), drawn.space(to), sighting);
}

/** What is in the way of the lines from a corner of a space to an edge between two others. */
function obstaclesAt({ lines }: SightReport, corner: Corner, edge: readonly [Corner, Corner]) {
  const ends = edge.toSorted((one, other) => one - other).join();
  const found = lines.find(
    (line) => line.corner === corner && line.edge.toSorted((one, other) => one - other).join() === ends,
  );
  return (found ?? assert.fail('no such lines')).obstacles;
}

describe('A7: an explanation tells all that is in the way of each of the 16 ways to draw lines', () => {
  // Corners are numbered by rows of 5: 0 to 4, 5 to 9.
  const row = (text: string, figures: readonly Standing[] = [], doors: 'closed' | 'open' = 'closed') =>
    drawnBattlefield(`\n ### ### ### ###\n${text}`, figures, doors);

  test('A7.3: lines that lie on each other', () => {
    const report = explain(row('#  A       B'), 'A', 'B');
    assert.equal(report.lines.length, 16);
    assert.deepEqual([report.sees, report.because], [true, 'lines']);
    assert.deepEqual(obstaclesAt(report, 1, [2, 3]), [{ kind: 'overlap' }]);
    assert.deepEqual(obstaclesAt(report, 1, [2, 7]), []);
  });

  test('A7.4: a wall, a blocking edge, and a closed door by its index', () => {
    const all = (text: string) => explain(row(text), 'A', 'B').lines.flatMap(({ obstacles }) => obstacles);
    const wall = { kind: 'edge', between: [2, 1], is: 'wall' };
    assert.deepEqual(obstaclesAt(explain(row('#  A    #  B'), 'A', 'B'), 1, [2, 7]), [wall]);
    assert.ok(all('#  A    !  B').some((one) => one.kind === 'edge' && one.is === 'blocking'));
    assert.ok(all('#  A    D  B').some((one) => one.kind === 'edge' && one.is === 'door' && one.door === 0));
    assert.equal(explain(row('#  A    D  B', [], 'open'), 'A', 'B').sees, true);
  });

  test('A7.4: blocking terrain, a shield (B6), and figures by their index', () => {
    const found = (text: string, figures: readonly Standing[] = []) =>
      obstaclesAt(explain(row(text, figures), 'A', 'B'), 1, [2, 7]);
    assert.deepEqual(found('#  A %     B'), [{ kind: 'space', space: 1, is: 'blocking' }]);
    assert.deepEqual(found('#  A  s    B'), [{ kind: 'space', space: 1, is: 'shield' }]);
    assert.deepEqual(found('#  A   C   B', [{ at: 'C', companion: true }, { at: 'C' }]), [
      { kind: 'figures', space: 1, figures: [1] },
    ]);
  });

  test('A7.5: a corner that walls close', () => {
    const report = explain(
      drawnBattlefield(`
 ### ### ###
#   #       
            
#  A#  B    `),
      'A',
      'B',
    );
    assert.equal(report.sees, false);
    // The upper right corner of A, in rows of 4 corners.
    assert.ok(obstaclesAt(report, 5, [6, 10]).some((one) => one.kind === 'corner' && one.corner === 5));
  });

  test('adjacent spaces see each other whatever their lines say', () => {
    const report = explain(row('#  A   B'), 'A', 'B');
    assert.deepEqual([report.sees, report.because], [true, 'adjacent']);
    assert.deepEqual(explain(row('#  A'), 'A', 'A').because, 'same');
  });

  test('looker and target do not block, and nobody does to a massive figure (A6)', () => {
    const drawn = row('#  A   B   C', [
      { at: 'A', base: '1x2' },
      { at: 'C', massive: true },
    ]);
    assert.equal(explain(drawn, 'A', 'C').sees, false, 'as between spaces');
    assert.equal(explain(drawn, 'A', 'C', { ...figuresBlock, looker: 0 }).sees, true);
    const crowded = row('#  A   B   C', [{ at: 'A' }, { at: 'B' }, { at: 'C', massive: true }]);
    assert.equal(explain(crowded, 'A', 'C', { ...figuresBlock, looker: 0 }).sees, false);
    assert.equal(explain(crowded, 'A', 'C', { ...figuresBlock, looker: 0, target: 2 }).sees, true);
  });

  test('there is line of sight exactly where some lines have nothing in their way', () => {
    const drawn = drawnBattlefield(
      `
 ### ### ### ### ###
#  A   B   CD  D   E
             ###    
#  F % G   H   I  sJ
     !!!     :::    
#  K   L#  M x N   O
     ###            
#  P ~ Q  bR   S % T`,
      [{ at: 'C' }, { at: 'M' }, { at: 'N', base: '1x2' }, { at: 'R', companion: true }],
    );
    const battlefield = setOut(drawn.map, drawn.situation);
    let seen = 0;
    for (const from of drawn.map.terrain.keys())
      for (const to of drawn.map.terrain.keys()) {
        const { sees, because, lines } = explainSight(battlefield, from, to, figuresBlock);
        assert.equal(sees, canSeeSpace(battlefield, from, to, figuresBlock));
        if (because === 'lines') {
          assert.equal(
            sees,
            lines.some(({ obstacles }) => obstacles.length === 0),
            `${from} to ${to}`,
          );
          seen += Number(sees);
        } else assert.ok(sees);
      }
    assert.ok(seen > 50, `${seen}`);
  });
});

describe('A7: who looks, from where', () => {
  test('from where a figure does not stand yet, as if it stood there already', () => {
    const drawn = drawnBattlefield(
      `
 ### ### ### ###
#  A   B   C#  D
                
#  E % F   G   H
                
#  I   J   K   L`,
      [{ at: 'A' }, { at: 'D' }, { at: 'G', base: '1x2' }, { at: 'I', base: '1x2', mobile: true }],
    );
    const battlefield = setOut(drawn.map, drawn.situation);
    const found = new Set<boolean>();
    for (const looker of [0, 3])
      for (const space of drawn.map.terrain.keys()) {
        const from = { space, turned: looker === 3 && space % 2 === 0 };
        if (!canBePlaced(battlefield, looker, from)) continue;
        const figures = drawn.situation.figures.with(looker, {
          ...(drawn.situation.figures[looker] ?? assert.fail()),
          place: from,
        });
        const there = setOut(drawn.map, { ...drawn.situation, figures });
        for (const target of [1, 2]) {
          const sees = canSee(there, looker, target, figuresBlock);
          assert.equal(canSee(battlefield, looker, target, { ...figuresBlock, from }), sees, `${space}`);
          found.add(sees);
        }
      }
    assert.equal(found.size, 2, 'somewhere it sees, somewhere it does not');
  });

  test('from the space of another figure, through which it moves', () => {
    const drawn = drawnBattlefield(
      `
 ### ### ###
#  A   B   C`,
      [{ at: 'A' }, { at: 'A' }, { at: 'B' }, { at: 'C' }],
    );
    const battlefield = setOut(drawn.map, drawn.situation);
    assert.equal(canSee(battlefield, 0, 2, figuresBlock), true);
    assert.equal(canSee(battlefield, 0, 3, figuresBlock), false);
  });

  test("lines that leave through the looker's own space are blocked by whoever shares it", () => {
    const text = `
 ### ### ### ### ### ###
#  A        #           
                        
#    %                 B`;
    const sees = (figures: readonly Standing[], drawing = text) => {
      const drawn = drawnBattlefield(drawing, figures);
      return canSee(setOut(drawn.map, drawn.situation), 0, 1, figuresBlock);
    };
    assert.equal(sees([{ at: 'A' }, { at: 'B' }]), true);
    assert.equal(sees([{ at: 'A' }, { at: 'B' }, { at: 'A', companion: true }]), true);
    assert.equal(sees([{ at: 'A' }, { at: 'B' }, { at: 'A' }]), false);
    const drawn = drawnBattlefield(text, [{ at: 'A' }, { at: 'A' }, { at: 'B' }]);
    assert.equal(canSee(setOut(drawn.map, drawn.situation), 1, 2, figuresBlock), false, 'whoever came first');
    const blocking = text.replace('#  A', '#% A');
    assert.equal(sees([{ at: 'A', mobile: true }, { at: 'B' }], blocking), true, 'its own terrain does not');
  });

  test('a large target does not hide its own far spaces, nor a large looker what lies behind it', () => {
    const drawn = drawnBattlefield(
      `
 ### ### ### ### ###
#  A   B   C   D   E`,
      [
        { at: 'A', base: '1x2' },
        { at: 'D', base: '1x2' },
      ],
    );
    const battlefield = setOut(drawn.map, drawn.situation);
    const [a, b, d, e] = ['A', 'B', 'D', 'E'].map((letter) => drawn.space(letter));
    assert.deepEqual(sightPairs(battlefield, 0, 1, figuresBlock), [
      [a, d],
      [a, e],
      [b, d],
      [b, e],
    ]);
  });

  test('an object under a figure is seen, one behind a figure is not, one in blocking terrain is', () => {
    const drawn = drawnBattlefield(
      `
 ### ### ### ###
#  A   B   C   D
 ### ### ### ###
#  E     % F   G`,
      [{ at: 'A' }, { at: 'C' }, { at: 'E' }],
    );
    const battlefield = setOut(drawn.map, drawn.situation);
    const sees = (looker: number, letter: string, options = figuresBlock) =>
      canFigureSeeSpace(battlefield, looker, drawn.space(letter), options);
    assert.deepEqual(
      [sees(0, 'C'), sees(0, 'D'), sees(0, 'D', { figuresBlock: false })],
      [true, false, true],
    );
    assert.deepEqual([sees(2, 'F'), sees(2, 'G')], [true, false]);
  });
});

test('A7: an explanation names only edges and spaces of the map', () => {
  const drawn = drawnBattlefield(`
 ### ### ###
#  A .   .  
            
#.   .     B`);
  const { sees, lines } = explain(drawn, 'A', 'B');
  assert.equal(sees, false);
  for (const { obstacles } of lines) {
    assert.ok(obstacles.length > 0);
    for (const obstacle of obstacles) {
      assert.notEqual(obstacle.kind, 'space');
      if (obstacle.kind === 'edge')
        assert.ok(obstacle.between.some((space) => (drawn.map.terrain[space] ?? null) !== null));
    }
  }
});

test('B6: shields that come and go are told apart, in any order and more often than tables are kept', () => {
  const drawn = drawnBattlefield(`
 ### ### ### ###
#  A   B   C   D
 ### ### ### ###
#  E   F   G   H
 ### ### ### ###
#  I   J   K   L`);
  const rows = [
    ['A', 'B', 'C', 'D'],
    ['E', 'F', 'G', 'H'],
    ['I', 'J', 'K', 'L'],
  ].map((row) => row.map((letter) => drawn.space(letter)));
  const places = rows.flatMap((row) => row.slice(1, 3));
  for (const round of [1, 2])
    for (let set = 0; set < 2 ** places.length; set++) {
      const chosen = places.filter((_, index) => (set >> index) % 2 === 1);
      const shields = round === 1 ? chosen : chosen.toReversed();
      const battlefield = setOut(drawn.map, { ...drawn.situation, shields });
      for (const [first = 0, second = 0, third = 0, fourth = 0] of rows)
        assert.equal(
          canSeeSpace(battlefield, first, fourth, figuresBlock),
          !shields.includes(second) && !shields.includes(third),
          shields.join(),
        );
    }
});
