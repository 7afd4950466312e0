import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blaster, type CardOf, Mission, sword } from '../testing/mission.ts';

const begin = [
  { step: 'sides', next: 'rebels' },
  { step: 'gear', seats: [1, 2] },
] as const;

function packed(cards: readonly CardOf[], others: readonly CardOf[] = []): Mission {
  return new Mission({
    heroes: [
      { at: 'A1', cards },
      { at: 'H1', cards: others },
    ],
    stack: begin,
  });
}

const item = (id: string, type: 'armour' | 'equipment'): CardOf => ({ id, item: { type } });

test('A13: a hero that owns no more than it can take along is not asked for its gear', () => {
  const cards = [
    { id: 'blade', item: sword },
    { id: 'gun', item: blaster },
    item('vest', 'armour'),
    ...['kit', 'visor', 'belt'].map((id) => item(id, 'equipment')),
  ];
  assert.equal(packed(cards).asks, 'b rebelTurn');
});

test('A13: two weapons at most: one is left behind, with the modifications on it', () => {
  const cards: readonly CardOf[] = [
    { id: 'blade', item: sword, modifications: ['hilt'] },
    { id: 'gun', item: blaster },
    { id: 'rifle', item: blaster },
    { id: 'hilt' },
    item('vest', 'armour'),
  ];
  const mission = packed(cards);
  assert.deepEqual(mission.choices, ['leave:blade', 'leave:gun', 'leave:rifle']);
  assert.equal(mission.refuses('leave:vest'), 'fits-already');
  mission.play('leave:blade');
  assert.deepEqual(mission.cardsOf(1), ['gun', 'rifle', 'vest']);
  assert.equal(mission.asks, 'b rebelTurn');
});

test('A13: one armour and three pieces of equipment at most', () => {
  const cards = [
    item('vest', 'armour'),
    item('coat', 'armour'),
    ...['kit', 'visor', 'belt', 'cloak'].map((id) => item(id, 'equipment')),
  ];
  const mission = packed(cards).play('leave:coat', 'leave:kit');
  assert.deepEqual(mission.cardsOf(1), ['vest', 'visor', 'belt', 'cloak']);
});

test('A13: all heroes choose their gear at the same time', () => {
  const mission = packed(
    [item('vest', 'armour'), item('coat', 'armour')],
    [item('jacket', 'armour'), item('suit', 'armour')],
  );
  assert.equal(mission.asked, 'bc');
  mission.play('c> leave:suit');
  assert.equal(mission.asked, 'b');
  mission.play('leave:vest');
  assert.equal(mission.asks, 'b rebelTurn');
});

test('A13: each hero is put down by its player on the entrance, or near it when that is full', () => {
  const mission = new Mission({
    heroes: [{}, {}, {}],
    stack: [
      { step: 'sides', next: 'rebels' },
      { step: 'entrance', seats: [1, 2, 3] },
    ],
  });
  assert.equal(mission.asks, 'b putFigure');
  assert.deepEqual(mission.choices, ['place:A1', 'place:A2']);
  mission.play('place:A2', 'place:A1');
  assert.deepEqual(mission.choices, ['place:B1', 'place:B2', 'place:A3', 'place:B3']);
});

test('B5: what has to come along is not left behind, but counts', () => {
  const arm: CardOf = {
    id: 'arm',
    item: { type: 'equipment' },
    abilities: [
      {
        id: 'arm',
        name: 'arm',
        when: { at: 'always' },
        effects: [{ do: 'cannot-be', what: 'left-behind' }],
      },
    ],
  };
  const mission = packed([arm, ...['kit', 'visor', 'belt'].map((id) => item(id, 'equipment'))]);
  assert.deepEqual(mission.choices, ['leave:kit', 'leave:visor', 'leave:belt']);
});
