import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability } from '../../content/pack.ts';
import { type CardOf, type GroupAt, type ImperialSetting, Mission } from '../testing/mission.ts';
import { missionIn } from './current.ts';

const friend = { id: 'friend', name: 'Friend', cost: 4, unique: true } as const;

const cheaper: Ability = {
  id: 'operations',
  name: 'Operations',
  when: { at: 'always' },
  effects: [{ do: 'cheaper', amount: 2 }],
};

/** Two heroes have been put on the entrance, and have earned an ally. */
function entering(
  imperial: Partial<ImperialSetting> = {},
  empire: readonly GroupAt[] = [],
  cards: readonly CardOf[] = [],
): Mission {
  const mission = new Mission({
    heroes: [{ cards }, {}],
    empire,
    imperial: { allies: [friend], points: ['D5'], hand: [{ id: 'probe', cost: 3 }], ...imperial },
    stack: [{ step: 'nextRound' }, { step: 'entrance', seats: [1, 2] }],
  });
  for (const asks of ['b putFigure', 'c putFigure']) {
    assert.equal(mission.asks, asks);
    mission.play(mission.choices[0] ?? '');
  }
  return mission;
}

test('A13: each hero may bring an ally that they have earned', () => {
  const mission = entering();
  assert.equal(mission.asked, 'bc');
  assert.deepEqual(mission.choicesOf('c'), ['card:friend', '-']);
});

test('A13: an ally stands near the entrance, and the Empire gains threat equal to its cost and may deploy', () => {
  const mission = entering().play('c> card:friend');
  assert.equal(mission.asks, 'b putFigure');
  mission.play(mission.choices[0] ?? '');
  assert.equal(missionIn(mission.state).threat, 4);
  assert.equal(mission.asks, 'a deployment');
  assert.deepEqual(mission.choices, ['card:probe', '-']);
});

test('A13: an ally comes only once for all heroes', () => {
  const mission = entering().play('c> card:friend');
  mission.play(mission.choices[0] ?? '', '-');
  assert.equal(mission.asks, 'b rebelTurn');
});

test('A13: without an ally the Empire gains nothing', () => {
  const mission = entering().play('b> -');
  assert.equal(mission.asked, 'c');
  mission.play('-');
  assert.equal(missionIn(mission.state).threat, 0);
  assert.equal(mission.asks, 'b rebelTurn');
});

test('A13: heroes without an ally are not asked', () => {
  assert.equal(entering({ allies: [] }).asks, 'b rebelTurn');
});

test('A13: nobody brings an ally that was not earned', () => {
  assert.equal(entering({ box: [{ id: 'vader' }] }).refuses('card:vader', 'b'), 'no-such-ally');
});

test('A2: somebody unique who is on the map already does not come again', () => {
  assert.equal(entering({}, [{ name: 'Friend', at: 'H8' }]).asks, 'b rebelTurn');
});

test('A13: a card that makes allies cheaper spares the Empire that threat', () => {
  const mission = entering({}, [], [{ id: 'operations', kind: 'reward', abilities: [cheaper] }]).play(
    'c> card:friend',
  );
  mission.play(mission.choices[0] ?? '');
  assert.equal(missionIn(mission.state).threat, 2);
});
