import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { checkPack } from './check.ts';
import { type Pack, starsOf } from './pack.ts';
import { defaultPack, packs } from './packs.ts';

const { balanced, reconstructed } = packs;

test('the balanced pack is the reconstruction but for values and fleets that are marked as our own', () => {
  assert.ok(balanced !== undefined && reconstructed !== undefined);
  const { id, name, note, units, fleets } = reconstructed;
  assert.deepEqual({ ...balanced, id, name, note, units, fleets }, reconstructed);
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
  assert.equal(balanced.fleets.length, fleets.length);
  for (const [number, fleet] of balanced.fleets.entries()) {
    const before = fleets[number] ?? assert.fail();
    const own = (['units', 'deck'] as const).filter((part) => !isDeepStrictEqual(fleet[part], before[part]));
    for (const part of own) assert.notEqual(before.certainty?.[part], 'documented', `${fleet.id} ${part}`);
    const marks = Object.fromEntries(own.map((part) => [part, 'original']));
    const expected = { ...before, units: fleet.units, deck: fleet.deck };
    assert.deepEqual(
      fleet,
      own.length === 0 ? expected : { ...expected, certainty: { ...before.certainty, ...marks } },
    );
  }
});

test('ready fleets of the balanced pack have the build stars of the reconstruction, and decks of as many cards', () => {
  assert.ok(balanced !== undefined && reconstructed !== undefined);
  assert.deepEqual(checkPack(balanced), []);
  const sizes = (pack: Pack) =>
    pack.fleets.map((fleet) => [
      starsOf(pack, fleet),
      Object.values(fleet.deck).reduce((sum, count) => sum + count, 0),
    ]);
  assert.deepEqual(sizes(balanced), sizes(reconstructed));
});

test('the balanced pack comes first and is the usual one', () => {
  assert.equal(Object.keys(packs)[0], defaultPack);
  assert.equal(balanced?.id, defaultPack);
});
