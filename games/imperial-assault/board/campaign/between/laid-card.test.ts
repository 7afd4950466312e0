import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../../../../testkit/say.ts';
import { game } from '../../../campaign-game.ts';
import { missions } from '../../../content/campaign/missions.ts';
import { campaignMessages } from '../../../messages/campaign/index.ts';
import { campaignOf } from '../../../rules/added.ts';
import { drawnAsText } from '../../../testing/drawn.ts';

const { LaidCard } = await import('./laid-card.tsx');
const [say = assert.fail('nobody speaks')] = await createSays(campaignMessages);
const { terms } = game.open({});
const campaign = campaignOf(terms);

function drawn(id: string): string {
  const card = campaign.content.upgradeNumber.get(id) ?? assert.fail(id);
  return drawnAsText(LaidCard({ shown: { campaign, cards: terms.pack, say }, card }));
}

test('an agenda that is a mission says what it is about and what each side can win, and nothing of its events', () => {
  const { briefing, events } = missions.find(({ id }) => id === 'insidious') ?? assert.fail();
  const text = drawn('insidious');
  assert.ok(text.includes(briefing.en ?? assert.fail()));
  assert.match(text, /If the heroes win:.*150/);
  assert.match(text, /If the Empire wins:.*Emperor Palpatine/);
  const told = events.flatMap((event) =>
    event.do.flatMap((effect) => (effect.do === 'tell' ? [effect.text.en ?? assert.fail()] : [])),
  );
  assert.ok(told.length > 0 && told.every((line) => !text.includes(line)));
});

test('A13: an agenda says what comes of it that its mission is passed over', () => {
  assert.match(drawn('means-of-production'), /another side mission first/);
  assert.doesNotMatch(drawn('dark-obsession'), /another side mission first/);
});

test('A13: the rewards of few heroes say how often these activate', () => {
  assert.match(drawn('legendary'), /\+10 Health.*each activates twice in a round/);
  assert.match(drawn('heroic'), /one of them activates twice in a round/);
});
