import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blaster, type HeroOf, Mission, type MissionSetting } from '../testing/mission.ts';

/** The first hero has begun its activation. */
function active(hero: Partial<HeroOf>, setting: Partial<MissionSetting> = {}): Mission {
  return new Mission({ heroes: [{ at: 'A1', ...hero }, { at: 'H1' }], ...setting }).play('b> group:b1');
}

test('A4 Rest: a hero recovers strain equal to its Endurance, and damage with what is left', () => {
  const mission = active({ damage: 5, state: { strain: 3 } }).play('rest');
  assert.equal(mission.hero(1).strain, 0);
  assert.equal(mission.damage('b1.1'), 4);
  assert.equal(mission.state.activation?.actions, 1);
});

test('A4 Rest: it is an action, which a hero may repeat', () => {
  const mission = active({ damage: 9 }).play('rest', 'rest');
  assert.equal(mission.damage('b1.1'), 1);
  assert.equal(mission.refuses('rest'), 'no-action-left');
});

test('A4: a hero suffers strain for a movement point, twice in an activation', () => {
  const mission = active({}).play('strain', 'strain');
  assert.equal(mission.hero(1).strain, 2);
  assert.equal(mission.state.activation?.movementPoints, 2);
  assert.equal(mission.state.activation?.actions, 2);
  assert.equal(mission.refuses('strain'), 'twice-strained');
});

test('A4: the next activation of a hero allows strain for movement again', () => {
  const mission = active({}, { heroes: [{ at: 'A1' }, { at: 'H1' }] });
  mission.play('strain', 'strain', '-', 'group:a1', '-', 'group:c1', '-', 'b> group:b1', 'strain');
  assert.equal(mission.hero(1).strain, 3);
});

test('A4: no other figure rests or suffers strain for movement', () => {
  const mission = active({}).play('-', 'group:a1');
  assert.equal(mission.refuses('rest'), 'only-heroes');
  assert.equal(mission.refuses('strain'), 'only-heroes');
  assert.equal(mission.refuses('class:might'), 'not-asked');
});

test('A10: a hero does not choose to suffer strain beyond its Endurance', () => {
  const mission = active({ state: { strain: 4 } });
  assert.equal(mission.refuses('strain'), 'no-endurance-left');
});

/** A card of a hero with an ability of a price in strain. */
const effort = (strain: number) =>
  ({
    id: 'effort',
    kind: 'class',
    abilities: [
      {
        id: 'effort',
        name: 'Effort',
        when: { at: 'activation' },
        price: { strain },
        effects: [{ do: 'gain', condition: 'hidden', whom: 'me' }],
      },
    ],
  }) as const;

test('A10: the price of an ability in strain is kept as strain, and has to be payable', () => {
  const able = active({ cards: [effort(2)], state: { strain: 2 } }).play('use:effort>b1.1');
  assert.equal(able.hero(1).strain, 4);
  assert.equal(able.damage('b1.1'), 0);
  assert.deepEqual(able.has('b1.1'), ['hidden']);
  const unable = active({ cards: [effort(2)], state: { strain: 3 } });
  assert.equal(unable.refuses('use:effort>b1.1'), 'not-usable');
});

test('A10: forced strain beyond the Endurance of a hero is damage', () => {
  // A9 Bleeding: strain after each action.
  const mission = active({ has: ['bleeding'], state: { strain: 4 } }).play('run');
  assert.equal(mission.hero(1).strain, 4);
  assert.equal(mission.damage('b1.1'), 1);
});

test('A10: forced strain within the Endurance of a hero is no damage', () => {
  const mission = active({ has: ['bleeding'], state: { strain: 3 } }).play('run');
  assert.equal(mission.hero(1).strain, 4);
  assert.equal(mission.damage('b1.1'), 0);
});

test('A10: all other figures of a campaign suffer damage for strain', () => {
  const mission = active(
    {},
    {
      empire: [
        {
          at: 'H8',
          abilities: [
            {
              id: 'haste',
              name: 'Haste',
              when: { at: 'activation' },
              price: { strain: 1 },
              effects: [{ do: 'move', points: 2, whom: 'me' }],
            },
          ],
        },
      ],
    },
  );
  mission.play('-', 'group:a1', 'use:haste>a1.1');
  assert.equal(mission.damage('a1.1'), 1);
});

test('A8: a hero spends a surge to recover strain, once in an attack, and only if it has any', () => {
  // The first face of the blue die: 2 accuracy and a surge.
  const cards = [{ id: 'gun', item: blaster }];
  const strained = active({ cards, state: { strain: 2 } }, { empire: [{ at: 'A3' }] });
  strained.roll('blue1').play('attack:a1.1');
  assert.deepEqual(strained.choices, ['surge:h1.recover-strain-1', '-']);
  strained.play('surge:h1.recover-strain-1');
  assert.equal(strained.hero(1).strain, 1);
  const rested = active({ cards }, { empire: [{ at: 'A3' }] });
  rested.roll('blue1').play('attack:a1.1');
  assert.equal(rested.asks, 'b activation');
});

test('A10: an ability that recovers strain does, at most what there is', () => {
  const card = {
    id: 'stim',
    kind: 'class',
    abilities: [
      {
        id: 'stim',
        name: 'Stim',
        when: { at: 'activation' },
        limit: { once: 'activation' },
        effects: [{ do: 'recover', what: 'strain', amount: 3, whom: 'me' }],
      },
    ],
  } as const;
  const mission = active({ cards: [card], damage: 4, state: { strain: 2 } }).play('use:stim>b1.1');
  assert.equal(mission.hero(1).strain, 0);
  assert.equal(mission.damage('b1.1'), 4);
});
