import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../../kernel/match.ts';
import { playChoices } from '../../../../testkit/play-choices.ts';
import { game } from '../../campaign-game.ts';
import type { MissionEvent, TokenRule } from '../../content/campaign/mission-schema.ts';
import type { Whom } from '../../content/pack.ts';
import { CampaignTable, numberOf } from '../../testing/campaign/campaign-table.ts';
import { plainAttack, pushGivenAttack } from '../attack/begin.ts';
import { damageObject } from '../attack/objects.ts';
import { none } from '../state.ts';

const name = { en: 'thing' };

/** A mission with tokens of a kind `thing`, on C2 and C3, and what can be done with them. */
function tableOf(
  rule: Omit<TokenRule, 'token' | 'name'>,
  events: readonly MissionEvent[] = [],
): CampaignTable {
  return new CampaignTable({
    mission: {
      tokens: [{ token: 'thing', name, ...rule }],
      groups: { initial: [{ card: 'squad', at: 'green' }], reserved: [], open: 0 },
      events: [
        ...events,
        { id: 'used', when: { at: 'interacts', token: 'thing' }, do: [countOf('used')], again: true },
      ],
    },
    field: { tokens: 'thing@C2 thing@C3 crate@A2', areas: 'entrance=A1,B1 exit=J1 home=E1' },
  }).passTo(1);
}

function countOf(counter: string) {
  return { do: 'count', counter, by: 1 } as const;
}

test('A11: a hero that opens a crate claims it for the credits, and draws a supply', () => {
  const table = tableOf({}).activate('b1').play('token:3');
  assert.equal(table.supplies(1), 1);
  assert.equal(table.mission.supplyDeck.length, 3);
  assert.equal(table.mission.crates, 1);
  assert.deepEqual(table.tokensAt(), ['C2', 'C3', '-']);
});

test('A11: only heroes open crates', () => {
  const table = tableOf({}).put('a1.1', 'A3').activate('a1');
  while (!table.asks.includes('activation')) table.play(table.choices()[0] ?? '');
  assert.equal(table.refuses('token:3'), 'crate-for-heroes');
});

test('A11: what the mission says nothing of cannot be used', () => {
  const table = tableOf({}).put('b1.1', 'B2').activate('b1');
  assert.equal(table.refuses('token:1'), 'no-use');
});

test('A11: a token is used by the side that the mission names, at an action, and is taken away', () => {
  const table = tableOf({ interact: { by: 'rebels' } })
    .put('b1.1', 'B2')
    .put('a1.1', 'D2')
    .activate('b1');
  table.play('token:1');
  assert.equal(table.mission.counters.used, 1);
  assert.deepEqual(table.tokensAt().slice(0, 2), ['-', 'C3']);
  assert.equal(table.state.activation?.actions, 1);
  const empire = tableOf({ interact: { by: 'empire' } })
    .put('b1.1', 'B2')
    .activate('b1');
  assert.equal(empire.refuses('token:1'), 'other-side-uses');
});

test('A11: a token that stays can be used again', () => {
  const table = tableOf({ interact: { by: 'any', stays: true } })
    .put('b1.1', 'B2')
    .activate('b1');
  table.play('token:1', 'token:1');
  assert.equal(table.mission.counters.used, 2);
  assert.equal(table.tokensAt()[0], 'C2');
});

test('A11: it can be used only while what it requires holds', () => {
  const rule = { interact: { by: 'rebels', if: [{ open: 'gate' }] } } as const;
  const table = tableOf(rule).put('b1.1', 'B2').activate('b1');
  assert.equal(table.refuses('token:1'), 'no-use-now');
  table.inTurn(({ state }) => {
    state.openDoors = [0];
  });
  assert.ok(table.choices().includes('token:1'));
});

test('C18 (A11): each attribute test is an interaction, and the successes of all add up', () => {
  const table = tableOf({ interact: { by: 'rebels', test: 'tech', successes: 2 } });
  table.put('b1.1', 'B2').activate('b1');
  // A green 1 shows one surge, a green 4 none.
  table.roll('green1').play('token:1').finishTests();
  assert.deepEqual(table.mission.successes.slice(0, 2), [1, 0]);
  assert.equal(table.mission.counters.used, undefined);
  table.roll('green4').play('token:1').finishTests();
  assert.equal(table.mission.successes[0], 1);
  table.put('c1.1', 'B3').activate('c1').roll('green1').play('token:1').finishTests();
  assert.equal(table.mission.counters.used, 1);
  assert.deepEqual(table.tokensAt().slice(0, 2), ['-', 'C3']);
});

test('A11: of figures without a sheet elite ones have one success, regular ones none', () => {
  const rule = { interact: { by: 'empire', test: 'strength' } } as const;
  for (const [card, successes] of [
    ['pair', 1],
    ['scout', undefined],
  ] as const) {
    const table = new CampaignTable({
      mission: {
        tokens: [{ token: 'thing', name, ...rule }],
        groups: { initial: [{ card, at: 'green' }], reserved: [], open: 0 },
        events: [{ id: 'used', when: { at: 'interacts', token: 'thing' }, do: [countOf('used')] }],
      },
      field: { tokens: 'thing@F5' },
    }).passTo(1);
    table.activate('a1');
    while (!table.asks.includes('activation')) table.play(table.choices()[0] ?? '');
    table.put('a1.1', 'F6').play('token:1').finishTests();
    assert.equal(table.mission.counters.used, successes, card);
  }
});

test('A11: what Computer Interface Arm says of R2-D2 every elite figure can: it tests Tech with an object, and has a success', () => {
  const match = new Match(game, {
    options: {
      scenario: {
        map: { spaces: ['......'], tokens: [{ id: 'lock', kind: 'terminal', space: 'C1' }] },
        mission: {
          tokens: [{ token: 'lock', name: { en: 'lock' }, interact: { by: 'rebels', test: 'tech' } }],
          events: [{ id: 'open', when: { at: 'interacts', token: 'lock' }, do: [countOf('opened')] }],
        },
      },
    },
    seed: 'astromech',
    position: {
      players: [
        {
          groups: [{ card: 'stormtrooper', figures: [{ at: 'F1' }, {}, {}] }],
          cards: [{ card: 'show-of-force' }],
        },
        {
          groups: [
            { card: 'gideon-argus', figures: [{ at: 'A1' }] },
            { card: 'r2-d2-campaign', figures: [{ at: 'B1' }] },
          ],
        },
        { groups: [{ card: 'fenn-signis', figures: [{ at: 'E1' }] }] },
      ],
      activation: { seat: 1, group: 1, figure: { is: [1, 0] } },
    },
  });
  playChoices(match, 'token:1');
  assert.deepEqual(match.state.campaign?.mission?.counters, { opened: 1 });
});

test('A8: an object that an ability does not mean is the reason why the answer is refused, where it may mean objects', () => {
  const hurt = (whom: Whom): MissionEvent => ({
    id: 'blast',
    when: { at: 'opened', door: 'gate' },
    do: [{ do: 'abilities', by: 'rebels', effects: [{ do: 'suffer', what: 'damage', amount: 1, whom }] }],
  });
  const refusalOf = (whom: Whom): string => {
    const table = tableOf({ attackable: { by: 'rebels', health: 3 } }, [hurt(whom)]);
    table.put('c1.1', 'C3').activate('c1').play('door:1');
    assert.equal(table.asks, 'c chooseFigures');
    return table.refuses('token:3');
  };
  assert.equal(refusalOf({ choose: { side: 'friendly', objects: true } }), 'not-meant');
  assert.equal(refusalOf({ choose: { side: 'friendly' } }), 'not-asked');
});

const cargo = { carry: { by: 'rebels', speed: -2 } } as const;

test('C13 (A11): a token that is carried lies no more, slows its carrier down, and is the only one', () => {
  const table = tableOf(cargo).put('b1.1', 'B2').activate('b1').play('token:1');
  assert.equal(table.state.tokens[0]?.carrier, numberOf('b1.1'));
  assert.equal(table.mission.counters.used, 1, 'to retrieve is to interact');
  assert.equal(table.refuses('token:2'), 'carries-already');
  table.play('run');
  assert.equal(table.state.activation?.movementPoints, 2);
});

test('A11: a token that was brought to its area', () => {
  const home = {
    id: 'home',
    when: { at: 'brought', token: 'thing', area: 'home' },
    do: [countOf('home'), { do: 'remove-token', token: 'thing-1' }],
  } as const;
  const table = tableOf({ carry: { by: 'rebels' } }, [home])
    .put('b1.1', 'D2')
    .put('c1.1', 'E2');
  table.activate('c1').play('run', 'move:E1');
  assert.equal(table.mission.counters.home, undefined, 'it carries nothing');
  table.put('c1.1', 'F1').activate('b1').play('token:1', 'run', 'move:E1');
  assert.equal(table.mission.counters.home, 1);
  assert.equal(table.state.tokens[0]?.carrier, -1);
});

test('A10: whoever is defeated drops what it carries', () => {
  const table = tableOf({ carry: { by: 'empire' } })
    .put('a1.1', 'B2')
    .activate('a1');
  while (!table.asks.includes('activation')) table.play(table.choices()[0] ?? '');
  table.play('token:1');
  assert.equal(table.tokensAt()[0], '-');
  table.inTurn(({ stack }) =>
    stack.push({ step: 'defeat', figure: numberOf('a1.1'), by: 1, surely: true, phase: 'announce' }),
  );
  assert.equal(table.tokensAt()[0], 'B2');
});

/** An object that this side attacks, and the squad beside it. */
function objectOf(by: 'rebels' | 'empire', events: readonly MissionEvent[] = []): CampaignTable {
  const table = tableOf({ attackable: { by, health: 2, healthForHero: 1, block: 1 } }, events);
  table.put('a1.1', 'D3').activate('a1');
  while (!table.asks.includes('activation')) table.play(table.choices()[0] ?? '');
  return table;
}

test('A8: only the side that the mission names attacks an object', () => {
  assert.ok(objectOf('empire').choices().includes('attack:token-2'));
  assert.ok(!objectOf('rebels').choices().includes('attack:token-2'));
});

test('B11: with a hero the Empire attacks what either side may attack', () => {
  for (const by of ['empire', 'rebels'] as const) {
    const table = objectOf(by).put('b1.1', 'C2');
    const { terms } = table.rules;
    table.inTurn((turn) => pushGivenAttack(terms, turn, plainAttack(0, numberOf('b1.1'), none)));
    assert.equal(table.asks, 'a target');
    assert.ok(table.choices().includes('token:2'), by);
  }
});

test('A8: which object an attack is on is told when it begins, for abilities answer before the target is declared', () => {
  const table = objectOf('empire').play('attack:token-2');
  assert.ok(table.state.latest.some((told) => told.kind === 'choseToken' && told.token === 1));
});

test('A8: an object has more Health for each hero, and is gone when it is destroyed', () => {
  const when = { at: 'destroyed', token: 'thing-2' } as const;
  const table = objectOf('empire', [{ id: 'gone', when, do: [countOf('gone')] }]);
  const { terms } = table.rules;
  table.inTurn((turn) => damageObject(terms, turn, 1, 3));
  assert.equal(table.mission.counters.gone, undefined);
  table.inTurn((turn) => damageObject(terms, turn, 1, 1));
  assert.equal(table.mission.counters.gone, 1);
  assert.deepEqual(table.tokensAt().slice(0, 2), ['C2', '-']);
});
