import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultPack, packs } from './packs.ts';

const { balanced, reconstructed } = packs;

test('the balanced pack is the reconstruction but for values that are marked as our own', () => {
  assert.ok(balanced !== undefined && reconstructed !== undefined);
  const { id, name, note, units } = reconstructed;
  assert.deepEqual({ ...balanced, id, name, note, units }, reconstructed);
  assert.equal(balanced.units.length, units.length);
  for (const [number, unit] of balanced.units.entries()) {
    const { certainty, ...before } = units[number] ?? assert.fail();
    const own = (['attack', 'damage', 'defense', 'shields'] as const).filter(
      (value) => unit[value] !== before[value],
    );
    for (const value of own) {
      assert.notEqual(certainty?.[value], 'documented', `${unit.id} ${value}`);
      assert.equal(unit.certainty?.[value], 'original', `${unit.id} ${value}`);
    }
    const kept = Object.fromEntries(own.map((value) => [value, before[value]]));
    const marks = Object.fromEntries(
      Object.entries(unit.certainty ?? {}).filter(([value]) => !own.some((changed) => changed === value)),
    );
    assert.deepEqual({ ...unit, ...kept, certainty: marks }, { ...before, certainty: certainty ?? {} });
  }
});

test('the balanced pack comes first and is the usual one', () => {
  assert.equal(Object.keys(packs)[0], defaultPack);
  assert.equal(balanced?.id, defaultPack);
});
