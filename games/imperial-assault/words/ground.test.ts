import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../game.ts';
import { optionsOf } from '../testing/table.ts';
import { groundLines } from './ground.ts';

test('A5: the table in words tells terrain, walls and other edges, and where the map has no spaces', () => {
  const map = {
    rows: ['....  ', '..~#..', '=.....', '......'],
    walls: 'A1|A2 B1|B2 C1|C2 B2|B3 E2|F2 E3|F3 C3|D3',
    blocking: 'A3|B3',
    impassable: 'A3|A4 B3|B4 D3|D4',
  };
  const [mission] = game.open(optionsOf({ map }, 2)).terms.missions;
  assert.ok(mission);
  const lines = groundLines(mission).map(({ key, args }) => [key, ...Object.values(args ?? {})].join(' '));
  assert.deepEqual(lines, [
    'table.gaps E1–F1',
    'table.terrain difficult C2',
    'table.terrain impassable A3',
    'table.terrain blocking D2',
    'table.edges wall A1–C1|A2–C2, B2|B3, E2–E3|F2–F3, C3|D3',
    'table.edges blocking A3|B3',
    'table.edges impassable A3–B3|A4–B4, D3|D4',
  ]);
});
