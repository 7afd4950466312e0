import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import {
  choicesOf,
  describeDecision,
  eventsOf,
  finishRound,
  handOf,
  matchOf,
  optionsOf,
  placeOf,
  playChoices,
  refusalOf,
} from '../testing/table.ts';

const deck = { calm: 4, dull: 4, even: 4, flat: 3 };

function armyOf(deployments: Record<string, number>, upgrades: Record<string, number> = {}) {
  return { affiliation: 'rebel', deployments, upgrades, commands: deck } as const;
}

const own = { armies: 'own' } as const;
const zones = 'red@A1,A2,A3,B1,B2,B3 blue@J4,J5,J6,I4,I5,I6';

test('A14: the army of lower cost starts with the initiative, chooses a zone and deploys first', () => {
  const match = matchOf({ seats: 2, options: own, map: { zones } }, [
    armyOf({ hero: 1 }),
    armyOf({ scout: 1 }),
  ]);
  assert.equal(describeDecision(match), '1 zone: zone:1 zone:2');
  playChoices(match, 'zone:2');
  assert.equal(match.decisions()[0]?.seat, 1);
  assert.equal(choicesOf(match, 'place:'), 'I4 I5 I6 J4 J5 J6');
  assert.equal(refusalOf(match, 'place:A1'), 'outside-zone');
  playChoices(match, 'place:I4');
  // The other zone is left for the other player, who is not asked.
  assert.equal(describeDecision(match), '0 putFigure: place:A1 place:B1 place:A2 place:B2 place:A3 place:B3');
  playChoices(match, 'place:B3');
  assert.equal(placeOf(match, 'a1.1'), 'B3');
  assert.equal(describeDecision(match), '1 turn: group:b1');
});

test('A14: armies are revealed: everybody is told each deployment card and upgrade, also where chance has chosen them', () => {
  const match = new Match(game, { options: {}, seed: 'revealed', seats: 2 });
  const told = eventsOf(
    match.prologue.map(({ event }) => event),
    'army',
  );
  assert.deepEqual(
    told.map(({ fighters, upgrades }) => ({ fighters, upgrades })),
    match.state.players.map(({ groups, upgrades }) => ({
      fighters: groups.map(({ card }) => card),
      upgrades: upgrades.map(({ card }) => card),
    })),
  );
});

test('A14: with equal costs chance decides who starts', () => {
  const armies = [armyOf({ scout: 1 }), armyOf({ scout: 1 })];
  const match = matchOf({ seats: 2, options: own }, armies);
  assert.equal(['0 zone: zone:1 zone:2', '1 zone: zone:1 zone:2'].includes(describeDecision(match)), true);
});

test('A14: everybody draws three command cards once all are deployed', () => {
  const match = matchOf({ seats: 2, options: own }, [armyOf({ scout: 1 }), armyOf({ hero: 1 })]);
  const events = playChoices(match, 'zone:1', 'place:A1', 'place:J6');
  assert.deepEqual(
    eventsOf(events, 'drew').map(({ seat, count }) => [seat, count]),
    [
      [0, 3],
      [1, 3],
    ],
  );
  assert.equal(handOf(match, 0).split(' ').length, 3);
});

test('A14: groups are deployed in an order of choice, figure by figure', () => {
  const match = matchOf({ seats: 2, options: own, map: { zones } }, [
    armyOf({ squad: 1, scout: 2 }),
    armyOf({ walker: 1 }),
  ]);
  playChoices(match, 'zone:1');
  assert.equal(describeDecision(match), '0 nextGroup: group:a1 group:a2 group:a3');
  playChoices(match, 'group:a2', 'place:A1');
  assert.equal(refusalOf(match, 'group:a2'), 'deployed-already');
  assert.equal(refusalOf(match, 'group:b1'), 'not-yours');
  playChoices(match, 'group:a1', 'place:A2', 'place:A3', 'place:B1');
  assert.equal(placeOf(match, 'a1.3'), 'B1');
});

test('A14: what finds no space in its zone is deployed as close to it as possible', () => {
  const match = matchOf({ seats: 2, options: own, map: { zones: 'red@A1 blue@J6' } }, [
    armyOf({ pair: 1 }),
    armyOf({ hero: 1 }),
  ]);
  playChoices(match, 'zone:1', 'place:A1');
  assert.equal(choicesOf(match, 'place:'), 'A2 B1 B2');
});

test('A14: large figures are deployed wholly inside their zone as long as they can', () => {
  const match = matchOf({ seats: 2, options: own, map: { zones: 'red@A1,B1,A2 blue@J5,J6' } }, [
    armyOf({ beast: 1 }),
    armyOf({ hero: 1 }),
  ]);
  playChoices(match, 'zone:1');
  assert.equal(choicesOf(match, 'place:'), 'A1 A1r');
});

test('A14: nobody is deployed on others, even a massive figure', () => {
  const match = matchOf({ seats: 2, options: own, map: { zones: 'red@A1,B1,A2,B2,C1,C2 blue@J5,J6' } }, [
    armyOf({ scout: 1, walker: 1 }),
    armyOf({ hero: 1, walker: 1 }),
  ]);
  playChoices(match, 'zone:1', 'group:a1', 'place:A1');
  assert.equal(choicesOf(match, 'place:'), 'B1');
});

test('B1: attachments are put on deployment cards that they fit, one on each', () => {
  const match = matchOf({ seats: 2, options: own }, [
    armyOf({ squad: 2, scout: 1 }, { scope: 2 }),
    armyOf({ walker: 2 }),
  ]);
  playChoices(match, 'zone:1');
  assert.equal(describeDecision(match), '0 attach: group:a1 group:a2');
  assert.equal(refusalOf(match, 'group:a3'), 'not-a-host');
  const events = playChoices(match, 'group:a2');
  // The other one goes on the only card that is left.
  assert.deepEqual(
    eventsOf(events, 'attached').map(({ group }) => group),
    [1, 0],
  );
});

test('R1 (B1): an attachment never takes the only host of another one', () => {
  const match = matchOf({ seats: 2, options: own }, [
    armyOf({ squad: 1, scout: 1 }, { scope: 1, burden: 1 }),
    armyOf({ walker: 2 }),
  ]);
  const events = playChoices(match, 'zone:1');
  assert.deepEqual(
    eventsOf(events, 'attached').map(({ upgrade, group }) => [upgrade, group]),
    [
      [0, 0],
      [1, 1],
    ],
  );
});

test('B8: a negative cost lowers what an army costs', () => {
  // 13 against 14 and 4 less.
  const match = matchOf({ seats: 2, options: own }, [
    armyOf({ hero: 1, scout: 1 }),
    armyOf({ walker: 1 }, { burden: 1 }),
  ]);
  assert.equal(match.decisions()[0]?.seat, 1);
});

test('Devious Scheme: its player chooses a zone, and the opponent has the initiative', () => {
  const match = matchOf({ seats: 2, options: own }, [
    armyOf({ hero: 1 }),
    armyOf({ scout: 1 }, { scheme: 1 }),
  ]);
  assert.equal(describeDecision(match), '1 zone: zone:1 zone:2');
  playChoices(match, 'zone:1');
  assert.equal(match.decisions()[0]?.seat, 0);
  assert.equal(match.state.initiative, 0);
});

test('B10: if several players have Devious Scheme, none has an effect', () => {
  const match = matchOf({ seats: 2, options: own }, [
    armyOf({ hero: 1 }, { scheme: 1 }),
    armyOf({ scout: 1 }, { scheme: 1 }),
  ]);
  assert.equal(match.state.initiative, 1);
});

test('B10: among four whoever has Devious Scheme names the opponent that starts', () => {
  const match = matchOf({ seats: 4, mode: 'free-for-all', options: own }, [
    armyOf({ hero: 1 }, { scheme: 1 }),
    armyOf({ scout: 1 }),
    armyOf({ scout: 1 }),
    armyOf({ scout: 1 }),
  ]);
  assert.equal(describeDecision(match), '0 starter: seat:b seat:c seat:d');
  assert.equal(refusalOf(match, 'seat:a'), 'not-hostile');
  playChoices(match, 'seat:c');
  assert.equal(describeDecision(match), '0 zone: zone:1 zone:2 zone:3 zone:4');
  playChoices(match, 'zone:2');
  assert.equal(describeDecision(match), '2 zone: zone:1 zone:3 zone:4');
  assert.equal(refusalOf(match, 'zone:2'), 'zone-taken');
});

test('B10: among four, zones are chosen and armies deployed clockwise', () => {
  const match = matchOf({ seats: 4, mode: 'team-battle', options: own }, [
    armyOf({ hero: 1 }),
    armyOf({ walker: 1 }),
    armyOf({ scout: 1 }),
    armyOf({ walker: 1 }),
  ]);
  const order: number[] = [];
  while (match.decisions()[0]?.kind !== 'turn') {
    const [decision] = match.decisions();
    if (decision?.kind === 'zone') order.push(decision.seat);
    playChoices(match, decision?.choices[0] ?? '');
  }
  // The last one takes the zone that is left.
  assert.deepEqual(order, [2, 3, 0]);
  assert.deepEqual(match.state.sides, [0, 1, 0, 1]);
});

test('On Our Way: armies are split in two squads, and each opponent says in secret which one waits', () => {
  const match = matchOf(
    {
      seats: 2,
      options: own,
      map: { zones, tokens: 'lift>red@A2 lift>blue@J5' },
      rules: [{ rule: 'second-squad', token: 'lift', after: 1 }],
    },
    [armyOf({ scout: 2 }), armyOf({ hero: 1, scout: 1 })],
  );
  playChoices(match, 'squad:1', 'squad:2', 'squad:2', 'squad:1');
  assert.equal(describeDecision(match), '0 assign: squad:1 squad:2; 1 assign: squad:1 squad:2');
  playChoices(match, 'squad:2');
  // Nobody learns what was chosen before both have.
  assert.equal(JSON.stringify(match.view(1)).includes('"squad":1'), false);
  const events = playChoices(match, 'squad:1');
  assert.deepEqual(
    eventsOf(events, 'squads').map(({ seat, first }) => [seat, first]),
    [
      [1, 1],
      [0, 0],
    ],
  );
  playChoices(match, 'zone:1', 'place:A1', 'place:J6');
  // Only what does not wait is there; it comes at the token in the zone of the other player.
  assert.equal(describeDecision(match), '0 turn: group:a1');
  assert.deepEqual([placeOf(match, 'a2.1'), placeOf(match, 'b2.1')], ['-', '-']);
  finishRound(match);
  // The player with the initiative deploys first: at its token in the zone of the other one.
  assert.equal(describeDecision(match), '0 putFigure: place:J5');
  playChoices(match, 'place:J5');
  assert.equal(describeDecision(match), '1 putFigure: place:A2');
});

/** An army that breaks one rule, with that rule. */
const faulty: readonly (readonly [rule: string, army: object])[] = [
  ['not-an-army', { deployments: { scout: 1 } }],
  ['unknown-card', armyOf({ nobody: 1, scout: 1 })],
  ['no-figures', armyOf({})],
  ['unique-once', armyOf({ hero: 1, 'young-hero': 1 })],
  ['too-many-copies', armyOf({ hero: 2 })],
  ['too-expensive', armyOf({ walker: 3 })],
  ['no-host', armyOf({ hero: 1 }, { scope: 1 })],
  ['one-affiliation', armyOf({ hero: 1, villain: 1 })],
  ['campaign-only', armyOf({ guest: 1 })],
  ['only-unique', armyOf({ scout: 1 }, { elect: 1 })],
  ['fifteen-cards', { ...armyOf({ scout: 1 }), commands: { calm: 4 } }],
  ['deck-too-expensive', { ...armyOf({ scout: 1 }), commands: { ...deck, flat: 2, dear: 1 } }],
];

for (const [rule, army] of faulty) {
  test(`A14, A2, B1, B4, B8: an army is refused by ${rule}`, () => {
    const { bring } = game.open(optionsOf({ options: own }, 2));
    const parsed = bring?.parse(JSON.parse(JSON.stringify(army)));
    assert.deepEqual(parsed !== undefined && 'faults' in parsed && parsed.faults.map((fault) => fault.rule), [
      rule,
    ]);
  });
}

test('A14: random armies are legal', () => {
  const { bring } = game.open({ armies: 'own' });
  for (let seed = 0; seed < 20; seed++) {
    const army = bring?.sample(seeded(`army ${seed}`)) ?? null;
    assert.equal('value' in (bring?.parse(army) ?? {}), true, JSON.stringify(army));
  }
});
