import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ago } from './ago.ts';

test('how long ago it was, in whole minutes, hours and days, and never in the future', () => {
  const now = Date.UTC(2026, 0, 10, 12);
  const said = (gone: number): string => ago('en', now - gone, now);
  assert.equal(said(-5000), 'this minute');
  assert.equal(said(59_000), 'this minute');
  assert.equal(said(61_000), '1 minute ago');
  assert.equal(said(7_199_000), '1 hour ago');
  assert.equal(said(86_400_000), 'yesterday');
  assert.equal(ago('pl', now - 5 * 86_400_000, now), '5 dni temu');
});
