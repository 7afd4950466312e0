import { test } from 'node:test';
import { checks, testGame } from '../../testkit/kit.ts';
import { situationOf } from '../../testkit/test-case.ts';
import { game } from './game.ts';
import { samples } from './golden.ts';
import { openPack } from './testing/odd-pack.ts';

for (const { matches } of samples) testGame(game, { tables: matches, inspections: 2 });

// Tiles that fit everywhere, and so many that an area has to be chosen first.
const large = { seats: 2, options: { pack: openPack(90) } };

for (const [promise, check] of Object.entries(checks)) {
  test(`on a table too large for one list, ${promise}`, () => {
    for (const seed of [1, 2]) check(situationOf(game, large, seed, 2));
  });
}
