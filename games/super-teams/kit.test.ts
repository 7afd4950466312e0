import assert from 'node:assert/strict';
import { testPage } from '../../testkit/documented.ts';
import { testGame } from '../../testkit/kit.ts';
import { testMessages } from '../../testkit/messages.ts';
import { certainties } from '../common/certainty.ts';
import { faultKeys } from './content/check.ts';
import { bonusKinds, certainParts, colors, shipIds, sides } from './content/pack.ts';
import { game } from './game.ts';
import { samples } from './golden.ts';
import { messages } from './messages/index.ts';

for (const sample of samples) testGame(sample);

testMessages(new URL('./', import.meta.url), messages, {
  named: [
    ...faultKeys.map((key) => `pack.${key}`),
    ...colors.flatMap((color) => [`color.${color}`, `card.color.${color}`]),
    ...shipIds.map((ship) => `ship.${ship}`),
    ...bonusKinds.map((kind) => `bonus.${kind}`),
    ...sides.map((side) => `side.${side}`),
    ...certainties.map((certainty) => `certainty.${certainty}`),
    ...certainParts.map((part) => `part.${part}`),
  ],
});

testPage(game, {
  rulings: new URL('rules/', import.meta.url),
  playOn(match) {
    match.play(0, 'red4>xwing');
    match.play(0, 'bonus:boost>xwing');
    assert.equal(match.view(0).ships[0]?.space, 14);
    assert.equal(match.decisions()[0]?.kind, 'hook');
  },
});
