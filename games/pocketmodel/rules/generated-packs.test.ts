import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkAgainst } from '../../../schema/check.ts';
import { ends } from '../../../testkit/invariants/nature.ts';
import { choicesPrint } from '../../../testkit/invariants/notation.ts';
import { arrangesPositions } from '../../../testkit/invariants/positions.ts';
import { hidesSecrets, imagines } from '../../../testkit/invariants/secrets.ts';
import { situationOf } from '../../../testkit/test-case.ts';
import { checkPack } from '../content/check.ts';
import { packSchema } from '../content/pack-schema.ts';
import { game } from '../game.ts';
import { generatedPack } from '../testing/generated-pack.ts';

const table = fc.record({
  pack: generatedPack,
  seats: fc.oneof(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 5, max: 8 })),
  forces: fc.constantFrom('own', 'own', 'fleets', 'sealed', 'two-packs'),
  placement: fc.constantFrom('in-order', 'together'),
  seed: fc.integer({ min: 0, max: 1000 }),
});

test('matches with any units and cards that can be composed keep the promises of the kit', () => {
  fc.assert(
    fc.property(table, ({ pack, seats, forces: wanted, placement, seed }) => {
      const shape = checkAgainst(packSchema, pack);
      assert.ok(shape.ok, JSON.stringify(shape.ok || shape.faults));
      assert.deepEqual(checkPack(pack), []);
      const stars = pack.units.reduce((sum, unit) => sum + unit.stars, 0);
      // Ready fleets are played at their own size, if there is a game of that size.
      const forces = wanted === 'fleets' && stars < 10 ? 'own' : wanted;
      const size = forces === 'fleets' ? stars : 30;
      const options = { pack, forces, size, placement, rounds: seats > 4 ? 5 : 8 };
      const testCase = situationOf(game, { seats, options }, seed, 4);
      for (const promise of [ends, choicesPrint, imagines, hidesSecrets, arrangesPositions])
        promise(testCase);
    }),
    { numRuns: Number(process.env.SEEDS ?? 60), seed: 1, endOnFailure: true },
  );
});
