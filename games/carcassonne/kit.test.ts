import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testPage } from '../../testkit/documented.ts';
import { checks, testGame } from '../../testkit/kit.ts';
import { testMessages } from '../../testkit/messages.ts';
import { situationOf } from '../../testkit/test-case.ts';
import { certainties } from '../common/certainty.ts';
import { faultKeys } from './content/check.ts';
import { factions, sides } from './content/pack.ts';
import { game } from './game.ts';
import { samples } from './golden.ts';
import { messages } from './messages/index.ts';
import { colors } from './rules/view.ts';
import { openPack } from './testing/odd-pack.ts';

for (const { matches } of samples) testGame(game, { tables: matches, inspections: 2 });

// Tiles that fit everywhere, and so many that an area has to be chosen first.
const large = { seats: 2, options: { pack: openPack(90) } };

for (const [promise, check] of Object.entries(checks)) {
  test(`on a table too large for one list, ${promise}`, () => {
    for (const seed of [1, 2]) check(situationOf(game, large, seed, 2));
  });
}

testMessages(new URL('./', import.meta.url), messages, {
  named: [
    ...faultKeys.map((key) => `pack.${key}`),
    ...colors.map((color) => `color.${color}`),
    ...factions.map((faction) => `faction.${faction}`),
    ...sides.map((side) => `side.${side}`),
    ...certainties.map((certainty) => `certainty.${certainty}`),
  ],
});

testPage(game, {
  playOn(match) {
    match.play(0, '1,1r0');
    assert.ok(match.decisions()[0]?.choices.includes('small:p1@0,1'));
  },
});
