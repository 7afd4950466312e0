import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../../../testkit/say.ts';
import { game } from '../../game.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { blaster, Mission, sword } from '../../rules/testing/mission.ts';
import { observe } from '../../rules/view.ts';
import { openCampaignWords } from './words.ts';

const [say = assert.fail('nobody speaks')] = await createSays(campaignMessages);

/** The words of a mission of the tests, as the first hero hears them. */
function wordsOf(mission: Mission) {
  const words = openCampaignWords({ ...game.open({}), terms: mission.terms });
  const view = () => observe(mission.terms, mission.state, 1);
  return {
    prompt: () => say(words.prompt(mission.asks.slice(2), 1, view())),
    choice: (text: string) => say(words.choice(text, view())),
    log: () =>
      mission.events.flatMap((event) => {
        const sentence = words.event(event, view());
        return sentence === undefined || event.kind !== 'campaign' ? [] : [say(sentence)];
      }),
    table: () =>
      words
        .table(view(), 1)
        .flatMap(({ lines }) => lines)
        .map(say),
  };
}

function armed(): Mission {
  return new Mission({
    heroes: [
      {
        at: 'A1',
        state: { strain: 3 },
        cards: [
          { id: 'blade', name: 'Blade', item: sword },
          { id: 'gun', name: 'Gun', item: blaster },
        ],
      },
      { at: 'H1' },
    ],
    empire: [{ at: 'A2', name: 'Guard' }],
  });
}

test('the turn of the heroes is asked for, and can be left to others', () => {
  const mission = armed();
  const words = wordsOf(mission);
  assert.equal(words.prompt(), 'Ben, do you take the turn of the heroes?');
  assert.equal(words.choice('-'), 'Not yet: leave the turn to another hero.');
  mission.play('b> -');
  assert.deepEqual(words.log(), ['Ben leaves the turn to the other heroes.']);
});

test('a hero rests, strains and attacks with a weapon in words', () => {
  const mission = armed().play('b> group:b1');
  const words = wordsOf(mission);
  assert.equal(words.choice('strain'), 'Suffer 1 strain for 1 movement point.');
  assert.equal(
    words.choice('rest'),
    'Action: rest. Recover strain equal to Endurance, and damage with what is left.',
  );
  assert.match(words.choice('attack:a1.1:gun'), /^Attack .*Guard.* Weapon: Gun\.$/);
  mission.play('strain', 'rest');
  assert.deepEqual(words.log(), ['h1 suffers 1 strain: 4 of 4.', 'h1 recovers 4 strain: 0 of 4 left.']);
});

test('the table in words says how each hero is', () => {
  const words = wordsOf(armed());
  assert.ok(words.table().includes('h1 of Ben: healthy, strain 3, activation tokens 2.'));
});
