import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from '../notation.ts';
import { type GroupAt, type ImperialSetting, Mission } from '../testing/mission.ts';
import { changeMission, missionIn } from './current.ts';
import { deployablesIn } from './deployment.ts';

const stack = [{ step: 'nextRound' }, { step: 'optionalDeployment' }] as const;

const guards = { id: 'guards', cost: 6, size: 2, reinforcement: 3 } as const;
const probe = { id: 'probe', cost: 3 } as const;
const walker = { id: 'walker', cost: 8, base: '2x2', keywords: ['massive'] } as const;

/** The Empire may deploy now; heroes stand in two corners. */
function deploying(imperial: ImperialSetting, empire?: readonly GroupAt[]): Mission {
  return new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    ...(empire && { empire }),
    imperial: { points: ['D5'], ...imperial },
    stack,
  });
}

test('A13: in an optional deployment groups of the hand are offered that the threat pays for', () => {
  const mission = deploying({ threat: 5, hand: [guards, probe] });
  assert.deepEqual(mission.choices, ['card:probe', '-']);
  assert.equal(mission.refuses('card:guards'), 'no-threat');
  assert.equal(mission.refuses('card:a1'), 'no-open-group');
});

test('A13: the board is told what could be brought for how much, and which rule forbids the rest', () => {
  const rest = { id: 'rest', size: 2, cost: 6, reinforcement: 3, at: ['H8', ''] } as const;
  const mission = deploying({ threat: 5, hand: [guards, probe] }, [rest]);
  const frame = mission.state.stack.at(-1);
  assert.ok(frame?.step === 'deployment');
  const told = deployablesIn(mission.terms, mission.state, frame).map(
    ({ choice, figures, cost, why }) => `${format(choice)} ${figures} for ${cost}: ${why ?? 'yes'}`,
  );
  assert.deepEqual(told, [
    'card:guards 2 for 6: no-threat',
    'card:probe 1 for 3: yes',
    'figure:a1.2 1 for 3: yes',
  ]);
});

test('A13: a group costs its deployment cost, leaves the hand and arrives with all its figures', () => {
  const mission = deploying({ threat: 7, hand: [guards, probe] }).play('card:guards', 'place:D5', 'place:D6');
  assert.equal(missionIn(mission.state).threat, 1);
  assert.equal(mission.state.players[0]?.groups.length, 2);
  assert.deepEqual(mission.choices, ['-']);
  assert.notEqual(mission.figure('a2.2').place, null);
});

test('A13: figures arrive on the deployment point or next to it', () => {
  const mission = deploying({ threat: 3, hand: [probe] }).play('card:probe');
  assert.deepEqual(mission.choices.toSorted(), [
    ...['C4', 'C5', 'C6', 'D4', 'D5', 'D6', 'E4', 'E5', 'E6'].map((space) => `place:${space}`),
  ]);
  assert.equal(mission.refuses('place:A8'), 'away-from-point');
});

test('A13: where all is full around the point, a figure arrives as near as possible', () => {
  const around = ['C4', 'C5', 'C6', 'D4', 'D5', 'D6', 'E4', 'E5', 'E6'];
  const crowd = [
    { id: 'a1', at: around.slice(0, 4) },
    { id: 'a2', at: around.slice(4, 8) },
    { id: 'a3', at: 'E6' },
  ];
  const mission = deploying({ threat: 3, hand: [probe] }, crowd).play('card:probe');
  assert.ok(mission.choices.includes('place:B4') && mission.choices.includes('place:F7'));
  assert.ok(!mission.choices.includes('place:A8'));
});

test('C15 (A13): of several active deployment points the Empire names one for all figures of a group', () => {
  const mission = deploying({ threat: 6, hand: [guards], points: ['B7', 'G7'] }).play('card:guards');
  assert.deepEqual(mission.choices, ['place:B7', 'place:G7']);
  assert.equal(mission.refuses('place:D5'), 'no-deployment-point');
  mission.play('place:G7', 'place:G7');
  assert.ok(mission.choices.every((choice) => /place:[FGH][678]/.test(choice)));
});

test('A13: everybody is told which deployment point the Empire has named', () => {
  const mission = deploying({ threat: 6, hand: [guards], points: ['B7', 'G7'] }).play(
    'card:guards',
    'place:G7',
  );
  assert.equal(mission.state.latest.at(-1)?.kind, 'choseSpace');
});

test('A13: without an active deployment point nobody arrives', () => {
  const mission = deploying({ threat: 20, hand: [probe], points: [] });
  assert.deepEqual(mission.choices, ['-']);
  assert.equal(mission.refuses('card:probe'), 'no-deployment-point');
});

test('A6: of a large figure one space is on the point or next to it, and it may be turned', () => {
  const tank = { id: 'tank', cost: 3, base: '1x2' } as const;
  const mission = deploying({ threat: 3, hand: [tank] }).play('card:tank');
  assert.ok(mission.choices.includes('place:B5') && mission.choices.includes('place:D6r'));
  assert.ok(!mission.choices.includes('place:A5'));
});

test('A13: a figure comes back for the reinforcement cost to a group on the map that is under size', () => {
  const mission = deploying({ threat: 4, hand: [guards] }, [
    { id: 'rest', size: 2, cost: 6, reinforcement: 3, at: ['H8', ''] },
    { id: 'whole', size: 1, cost: 2, at: 'G8' },
  ]);
  assert.deepEqual(mission.choices, ['figure:a1.2', '-']);
  assert.equal(mission.refuses('figure:a2.1'), 'no-reinforcement');
  mission.play('figure:a1.2', 'place:D5');
  assert.equal(missionIn(mission.state).threat, 1);
  assert.deepEqual(mission.choices, ['-']);
});

test('A13: a group that is gone gets no reinforcements', () => {
  const mission = deploying({ threat: 9 }, [
    { id: 'rest', size: 2, cost: 6, reinforcement: 3, at: ['', ''] },
    { id: 'other', at: 'H8' },
  ]);
  assert.equal(mission.refuses('figure:a1.1'), 'no-reinforcement');
});

test('A13: a card makes groups of a trait cheaper, to deploy and to reinforce', () => {
  const ranks = {
    id: 'ranks',
    abilities: [
      {
        id: 'ranks',
        name: 'Ranks',
        when: { at: 'always' },
        effects: [{ do: 'cheaper', amount: 2, reinforcement: 1, trait: 'trooper' }],
      },
    ],
  } as const;
  const mission = deploying(
    {
      threat: 4,
      hand: [
        { ...guards, traits: ['trooper'] },
        { ...guards, id: 'hunters' },
      ],
      cards: [ranks],
    },
    [{ id: 'rest', traits: ['trooper'], size: 2, cost: 6, reinforcement: 5, at: ['H8', ''] }],
  );
  assert.deepEqual(mission.choices, ['card:guards', 'figure:a1.2', '-']);
});

test('B11: massive figures arrive outside buildings, however far that is', () => {
  const inside = Array.from({ length: 6 }, (_, row) =>
    [...'ABCDEFGH'].map((column) => `${column}${row + 1}`),
  ).flat();
  const mission = deploying({ threat: 8, hand: [walker], interior: inside }).play('card:walker');
  assert.ok(mission.choices.length > 0);
  assert.ok(mission.choices.every((choice) => choice.endsWith('7')));
});

test('B11: without room outside buildings a massive group cannot be deployed', () => {
  const inside = Array.from({ length: 8 }, (_, row) =>
    [...'ABCDEFGH'].map((column) => `${column}${row + 1}`),
  ).flat();
  const mission = deploying({ threat: 8, hand: [walker, probe], interior: inside });
  assert.deepEqual(mission.choices, ['card:probe', '-']);
  assert.equal(mission.refuses('card:walker'), 'only-interior');
});

test('A6: a massive figure does not move into interior spaces', () => {
  const mission = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    empire: [{ at: 'D7', base: '2x2', keywords: ['massive'], speed: 4 }],
    imperial: { interior: ['D6', 'E6'] },
    stack: [{ step: 'sides', next: 'empire' }],
  }).play('group:a1', 'run');
  assert.ok(!mission.choices.includes('move:D6'));
  assert.ok(mission.choices.includes('move:C7'));
});

test('C29 (A13): part of a group costs what its card says, whatever makes groups cheaper', () => {
  const legion = {
    id: 'legion',
    abilities: [
      {
        id: 'legion',
        name: 'Legion',
        when: { at: 'always' },
        effects: [
          { do: 'deploy-part', card: 'guards', most: 2, cost: 2 },
          { do: 'cheaper', amount: 1 },
        ],
      },
    ],
  } as const;
  const mission = deploying({ threat: 4, hand: [{ ...guards, size: 3 }], cards: [legion] });
  assert.deepEqual(mission.choices, ['number:1', 'number:2', '-']);
  assert.equal(mission.refuses('number:3'), 'no-part');
  mission.play('number:1', 'place:D5');
  assert.equal(missionIn(mission.state).threat, 2);
});

test('C34 (A13): cards that make a group cheaper do so together, and one without which it costs nothing stays for another group', () => {
  const bargain = (id: string, amount: number) =>
    ({
      id,
      abilities: [{ id, name: id, when: { at: 'deployment' }, effects: [{ do: 'discount', amount }] }],
    }) as const;
  const cards = [bargain('one', 1), bargain('five', 5)];
  const mission = deploying({ threat: 2, hand: [{ ...guards, cost: 8 }, probe], cards });
  assert.deepEqual(mission.choices, ['card:guards', 'card:probe', '-']);
  mission.play('card:probe', 'place:D5');
  assert.equal(missionIn(mission.state).threat, 2);
  assert.equal(mission.refuses('card:guards'), 'no-threat');
  const frame = mission.state.stack.at(-1);
  assert.deepEqual(frame?.step === 'deployment' && frame.discounts.map(({ amount }) => amount), [1]);
});

test('C29, A10: a group that was deployed in part is defeated with the last figure that came, and goes back to the hand', () => {
  const legion = {
    id: 'legion',
    abilities: [
      {
        id: 'legion',
        name: 'Legion',
        when: { at: 'always' },
        effects: [{ do: 'deploy-part', card: 'guards', most: 2, cost: 2 }],
      },
      {
        id: 'doom',
        name: 'Doom',
        when: { at: 'round-start' },
        effects: [{ do: 'defeat', whom: { all: { traits: ['trooper'] } } }],
      },
    ],
  } as const;
  const armour = { id: 'armour', host: { traits: ['trooper'] } } as const;
  const mission = deploying({
    threat: 2,
    hand: [{ ...guards, size: 3, traits: ['trooper'] }],
    cards: [legion, armour],
  }).play('number:1', 'place:D5', 'card:armour', '-');
  const { hand } = missionIn(mission.state);
  assert.deepEqual(
    hand.map((card) => mission.terms.fighters[card]?.id),
    ['guards'],
  );
  assert.deepEqual(
    mission.state.players[0]?.upgrades.map(({ host }) => host),
    [-1, -1],
  );
});

/** A group of one figure with so little Health is beside the first hero, who has a strong sword. */
function hunted(card: Partial<GroupAt>): Mission {
  const sword = {
    id: 'sword',
    item: { type: 'melee-weapon', traits: [], attack: { type: 'melee', dice: ['red'] } },
  } as const;
  return new Mission({
    heroes: [{ at: 'A1', cards: [sword] }, { at: 'H1' }],
    empire: [{ at: 'A2', health: 1, ...card }, { at: 'H8' }],
    imperial: { points: ['D5'] },
  })
    .roll('red5')
    .play('b> group:b1', 'attack:a1.1');
}

test('A10: the card of a group whose last figure is defeated goes back to the hand, and everybody knows', () => {
  const { hand, known } = missionIn(hunted({}).state);
  assert.deepEqual([hand, known], [[0], [0]]);
});

test('A10, A13: unique groups that were defeated do not return', () => {
  assert.deepEqual(missionIn(hunted({ unique: true }).state).hand, []);
});

test('A10, A13: a group that came back to the hand is deployed as new, in the place that it had', () => {
  const mission = hunted({ cost: 2 });
  for (let turns = 0; mission.asks !== 'a deployment'; turns++) {
    const [first = ''] = mission.choices;
    mission.play(mission.choices.includes('-') ? '-' : first);
    assert.ok(turns < 40);
  }
  mission.play('card:a1', 'place:D5');
  assert.equal(mission.state.players[0]?.groups.length, 2);
  assert.deepEqual([mission.figure('a1.1').defeated, mission.damage('a1.1')], [false, 0]);
});

test('C16 (A3, A13): a group that is deployed again while it activates is ready, for its old activation is not its own', () => {
  const fall = {
    id: 'fall',
    name: 'Fall',
    when: { at: 'action', actions: 1 },
    effects: [{ do: 'suffer', what: 'damage', amount: 9, whom: 'me' }],
  } as const;
  const again = {
    id: 'again',
    when: { at: 'defeated', who: { side: 'empire' } },
    do: [{ do: 'optional-deployment' }],
  } as const;
  const mission = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    empire: [{ at: 'A3', cost: 2, health: 1, abilities: [fall] }],
    imperial: { threat: 4, points: ['D5'], events: [again] },
    stack: [{ step: 'sides', next: 'empire' }],
  }).play('group:a1', 'use:fall>a1.1', 'card:a1', 'place:D5', '-');
  assert.equal(mission.asks, 'b rebelTurn');
  mission.play('b> group:b1', '-');
  assert.equal(mission.asks, 'a turn');
});

test('A13: a group that is held back is not deployed in this round, and is again in the next one', () => {
  const mission = deploying({ threat: 9, hand: [guards, probe] });
  const held = missionIn(mission.state).hand.filter((card) => mission.terms.fighters[card]?.id === 'probe');
  changeMission(mission.state, { heldBack: held });
  assert.deepEqual(mission.choices, ['card:guards', '-']);
  assert.equal(mission.refuses('card:probe'), 'held-back');
  mission.play('-');
  assert.equal(missionIn(mission.state).heldBack, undefined);
});

test('A13: of two groups of one card of which one is held back the other is deployed, and no more', () => {
  const mission = deploying({ threat: 9, hand: [probe] });
  const [card = 0] = missionIn(mission.state).hand;
  changeMission(mission.state, { hand: [card, card], heldBack: [card] });
  mission.play('card:probe', 'place:D5');
  assert.deepEqual(mission.choices, ['-']);
  assert.equal(mission.refuses('card:probe'), 'held-back');
});

test('A13: everybody is told that the Empire deploys nothing more', () => {
  const mission = deploying({ threat: 8, hand: [guards] }).play('-');
  assert.deepEqual(mission.state.latest.at(-1), { kind: 'declined', seat: 0 });
});
