import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ImperialSetting, Mission } from '../testing/mission.ts';
import { missionIn } from './current.ts';

/** The status phase of the first round comes next. */
function inStatus(imperial: ImperialSetting): Mission {
  return new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    imperial: { points: ['D5'], ...imperial },
    stack: [{ step: 'status' }],
  });
}

test('A13: in the status phase threat grows by the threat level', () => {
  assert.equal(missionIn(inStatus({ threat: 3 }).state).threat, 5);
});

test('A13: there is never more threat than 20', () => {
  assert.equal(missionIn(inStatus({ threat: 19 }).state).threat, 20);
});

test('A13: in the status phase the Empire may deploy with the threat that it has just gained', () => {
  const mission = inStatus({ threat: 1, hand: [{ id: 'probe', cost: 3 }] });
  assert.deepEqual(mission.choices, ['card:probe', '-']);
});

test('A13: groups of the Empire, its cards and the tokens of heroes are ready after the status phase', () => {
  const mission = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    imperial: { points: ['D5'], cards: [{ id: 'plan' }] },
  });
  for (let turns = 0; mission.asks !== 'a deployment'; turns++) {
    const [first = ''] = mission.choices;
    mission.play(mission.choices.includes('-') ? '-' : first);
    assert.ok(turns < 40);
  }
  assert.equal(mission.state.players[0]?.groups[0]?.ready, true);
  assert.deepEqual([mission.hero(1).activations, mission.hero(2).activations], [2, 2]);
});

test('A12, A13: effects of the end of the round come after the deployment, in the same round', () => {
  const alarm = {
    id: 'alarm',
    abilities: [
      { id: 'alarm', name: 'Alarm', when: { at: 'round-end' }, effects: [{ do: 'threat', amount: 1 }] },
    ],
  } as const;
  const mission = inStatus({ cards: [alarm] });
  assert.equal(missionIn(mission.state).threat, 2);
  mission.play('-');
  assert.equal(missionIn(mission.state).threat, 3);
  assert.equal(mission.state.round, 2);
});

test('A13: nobody takes the initiative: heroes begin the next round, too', () => {
  assert.equal(inStatus({}).play('-').asks, 'b rebelTurn');
});
