import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fighterOf } from '../state.ts';
import { type HeroOf, heroIn, Mission, type MissionSetting, sword } from '../testing/mission.ts';
import { missionIn } from './current.ts';

/** A trooper of the Empire beside the first hero has begun its activation. */
function struck(hero: Partial<HeroOf>, setting: Partial<MissionSetting> = {}): Mission {
  const mission = new Mission({
    heroes: [{ at: 'A1', ...hero }, { at: 'H1' }],
    empire: [{ at: 'A2', attack: { type: 'melee', dice: ['red'] } }],
    ...setting,
  });
  return mission.play('c> group:c1', '-', 'group:a1');
}

test('A10: a healthy hero at its Health is wounded: its damage is discarded and its sheet is flipped', () => {
  const mission = struck({ damage: 8 }).roll('red5').play('attack:b1.1');
  assert.equal(mission.hero(1).wounded, true);
  assert.equal(mission.damage('b1.1'), 0);
  assert.equal(fighterOf(mission.terms, mission.state, heroIn(1)).id, 'h1-wounded');
  assert.notEqual(mission.figure('b1.1').place, null);
});

test('A10: strain beyond the Endurance of the wounded side is discarded', () => {
  const mission = struck({ damage: 9, state: { strain: 4 } })
    .roll('red5')
    .play('attack:b1.1');
  assert.equal(mission.hero(1).strain, 3);
});

test('A10: a wounded hero that is defeated withdraws, and the others go on', () => {
  const mission = struck({ damage: 9, state: { wounded: true } })
    .roll('red5')
    .play('attack:b1.1', '-');
  assert.equal(mission.hero(1).withdrawn, true);
  assert.equal(mission.figure('b1.1').place, null);
  assert.equal(mission.asked, 'c');
});

test('A10: abilities on the cards of a withdrawn hero are not used', () => {
  const help = {
    id: 'help',
    kind: 'class',
    abilities: [
      {
        id: 'help',
        name: 'Help',
        when: { at: 'after-activation', of: { side: 'friendly' } },
        effects: [{ do: 'gain', condition: 'focused', whom: 'subject' }],
      },
    ],
  } as const;
  const mission = struck({ damage: 9, cards: [help], state: { wounded: true } });
  assert.deepEqual(mission.has('c1.1'), ['focused']);
  mission.roll('red5').play('attack:b1.1', '-');
  const left = mission.state.players[1]?.upgrades.length;
  mission.play('group:c1', '-');
  assert.equal(left, 1);
  assert.equal(mission.events.filter(({ kind }) => kind === 'gainedCondition').length, 1);
});

test('C25 (A10): a hero that an effect defeats is wounded, too, if it is healthy', () => {
  const mission = struck(
    {},
    {
      empire: [
        {
          at: 'A2',
          abilities: [
            {
              id: 'doom',
              name: 'Doom',
              when: { at: 'action', actions: 1 },
              effects: [{ do: 'defeat', whom: { choose: { side: 'hostile', adjacent: true } } }],
            },
          ],
        },
      ],
    },
  );
  mission.play('use:doom>a1.1');
  if (mission.asks === 'a chooseFigures') mission.play('figure:b1.1');
  assert.equal(mission.hero(1).wounded, true);
  assert.equal(mission.hero(1).withdrawn, false);
});

test('A10: a figure of the Empire is removed, nobody scores, and its card goes back to the open groups', () => {
  const mission = new Mission({
    heroes: [{ at: 'A1', cards: [{ id: 'blade', item: sword }] }, { at: 'H1' }],
    empire: [{ at: 'A2', health: 1 }, { at: 'H8' }],
  });
  mission.play('b> group:b1').roll('red5').play('attack:a1.1');
  assert.equal(mission.figure('a1.1').defeated, true);
  assert.deepEqual(missionIn(mission.state).hand, [0]);
  assert.equal(
    mission.events.some(({ kind }) => kind === 'scored' || kind === 'eliminated'),
    false,
  );
  assert.equal(mission.asks, 'b activation');
});

test('A10: the card of a unique group does not come back', () => {
  const mission = new Mission({
    heroes: [{ at: 'A1', cards: [{ id: 'blade', item: sword }] }, { at: 'H1' }],
    empire: [{ at: 'A2', health: 1, unique: true }, { at: 'H8' }],
  });
  mission.play('b> group:b1').roll('red5').play('attack:a1.1');
  assert.deepEqual(missionIn(mission.state).hand, []);
});

test('A10: a hero that is wounded in its own activation goes on with it, with the Speed of its wounded side', () => {
  const mission = new Mission({
    heroes: [{ at: 'A1', damage: 9, has: ['bleeding'], state: { strain: 4 } }, { at: 'H1' }],
  });
  mission.play('b> group:b1', 'rest');
  assert.equal(mission.hero(1).wounded, false);
  const bled = new Mission({
    heroes: [{ at: 'A1', damage: 9, has: ['bleeding'], state: { strain: 4 } }, { at: 'H1' }],
  });
  bled.play('b> group:b1', 'run');
  assert.equal(bled.hero(1).wounded, true);
  assert.equal(bled.asks, 'b activation');
  bled.play('run');
  assert.equal(bled.state.activation?.movementPoints, 7);
});

test('A3: with a hero that withdraws in its own activation ends what lasts until the end of it, and what is used once in it', () => {
  const mission = new Mission({
    heroes: [
      {
        at: 'A1',
        damage: 9,
        state: { wounded: true },
        cards: [
          {
            id: 'rage',
            kind: 'class',
            abilities: [
              {
                id: 'rage',
                name: 'Rage',
                when: { at: 'activation' },
                limit: { once: 'activation' },
                effects: [
                  {
                    do: 'grant',
                    whom: { all: { side: 'friendly' } },
                    when: { at: 'attack', step: 'modify', as: 'attacker' },
                    effects: [{ do: 'change', damage: 3 }],
                    until: 'activation',
                  },
                  { do: 'suffer', what: 'damage', amount: 1, whom: 'me' },
                ],
              },
            ],
          },
        ],
      },
      { at: 'A3' },
    ],
  });
  mission.play('b> group:b1', 'use:rage>b1.1');
  assert.equal(mission.hero(1).withdrawn, true);
  assert.deepEqual(mission.state.lasting, []);
  assert.deepEqual(mission.state.used, []);
});

test('C23 (A10): when the last hero withdraws the Empire has won the mission', () => {
  const wounded = { damage: 9, state: { wounded: true } } as const;
  const mission = new Mission({
    heroes: [
      { at: 'A1', ...wounded },
      { at: 'A3', ...wounded },
    ],
    empire: [{ at: ['A2', 'B2'], attack: { type: 'melee', dice: ['red'] } }, { at: 'H8' }],
  });
  mission.play('b> group:b1', '-', 'group:a1', 'figure:a1.1').roll('red5').play('attack:b1.1', '-');
  assert.equal(missionIn(mission.state).winner, null);
  mission.roll('red5').play('attack:c1.1');
  const over = mission.events.flatMap((event) =>
    event.kind === 'campaign' && event.event.kind === 'missionOver' ? [event.event.winner] : [],
  );
  assert.deepEqual(over, ['empire']);
});
