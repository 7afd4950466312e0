import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createSays } from '../../../../testkit/say.ts';
import { missions } from '../../content/campaign/missions.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { missionFormTexts } from './form-texts.ts';
import { freshScenario, type Scenario, shippedScenario } from './fresh.ts';
import { editor } from './index.ts';
import { idOf, kindsAt } from './named.ts';
import { offersAt } from './offers.ts';
import { followed } from './renames.ts';

const says = await createSays(async (locale) => ({
  ...(await campaignMessages(locale)),
  ...(await editor.messages(locale)),
}));
const [english = assert.fail('nobody speaks')] = says;

/** A mission with a vault behind a door, of which its events and aims speak. */
function vault(): Scenario {
  const { mission, laying } = freshScenario('own-mission');
  return {
    laying: {
      ...laying,
      sections: [...laying.sections, { id: 'vault', hidden: true }],
      tiles: [...laying.tiles, { tile: '3b', at: 'D10', turns: 0, section: 'vault' }],
      doors: [{ id: 'vault', edges: ['F9|F10'] }],
    },
    mission: {
      ...mission,
      events: [
        { id: 'vault', when: { at: 'opened', door: 'vault' }, do: [{ do: 'reveal', section: 'vault' }] },
        { id: 'won', when: { at: 'event', event: 'vault' }, do: [{ do: 'win', side: 'rebels' }] },
      ],
      aims: [...mission.aims, { side: 'rebels', aim: 'open', what: 'vault' }],
    },
  };
}

/** Each text without an inside of a mission or map, with its place. */
function* stringsIn(value: unknown, place: string): Generator<readonly [place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* stringsIn(inner, `${place}/${name}`);
}

suite('what missions name', () => {
  test('everything that the missions of the game name is in the list that is offered there', () => {
    let names = 0;
    for (const { id } of missions) {
      const scenario = shippedScenario(id, id) ?? assert.fail(id);
      const parts = [
        ...stringsIn(scenario.mission, '/missions/0'),
        ...stringsIn(scenario.laying, '/layings/0'),
      ];
      for (const [place, text] of parts) {
        const offers = offersAt(scenario, place, english);
        if (offers === undefined) continue;
        names++;
        assert.ok(
          offers.options.some(({ value }) => value === text),
          `${id} ${place}: ${text}`,
        );
      }
    }
    assert.ok(names > 1000, `${names} names`);
  });

  test('groups, doors, tokens and events are asked for by lists; a moment and the cards of abilities are no such names', () => {
    const scenario = vault();
    for (const place of [
      'groups/reserved/0',
      'groups/initial/0/card',
      'groups/initial/0/at',
      'locked/0',
      'tokens/0/token',
      'events/0/when/door',
      'events/0/do/0/section',
      'events/0/do/0/options/0/do/0/cards/0',
      'events/0/if/0/happened',
      'aims/2/what',
      'rewards/rebels/cards/0',
    ])
      assert.notDeepEqual(kindsAt(scenario, `/missions/0/${place}`), [], place);
    for (const place of ['events/0/when/at', 'events/0/do/0/effects/0/card', 'name/en', 'aims/1/what'])
      assert.deepEqual(kindsAt(scenario, `/missions/0/${place}`), [], place);
  });

  test('cards have the names that people read, those of skirmishes are left out', () => {
    const { options = [] } = offersAt(vault(), '/missions/0/groups/reserved/0', english) ?? {};
    const nameOf = (id: string) => options.find(({ value }) => value === id)?.label;
    assert.deepEqual(
      ['stormtrooper', 'stormtrooper-elite', 'luke-skywalker', 'jabba-the-hutt-campaign'].map(nameOf),
      ['Stormtrooper', 'Elite Stormtrooper', 'Luke Skywalker (Hero of the Rebellion)', 'Jabba the Hutt'],
    );
    assert.equal(nameOf('jabba-the-hutt-skirmish'), undefined);
  });

  test('a token whose name is still empty is offered by its kind', () => {
    const { mission, laying } = vault();
    const scenario: Scenario = {
      laying: { ...laying, tokens: [{ id: 'ledger-1', kind: 'ledger', space: 'D5' }] },
      mission: { ...mission, tokens: [{ token: 'ledger', name: { en: '' } }] },
    };
    const offered = offersAt(scenario, '/missions/0/tokens/0/token', english);
    assert.deepEqual(
      offered?.options.map(({ label }) => label),
      ['ledger (D5)'],
    );
  });

  test('what is new names the first thing that there is, and has an empty text in the language in which somebody writes', () => {
    const { fresh } = missionFormTexts(vault(), 'de', english);
    assert.equal(fresh?.('/missions/0/locked/0', { type: 'string' }), 'vault');
    assert.equal(fresh?.('/layings/0/sections/2/id', { type: 'string' }), 'section');
  });
});

test('what is drawn on the map is told by where it lies, and only that: an ability may have spaces, too', () => {
  const { tell } = missionFormTexts(vault(), 'en', english);
  assert.equal(tell?.('doors', { id: 'vault', edges: ['F9|F10', 'G9|G10'] }), 'F9|F10, G9|G10');
  assert.equal(tell?.('tiles', { tile: '3b', at: 'D10', turns: 0, section: 'vault' }), 'D10');
  assert.equal(tell?.('effects', { do: 'step-in', spaces: 2 }), undefined);
});

test('words say what they mean in a mission: no keyword, no die, no noun', () => {
  const { word } = missionFormTexts(vault(), 'en', english);
  assert.deepEqual(
    [
      word('aim', 'reach'),
      word('aim', 'use'),
      word('color', 'blue'),
      word('do', 'open'),
      word('do', 'count'),
    ],
    ['reach an area', 'use a token', 'blue', 'open a door', 'change a counter'],
  );
  assert.equal(word('keywords', 'reach'), 'Reach');
});

suite('new names', () => {
  test('an id is made of a name in any of the six languages', () => {
    assert.deepEqual(['Vault door!', 'Schließfach 3', 'Łódź – śluza', 'Trésor d’État', '…'].map(idOf), [
      'vault-door',
      'schliessfach-3',
      'lodz-sluza',
      'tresor-d-etat',
      '',
    ]);
  });

  test('a door that gets another name keeps it wherever it is named, and a section of the same name keeps its own', () => {
    const before = vault();
    const { laying } = before;
    const after = followed(before, {
      ...before,
      laying: { ...laying, doors: laying.doors.map((door) => ({ ...door, id: 'gate' })) },
    });
    assert.deepEqual(after.mission.events[0], {
      id: 'vault',
      when: { at: 'opened', door: 'gate' },
      do: [{ do: 'reveal', section: 'vault' }],
    });
    assert.equal(after.mission.aims.at(-1)?.what, 'gate');
  });

  test('a section that gets another name keeps its tiles, and what reveals it', () => {
    const before = vault();
    const { laying } = before;
    const after = followed(before, {
      ...before,
      laying: {
        ...laying,
        sections: laying.sections.map(({ id, hidden }) => ({ id: id === 'vault' ? 'cellar' : id, hidden })),
      },
    });
    assert.equal(after.laying.tiles.at(-1)?.section, 'cellar');
    assert.deepEqual(after.mission.events[0]?.do, [{ do: 'reveal', section: 'cellar' }]);
  });

  test('an event that gets the name of another gets a number, and the entrance keeps its name', () => {
    const before = vault();
    const { mission, laying } = before;
    const renamed = followed(before, {
      mission: { ...mission, events: mission.events.map((event) => ({ ...event, id: 'won' })) },
      laying: { ...laying, areas: laying.areas.map((area) => ({ ...area, id: 'stairs' })) },
    });
    assert.deepEqual(
      renamed.mission.events.map(({ id, when }) => [id, 'event' in when ? when.event : '']),
      [
        ['won-2', ''],
        ['won', 'won-2'],
      ],
    );
    assert.equal(renamed.laying.areas[0]?.id, 'entrance');
  });
});

suite('new names of tokens', () => {
  /** A mission with crates, of which one has an event, and a chest that is the only one of its kind. */
  function store(): Scenario {
    const { mission, laying } = vault();
    return {
      laying: {
        ...laying,
        areas: [...laying.areas, { id: 'yard', color: 'red', spaces: ['E6'] }],
        tokens: [
          { id: 'crate-1', kind: 'crate', space: 'D5' },
          { id: 'crate-2', kind: 'crate', space: 'D6' },
          { id: 'chest-1', kind: 'chest', space: 'D7' },
        ],
      },
      mission: {
        ...mission,
        tokens: ['crate', 'crate-1', 'chest'].map((token) => ({ token, name: { en: token } })),
        events: [
          { id: 'won', when: { at: 'interacts', token: 'crate-1' }, do: [{ do: 'win', side: 'rebels' }] },
          {
            id: 'held',
            when: { at: 'round-end' },
            do: [{ do: 'put-token', token: 'chest' }],
          },
        ],
        aims: [
          { side: 'rebels', aim: 'hold', what: 'yard' },
          { side: 'rebels', aim: 'bring', what: 'chest', to: 'red-1' },
        ],
      },
    };
  }

  function withToken(before: Scenario, at: number, token: { id?: string; kind?: string }): Scenario {
    const { tokens } = before.laying;
    const changed = tokens.map((one, number) => (number === at ? { ...one, ...token } : one));
    return followed(before, { ...before, laying: { ...before.laying, tokens: changed } });
  }

  const tokensOf = ({ mission, laying }: Scenario) => ({
    lying: laying.tokens.map(({ id, kind }) => `${id}: ${kind}`),
    ruled: mission.tokens.map(({ token }) => token),
    moment: mission.events[0]?.when,
  });

  test('a token keeps its rules and events, and those of its kind stay with the kind', () => {
    assert.deepEqual(tokensOf(withToken(store(), 0, { id: 'ledger' })), {
      lying: ['ledger: crate', 'crate-2: crate', 'chest-1: chest'],
      ruled: ['crate', 'ledger', 'chest'],
      moment: { at: 'interacts', token: 'ledger' },
    });
  });

  test('a token that gets the name of a kind of others, or of an area, gets a number', () => {
    const names = ['crate', 'chest', 'yard', 'red-1'].map(
      (id) => withToken(store(), 2, { id }).laying.tokens[2]?.id,
    );
    assert.deepEqual(names, ['crate-3', 'chest', 'yard-2', 'red-2']);
  });

  test('a kind that its only token has no more is meant by its new name; one of several takes nothing along', () => {
    const chest = withToken(store(), 2, { kind: 'coffer' });
    assert.deepEqual(tokensOf(chest).ruled, ['crate', 'crate-1', 'coffer']);
    assert.deepEqual(chest.mission.events[1]?.do, [{ do: 'put-token', token: 'coffer' }]);
    assert.equal(chest.mission.aims[1]?.what, 'coffer');
    assert.deepEqual(tokensOf(withToken(store(), 0, { kind: 'barrel' })).ruled, [
      'crate',
      'crate-1',
      'chest',
    ]);
  });

  test('where an area and a token have one name, as a file may have it, only what means the token follows it', () => {
    const { mission, laying } = store();
    const tokens = laying.tokens.map((token) => (token.id === 'crate-1' ? { ...token, id: 'yard' } : token));
    const before: Scenario = {
      laying: { ...laying, tokens },
      mission: { ...mission, tokens: [{ token: 'yard', name: { en: 'Ledger' } }] },
    };
    const after = withToken(before, 0, { id: 'ledger' });
    assert.deepEqual([after.mission.tokens[0]?.token, after.mission.aims[0]?.what], ['ledger', 'yard']);
  });

  test('a deployment point does not get the name of an area: groups are deployed at both', () => {
    const before = store();
    const { laying } = before;
    const after = followed(before, {
      ...before,
      laying: {
        ...laying,
        deploymentPoints: laying.deploymentPoints.map((point) => ({ ...point, id: 'yard' })),
      },
    });
    assert.equal(after.laying.deploymentPoints[0]?.id, 'yard-2');
    assert.deepEqual(
      [after.mission.groups.initial[0]?.at, after.mission.aims[0]?.what, after.mission.aims[1]?.to],
      ['yard-2', 'yard', 'yard-2'],
    );
  });
});

test('a fault of the shape says where it is: the mission, the part, the event and the field', () => {
  const scenario = vault();
  const file = editor.starts.at(-1)?.pack ?? assert.fail('no start');
  const place = editor.place({ ...file, missions: [scenario.mission] }, '/missions/0/events/1/do/0/text/en');
  assert.equal(place && english(place), 'own-mission, Events, won, Effect 1, Text, English');
});
