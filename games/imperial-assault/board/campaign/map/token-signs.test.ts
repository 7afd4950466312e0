import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layings } from '../../../content/campaign/maps.ts';
import { tokenSignOf } from '../../art/signs.ts';
import { campaignTokenSign } from './token-signs.ts';

test('each kind of token in the missions of the box has a sign of its own', () => {
  const kinds = new Set(layings.flatMap(({ tokens }) => tokens.map(({ kind }) => kind)));
  assert.ok(kinds.size > 15);
  const neutral = tokenSignOf('a token that nobody has drawn');
  for (const kind of kinds) assert.notEqual(campaignTokenSign(kind), neutral, kind);
});
