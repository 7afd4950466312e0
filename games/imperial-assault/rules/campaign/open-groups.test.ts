import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CardOf, type ImperialSetting, Mission } from '../testing/mission.ts';
import { observe } from '../view.ts';
import { campaignIn, missionIn } from './current.ts';

/** The Empire chooses two open groups; those on the map are its first ones. */
function choosing(imperial: ImperialSetting): Mission {
  return new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    imperial,
    stack: [
      { step: 'sides', next: 'rebels' },
      { step: 'openGroups', left: 2 },
    ],
  });
}

const box = ['one', 'two', 'three'].map((id) => ({ id }));

test('A13: before a mission the Empire chooses as many open groups as the mission says, one by one', () => {
  const mission = choosing({ box });
  assert.deepEqual(mission.choices, ['card:one', 'card:two', 'card:three']);
  mission.play('card:two');
  assert.deepEqual(mission.choices, ['card:one', 'card:three']);
  assert.equal(mission.play('card:one').asks, 'b rebelTurn');
  assert.equal(missionIn(mission.state).hand.length, 2);
});

test('B12: each card is there once: none that is in the hand or on the map', () => {
  const mission = choosing({ box }).play('card:two');
  assert.equal(mission.refuses('card:two'), 'one-copy');
  assert.equal(mission.refuses('card:a1'), 'no-open-group');
});

test('B4: cards of the skirmish alone are no open groups', () => {
  assert.deepEqual(choosing({ box: [...box, { id: 'duel', modes: ['skirmish'] }] }).choices.length, 3);
});

test('A13: nobody unique is an open group', () => {
  assert.deepEqual(choosing({ box: [...box, { id: 'vader', unique: true }] }).choices.length, 3);
});

test('A13: cards that need desert or snow are no open groups, for no tile shows any', () => {
  assert.deepEqual(choosing({ box: [...box, { id: 'wampa', habitat: 'snow' }] }).choices.length, 3);
});

test('A13: mercenaries are open groups, and Rebels are not', () => {
  const mission = choosing({
    box: [
      { id: 'nexu', affiliation: 'mercenary' },
      { id: 'luke', affiliation: 'rebel' },
    ],
  });
  assert.deepEqual(mission.choices, ['card:nexu']);
  assert.equal(mission.play('card:nexu').asks, 'b rebelTurn');
});

test('C30 (A13): of a card that brings a group which is in the hand already everybody learns that it is there', () => {
  const nexu = { id: 'nexu' } as const;
  const orders: CardOf = {
    id: 'orders',
    abilities: [
      {
        id: 'orders',
        name: 'Orders',
        when: { at: 'round-start' },
        effects: [{ do: 'add-group', card: 'nexu' }],
      },
    ],
  };
  const mission = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    imperial: { hand: [nexu, { id: 'guards' }], cards: [orders] },
    stack: [{ step: 'round' }],
  });
  const card = mission.terms.fighterNumber.get('nexu');
  const { hand, known } = missionIn(mission.state);
  assert.deepEqual([hand.length, known], [2, [card]]);
  const told = mission.events.flatMap((event) =>
    event.kind === 'campaign' && event.event.kind === 'groupJoins' ? [event.event] : [],
  );
  assert.deepEqual(told, [{ kind: 'groupJoins', card, count: 2 }]);
});

test('A13: heroes see how many open groups there are, and not which', () => {
  const mission = choosing({ box }).play('card:two', 'card:one');
  assert.deepEqual(observe(mission.terms, mission.state, 1).campaign?.mission?.hand, [-1, -1]);
  assert.equal(campaignIn(mission.state).mission?.known.length, 0);
});
