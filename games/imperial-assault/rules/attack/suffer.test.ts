import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability } from '../../content/pack.ts';
import { Skirmish } from '../testing/skirmish.ts';

type Effect = Ability['effects'][number];

/** A special action with these effects. */
const action = (...effects: readonly Effect[]): Ability => ({
  id: 'act',
  name: 'Act',
  when: { at: 'action', actions: 1 },
  effects,
});

const hostile = { choose: { side: 'hostile' } } as const;

test('A8: damage outside attacks ignores block and rolls no dice', () => {
  const table = new Skirmish({
    a: [{ at: 'A1', abilities: [action({ do: 'suffer', what: 'damage', amount: 2, whom: hostile })] }],
    b: [{ at: 'H8', defence: ['black', 'black'] }],
  });
  table.play('group:a1', 'use:act>a1.1', 'figure:b1.1');
  assert.equal(table.damage('b1.1'), 2);
  assert.equal(table.dice, '');
});

test('A10: strain becomes damage, but for what the top of the command deck prevents', () => {
  const table = new Skirmish({
    a: [{ at: 'A1', abilities: [action({ do: 'suffer', what: 'strain', amount: 3, whom: hostile })] }],
    b: [{ at: 'H8' }],
    decks: { b: 2 },
  });
  table.play('group:a1', 'use:act>a1.1', 'figure:b1.1');
  assert.equal(table.asks, 'b preventStrain');
  assert.deepEqual(table.choices, ['number:0', 'number:1', 'number:2'], 'no more than the deck has');
  assert.equal(table.refuses('number:3'), 'not-in-deck');
  table.play('number:2');
  assert.equal(table.damage('b1.1'), 1);
  assert.equal(table.state.players[1]?.deck.length, 0);
  assert.equal(table.state.players[1]?.discard.length, 2);
});

test('A10: without a command deck nobody is asked about strain', () => {
  const table = new Skirmish({
    a: [{ at: 'A1', abilities: [action({ do: 'suffer', what: 'strain', amount: 1, whom: hostile })] }],
    b: [{ at: 'H8' }],
  });
  table.play('group:a1', 'use:act>a1.1', 'figure:b1.1');
  assert.equal(table.asks, 'a activation');
  assert.equal(table.damage('b1.1'), 1);
});

test('Under Duress: each point of strain costs hostile players two command cards to prevent', () => {
  const duress: Ability = {
    id: 'duress',
    name: 'Duress',
    when: { at: 'always' },
    effects: [{ do: 'strain-price', count: 2 }],
  };
  const table = new Skirmish({
    a: [{ at: 'A1', abilities: [action({ do: 'suffer', what: 'strain', amount: 3, whom: hostile })] }],
    b: [{ at: 'H8' }],
    upgrades: { a: [{ abilities: [duress] }] },
    decks: { b: 3 },
  });
  table.play('group:a1', 'use:act>a1.1', 'figure:b1.1');
  assert.deepEqual(table.choices, ['number:0', 'number:1']);
  table.play('number:1');
  assert.equal(table.state.players[1]?.deck.length, 1);
});

test('A10: damage of as much as its Health defeats a figure, which leaves the map', () => {
  const table = new Skirmish({
    a: [{ at: 'A1' }],
    b: [{ at: 'B1', health: 3, has: ['focused'], tokens: ['block'] }, { at: 'H8' }],
  });
  table.attack('b1.1', 'red5').play('-');
  const { place, defeated, conditions, tokens } = table.figure('b1.1');
  assert.deepEqual(
    { place, defeated, conditions, tokens },
    { place: null, defeated: true, conditions: 0, tokens: [] },
  );
});

test('about-to-be-defeated: a figure that recovers in time stays', () => {
  const last: Ability = {
    id: 'grit',
    name: 'Grit',
    when: { at: 'about-to-be-defeated' },
    limit: { once: 'match' },
    effects: [{ do: 'recover', what: 'damage', amount: 1, whom: 'me' }],
  };
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1', health: 3, abilities: [last] }] });
  table.attack('b1.1', 'red5');
  assert.equal(table.damage('b1.1'), 2);
  assert.ok(!table.figure('b1.1').defeated);
});

test('Parting Shot: a figure that is about to be defeated attacks first, and is defeated then', () => {
  const shot: Ability = {
    id: 'parting-shot',
    name: 'Parting Shot',
    when: { at: 'about-to-be-defeated' },
    optional: true,
    effects: [{ do: 'attack', by: 'me' }],
  };
  const table = new Skirmish({
    a: [{ at: 'A1' }],
    b: [{ at: 'B1', health: 3, abilities: [shot] }, { at: 'H8' }],
  });
  table.attack('b1.1', 'red5');
  assert.equal(table.asks, 'b window');
  table.play('use:parting-shot>b1.1');
  assert.deepEqual(table.choices, ['figure:a1.1']);
  table.roll('red2').play('figure:a1.1');
  assert.equal(table.damage('a1.1'), 2);
  assert.ok(table.figure('b1.1').defeated);
});

test('Vengeance: who was adjacent to the defeated figure is asked although it has left', () => {
  const vengeance: Ability = {
    id: 'vengeance',
    name: 'Vengeance',
    when: { at: 'defeated', of: { side: 'friendly', adjacent: true } },
    effects: [{ do: 'gain', condition: 'focused', whom: 'me' }],
  };
  const table = new Skirmish({
    a: [{ at: 'A1' }],
    b: [
      { at: 'B1', health: 1 },
      { at: ['C1', 'H8'], abilities: [vengeance] },
    ],
  });
  table.attack('b1.1', 'red1');
  assert.deepEqual(table.has('b2.1'), ['focused']);
  assert.deepEqual(table.has('b2.2'), []);
});

test('Last Stand: the ability of the defeated figure itself works', () => {
  const last: Ability = {
    id: 'last-stand',
    name: 'Last Stand',
    when: { at: 'defeated' },
    effects: [{ do: 'gain', condition: 'focused', whom: { choose: { group: true, me: false }, count: 1 } }],
  };
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: ['B1', 'H8'], health: 1, abilities: [last] }] });
  table.attack('b1.1', 'red1').play('figure:b1.2');
  assert.deepEqual(table.has('b1.2'), ['focused']);
});

test('suffers: an ability answers damage of an attack from so much on', () => {
  const fury: Ability = {
    id: 'fury',
    name: 'Fury',
    when: { at: 'suffers', what: 'damage', by: 'attack', least: 3 },
    effects: [{ do: 'gain', condition: 'focused', whom: 'me' }],
  };
  const b = [{ at: 'B1', abilities: [fury] }];
  assert.deepEqual(new Skirmish({ a: [{ at: 'A1' }], b }).attack('b1.1', 'red5').has('b1.1'), ['focused']);
  assert.deepEqual(new Skirmish({ a: [{ at: 'A1' }], b }).attack('b1.1', 'red2').has('b1.1'), []);
  const act = action({ do: 'suffer', what: 'damage', amount: 4, whom: hostile });
  const outside = new Skirmish({ a: [{ at: 'A1', abilities: [act] }], b });
  outside.play('group:a1', 'use:act>a1.1', 'figure:b1.1');
  assert.deepEqual(outside.has('b1.1'), []);
});

test('prevent: strain that is about to be suffered becomes less', () => {
  const shield: Ability = {
    id: 'calm',
    name: 'Calm',
    when: { at: 'suffers', what: 'strain' },
    effects: [{ do: 'prevent', what: 'strain', amount: 1 }],
  };
  const table = new Skirmish({
    a: [{ at: 'A1', abilities: [action({ do: 'suffer', what: 'strain', amount: 3, whom: hostile })] }],
    b: [{ at: 'H8', abilities: [shield] }],
  });
  table.play('group:a1', 'use:act>a1.1', 'figure:b1.1');
  assert.equal(table.damage('b1.1'), 2);
});

test('cannot be defeated before activating: it stays until it has activated, and is defeated then', () => {
  const rage: Ability = {
    id: 'rage',
    name: 'Rage',
    when: { at: 'always' },
    effects: [{ do: 'cannot', what: 'be-defeated-before-activating' }],
  };
  const table = new Skirmish({
    a: [{ at: 'A1' }],
    b: [{ at: 'B1', health: 1, abilities: [rage] }, { at: 'H8' }],
  });
  table.attack('b1.1', 'red5').play('-');
  assert.ok(!table.figure('b1.1').defeated);
  table.play('group:b1', '-');
  assert.ok(table.figure('b1.1').defeated);
});

test('B2: of more than two power tokens the player discards down to two', () => {
  const give = action({ do: 'token', token: ['surge'], count: 2, whom: 'me' });
  const table = new Skirmish({ a: [{ at: 'A1', abilities: [give], tokens: ['damage'] }], b: [{ at: 'H8' }] });
  table.play('group:a1', 'use:act>a1.1');
  assert.equal(table.asks, 'a surplusToken');
  assert.deepEqual(table.choices, ['spend:damage', 'spend:surge']);
  table.play('spend:damage');
  assert.deepEqual(table.figure('a1.1').tokens, ['surge', 'surge']);
});

test('B2: who chooses any token chooses its kind', () => {
  const give = action({ do: 'token', token: ['any'], whom: 'me' });
  const table = new Skirmish({ a: [{ at: 'A1', abilities: [give] }], b: [{ at: 'H8' }] });
  table.play('group:a1', 'use:act>a1.1');
  assert.deepEqual(table.choices, ['spend:damage', 'spend:surge', 'spend:block', 'spend:evade']);
  table.play('spend:evade');
  assert.deepEqual(table.figure('a1.1').tokens, ['evade']);
});

test('B11 Distribute: any split among the figures, and none is also one', () => {
  const give = action({ do: 'token', token: ['damage'], distribute: 3, whom: { all: { group: true } } });
  const table = new Skirmish({ a: [{ at: ['A1', 'B1'], abilities: [give] }], b: [{ at: 'H8' }] });
  table.play('group:a1', 'figure:a1.1', 'use:act>a1.1', 'figure:a1.2', 'figure:a1.2', '-');
  assert.deepEqual(table.figure('a1.2').tokens, ['damage', 'damage']);
  assert.deepEqual(table.figure('a1.1').tokens, []);
});

test('A9: a figure has each condition once, and who cannot gain harmful ones does not', () => {
  const stun = action({ do: 'gain', condition: 'stunned', whom: { all: { side: 'hostile' } } });
  const immune: Ability = {
    id: 'immune',
    name: 'Immune',
    when: { at: 'always' },
    effects: [{ do: 'cannot', what: 'gain-harmful-conditions' }],
  };
  const table = new Skirmish({
    a: [{ at: 'A1', abilities: [stun] }],
    b: [
      { at: 'H8', has: ['stunned'] },
      { at: 'H7', abilities: [immune] },
    ],
  });
  table.play('group:a1', 'use:act>a1.1');
  assert.deepEqual(table.has('b1.1'), ['stunned']);
  assert.deepEqual(table.has('b2.1'), []);
});

test('A9 Bleeding: one strain after each action', () => {
  const table = new Skirmish({ a: [{ at: 'A1', has: ['bleeding'] }], b: [{ at: 'H8' }] });
  table.play('group:a1', 'run');
  assert.equal(table.damage('a1.1'), 1);
  table.play('shake:bleeding');
  assert.equal(table.damage('a1.1'), 1, 'it was discarded by the action');
});
