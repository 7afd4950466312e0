import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability } from '../../content/pack.ts';
import { Skirmish } from '../testing/skirmish.ts';

const blue = { attack: { type: 'ranged', dice: ['blue'] } } as const;

test('A8, step 1: an attack of which nobody can change anything is one choice: the target', () => {
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1', defence: ['black'] }] });
  table.attack('b1.1', 'red5 black3');
  assert.equal(table.damage('b1.1'), 1, 'three damage less two block');
  assert.equal(table.asks, 'a activation');
  assert.deepEqual(
    table.choices,
    ['run', '-'],
    'a second attack is no action of a figure that is no hero (A4)',
  );
});

test('A8, step 1: friendly figures are no targets', () => {
  const table = new Skirmish({ a: [{ at: 'A1' }, { at: 'B1' }], b: [{ at: 'B2' }] });
  table.play('group:a1');
  assert.deepEqual(
    table.choices.filter((text) => text.startsWith('attack')),
    ['attack:b1.1'],
  );
  assert.equal(table.refuses('attack:a2.1'), 'no-target');
});

test('A8: a melee attack needs an adjacent target and no accuracy; with Reach it goes two spaces far in sight', () => {
  const far = { b: [{ at: 'C1' }] };
  assert.equal(
    new Skirmish({ a: [{ at: 'A1' }], ...far }).play('group:a1').refuses('attack:b1.1'),
    'no-target',
  );
  const reach = { at: 'A1', keywords: ['reach'] } as const;
  const table = new Skirmish({ a: [reach], ...far }).attack('b1.1', 'red1');
  assert.equal(table.damage('b1.1'), 1);
  const farther = new Skirmish({ a: [reach], b: [{ at: 'D1' }] });
  assert.equal(farther.play('group:a1').refuses('attack:b1.1'), 'no-target');
  const walled = new Skirmish({ a: [reach], b: [{ at: 'A3' }], walls: ['A1|A2', 'B1|B2'] });
  assert.equal(walled.play('group:a1').refuses('attack:b1.1'), 'no-target');
});

test('A8, step 1: a ranged attack needs line of sight, which figures block', () => {
  const table = new Skirmish({ a: [{ at: 'A1', ...blue }], b: [{ at: 'B1' }, { at: 'C1' }] });
  table.play('group:a1');
  assert.ok(table.choices.includes('attack:b1.1'));
  assert.equal(table.refuses('attack:b2.1'), 'no-target');
});

test('A8, step 1: of a large target the attacker names the space', () => {
  const table = new Skirmish({ a: [{ at: 'A1', ...blue }], b: [{ at: 'C1', base: '2x2' }] });
  table.play('group:a1', 'attack:b1.1');
  assert.equal(table.asks, 'a targetSpace');
  assert.equal(table.refuses('place:H8'), 'no-target-space');
  table.roll('blue1').play('place:D1');
  assert.equal(table.resolved.distance, 3);
  assert.equal(table.resolved.missed, 'accuracy');
  assert.equal(table.state.last?.space, 3, 'whoever saw it only now knows it too');
});

test('A8, step 6: the accuracy reaches the distance or the attack misses, at least 1 against adjacent targets', () => {
  const shoot = (at: string, dice: string) =>
    new Skirmish({ a: [{ at: 'A1', ...blue }], b: [{ at }] }).attack('b1.1', dice);
  assert.equal(shoot('E1', 'blue5').damage('b1.1'), 2);
  assert.equal(shoot('F1', 'blue5').resolved.missed, 'accuracy');
  assert.equal(shoot('F1', 'blue5').damage('b1.1'), 0);
  const redCard = { at: 'A1', attack: { type: 'ranged', dice: ['red'] } } as const;
  const red = new Skirmish({ a: [redCard], b: [{ at: 'B1' }] }).attack('b1.1', 'red6');
  assert.equal(red.resolved.missed, 'accuracy', 'a red die has no accuracy');
});

test('A8, step 7: a dodge makes the attack miss', () => {
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1', defence: ['white'] }] });
  table.attack('b1.1', 'red6 white6');
  assert.equal(table.resolved.missed, 'dodge');
  assert.equal(table.damage('b1.1'), 0);
});

const surgeOf = (effect: Ability['effects'][number]) => ({ cost: 1, gain: [effect] });

test('A8, step 5: each surge ability works once, and what is not spent is lost', () => {
  const surges = [surgeOf({ do: 'change', damage: 2 }), surgeOf({ do: 'change', pierce: 1 })];
  const card = { at: 'A1', attack: { type: 'melee', dice: ['yellow'] }, surges } as const;
  const table = new Skirmish({ a: [card], b: [{ at: 'B1', defence: ['black'] }] });
  table.attack('b1.1', 'yellow2 black1');
  assert.equal(table.asks, 'a surge');
  assert.deepEqual(table.choices, ['surge:a1.damage-2', 'surge:a1.pierce-1', '-']);
  table.play('surge:a1.damage-2');
  assert.deepEqual(table.choices, ['surge:a1.pierce-1', '-']);
  assert.equal(table.refuses('surge:a1.damage-2'), 'no-such-surge');
  table.play('-');
  assert.equal(table.damage('b1.1'), 2, 'one damage and two of the surge, less one block');
});

test('A8, step 5: with Overload each surge ability works twice', () => {
  const overload: Ability = {
    id: 'overload',
    name: 'Overload',
    when: { at: 'always' },
    effects: [{ do: 'surges', twice: true }],
  };
  const table = new Skirmish({
    a: [
      {
        at: 'A1',
        attack: { type: 'melee', dice: ['yellow'] },
        surges: [surgeOf({ do: 'change', damage: 2 })],
        abilities: [overload],
      },
    ],
    b: [{ at: 'B1' }],
  });
  table.attack('b1.1', 'yellow2').play('surge:a1.damage-2', 'surge:a1.damage-2');
  assert.equal(table.damage('b1.1'), 5);
});

test('A8, step 4: each evade cancels a surge before surges are spent', () => {
  const table = new Skirmish({
    a: [
      {
        at: 'A1',
        attack: { type: 'melee', dice: ['yellow'] },
        surges: [surgeOf({ do: 'change', damage: 2 })],
      },
    ],
    b: [{ at: 'B1', defence: ['white'] }],
  });
  table.attack('b1.1', 'yellow1 white3');
  assert.equal(table.asks, 'a activation', 'no surge is left to spend');
});

test('A8, step 7: Pierce values add up and take block away', () => {
  const gains = [
    { do: 'change', pierce: 1 },
    { do: 'change', pierce: 2 },
  ] as const;
  const table = new Skirmish({ a: [{ at: 'A1', gains }], b: [{ at: 'B1', defence: ['black'] }] });
  table.attack('b1.1', 'red2 black5');
  assert.equal(table.damage('b1.1'), 2);
});

test('A8, step 3: a die is rolled again once in an attack, by whoever does it; the attacker comes first', () => {
  const reroll = (as: 'attacker' | 'target', dice: 'attack' | 'any'): Ability => ({
    id: `reroll-${as}`,
    name: 'Reroll',
    when: { at: 'attack', step: 'reroll', as },
    optional: true,
    effects: [{ do: 'reroll', dice, count: 1 }],
  });
  const table = new Skirmish({
    a: [{ at: 'A1', abilities: [reroll('attacker', 'attack')] }],
    b: [{ at: 'B1', defence: ['black'], abilities: [reroll('target', 'any')] }],
  });
  table.attack('b1.1', 'red1 black1');
  assert.equal(table.asks, 'a window');
  table.play('use:reroll-attacker>a1.1');
  table.roll('red6').play('die:1');
  assert.equal(table.asks, 'b window');
  table.play('use:reroll-target>b1.1');
  assert.deepEqual(table.choices, ['die:2', '-']);
  assert.equal(table.refuses('die:1'), 'rerolled-already');
  table.roll('black5').play('die:2');
  assert.equal(table.dice, 'red6 black5');
  assert.equal(table.damage('b1.1'), 0);
});

test('A8, step 2: pools are changed by the attacker before the defender, and all dice are rolled then', () => {
  const table = new Skirmish({
    a: [
      {
        at: 'A1',
        abilities: [
          {
            id: 'strip',
            name: 'Strip',
            when: { at: 'attack', step: 'pool', as: 'attacker' },
            effects: [{ do: 'pool', pool: 'defence', remove: 'all' }],
          },
        ],
      },
    ],
    b: [
      {
        at: 'B1',
        defence: ['black', 'black'],
        abilities: [
          {
            id: 'guard',
            name: 'Guard',
            when: { at: 'attack', step: 'pool', as: 'target' },
            effects: [{ do: 'pool', pool: 'defence', add: ['white'] }],
          },
        ],
      },
    ],
  });
  table.attack('b1.1', 'red3 white2');
  assert.equal(table.dice, 'red3 white2', 'the white die came after all others had been removed');
});

test('A8, step 8 Blast: all others on or adjacent to the target space suffer, friends too, only after damage', () => {
  const gains = [{ do: 'change', blast: 2 }] as const;
  const setting = {
    a: [{ at: 'A1', gains }],
    b: [{ at: ['B1', 'C2', 'D1'], defence: ['white'] }],
  } as const;
  const table = new Skirmish(setting).attack('b1.1', 'red1 white1');
  assert.deepEqual(
    ['b1.1', 'b1.2', 'b1.3', 'a1.1'].map((figure) => table.damage(figure)),
    [1, 2, 0, 2],
  );
  const missed = new Skirmish(setting).attack('b1.1', 'red1 white6');
  assert.equal(missed.damage('b1.2'), 0);
});

test('A8, step 8 Cleave: another hostile figure that would be a legal target; several come one by one', () => {
  const gains = [
    { do: 'change', cleave: 2 },
    { do: 'change', cleave: 1 },
  ] as const;
  const table = new Skirmish({
    a: [{ at: 'B2', gains }, { at: 'B3' }],
    b: [{ at: ['B1', 'C2', 'D1'] }],
  });
  table.attack('b1.1', 'red1');
  assert.deepEqual(
    table.choices,
    ['figure:b1.2', '-'],
    'neither the target, nor a friend, nor one out of reach',
  );
  table.play('figure:b1.2', 'figure:b1.2');
  assert.equal(table.damage('b1.2'), 3);
});

test('A8, step 8 Cleave: of a ranged attack only within the accuracy total', () => {
  const table = new Skirmish({
    a: [{ at: 'A1', ...blue, gains: [{ do: 'change', cleave: 2 }] }],
    b: [{ at: ['C1', 'C3', 'E2'] }],
  });
  table.attack('b1.1', 'blue2');
  assert.deepEqual(table.choices, ['figure:b1.2', '-']);
});

test('A8: conditions of keywords come after the attack, only if it dealt damage, harmful ones to the target', () => {
  const gains = [
    { do: 'inflict', condition: 'bleeding' },
    { do: 'inflict', condition: 'hidden' },
  ] as const;
  const setting = { a: [{ at: 'A1', gains }], b: [{ at: 'B1', defence: ['white'] }] } as const;
  const table = new Skirmish(setting).attack('b1.1', 'red1 white1');
  assert.deepEqual(table.has('b1.1'), ['bleeding']);
  assert.deepEqual(table.has('a1.1'), ['hidden']);
  const missed = new Skirmish(setting).attack('b1.1', 'red1 white6');
  assert.deepEqual([...missed.has('b1.1'), ...missed.has('a1.1')], []);
});

test('A8, step 7: what a surge recovers comes after the attack, and even if it misses', () => {
  const surges = [surgeOf({ do: 'recover', what: 'damage', amount: 2, whom: 'me' })];
  const table = new Skirmish({
    a: [{ at: 'A1', attack: { type: 'melee', dice: ['yellow'] }, surges, damage: 3 }],
    b: [{ at: 'B1', defence: ['white'] }],
  });
  table.attack('b1.1', 'yellow2 white6').play('surge:a1.recover-damage-2');
  assert.equal(table.resolved.missed, 'dodge');
  assert.equal(table.damage('a1.1'), 1);
});

test('A12: after the attack the abilities of the attacker come before those of the defender', () => {
  const after = (as: 'attacker' | 'target', id: string): Ability => ({
    id,
    name: id,
    when: { at: 'attack', step: 'after', as },
    effects: [{ do: 'suffer', what: 'damage', amount: 1, whom: as === 'attacker' ? 'target' : 'attacker' }],
  });
  const table = new Skirmish({
    a: [{ at: 'A1', health: 1, abilities: [after('attacker', 'first')] }, { at: 'H8' }],
    b: [{ at: 'B1', health: 4, abilities: [after('target', 'second')] }, { at: 'H1' }],
  });
  table.attack('b1.1', 'red6');
  assert.ok(table.figure('b1.1').defeated);
  assert.ok(!table.figure('a1.1').defeated, 'the defender has left the map before its turn');
});

test('A9 Focused: one green die more, and it is discarded after the attack', () => {
  const table = new Skirmish({ a: [{ at: 'A1', has: ['focused'] }], b: [{ at: 'B1' }] });
  table.attack('b1.1', 'red1 green4');
  assert.equal(table.damage('b1.1'), 3);
  assert.deepEqual(table.has('a1.1'), []);
});

test('A9 Focused: the keyword keeps a figure Focused', () => {
  const gains = [{ do: 'inflict', condition: 'focused' }] as const;
  const table = new Skirmish({ a: [{ at: 'A1', gains, has: ['focused'] }], b: [{ at: 'B1' }] });
  table.attack('b1.1', 'red1 green4');
  assert.deepEqual(table.has('a1.1'), ['focused']);
});

test('A9 Hidden: attacks against it have 2 accuracy less; its own has a surge, after which it is discarded', () => {
  const table = new Skirmish({ a: [{ at: 'A1', ...blue }], b: [{ at: 'C1', has: ['hidden'] }] });
  table.attack('b1.1', 'blue4');
  assert.equal(table.resolved.results.accuracy, 1);
  assert.equal(table.resolved.missed, 'accuracy');
  assert.deepEqual(table.has('b1.1'), ['hidden']);
  const own = new Skirmish({
    a: [{ at: 'A1', has: ['hidden'], surges: [surgeOf({ do: 'change', damage: 1 })] }],
    b: [{ at: 'B1' }],
  });
  own.attack('b1.1', 'red1').play('surge:a1.damage-1');
  assert.equal(own.damage('b1.1'), 2);
  assert.deepEqual(own.has('a1.1'), []);
});

test('A9 Weakened: one surge less in its attacks, one evade less in its defence', () => {
  const surges = [surgeOf({ do: 'change', damage: 1 })];
  const yellow = { attack: { type: 'melee', dice: ['yellow'] }, surges } as const;
  const attacking = new Skirmish({ a: [{ at: 'A1', ...yellow, has: ['weakened'] }], b: [{ at: 'B1' }] });
  attacking.attack('b1.1', 'yellow1');
  assert.equal(attacking.asks, 'a activation');
  const defending = new Skirmish({
    a: [{ at: 'A1', ...yellow }],
    b: [{ at: 'B1', defence: ['white'], has: ['weakened'] }],
  });
  defending.attack('b1.1', 'yellow1 white3');
  assert.equal(defending.asks, 'a surge');
});

test('A9 Stunned: no attack can be declared', () => {
  const table = new Skirmish({ a: [{ at: 'A1', has: ['stunned'] }], b: [{ at: 'B1' }] });
  assert.equal(table.play('group:a1').refuses('attack:b1.1'), 'stunned');
});

test('R9 (A8, B2): before the roll the attacker spends damage or surge, the defender block or evade, each figure one in an attack', () => {
  const table = new Skirmish({
    a: [{ at: 'A1', tokens: ['damage', 'block'] }],
    b: [{ at: 'B1', tokens: ['block', 'block'] }],
  });
  table.attack('b1.1', 'red1');
  assert.deepEqual(table.choices, ['spend:damage', '-']);
  assert.equal(table.dice, '', 'it is spent before the roll');
  table.play('spend:damage');
  assert.equal(table.asks, 'b window', 'the attacker has no second one to spend');
  assert.deepEqual(table.choices, ['spend:block', '-']);
  table.play('spend:block');
  assert.equal(table.damage('b1.1'), 1);
  assert.deepEqual(table.figure('a1.1').tokens, ['block']);
  assert.deepEqual(table.figure('b1.1').tokens, ['block']);
});

test('B11: the attack misses if the target has moved out of sight before it is resolved', () => {
  const step: Ability = {
    id: 'vanish',
    name: 'Vanish',
    when: { at: 'attack', step: 'modify', as: 'target' },
    optional: true,
    effects: [{ do: 'move', spaces: 2, whom: 'me' }],
  };
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1', abilities: [step] }] });
  table.attack('b1.1', 'red6').play('use:vanish>b1.1', 'move:D1', '-');
  assert.equal(table.resolved.missed, 'target');
  assert.equal(table.damage('b1.1'), 0);
});

test('A12: an attack whose attacker is defeated before it comes to nothing', () => {
  const bomb: Ability = {
    id: 'trap',
    name: 'Trap',
    when: { at: 'attack', step: 'declare', as: 'target' },
    effects: [{ do: 'suffer', what: 'damage', amount: 9, whom: 'attacker' }],
  };
  const table = new Skirmish({
    a: [{ at: 'A1', health: 5 }, { at: 'H1' }],
    b: [{ at: 'B1', abilities: [bomb] }],
  });
  table.attack('b1.1');
  assert.ok(table.figure('a1.1').defeated);
  assert.equal(table.dice, '');
  assert.equal(table.asks, 'b turn', 'its activation is over too');
});
