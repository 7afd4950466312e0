import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Skirmish } from '../rules/testing/skirmish.ts';
import { observe } from '../rules/view.ts';
import { readSpaces } from './reading.ts';
import { readScene } from './scene-text.ts';
import { showSight } from './show.ts';

const blue = { attack: { type: 'ranged', dice: ['blue'] } } as const;

/** What the explorer is given of a refused choice. */
function shown({ terms, state }: Skirmish, choice: string): string | undefined {
  return showSight(terms, observe(terms, state, 0), choice);
}

test('A7: a target that another figure hides is shown with all that is in the way, and is not seen there either', () => {
  const table = new Skirmish({ a: [{ at: 'A1', ...blue }], b: [{ at: 'B1' }, { at: 'C1' }] });
  table.play('group:a1');
  assert.equal(table.refuses('attack:b2.1'), 'no-target');
  const text = shown(table, 'attack:b2.1');
  assert.equal(text, '8x8.A1.C1.figure-A1-B1-C1');
  const scene = readScene(text ?? '');
  assert.equal(scene && readSpaces(scene).there.report.sees, false);
});

test('A7: walls are shown, and of large figures the spaces that are nearest', () => {
  const table = new Skirmish({
    a: [{ at: 'A1', ...blue }],
    b: [{ at: 'A4', base: '2x2' }],
    walls: ['A2|A3', 'B2|B3', 'C2|C3', 'D2|D3', 'E2|E3', 'F2|F3', 'G2|G3', 'H2|H3'],
  });
  table.play('group:a1');
  assert.equal(shown(table, 'attack:b1.1'), '8x8.A1.A4.wall-A2b-B2b-C2b-D2b-E2b-F2b-G2b-H2b.figure-A1-A4x22');
});

test('nothing is shown of a target in sight, of what is no target, and where nobody attacks', () => {
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'C1' }] });
  assert.equal(shown(table, 'attack:b1.1'), undefined, 'nobody is active');
  table.play('group:a1');
  assert.equal(table.refuses('attack:b1.1'), 'no-target', 'too far for a melee attack');
  assert.equal(shown(table, 'attack:b1.1'), undefined);
  assert.equal(shown(table, 'run'), undefined);
  assert.equal(shown(table, 'odd'), undefined);
});
