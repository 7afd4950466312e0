import { testPage } from '../../testkit/documented.ts';
import { testGame } from '../../testkit/kit.ts';
import { testMessages } from '../../testkit/messages.ts';
import { certainties } from '../common/certainty.ts';
import { faultKeys } from './content/check.ts';
import { deckNames, heroes, leaderNames, roles, symbols } from './content/pack.ts';
import { packs } from './content/packs.ts';
import { game } from './game.ts';
import { samples } from './golden.ts';
import { messages } from './messages/index.ts';
import { themes } from './words/names.ts';
import { certainParts } from './words/table.ts';

for (const sample of samples) testGame(sample);

/** The groups of data and the pictures of the packs that come with the game. */
const shipped = Object.values(packs).flatMap(({ status, decks }) => [
  ...Object.keys(status).map((part) => `part.${part}`),
  ...deckNames
    .flatMap((deck) => decks[deck])
    .flatMap(({ theme, hero }) => (hero === undefined ? [`theme.${theme}`] : [])),
]);

testMessages(new URL('./', import.meta.url), messages, {
  named: [
    ...shipped,
    ...faultKeys.map((key) => `pack.${key}`),
    ...deckNames.flatMap((deck) => [`deck.${deck}`, `from.${deck}`, `back.${deck}`]),
    ...leaderNames.map((leader) => `leader.${leader}`),
    ...heroes.map((hero) => `hero.${hero}`),
    ...roles.map((role) => `role.${role}`),
    ...symbols.map((symbol) => `symbol.${symbol}`),
    ...themes.map((theme) => `theme.${theme}`),
    ...certainties.map((certainty) => `certainty.${certainty}`),
    ...certainParts.map((part) => `part.${part}`),
    ...['none', 'bury', 'peek', 'draw'].map((power) => `power.${power}`),
    ...['blank', 'play', 'draw', 'discard', 'aside'].map((effect) => `effect.${effect}`),
  ],
  // `told` takes the name of an event without what stands before it.
  begun: ['event.', 'brief.'],
});

testPage(game, { rulings: new URL('rules/', import.meta.url) });
