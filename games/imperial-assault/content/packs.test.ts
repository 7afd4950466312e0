import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { shareParts } from '../../common/share-parts.ts';
import { packSchema } from './pack-schema.ts';
import { defaultPack, packs } from './packs.ts';

test('the pack that comes with the game fits the schema', () => {
  const checked = checkAgainst(shareParts(packSchema), packs[defaultPack]);
  assert.deepEqual(checked.ok ? [] : checked.faults, []);
});
