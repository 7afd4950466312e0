import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CampaignMission, MissionEffect, MissionEvent } from '../../content/campaign/mission-schema.ts';
import type { Ability } from '../../content/pack.ts';
import { CampaignTable, numberOf } from '../../testing/campaign/campaign-table.ts';
import type { FieldSetting } from '../../testing/campaign/test-mission.ts';
import { plainPack } from '../../testing/plain-pack.ts';
import { placeNamed } from '../drawn-mission.ts';
import { pushPlacing } from '../moving.ts';
import { formatFigure } from '../notation.ts';
import { bitOfCondition, changeFigure, figureNumber, none } from '../state.ts';
import { addGroup } from './arriving.ts';
import { campaignMissionOf, changeHero, changeMission } from './current.ts';
import { winMission } from './victory.ts';

type Counting = Extract<MissionEffect, { readonly do: 'count' }>;

const count = (counter: string, by = 1): Counting => ({ do: 'count', counter, by });

/** An event that counts itself by its id. */
function counted(id: string, when: MissionEvent['when'], more: Partial<MissionEvent> = {}): MissionEvent {
  return { id, when, do: [{ do: 'count', counter: id, by: 1 }], ...more };
}

/** A mission in its first round in which these events may happen, and nothing of its own. */
function tableOf(
  events: readonly MissionEvent[],
  mission: Partial<CampaignMission> = {},
  field: FieldSetting = {},
  heroes?: readonly string[],
): CampaignTable {
  const groups = { initial: [{ card: 'squad', at: 'green' }], reserved: [], open: 0 };
  return new CampaignTable({
    mission: { events: [...events], groups, ...mission },
    field,
    ...(heroes && { heroes }),
  }).passTo(1);
}

const now = { at: 'event', event: 'now' } as const;

/** A mission in which an event does this, once it is told to. */
function doing(
  effects: readonly MissionEffect[],
  mission: Partial<CampaignMission> = {},
  field: FieldSetting = {},
) {
  return tableOf([{ id: 'done', when: now, do: [...effects] }], mission, field).happen({
    at: 'event',
    event: 'now',
  });
}

test('A13: what happens at the start comes before the first round, and once', () => {
  const table = tableOf([
    counted('began', { at: 'start' }),
    counted('round', { at: 'round-start' }, { again: true }),
  ]);
  assert.deepEqual(table.mission.counters, { began: 1, round: 1 });
  table.passTo(2);
  assert.deepEqual(table.mission.counters, { began: 1, round: 2 });
  assert.deepEqual(table.mission.happened, ['began', 'round', 'round']);
});

test('A12: of events at the same moment the first one of the mission comes first, with all that it does', () => {
  const table = tableOf([
    { id: 'one', when: now, do: [count('order', 1), count('last', 1)] },
    { id: 'two', when: now, if: [{ counter: 'last', is: { least: 1 } }], do: [count('order', 10)] },
    { id: 'between', when: { at: 'counted', counter: 'last', least: 1 }, do: [count('order', 5)] },
  ]).happen({ at: 'event', event: 'now' });
  assert.deepEqual(table.mission.happened, ['one', 'between', 'two']);
});

test('A12: rounds begin and end with what the mission says of this round', () => {
  const table = tableOf(
    [counted('second', { at: 'round-start', round: 2 }), counted('first', { at: 'round-end', round: 1 })],
    { rounds: 4 },
  );
  assert.deepEqual(table.mission.counters, {});
  table.passTo(2);
  assert.deepEqual(table.mission.happened, ['first', 'second']);
});

test('A11: a door that is opened, by a figure or by the mission', () => {
  const opened = counted('opened', { at: 'opened', door: 'gate' });
  const table = tableOf([opened]).put('b1.1', 'C3').activate('b1').play('door:1');
  assert.equal(table.mission.counters.opened, 1);
  const other = tableOf([opened, { id: 'by', when: now, do: [{ do: 'open', door: 'gate' }] }]);
  assert.equal(other.happen({ at: 'event', event: 'now' }).mission.counters.opened, 1);
});

test('A4: what the mission does when a figure interacts comes before what follows the action', () => {
  const table = tableOf([counted('opened', { at: 'opened', door: 'gate' })]).put('b1.1', 'C3');
  table.inTurn(({ state }) =>
    changeFigure(state, numberOf('b1.1'), { conditions: bitOfCondition('bleeding') }),
  );
  table.activate('b1');
  const before = table.events.length;
  table.play('door:1');
  const order = table.events
    .slice(before)
    .flatMap((event) => (event.kind === 'campaign' ? [event.event.kind] : []));
  assert.deepEqual(order, ['counted', 'strained']);
});

test('A13: a figure that ends a movement or its activation in an area', () => {
  const events = [
    counted('near', { at: 'enters', area: 'near', who: { side: 'rebels' } }),
    counted('squad', { at: 'enters', area: 'near', who: { card: 'squad' } }),
  ];
  const table = tableOf(events, {}, { areas: 'entrance=A1,B1 near=A3 exit=J1' });
  table.activate('b1').play('run', 'move:A2');
  assert.deepEqual(table.mission.counters, {});
  table.play('move:A3');
  assert.deepEqual(table.mission.counters, { near: 1 });
  const still = tableOf(events, {}, { areas: 'entrance=A1,B1 near=A1 exit=J1' });
  still.activate('b1');
  assert.deepEqual(still.mission.counters, {});
  still.play('-');
  assert.deepEqual(still.mission.counters, { near: 1 });
});

test('A6 Place, A13: a figure that is put down in an area has ended its movement there', () => {
  const table = tableOf([counted('out', { at: 'enters', area: 'exit', who: { side: 'rebels' } })]);
  const place = placeNamed(campaignMissionOf(table.rules.terms, table.state), 'J1');
  assert.ok(place);
  table.inTurn((turn) => pushPlacing(table.rules.terms, turn, numberOf('c1.1'), 2, [place.space]));
  assert.deepEqual(table.mission.counters, {});
  table.play('place:J1');
  assert.deepEqual(table.mission.counters, { out: 1 });
});

test('A10: a figure that is defeated is the figure of the event', () => {
  const table = tableOf([
    counted('squad', { at: 'defeated', who: { card: 'squad' } }, { again: true }),
    counted('rebels', { at: 'defeated', who: { side: 'rebels' } }),
  ]);
  table.inTurn(({ stack }) =>
    stack.push({ step: 'defeat', figure: numberOf('a1.1'), by: 1, surely: true, phase: 'announce' }),
  );
  assert.deepEqual(table.mission.counters, { squad: 1 });
});

test('a counter that has got so far, a section that is revealed, and an event that has happened', () => {
  const table = tableOf([
    { id: 'go', when: now, do: [count('steps', 2), { do: 'reveal', section: 'section-2' }] },
    counted('enough', { at: 'counted', counter: 'steps', least: 2 }),
    counted('more', { at: 'counted', counter: 'steps', least: 3 }),
    counted('shown', { at: 'revealed', section: 'section-2' }),
    counted('after', { at: 'event', event: 'go' }),
  ]).happen({ at: 'event', event: 'now' });
  assert.deepEqual(table.mission.happened, ['go', 'enough', 'shown', 'after']);
});

const requirements: readonly (readonly [
  name: string,
  requirement: NonNullable<MissionEvent['if']>[number],
  holds: boolean,
])[] = [
  ['an event that has happened', { happened: 'began' }, true],
  ['one that has not', { happened: 'never' }, false],
  ['not yet', { happened: 'never', not: true }, true],
  ['a counter', { counter: 'began', is: { least: 1, most: 1 } }, true],
  ['a counter that nobody has counted is 0', { counter: 'nobody', is: { least: 1 } }, false],
  ['the round', { round: { most: 1 } }, true],
  ['another round', { round: { least: 2 } }, false],
  ['figures on the map', { figures: { card: 'squad' }, are: { least: 3 } }, true],
  ['figures in an area', { figures: { side: 'rebels' }, in: 'entrance', are: { least: 2 } }, true],
  ['figures elsewhere', { figures: { side: 'rebels' }, in: 'exit', are: { least: 1 } }, false],
  ['heroes that are not wounded', { figures: { side: 'rebels', wounded: false }, are: { least: 2 } }, true],
  ['a filter of abilities', { figures: { is: { traits: ['trooper'] } }, are: { least: 3, most: 3 } }, true],
  ['tokens', { tokens: 'crate', are: { least: 1 } }, true],
  ['control of an area', { controls: 'rebels', of: 'entrance' }, true],
  ['control of a token', { controls: 'rebels', of: 'terminal' }, false],
  ['an open door', { open: 'gate' }, false],
  ['a door that is not', { open: 'gate', not: true }, true],
  ['the number of heroes', { heroes: { most: 2 } }, true],
  ['a mark that an earlier mission has left', { mark: 'shard' }, false],
  ['no such mark', { mark: 'shard', not: true }, true],
];

test('B3: a companion that is Remote is no figure of its side for rules of missions', () => {
  const [droid] = plainPack.companions;
  assert.ok(droid);
  const remote: Ability = {
    id: 'remote',
    name: 'Remote',
    when: { at: 'always' },
    effects: [{ do: 'uncounted' }],
  };
  const asked: MissionEvent['if'] = [
    { figures: { side: 'empire' }, are: { least: 4 } },
    { controls: 'empire', of: 'exit' },
  ];
  const happensWith = (abilities: readonly Ability[]): readonly string[] => {
    const table = new CampaignTable({
      mission: {
        events: asked.map((one, place) => counted(`event-${place}`, now, { if: [one] })),
        groups: { initial: [{ card: 'squad', at: 'green' }], reserved: [], open: 0 },
      },
      pack: { companions: [{ ...droid, abilities }] },
    }).passTo(1);
    const { terms } = table.rules;
    const group = addGroup(terms, table.state, terms.fighterNumber.get(droid.id) ?? none, 'empire');
    table.put(formatFigure(figureNumber(group, 0)), 'J1');
    return table.happen({ at: 'event', event: 'now' }).mission.happened;
  };
  assert.deepEqual(happensWith([]), ['event-0', 'event-1']);
  assert.deepEqual(happensWith([remote]), []);
});

for (const [name, requirement, holds] of requirements) {
  test(`requirement ${name}: the event happens only if it holds`, () => {
    const table = tableOf([
      counted('began', { at: 'start' }),
      { id: 'asked', when: now, if: [requirement], do: [count('asked')] },
    ]).happen({ at: 'event', event: 'now' });
    assert.equal(table.mission.happened.includes('asked'), holds);
  });
}

test('tell: people read a text only when it happens', () => {
  const table = tableOf([{ id: 'told', when: now, do: [{ do: 'tell', text: { en: 'Run!' } }] }]);
  assert.deepEqual(table.mission.told, []);
  table.happen({ at: 'event', event: 'now' });
  assert.deepEqual(table.mission.told, [{ event: 'told', text: { en: 'Run!' } }]);
});

test('reveal: what lies in a section belongs to the map only then', () => {
  const field = { tokens: 'terminal@B5 crate@H2 panel*@H3', points: 'green=F6 red=H6 blue*=G6' };
  const table = tableOf([{ id: 'go', when: now, do: [{ do: 'reveal', section: 'section-2' }] }], {}, field);
  table.put('b1.1', 'F1').activate('b1').play('run');
  assert.ok(!table.choices().includes('move:G1'), 'nothing leads there');
  assert.deepEqual(table.mission.openPoints, ['green']);
  assert.deepEqual(table.tokensAt(), ['B5', '-', '-']);
  table.happen({ at: 'event', event: 'now' });
  assert.ok(table.choices().includes('move:G1'));
  assert.deepEqual(table.mission.openPoints, ['green', 'red']);
  assert.deepEqual(table.tokensAt(), ['B5', 'H2', '-'], 'the panel comes by an event');
});

test('lock, unlock (A11): a locked door cannot be opened by interacting', () => {
  const table = tableOf(
    [
      { id: 'free', when: now, do: [{ do: 'unlock', door: 'gate' }] },
      { id: 'shut', when: { at: 'event', event: 'again' }, do: [{ do: 'lock', door: 'gate' }] },
    ],
    { locked: ['gate'] },
  );
  table.put('b1.1', 'C3').activate('b1');
  assert.equal(table.refuses('door:1'), 'door-locked');
  assert.ok(table.happen({ at: 'event', event: 'now' }).choices().includes('door:1'));
  assert.equal(table.happen({ at: 'event', event: 'again' }).refuses('door:1'), 'door-locked');
  assert.equal(table.refuses('door:2'), 'no-door', 'the edge of a section is no door');
});

test('deploy (A13): groups come from the reserve, without a cost', () => {
  const table = doing([{ do: 'deploy', cards: ['pair'], at: 'entrance' }], {
    groups: { initial: [], reserved: ['pair', 'pair', 'scout'], open: 0 },
  });
  assert.deepEqual([table.at('a1.1'), table.at('a1.2')], ['A2', 'B2']);
  assert.equal(table.mission.reserve.length, 2);
  assert.equal(table.mission.threat, 0);
});

test('deploy (A13): all are told which card arrives, for its group may be gone before anybody is asked', () => {
  const table = doing([{ do: 'deploy', cards: ['pair'], at: 'entrance' }]);
  const last = table.events.findLast(
    (event) => event.kind === 'campaign' && event.event.kind === 'groupArrives',
  );
  const card = table.rules.terms.fighterNumber.get('pair');
  assert.deepEqual(last, { kind: 'campaign', event: { kind: 'groupArrives', group: 1, card } });
});

test('deploy (A13): who is unique is there once: on the map, or among the open groups until then', () => {
  const villain = { do: 'deploy', cards: ['villain'], at: 'entrance' } as const;
  const twice = doing([villain, villain], { groups: { initial: [], reserved: ['villain'], open: 0 } });
  assert.equal(twice.state.players[0]?.groups.length, 1);
  const table = tableOf([{ id: 'done', when: now, do: [villain] }]);
  const card = table.rules.terms.fighterNumber.get('villain') ?? none;
  changeMission(table.state, { hand: [card], known: [card] });
  assert.deepEqual(table.happen(now).mission.hand, []);
});

test('deploy (A10, A13): who is unique and was defeated does not come back by another event', () => {
  const villain = { do: 'deploy', cards: ['villain'], at: 'entrance' } as const;
  const doom = {
    do: 'abilities',
    by: 'empire',
    effects: [{ do: 'defeat', whom: { all: { unique: true, side: 'friendly' } } }],
  } as const;
  const table = doing([villain, doom, villain], { groups: { initial: [], reserved: ['villain'], open: 0 } });
  assert.deepEqual(
    table.state.players[0]?.groups.map(({ figures }) => figures.map(({ defeated }) => defeated)),
    [[true]],
  );
});

test('deploy (A13): a group for which no way leads out of a closed room stands beyond its walls, and not anywhere', () => {
  const table = doing(
    [{ do: 'deploy', cards: ['pair'], at: 'green' }],
    { groups: { initial: [], reserved: ['pair'], open: 0 } },
    { doors: 'cell=F5|F6+E6|F6' },
  );
  assert.deepEqual([table.at('a1.1'), table.at('a1.2')], ['F6', 'E5']);
});

test('deploy (A13): a group can come for the Rebels', () => {
  const table = doing([{ do: 'deploy', cards: ['flyer'], at: 'green', for: 'rebels' }], {
    groups: { initial: [], reserved: [], open: 0 },
  });
  assert.equal(table.at('b2.1'), 'F6');
});

test('place (A13): such figures, or those in an area, are put at or near another place', () => {
  const who = { side: 'rebels' } as const;
  const field = { points: 'green=F6 red*=F1' };
  const all = doing([{ do: 'place', who, at: 'red' }], {}, field);
  assert.deepEqual(all.choices(), ['place:F1']);
  all.play('place:F1');
  assert.deepEqual([all.at('b1.1'), all.at('a1.1')], ['F1', 'F6']);
  const nobody = doing([{ do: 'place', who, in: 'green', at: 'red' }], {}, field);
  assert.notEqual(nobody.at('b1.1'), 'F1');
});

test('threat (A13): a number, or the threat level so often; never below 0 or above 20', () => {
  assert.equal(doing([{ do: 'threat', amount: 3 }]).mission.threat, 3);
  assert.equal(doing([{ do: 'threat', amount: 1, levels: 2 }]).mission.threat, 5);
  assert.equal(doing([{ do: 'threat', amount: -4 }]).mission.threat, 0);
  assert.equal(doing([{ do: 'threat', levels: 20 }]).mission.threat, 20);
});

test('optional-deployment (A13): the Empire may deploy now', () => {
  assert.equal(doing([{ do: 'optional-deployment' }]).asks, 'a deployment');
});

test('activate-point, close-point (A13): groups arrive at active deployment points alone', () => {
  const field = { points: 'green=F6 red*=F1' };
  const opened = doing([{ do: 'activate-point', point: 'red' }], {}, field);
  assert.deepEqual(opened.mission.openPoints, ['green', 'red']);
  assert.deepEqual(doing([{ do: 'close-point', point: 'green' }], {}, field).mission.openPoints, []);
});

test('put-token, remove-token: tokens come and go, carried ones too', () => {
  const field = { tokens: 'terminal@B5 panel*@C5 panel*@C6' };
  const table = doing(
    [
      { do: 'put-token', token: 'panel' },
      { do: 'remove-token', token: 'terminal-1' },
    ],
    {},
    field,
  );
  assert.deepEqual(table.tokensAt(), ['-', 'C5', 'C6']);
});

test('supplies (A11): each hero draws, or the one to whom it happened', () => {
  const each = doing([{ do: 'supplies', count: 1, for: 'each' }]);
  assert.deepEqual([each.supplies(1), each.supplies(2)], [1, 1]);
  const table = tableOf([
    { id: 'found', when: { at: 'opened', door: 'gate' }, do: [{ do: 'supplies', count: 2 }] },
  ]);
  table.put('c1.1', 'C3').activate('c1').play('door:1');
  assert.deepEqual([table.supplies(1), table.supplies(2)], [0, 2]);
});

test('credits and marks last beyond the mission', () => {
  const { record } = doing([
    { do: 'credits', amount: 100 },
    { do: 'mark', mark: 'shard' },
    { do: 'mark', mark: 'shard' },
  ]);
  assert.equal(record.credits, 100);
  assert.deepEqual(record.marks, ['shard']);
});

test('limit-rounds: after that round the Empire has won', () => {
  const table = doing([{ do: 'limit-rounds', round: 1 }], { rounds: 5 });
  table.passTo('over');
  assert.deepEqual(table.record.log.at(-1)?.winner, 'empire');
  assert.equal(table.record.log.at(-1)?.rounds, 1);
});

test('win: the mission is over at once, and nothing else of it happens', () => {
  const table = doing([{ do: 'win', side: 'rebels' }, count('never')]);
  assert.equal(table.asks, 'over');
  assert.deepEqual(table.rules.outcome(table.state), { ranks: [2, 1, 1], teams: [0, 1, 1] });
  assert.deepEqual(table.record.log.at(-1)?.events, ['done']);
  assert.deepEqual(table.told('counted'), []);
});

test('who has won, has won: another victory at the same moment comes too late', () => {
  const table = tableOf([]).inTurn((turn) => {
    winMission(turn, 'empire');
    winMission(turn, 'rebels');
  });
  assert.equal(table.record.log.at(-1)?.winner, 'empire');
});

test('abilities: the words of cards work in events, for the Empire or for the first hero', () => {
  const table = doing([
    {
      do: 'abilities',
      by: 'empire',
      effects: [{ do: 'suffer', what: 'damage', amount: 2, whom: { all: { side: 'hostile' } } }],
    },
  ]);
  assert.deepEqual([table.at('b1.1'), table.at('c1.1'), table.at('a1.1')], ['A1!2', 'B1!2', 'F6']);
  const chosen = doing([
    {
      do: 'abilities',
      by: 'rebels',
      effects: [{ do: 'gain', condition: 'focused', whom: { choose: { side: 'friendly' } } }],
    },
  ]);
  assert.equal(chosen.asks, 'b chooseFigures');
  assert.equal(chosen.play('figure:c1.1').at('c1.1'), 'B1+focused');
});

test('abilities: what the vocabulary calls the subject is the figure of the event', () => {
  const table = tableOf([
    {
      id: 'trap',
      when: { at: 'opened', door: 'gate' },
      do: [
        {
          do: 'abilities',
          by: 'empire',
          effects: [{ do: 'gain', condition: 'stunned', whom: 'subject' }],
        },
      ],
    },
  ]);
  table.put('c1.1', 'C3').activate('c1').play('door:1');
  assert.equal(table.at('c1.1'), 'C3+stunned');
});

test('test (A11): what follows depends on whether a hero has a success', () => {
  const effects: readonly MissionEffect[] = [
    { do: 'test', attribute: 'insight', who: 'any-hero', success: [count('good')], failure: [count('bad')] },
  ];
  const asked = doing(effects);
  assert.equal(asked.asks, 'b missionTester');
  assert.deepEqual(asked.choices(), ['figure:b1.1', 'figure:c1.1']);
  // A blue 1 shows a surge, a blue 2 none.
  assert.deepEqual(asked.roll('blue1').play('figure:c1.1').finishTests().mission.counters, { good: 1 });
  assert.deepEqual(doing(effects).roll('blue2').play('figure:b1.1').finishTests().mission.counters, {
    bad: 1,
  });
});

test('test (A11): each hero can have to, one after the other', () => {
  const table = tableOf([
    {
      id: 'done',
      when: now,
      do: [
        {
          do: 'test',
          attribute: 'insight',
          who: 'each-hero',
          success: [count('good')],
          failure: [count('bad')],
        },
      ],
    },
  ]);
  table.roll('blue1 blue2').happen({ at: 'event', event: 'now' }).finishTests();
  assert.deepEqual(table.mission.counters, { good: 1, bad: 1 });
});

test('A10, A11: a hero that withdraws before its turn to test does not test', () => {
  const blast: MissionEffect = {
    do: 'abilities',
    by: 'empire',
    effects: [{ do: 'suffer', what: 'damage', amount: 20, whom: { all: { side: 'hostile' } } }],
  };
  const table = tableOf([
    {
      id: 'done',
      when: now,
      do: [{ do: 'test', attribute: 'insight', who: 'each-hero', failure: [count('bad'), blast] }],
    },
  ]);
  table.inTurn(({ state }) => changeHero(state, 2, { wounded: true }));
  table.roll('blue2 blue2').happen({ at: 'event', event: 'now' }).finishTests();
  assert.equal(table.hero(2).withdrawn, true);
  assert.deepEqual(table.mission.counters, { bad: 1 });
});

test('B11: of a choice only what was chosen is carried out, and all know what could be chosen', () => {
  const table = doing([
    {
      do: 'choose',
      by: 'empire',
      options: [
        { text: { en: 'Strike' }, do: [count('strike')] },
        { text: { en: 'Wait' }, do: [count('wait')] },
      ],
    },
    count('after'),
  ]);
  assert.equal(table.asks, 'a missionChoice');
  assert.deepEqual(table.choices(), ['option:1', 'option:2']);
  assert.equal(table.refuses('option:3'), 'not-asked');
  assert.deepEqual(table.play('option:2').mission.counters, { wait: 1, after: 1 });
});

test('A12: a choice of the heroes is that of the hero to whom it happened', () => {
  const options = ['Left', 'Right'].map((en) => ({ text: { en }, do: [count(en.toLowerCase())] }));
  const table = tableOf([
    {
      id: 'fork',
      when: { at: 'opened', door: 'gate' },
      do: [{ do: 'choose', by: 'rebels', options: [...options] }],
    },
  ]);
  table.put('c1.1', 'C3').activate('c1').play('door:1');
  assert.equal(table.asks, 'c missionChoice');
});

test('if: one of two lists of effects', () => {
  const effect = (least: number): MissionEffect => ({
    do: 'if',
    if: [{ heroes: { least } }],
    effects: [count('many')],
    otherwise: [count('few')],
  });
  assert.deepEqual(doing([effect(2)]).mission.counters, { many: 1 });
  assert.deepEqual(doing([effect(3), count('after')]).mission.counters, { few: 1, after: 1 });
});

test('A13: after the last round of the mission the Empire has won', () => {
  const table = tableOf([], { rounds: 2 });
  table.passTo(2);
  assert.equal(table.mission.winner, null);
  table.passTo('over');
  assert.deepEqual(table.record.log.at(-1)?.winner, 'empire');
});

test('C19 (A13): at the end of the last round heroes can still win', () => {
  const goal: MissionEvent = {
    id: 'goal',
    when: { at: 'round-end', round: 2 },
    do: [{ do: 'win', side: 'rebels' }],
  };
  const table = tableOf([goal], { rounds: 2 }).passTo('over');
  assert.deepEqual(table.record.log.at(-1)?.winner, 'rebels');
});
