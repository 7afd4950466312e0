import assert from 'node:assert/strict';
import { testPage } from '../../testkit/documented.ts';
import { testGame } from '../../testkit/kit.ts';
import { testMessages } from '../../testkit/messages.ts';
import { certainties } from '../common/certainty.ts';
import { faultKeys } from './content/check.ts';
import { factions, sides } from './content/pack.ts';
import { game } from './game.ts';
import { samples } from './golden.ts';
import { messages } from './messages/index.ts';
import { colors } from './rules/view.ts';

for (const sample of samples) testGame(sample);

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
