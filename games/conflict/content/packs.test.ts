import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultPack, packs } from './packs.ts';

const { balanced, reconstructed } = packs;

test('the balanced pack is the reconstruction but for its start fields, which are marked as our own', () => {
  assert.ok(balanced !== undefined && reconstructed !== undefined);
  const { starts, ...status } = balanced.status;
  const { standard, advanced } = balanced.tracks;
  assert.equal(starts, 'original');
  assert.deepEqual(status, reconstructed.status);
  const { id, name, note } = reconstructed;
  const tracks = { standard: { fields: standard.fields }, advanced: { fields: advanced.fields } };
  assert.deepEqual({ ...balanced, id, name, note, status, tracks }, reconstructed);
});

test('the balanced pack comes first and is the usual one', () => {
  assert.equal(Object.keys(packs)[0], defaultPack);
  assert.equal(balanced?.id, defaultPack);
});
