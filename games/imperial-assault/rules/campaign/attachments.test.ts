import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CardOf, type ImperialSetting, Mission } from '../testing/mission.ts';

const armour: CardOf = {
  id: 'armour',
  host: { traits: ['trooper'] },
  abilities: [
    { id: 'armour', name: 'Armour', when: { at: 'always' }, effects: [{ do: 'value', health: 2 }] },
  ],
};
const squad = { id: 'squad', cost: 2, size: 2, traits: ['trooper'] } as const;

/** The Empire deploys a group of two with the threat for it. */
function deployed(imperial: Partial<ImperialSetting> = {}): Mission {
  return new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    imperial: { threat: 4, points: ['D5'], hand: [squad], cards: [armour], ...imperial },
    stack: [{ step: 'nextRound' }, { step: 'endOfRound' }, { step: 'optionalDeployment' }],
  }).play('card:squad', 'place:D5', 'place:D6');
}

function hosts(mission: Mission): number[] {
  return mission.state.players[0]?.upgrades.map(({ host }) => host) ?? [];
}

test('A13: an attachment of the Imperial class may be put on a group that is deployed', () => {
  const mission = deployed();
  assert.equal(mission.asks, 'a attachments');
  assert.deepEqual(mission.choices, ['card:armour', '-']);
  assert.deepEqual(hosts(mission.play('card:armour')), [1]);
});

test('A13: the Empire may keep an attachment for another group', () => {
  assert.deepEqual(hosts(deployed().play('-')), [-1]);
});

test('A13: everybody is told that the Empire keeps an attachment', () => {
  assert.deepEqual(deployed().play('-').state.latest.at(-1), { kind: 'declined', seat: 0 });
});

test('A13: an attachment fits groups with its trait alone', () => {
  assert.equal(deployed({ hand: [{ ...squad, traits: ['droid'] }] }).asks, 'a deployment');
});

test('A13: an attachment with a trait that it does not want fits all other groups', () => {
  const charm = { ...armour, host: { not: 'trooper' } } as const;
  assert.equal(deployed({ cards: [charm] }).asks, 'a deployment');
  assert.equal(deployed({ cards: [charm], hand: [{ ...squad, traits: ['droid'] }] }).asks, 'a attachments');
});

test('A13: an attachment on a group is not offered for another one', () => {
  const other = { ...squad, id: 'other' };
  const mission = deployed({ hand: [squad, other] }).play('card:armour');
  assert.equal(mission.play('card:other', 'place:E5', 'place:E6').asks, 'a deployment');
});

test('C14 (A13): several attachments can be on one group', () => {
  const mission = deployed({ cards: [armour, { ...armour, id: 'boots' }] });
  assert.deepEqual(hosts(mission.play('card:boots', 'card:armour')), [1, 1]);
});

test('A13: an attachment that lies on no group does nothing', () => {
  const horn: CardOf = {
    id: 'horn',
    host: { traits: ['trooper'] },
    abilities: [
      { id: 'horn', name: 'Horn', when: { at: 'round-end' }, effects: [{ do: 'threat', amount: 5 }] },
    ],
  };
  const mission = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    imperial: { points: ['D5'], cards: [horn] },
    stack: [{ step: 'nextRound' }, { step: 'endOfRound' }],
  });
  assert.equal(mission.state.campaign?.mission?.threat, 0);
});

test('A10, A13: an attachment lies in the play area again when its group is defeated, and its card in the hand', () => {
  const doom: CardOf = {
    id: 'doom',
    abilities: [
      {
        id: 'doom',
        name: 'Doom',
        when: { at: 'round-end' },
        effects: [{ do: 'defeat', whom: { all: { traits: ['trooper'] } } }],
      },
    ],
  };
  const mission = deployed({ cards: [armour, doom] }).play('card:armour', '-');
  assert.deepEqual(hosts(mission), [-1, -1]);
  assert.deepEqual(mission.state.campaign?.mission?.hand.length, 1);
});
