import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lettersOf, paintSpace, spellTrack } from '../../../web/packs/kit/drawn-track.ts';
import { ownOf } from '../../../web/packs/kit/own-pack.ts';
import { checkPack } from '../content/check.ts';
import { sides } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { kinds, startFor, trackOf, withStart, withTrack } from './side-track.ts';

const { reconstructed } = packs;
assert.ok(reconstructed);
const box = ownOf(reconstructed);

for (const side of sides) {
  test(`the ${side} track is drawn and spelled, and goes back into the pack as it was`, () => {
    const track = trackOf(box, side);
    assert.deepEqual(withTrack(box, side, track).tracks, box.tracks);
    const letters = lettersOf(track, kinds);
    assert.ok(!letters.includes('?'));
    assert.deepEqual(spellTrack(track, kinds, letters), track);
  });
}

test('a field is painted, the first and the last stay without effect (p. 8)', () => {
  const track = trackOf(box, 'standard');
  const next = withTrack(box, 'standard', paintSpace(track, kinds, 1, { kind: 'discard', count: 3 }));
  assert.deepEqual(next.tracks.standard.fields[1], { kind: 'discard', count: 3, x: 11.7, y: 8 });
  assert.equal(next.status?.tracks, 'original');
  assert.equal(paintSpace(track, kinds, 0, { kind: 'aside' }), track);
});

test('starts by number of players are a house rule: without any the pack says nothing of them (p. 3)', () => {
  assert.equal(startFor(box, 'standard', 4), 0);
  const eased = withStart(box, 'standard', 4, 5);
  assert.deepEqual(eased.tracks.standard.starts, [0, 0, 5, 0, 0]);
  assert.equal(eased.status?.starts, 'original');
  assert.deepEqual(checkPack(eased), []);
  const back = withStart(eased, 'standard', 4, 0);
  assert.deepEqual([back.tracks, back.status], [box.tracks, box.status]);
  const far = withStart(box, 'standard', 6, 51);
  assert.deepEqual(
    checkPack(far).map(({ place }) => place),
    ['/tracks/standard/starts/4'],
  );
});
