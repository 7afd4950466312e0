import { testPage } from '../../testkit/documented.ts';
import { testGame } from '../../testkit/kit.ts';
import { testMessages } from '../../testkit/messages.ts';
import { game } from './game.ts';
import { samples } from './golden.ts';
import { messages } from './messages/index.ts';
import { cards } from './rules/state.ts';

for (const sample of samples) testGame(sample);
testMessages(new URL('./', import.meta.url), messages, { named: cards.map((card) => `card.${card}`) });
testPage(game, {
  rulings: new URL('rules/', import.meta.url),
  playOn: (match) => match.play(0, 'boost'),
});
