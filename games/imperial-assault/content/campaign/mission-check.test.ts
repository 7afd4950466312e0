import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termsOfFile } from '../../rules/campaign/options.ts';
import { type FieldSetting, fieldOf, layingOf, plainMission } from '../../testing/campaign/test-mission.ts';
import { testPack } from '../../testing/campaign/test-pack.ts';
import { checkFile, checkMission } from './mission-check.ts';
import type { CampaignMission, MissionEvent } from './mission-schema.ts';
import { campaignMissions } from './missions.ts';
import { campaignPack } from './packs.ts';

/** The faults of the mission of the tests with this change, each as its place and key. */
function faultsOf(change: Partial<CampaignMission>, field: FieldSetting = {}): string[] {
  const faults = checkMission({ ...plainMission, ...change }, fieldOf(field), testPack);
  return faults.map(({ place, key }) => `${place} ${key}`);
}

/** The faults of the mission with these events besides its own, which are the events from 3 on. */
function withEvents(
  events: readonly MissionEvent[],
  field: FieldSetting = {},
  change: Partial<CampaignMission> = {},
) {
  return faultsOf({ events: [...plainMission.events, ...events], ...change }, field);
}

const count = { do: 'count', counter: 'steps', by: 1 } as const;

test('the missions of the box have no faults', () => {
  for (const { campaign, laid } of campaignMissions())
    assert.deepEqual(checkMission(campaign, laid, campaignPack), [], campaign.id);
});

test('a file has the faults of its maps and missions, and each mission its map', () => {
  const { laying, tiles } = layingOf();
  const file = { schemaVersion: 1, id: 'own', name: 'Own', tiles: [...tiles.values()] } as const;
  const placesOf = (missions: readonly CampaignMission[]) =>
    checkFile({ ...file, missions, layings: [laying] }, testPack).map(({ place, key }) => `${place} ${key}`);
  assert.deepEqual(placesOf([plainMission]), []);
  assert.deepEqual(placesOf([plainMission, { ...plainMission, laying: 'other' }]), [
    '/missions/1/id twice',
    '/missions/1/laying noLaying',
  ]);
  assert.deepEqual(placesOf([{ ...plainMission, locked: ['hatch'] }]), ['/missions/0/locked/0 unknownDoor']);
  const torn = { ...laying, doors: [{ id: 'gate', edges: ['A1|C3'] }] };
  assert.deepEqual(
    checkFile({ ...file, missions: [plainMission], layings: [torn] }, testPack).map(({ place }) => place),
    ['/layings/0/doors/0/edges/0'],
  );
  assert.throws(() => termsOfFile(testPack, { ...file, missions: [plainMission], layings: [torn] }, {}), {
    code: 'bad-pack',
    message: /noEdge at \/layings\/0\/doors\/0\/edges\/0/,
  });
});

test('the mission of the tests has no faults', () => {
  assert.deepEqual(faultsOf({}), []);
});

const unknown: readonly (readonly [
  name: string,
  change: Partial<CampaignMission>,
  faults: readonly string[],
])[] = [
  [
    'initial groups',
    { groups: { initial: [{ card: 'nobody', at: 'nowhere' }], reserved: ['nobody'], open: 0 } },
    [
      '/groups/initial/0/card unknownCard',
      '/groups/initial/0/at unknownPlace',
      '/groups/reserved/0 unknownCard',
    ],
  ],
  ['locked doors', { locked: ['gate', 'hatch'] }, ['/locked/1 unknownDoor']],
  [
    'tokens',
    { tokens: [{ token: 'lever', name: { en: 'lever' } }, ...plainMission.tokens, ...plainMission.tokens] },
    ['/tokens/0/token unknownToken', '/tokens/2/token twice'],
  ],
  [
    'aims',
    { aims: [{ side: 'rebels', aim: 'bring', what: 'lever', to: 'nowhere' }] },
    ['/aims/0/what unknownPlace', '/aims/0/to unknownPlace'],
  ],
];

for (const [name, change, faults] of unknown) {
  test(`${name} name only what there is`, () => assert.deepEqual(faultsOf(change), faults));
}

test('moments, requirements and effects name only what there is, those inside others too', () => {
  const found = withEvents([
    { id: 'out', when: { at: 'opened', door: 'hatch' }, do: [{ do: 'reveal', section: 'cellar' }] },
    {
      id: 'other',
      when: { at: 'defeated', who: { card: 'nobody' } },
      if: [{ happened: 'never' }, { controls: 'empire', of: 'nothing' }],
      do: [
        {
          do: 'choose',
          by: 'empire',
          options: [
            { text: { en: 'One' }, do: [{ do: 'put-token', token: 'lever' }] },
            { text: { en: 'Two' }, do: [{ do: 'activate-point', point: 'exit' }] },
          ],
        },
        { do: 'test', attribute: 'tech', failure: [{ do: 'deploy', cards: ['pair', 'nobody'], at: 'exit' }] },
        { do: 'if', if: [{ counter: 'none', is: { least: 1 } }], effects: [{ do: 'lock', door: 'hatch' }] },
      ],
    },
  ]);
  assert.deepEqual(found, [
    '/events/3/id twice',
    '/events/3/when/door unknownDoor',
    '/events/3/do/0/section unknownSection',
    '/events/4/when/who/card unknownCard',
    '/events/4/if/0/happened unknownEvent',
    '/events/4/if/1/of unknownPlace',
    '/events/4/do/0/options/0/do/0/token unknownToken',
    '/events/4/do/0/options/1/do/0/point unknownPoint',
    '/events/4/do/1/failure/0/cards/1 unknownCard',
    '/events/4/do/2/if/0/counter unknownCounter',
    '/events/4/do/2/effects/0/door unknownDoor',
  ]);
});

const never: readonly (readonly [
  why: string,
  event: Omit<MissionEvent, 'id' | 'do'>,
  change?: Partial<CampaignMission>,
])[] = [
  ['after the last round', { when: { at: 'round-start', round: 4 } }],
  ['a locked door that nothing opens', { when: { at: 'opened', door: 'gate' } }, { locked: ['gate'] }],
  ['nobody can attack the token', { when: { at: 'destroyed', token: 'terminal' } }],
  ['nobody can carry the token', { when: { at: 'brought', token: 'terminal', area: 'exit' } }],
  ['a token that nothing puts there', { when: { at: 'interacts', token: 'panel' } }],
  ['a counter that does not get so far', { when: { at: 'counted', counter: 'steps', least: 3 } }],
  ['an event that can never happen itself', { when: { at: 'event', event: 'late' } }],
  ['it asks for such an event', { when: { at: 'wounded' }, if: [{ happened: 'late' }] }],
  [
    'more figures than an area has spaces',
    { when: { at: 'wounded' }, if: [{ figures: {}, in: 'exit', are: { least: 3 } }] },
  ],
];

for (const [why, event, change] of never) {
  test(`an event can never happen: ${why}`, () => {
    const found = withEvents(
      [
        { id: 'late', when: { at: 'round-end', round: 9 }, do: [count] },
        { id: 'step', when: { at: 'start' }, do: [count, count] },
        { id: 'asked', ...event, do: [count] },
      ],
      { tokens: 'terminal@B5 panel*@C5' },
      {
        tokens: [
          ...plainMission.tokens,
          { token: 'panel', name: { en: 'panel' }, interact: { by: 'rebels' } },
        ],
        ...change,
      },
    );
    assert.deepEqual(found, ['/events/3/when never', '/events/5/when never']);
  });
}

test('an event becomes possible by what others bring about', () => {
  const found = withEvents(
    [
      { id: 'key', when: { at: 'interacts', token: 'panel' }, do: [{ do: 'unlock', door: 'gate' }] },
      { id: 'gate', when: { at: 'opened', door: 'gate' }, do: [count] },
      {
        id: 'panel',
        when: { at: 'revealed', section: 'section-2' },
        do: [{ do: 'put-token', token: 'panel' }],
      },
    ],
    { tokens: 'terminal@B5 panel*@C5' },
    {
      locked: ['gate'],
      tokens: [...plainMission.tokens, { token: 'panel', name: { en: 'panel' }, interact: { by: 'rebels' } }],
    },
  );
  assert.deepEqual(found, []);
});

test('nobody can get to a goal behind a door that stays locked, or in a section that stays hidden', () => {
  const shut = { doors: 'gate=C1|D1+C2|D2+C3|D3+C4|D4+C5|D5+C6|D6' };
  assert.deepEqual(faultsOf({ locked: ['gate'] }, shut), [
    '/events/1/when/area outOfReach',
    '/aims/0/what outOfReach',
  ]);
  const [, ...others] = plainMission.events;
  assert.deepEqual(faultsOf({ events: others }), [
    '/events/0/when/area outOfReach',
    '/aims/0/what outOfReach',
  ]);
});

test('heroes get to where an event puts them', () => {
  const shut = { doors: 'gate=C1|D1+C2|D2+C3|D3+C4|D4+C5|D5+C6|D6' };
  const over = { do: 'place', who: { side: 'rebels' }, at: 'exit' } as const;
  const [first, ...others] = plainMission.events;
  const events = first === undefined ? [] : [{ ...first, do: [...first.do, over] }, ...others];
  assert.deepEqual(faultsOf({ locked: ['gate'], events }, shut), []);
});

test('somebody has to be able to win, and the mission has to end', () => {
  const { rounds: _rounds, ...open } = plainMission;
  const [first, , ...others] = plainMission.events;
  const events = first === undefined ? [] : [first, ...others];
  const faults = checkMission({ ...open, events }, fieldOf(), testPack).map(
    ({ place, key }) => `${place} ${key}`,
  );
  assert.deepEqual(faults, ['/events noVictory', '/rounds endless']);
});

test('events that happen again must not bring themselves about', () => {
  const again = true;
  const found = withEvents([
    {
      id: 'one',
      when: { at: 'counted', counter: 'steps', least: 1 },
      again,
      do: [{ do: 'count', counter: 'jumps', by: 1 }],
    },
    { id: 'two', when: { at: 'counted', counter: 'jumps', least: 1 }, again, do: [count] },
    { id: 'begin', when: { at: 'start' }, do: [count] },
  ]);
  assert.deepEqual(found, ['/events/3 loop', '/events/4 loop']);
});
