import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../../../testkit/say.ts';
import type { MissionEvent } from '../../content/campaign/mission-schema.ts';
import { missions } from '../../content/campaign/missions.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { eventSentences } from './event-sentences.ts';
import { freshScenario, type Scenario, shippedScenario } from './fresh.ts';
import { editor } from './index.ts';

const says = await createSays(async (locale) => ({
  ...(await campaignMessages(locale)),
  ...(await editor.messages(locale)),
}));
const [english = assert.fail('nobody speaks')] = says;

const fresh = freshScenario('own-mission');
const crate = { token: 'safe', name: { en: 'the safe', de: 'der Tresor' } };
const scenario: Scenario = { ...fresh, mission: { ...fresh.mission, tokens: [crate] } };

function read(event: MissionEvent): string {
  return eventSentences(scenario, event).map(english).join('\n');
}

test('an event reads as when this happens, if that holds, do this', () => {
  const event: MissionEvent = {
    id: 'alarm',
    when: { at: 'interacts', token: 'safe', by: 'rebels' },
    if: [{ happened: 'power-cut', not: true }, { round: { least: 3 } }],
    do: [
      { do: 'deploy', cards: ['stormtrooper', 'imperial-officer'], at: 'red-1' },
      {
        do: 'test',
        attribute: 'tech',
        success: [{ do: 'credits', amount: 100 }],
        failure: [
          { do: 'threat', amount: 2 },
          { do: 'lock', door: 'vault' },
        ],
      },
      { do: 'win', side: 'empire' },
    ],
    again: true,
  };
  assert.equal(
    read(event),
    [
      'When a Rebel figure interacts with “the safe”, if power-cut has not happened yet and the round is 3 or more:',
      '– Stormtrooper and Imperial Officer arrive at red-1',
      '– the hero tests tech; with a success the heroes gain 100 credits; otherwise threat +2 and the door vault is locked',
      '– the Empire wins',
      'It happens each time. The Rebels learn of it only then.',
    ].join('\n'),
  );
});

test('every event of every mission is told in six languages', () => {
  for (const { id, events } of missions) {
    const shipped = shippedScenario(id, id) ?? assert.fail(id);
    for (const event of events)
      for (const line of eventSentences(shipped, event)) for (const say of says) say(line);
  }
});
