import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFigure } from '../notation.ts';
import { type Setting, Skirmish } from '../testing/skirmish.ts';
import { targetsFor } from './targets.ts';

/** Whom a1.1 can attack, how far each is, and why not. */
function targets(setting: Setting): readonly string[] {
  const table = new Skirmish(setting).play('group:a1');
  const attacker = parseFigure('a1.1') ?? -1;
  return targetsFor(table.terms, table.state, attacker).map(
    ({ distance, why }) => `${distance} ${why ?? 'yes'}`,
  );
}

const ranged = { attack: { type: 'ranged', dice: ['blue'] } } as const;

test('A8, step 1: a ranged attack needs line of sight, and every hostile figure says how far it is', () => {
  assert.deepEqual(
    targets({ a: [{ at: 'A1', ...ranged }, { at: 'A2' }], b: [{ at: 'B1' }, { at: 'D1' }, { at: 'D4' }] }),
    ['1 yes', '3 no-sight', '3 yes'],
  );
});

test('A8: a melee attack reaches adjacent figures, with Reach those within two spaces in sight', () => {
  const b = [{ at: 'B1' }, { at: 'C2' }, { at: 'E1' }];
  assert.deepEqual(targets({ a: [{ at: 'A1' }], b }), ['1 yes', '2 too-far', '4 too-far']);
  assert.deepEqual(targets({ a: [{ at: 'A1', keywords: ['reach'] }], b }), ['1 yes', '2 yes', '4 too-far']);
  assert.deepEqual(
    targets({ a: [{ at: 'A1', keywords: ['reach'] }], b: [{ at: 'A3' }], walls: ['A1|A2', 'B1|B2'] }),
    ['4 too-far'],
  );
});

test('A9, A4: who is Stunned, has no attack or is forbidden to attack has no targets', () => {
  const b = [{ at: 'B1' }];
  assert.deepEqual(targets({ a: [{ at: 'A1', has: ['stunned'] }], b }), ['1 stunned']);
  const forbids = (what: 'attack' | 'attack-adjacent') =>
    [{ id: 'no', name: 'No', when: { at: 'always' }, effects: [{ do: 'cannot', what }] }] as const;
  assert.deepEqual(targets({ a: [{ at: 'A1', abilities: [...forbids('attack')] }], b }), ['1 forbidden']);
  assert.deepEqual(targets({ a: [{ at: 'A1', ...ranged, abilities: [...forbids('attack-adjacent')] }], b }), [
    '1 too-near',
  ]);
});
