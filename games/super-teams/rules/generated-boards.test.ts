import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Match } from '../../../kernel/match.ts';
import { ends } from '../../../testkit/invariants/nature.ts';
import { choicesPrint } from '../../../testkit/invariants/notation.ts';
import { arrangesPositions } from '../../../testkit/invariants/positions.ts';
import { hidesSecrets, imagines } from '../../../testkit/invariants/secrets.ts';
import { situationOf } from '../../../testkit/test-case.ts';
import { checkPack } from '../content/check.ts';
import { colors } from '../content/pack.ts';
import { highestValue } from '../content/pack-schema.ts';
import { game } from '../game.ts';
import { trackOf } from '../testing/track.ts';
import type { Position } from './position-schema.ts';

/** Stretches of a track: anything but the Maw, or a Maw between two normal spaces. */
const stretch = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'nbha123'), minLength: 1, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map((length) => `n${'m'.repeat(length)}n`) },
  // The way back is further than the space before the Maw, and the way on than the one behind it.
  { weight: 1, arbitrary: fc.constantFrom('nbmm1n', 'n2mmman', 'nammbn') },
);
const track = fc.array(stretch, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));

/** Movement cards of any values; with a 6 of each colour, so that every Maw can be crossed, and enough to be dealt. */
const movement = fc
  .tuple(
    ...colors.map((color) =>
      fc.uniqueArray(fc.integer({ min: 1, max: highestValue })).map((values) => ({ color, values })),
    ),
  )
  .map((all) =>
    all.flatMap(({ color, values }) =>
      [...new Set([...values, 6])].map((value) => ({ color, value, count: value === 6 ? 6 : 1 })),
    ),
  );

test('matches on boards of any length and mixture keep all promises and come to an end (p. 2-4)', () => {
  const drawn = fc.record({ track, movement, seats: fc.integer({ min: 2, max: 4 }), seed: fc.nat() });
  fc.assert(
    fc.property(drawn, ({ track, movement, seats, seed }) => {
      const pack = { ...trackOf(track), movement };
      assert.deepEqual(checkPack(pack), []);
      const situation = situationOf(game, { seats, options: { pack } }, seed, 1);
      for (const check of [ends, choicesPrint, arrangesPositions, imagines, hidesSecrets]) check(situation);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('no list of choices is longer than 36, with a whole hand of universal cards and whatever pack', () => {
  const values = Array.from({ length: highestValue }, (_, place) => place + 1);
  const movement = colors.flatMap((color) => values.map((value) => ({ color, value, count: 1 })));
  const position: Position = {
    ships: { xwing: { space: 3 }, falcon: { space: 3 } },
    hands: [['red1', 'red2', 'red3', 'red4', 'red5', 'red12'], 6],
  };
  const match = new Match(game, {
    options: { pack: { ...trackOf('nn'), movement } },
    seed: 'long',
    position,
  });
  assert.equal(match.decisions()[0]?.choices.length, 36);
});
