import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createSays } from '../../../../testkit/say.ts';
import { missions } from '../../content/campaign/missions.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { observe } from '../../rules/view.ts';
import { CampaignTable } from '../../testing/campaign/campaign-table.ts';
import { MissionTable } from '../../testing/campaign/mission-table.ts';
import { busyField, busyMission } from '../../testing/campaign/test-mission.ts';
import { eventText } from './event-text.ts';
import { withSayings } from './sayings.ts';

const speakers = await createSays(campaignMessages);
const [say = assert.fail('nobody speaks')] = speakers;

/** A mission of the box with two heroes, as soon as its map lies there. */
function begun(mission: string): MissionTable {
  const table = new MissionTable(mission, 2);
  table.playUntil(({ state }) => state.campaign?.mission != null);
  return table;
}

suite('words of the rules of an event', () => {
  test('every event of the box and of a busy mission is told in six languages', () => {
    const busy = new CampaignTable({ mission: busyMission, field: busyField });
    const tables = [
      ...missions.map((mission) => ({ mission, table: begun(mission.id) })),
      { mission: busyMission, table: { terms: busy.rules.terms, state: busy.state } },
    ];
    for (const { mission, table } of tables) {
      const terms = withSayings(table.terms);
      const seen = { terms, view: observe(table.terms, table.state, 0) };
      for (const event of mission.events ?? [])
        for (const speak of speakers)
          assert.doesNotMatch(
            speak(eventText(seen, event)),
            /undefined|\s\s|\?/,
            `${mission.id} ${event.id}`,
          );
    }
  });

  test('when it happens, what has to hold, and what it does, as it is with so many heroes', () => {
    const { terms, state } = begun('double-agent');
    const seen = { terms: withSayings(terms), view: observe(terms, state, 1) };
    const events = missions.find(({ id }) => id === 'double-agent')?.events ?? [];
    const told = (id: string): string =>
      say(eventText(seen, events.find((event) => event.id === id) ?? assert.fail(id)));
    assert.equal(
      told('second-wave'),
      'When: round 2 ends. Then: These come to the map at E3, D15: Riot Trooper.',
    );
    assert.equal(
      told('bombardment'),
      'When: a round ends. If: the round is 2 or more. Then: The Empire: a hostile figure of your choice suffers 1 damage. This happens each time.',
    );
  });
});
