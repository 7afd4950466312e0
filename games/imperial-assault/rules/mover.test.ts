import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability } from '../content/pack.ts';
import { Skirmish } from './testing/skirmish.ts';

const surefooted: Ability = {
  id: 'surefooted',
  name: 'Surefooted',
  when: { at: 'always' },
  effects: [{ do: 'cannot', what: 'pay-extra-movement' }],
};
const field = ['..~.', '..~.', '..~.', '....'];

test('A6: who pays nothing in addition enters difficult terrain for a point, and nobody else does after it', () => {
  const table = new Skirmish({
    field,
    a: [{ at: 'B1', speed: 1, abilities: [surefooted] }],
    b: [{ at: 'B2', speed: 1 }],
  });
  table.play('group:a1', 'run');
  assert.ok(table.choices.includes('move:C1'), 'the terrain costs it nothing');
  table.play('-', 'group:b1', 'run');
  assert.ok(!table.choices.includes('move:C2'), 'the terrain costs others a point more, as before');
});
