import { testPage } from '../../testkit/documented.ts';
import { testGame } from '../../testkit/kit.ts';
import { testMessages } from '../../testkit/messages.ts';
import { faultKeys } from './content/check.ts';
import { game } from './game.ts';
import { samples } from './golden.ts';
import { messages } from './messages/index.ts';
import { namedFactions, namedIcons } from './words/names.ts';

for (const sample of samples) testGame(sample);

testMessages(new URL('./', import.meta.url), messages, {
  named: [
    ...faultKeys.map((key) => `pack.${key}`),
    ...namedIcons.map((icon) => `icon.${icon}`),
    ...namedFactions.map((faction) => `faction.${faction}`),
  ],
  // The log takes the name of an event without what stands before it.
  begun: ['event.', 'brief.'],
});

testPage(game, { rulings: new URL('rules/', import.meta.url) });
