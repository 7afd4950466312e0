import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ends } from '../../../testkit/promises/nature.ts';
import { choicesPrint } from '../../../testkit/promises/notation.ts';
import { positions } from '../../../testkit/promises/positions.ts';
import { imaginations, twins } from '../../../testkit/promises/secrets.ts';
import { situationOf } from '../../../testkit/situation.ts';
import { checkPack } from '../content/check.ts';
import { game } from '../game.ts';
import { trackOf } from '../testing/track.ts';

/** Stretches of a track: anything but the Maw, or a Maw between two normal spaces. */
const stretch = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'nbha123'), minLength: 1, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map((length) => `n${'m'.repeat(length)}n`) },
  // The way back is further than the space before the Maw, and the way on than the one behind it.
  { weight: 1, arbitrary: fc.constantFrom('nbmm1n', 'n2mmman', 'nammbn') },
);
const track = fc.array(stretch, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));

test('matches on boards of any length and mixture keep all promises and come to an end (p. 2-4)', () => {
  const drawn = fc.record({ track, seats: fc.integer({ min: 2, max: 4 }), seed: fc.nat() });
  fc.assert(
    fc.property(drawn, ({ track, seats, seed }) => {
      const pack = trackOf(track);
      assert.deepEqual(checkPack(pack), []);
      const situation = situationOf(game, { seats, options: { pack } }, seed, 1);
      for (const check of [ends, choicesPrint, positions, imaginations, twins]) check(situation);
    }),
    { numRuns: 60, seed: 1 },
  );
});
