import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability, CommandCard } from '../../content/pack.ts';
import { type GroupOf, Skirmish } from '../testing/skirmish.ts';

type Effect = Ability['effects'][number];

/** A special action of one arrow with these effects. */
const action = (...effects: readonly Effect[]): Ability => ({
  id: 'act',
  name: 'Act',
  when: { at: 'action', actions: 1 },
  effects,
});

/** An ability of an attack that works by itself. */
const inAttack = (
  step: 'before-declare' | 'declare' | 'pool' | 'modify' | 'after',
  as: 'attacker' | 'target' | 'bystander',
  effects: readonly Effect[],
  rest: Partial<Ability> = {},
): Ability => ({ id: `${step}-${as}`, name: 'Ability', when: { at: 'attack', step, as }, effects, ...rest });

const me = (ability: Ability, rest: Partial<GroupOf> = {}): GroupOf => ({
  at: 'A1',
  abilities: [ability],
  ...rest,
});

/** A match in which a1.1 has used its special action. */
const used = (a: readonly GroupOf[], b: readonly GroupOf[]): Skirmish =>
  new Skirmish({ a, b }).play('group:a1', 'use:act>a1.1');

const dealt = (effect: Effect, rest: Partial<Ability> = {}, target: Partial<GroupOf> = {}): number =>
  new Skirmish({
    a: [me(inAttack('modify', 'attacker', [effect], rest))],
    b: [{ at: 'B1', ...target }],
  })
    .attack('b1.1', 'red1 black1')
    .damage('b1.1');

const more = { do: 'change', damage: 1 } as const;

test('A4: a special action is used once in an activation and costs as many actions as it has arrows', () => {
  const two: Ability = { ...action({ do: 'victory-points', amount: 1 }), when: { at: 'action', actions: 2 } };
  const table = new Skirmish({ a: [me(action({ do: 'victory-points', amount: 1 }))], b: [{ at: 'H8' }] });
  table.play('group:a1', 'use:act>a1.1');
  assert.equal(table.state.players[0]?.points, 1);
  assert.equal(table.refuses('use:act>a1.1'), 'not-usable');
  const both = new Skirmish({ a: [me(two)], b: [{ at: 'H8' }] }).play('group:a1', 'use:act>a1.1');
  assert.deepEqual(both.choices, ['-']);
  const late = new Skirmish({ a: [me(two)], b: [{ at: 'H8' }] }).play('group:a1', 'run');
  assert.equal(late.refuses('use:act>a1.1'), 'not-usable');
});

test('A4: a special action with an attack is the only action with one', () => {
  const table = new Skirmish({ a: [me(action({ do: 'attack', by: 'me' }))], b: [{ at: 'B1' }] });
  table.play('group:a1', 'use:act>a1.1').roll('red1').play('figure:b1.1');
  assert.equal(table.damage('b1.1'), 1);
  assert.equal(table.refuses('attack:b1.1'), 'one-attack');
});

test('assault: several actions may attack', () => {
  const assault: Ability = {
    id: 'assault',
    name: 'Assault',
    when: { at: 'always' },
    effects: [{ do: 'assault' }],
  };
  const table = new Skirmish({ a: [me(assault)], b: [{ at: 'B1' }] });
  table.attack('b1.1', 'red1').attack('b1.1', 'red1');
  assert.equal(table.damage('b1.1'), 2);
});

const filters: readonly (readonly [
  name: string,
  filter: NonNullable<Extract<Ability['when'], { at: 'attack' }>['against']>,
  fits: Partial<GroupOf>,
  not: Partial<GroupOf>,
])[] = [
  ['traits', { traits: ['droid', 'vehicle'] }, { traits: ['droid'] }, { traits: ['trooper'] }],
  ['affiliation', { affiliation: 'imperial' }, {}, { affiliation: 'mercenary' }],
  ['name', { name: 'Trooper' }, {}, { name: 'Guard' }],
  ['unique', { unique: true }, { unique: true }, {}],
  ['large', { large: true }, { base: '1x2' }, {}],
  ['figureCost', { figureCost: { least: 3, most: 4 } }, { cost: 4 }, { cost: 5 }],
  ['cheaper', { cheaper: true }, { cost: 3 }, { cost: 4 }],
  ['damaged', { damaged: true }, { damage: 1 }, {}],
  ['harmed', { harmed: true }, { has: ['bleeding'] }, { has: ['focused'] }],
  ['has', { has: 'stunned' }, { has: ['stunned'] }, { has: ['bleeding'] }],
  ['attackType', { attackType: 'ranged' }, { attack: { type: 'ranged', dice: ['blue'] } }, {}],
  ['adjacent', { adjacent: true }, { at: 'B1' }, { at: 'C1' }],
  ['distance', { distance: { least: 2 } }, { at: 'C1' }, { at: 'B1' }],
  ['ability', { ability: 'mark' }, { abilities: [{ ...action(more), id: 'mark' }] }, {}],
];

for (const [name, filter, fits, not] of filters) {
  test(`filter ${name}: means those that have it, and no others`, () => {
    const against = (target: Partial<GroupOf>): number => {
      const table = new Skirmish({
        a: [
          {
            at: 'A1',
            keywords: ['reach'],
            abilities: [
              {
                id: 'hunter',
                name: 'Hunter',
                when: { at: 'attack', step: 'modify', as: 'attacker', against: filter },
                effects: [more],
              },
            ],
          },
        ],
        b: [{ at: 'B1', ...target }],
      });
      table.attack('b1.1', 'red1');
      if (table.asks === 'a targetSpace') table.play('place:B1');
      return table.resolved.damage;
    };
    assert.equal(against(fits), 2);
    assert.equal(against(not), 1);
  });
}

const requirements: readonly (readonly [
  name: string,
  requirement: NonNullable<Ability['if']>[number],
  fits: Partial<GroupOf>,
  not: Partial<GroupOf>,
])[] = [
  ['figures', { figures: { side: 'hostile' }, count: { least: 2 } }, { at: ['B1', 'H8'] }, {}],
  ['who', { who: 'target', is: { damaged: true } }, { damage: 1 }, {}],
  ['who not', { who: 'target', is: { damaged: true }, not: true }, {}, { damage: 1 }],
  ['attack adjacent', { attack: { adjacent: true } }, {}, { at: 'C1' }],
  ['attack distance', { attack: { distance: { least: 2 } } }, { at: 'C1' }, {}],
  ['rolled', { rolled: 'block', count: { most: 0 } }, {}, { defence: ['black'] }],
];

for (const [name, requirement, fits, not] of requirements) {
  test(`requirement ${name}: the ability works only if it holds`, () => {
    const against = (target: Partial<GroupOf>): number => {
      const table = new Skirmish({
        a: [me(inAttack('modify', 'attacker', [more], { if: [requirement] }), { keywords: ['reach'] })],
        b: [{ at: 'B1', ...target }],
      });
      return table.attack('b1.1', 'red3 black1').resolved.results.damage;
    };
    assert.equal(against(fits), 3);
    assert.equal(against(not), 2);
  });
}

test('requirement activation not-moved: Aim helps whoever has not left its space', () => {
  const aim = inAttack('modify', 'attacker', [more], { if: [{ activation: 'not-moved' }] });
  const table = new Skirmish({ a: [me(aim)], b: [{ at: 'B1' }] });
  assert.equal(table.attack('b1.1', 'red1').damage('b1.1'), 2);
  const moved = new Skirmish({ a: [me(aim)], b: [{ at: 'B1' }] });
  moved.play('group:a1', 'run', 'move:A2');
  assert.equal(moved.attack('b1.1', 'red1').damage('b1.1'), 1);
});

test('requirement damage and tokens: of the figure itself', () => {
  const fury = inAttack('modify', 'attacker', [more], { if: [{ damage: { least: 5 } }] });
  const attack = (rest: Partial<GroupOf>): number =>
    new Skirmish({ a: [me(fury, rest)], b: [{ at: 'B1' }] }).attack('b1.1', 'red1').damage('b1.1');
  assert.equal(attack({ damage: 5 }), 2);
  assert.equal(attack({ damage: 4 }), 1);
  const shield = inAttack('modify', 'attacker', [more], { if: [{ tokens: 'block', count: { most: 0 } }] });
  const held = new Skirmish({ a: [me(shield, { tokens: ['block'] })], b: [{ at: 'B1' }] });
  assert.equal(held.attack('b1.1', 'red1').damage('b1.1'), 1);
});

test('requirement unseen: the target had no line of sight when the activation began', () => {
  const surprise = inAttack('modify', 'attacker', [more], { if: [{ attack: { unseen: true } }] });
  const hidden = new Skirmish({
    a: [me(surprise, { at: 'A3' })],
    b: [{ at: 'C1' }],
    walls: ['A2|A3', 'B2|B3'],
  });
  hidden.play('group:a1', 'run', 'move:B3', 'move:C2');
  assert.equal(hidden.attack('b1.1', 'red1').damage('b1.1'), 2);
  const seen = new Skirmish({ a: [me(surprise, { at: 'A3' })], b: [{ at: 'C1' }] });
  seen.play('group:a1', 'run', 'move:B2');
  assert.equal(seen.attack('b1.1', 'red1').damage('b1.1'), 1);
});

test('change per result: Cunning gives a block for each evade', () => {
  const cunning = inAttack('modify', 'target', [{ do: 'change', block: 1, per: { result: 'evade' } }]);
  const table = new Skirmish({
    a: [{ at: 'A1' }],
    b: [{ at: 'B1', defence: ['white'], abilities: [cunning] }],
  });
  table.attack('b1.1', 'red2 white4');
  assert.equal(table.damage('b1.1'), 0, 'a block rolled and one for the evade');
});

test('change per figures, at most so many', () => {
  const effect = { do: 'change', damage: 1, per: { figures: { side: 'hostile' }, most: 2 } } as const;
  assert.equal(dealt(effect, {}, { at: ['B1', 'H8', 'H7'] }), 3);
});

test('convert: one result, or all of a kind', () => {
  const all = inAttack('modify', 'target', [{ do: 'convert', from: 'dodge', to: 'evade', all: true }]);
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1', defence: ['white'], abilities: [all] }] });
  assert.equal(table.attack('b1.1', 'red1 white6').resolved.missed, null);
  const none = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1', defence: ['white'] }] });
  assert.equal(none.attack('b1.1', 'red1 white6').resolved.missed, 'dodge');
});

test('miss: the attack misses whatever the dice show', () => {
  assert.equal(dealt({ do: 'miss' }), 0);
  assert.equal(dealt(more), 2);
});

test('onePerAttack: a second Protector does not help, an ability of another name does', () => {
  const protector: Ability = {
    id: 'protector',
    name: 'Protector',
    when: { at: 'attack', step: 'modify', as: 'bystander', against: { side: 'friendly', adjacent: true } },
    effects: [{ do: 'change', block: 1 }],
    onePerAttack: true,
  };
  const guarded = (...guards: readonly Ability[]): number =>
    new Skirmish({
      a: [{ at: 'A1' }],
      b: [
        { at: 'B1' },
        ...guards.map((guard, place): GroupOf => ({ at: ['C1', 'C2'][place] ?? 'H8', abilities: [guard] })),
      ],
    })
      .attack('b1.1', 'red5')
      .damage('b1.1');
  assert.equal(guarded(protector), 2);
  assert.equal(guarded(protector, protector), 2);
  assert.equal(guarded(protector, { ...protector, id: 'other' }), 1);
});

test('see-through-figures: figures do not block line of sight', () => {
  const sharp: Ability = {
    id: 'sharp',
    name: 'Sharp',
    when: { at: 'always' },
    effects: [{ do: 'see-through-figures' }],
  };
  const far = { attack: { type: 'ranged', dice: ['blue'] } } as const;
  const b = [{ at: 'B1' }, { at: 'C1' }];
  const table = new Skirmish({ a: [me(sharp, far)], b });
  assert.ok(table.play('group:a1').choices.includes('attack:b2.1'));
  const blunt = new Skirmish({ a: [{ at: 'A1', ...far }], b });
  assert.equal(blunt.play('group:a1').refuses('attack:b2.1'), 'no-target');
});

test('pool exchange and removal: one die for another, one less by choice', () => {
  const front = inAttack('pool', 'attacker', [
    { do: 'pool', pool: 'attack', exchange: { from: 'blue', to: 'red' } },
  ]);
  const table = new Skirmish({
    a: [me(front, { attack: { type: 'melee', dice: ['blue', 'blue'] } })],
    b: [{ at: 'B1' }],
  });
  assert.equal(table.attack('b1.1', 'red1 blue1').dice, 'red1 blue1');
  const blow = inAttack('pool', 'attacker', [{ do: 'pool', pool: 'defence', remove: 1 }]);
  const other = new Skirmish({ a: [me(blow)], b: [{ at: 'B1', defence: ['white', 'black'] }] });
  other.attack('b1.1');
  assert.deepEqual(other.choices, ['colour:white', 'colour:black']);
  assert.equal(other.refuses('colour:red'), 'not-in-pool');
  other.roll('red1 black1').play('colour:white');
  assert.equal(other.dice, 'red1 black1');
});

test('pool any: any dice, at most so many of one colour', () => {
  const arsenal = inAttack('pool', 'attacker', [{ do: 'pool', pool: 'attack', any: { count: 3, most: 2 } }]);
  const table = new Skirmish({
    a: [me(arsenal, { attack: { type: 'melee', dice: [] } })],
    b: [{ at: 'B1' }],
  });
  table.attack('b1.1').play('colour:red', 'colour:red');
  assert.equal(table.refuses('colour:red'), 'too-many-of-a-colour');
  table.roll('red1 red1 blue2').play('colour:blue');
  assert.equal(table.damage('b1.1'), 3);
});

test('choose: whom, at most so many, of those that the filter means', () => {
  const effect = {
    do: 'suffer',
    what: 'damage',
    amount: 1,
    whom: { choose: { side: 'hostile', distance: { most: 3 } }, upTo: 2 },
  } as const;
  const table = used([me(action(effect))], [{ at: ['B1', 'C1', 'D1', 'H8'] }]);
  assert.deepEqual(table.choices, ['figure:b1.1', 'figure:b1.2', 'figure:b1.3', '-']);
  assert.equal(table.refuses('figure:b1.4'), 'not-meant');
  table.play('figure:b1.1');
  assert.deepEqual(table.choices, ['figure:b1.2', 'figure:b1.3', '-']);
  table.play('figure:b1.3');
  assert.deepEqual(
    ['b1.1', 'b1.2', 'b1.3'].map((figure) => table.damage(figure)),
    [1, 0, 1],
  );
});

test('all: every figure that is meant, without a question', () => {
  const table = used(
    [me(action({ do: 'suffer', what: 'damage', amount: 1, whom: { all: { side: 'hostile' } } }))],
    [{ at: ['B1', 'H8'] }],
  );
  assert.deepEqual([table.damage('b1.1'), table.damage('b1.2')], [1, 1]);
});

test('around a space: it is chosen, and all on or adjacent to it are met, friends too', () => {
  const bomb: Effect = {
    do: 'suffer',
    what: 'damage',
    amount: 1,
    whom: { around: { within: 3, inSight: true } },
  };
  const table = used([me(action(bomb)), { at: 'C3' }], [{ at: ['C1', 'E1'] }]);
  assert.ok(!table.choices.includes('place:E1'), 'four spaces away');
  table.play('place:C2');
  assert.deepEqual(
    ['a1.1', 'a2.1', 'b1.1', 'b1.2'].map((figure) => table.damage(figure)),
    [0, 1, 1, 0],
  );
});

test('put: rubble comes to the chosen space, which everybody around remembers as chosen', () => {
  const table = used(
    [
      me(
        action(
          { do: 'suffer', what: 'damage', amount: 1, whom: { around: { within: 2 } } },
          { do: 'put', what: 'rubble' },
          { do: 'suffer', what: 'damage', amount: 1, whom: { around: 'chosen' } },
        ),
      ),
    ],
    [{ at: 'C2' }],
  );
  table.play('place:B2');
  assert.deepEqual(table.state.rubble, [9]);
  assert.equal(table.damage('b1.1'), 2);
});

test('choose options: one of them, by the player; may: or nothing', () => {
  const options: Effect = {
    do: 'choose',
    options: [[{ do: 'victory-points', amount: 1 }], [{ do: 'gain', condition: 'focused', whom: 'me' }]],
  };
  const table = used([me(action(options))], [{ at: 'H8' }]);
  assert.deepEqual(table.choices, ['option:1', 'option:2']);
  assert.deepEqual(table.play('option:2').has('a1.1'), ['focused']);
  const may: Effect = { do: 'may', effects: [{ do: 'victory-points', amount: 1 }] };
  assert.equal(used([me(action(may))], [{ at: 'H8' }]).play('option:1').state.players[0]?.points, 1);
  assert.equal(used([me(action(may))], [{ at: 'H8' }]).play('-').state.players[0]?.points, 0);
});

test('if: the effects, or otherwise the others', () => {
  const effect: Effect = {
    do: 'if',
    if: [{ who: 'me', is: { damaged: true } }],
    effects: [{ do: 'victory-points', amount: 1 }],
    otherwise: [{ do: 'victory-points', amount: 2 }],
  };
  assert.equal(used([me(action(effect), { damage: 1 })], [{ at: 'H8' }]).state.players[0]?.points, 1);
  assert.equal(used([me(action(effect))], [{ at: 'H8' }]).state.players[0]?.points, 2);
});

test('roll: dice are rolled once for all whom the effect meets', () => {
  const table = new Skirmish({
    a: [
      me(
        action({
          do: 'suffer',
          what: 'damage',
          roll: { dice: ['red'], count: 'damage' },
          whom: { all: { side: 'hostile' } },
        }),
      ),
    ],
    b: [{ at: ['B1', 'H8'] }],
  });
  table.play('group:a1').roll('red5').play('use:act>a1.1');
  assert.deepEqual([table.damage('b1.1'), table.damage('b1.2')], [3, 3]);
});

test('recover: so much as there is, and all; who cannot recover does not', () => {
  const heal = (amount: number | 'all', rest: Partial<GroupOf>) =>
    used([me(action({ do: 'recover', what: 'damage', amount, whom: 'me' }), rest)], [{ at: 'H8' }]).damage(
      'a1.1',
    );
  assert.equal(heal(2, { damage: 5 }), 3);
  assert.equal(heal(2, { damage: 1 }), 0);
  assert.equal(heal('all', { damage: 7 }), 0);
  const never: Ability = {
    id: 'never',
    name: 'Never',
    when: { at: 'always' },
    effects: [{ do: 'cannot', what: 'recover' }],
  };
  const act = action({ do: 'recover', what: 'damage', amount: 2, whom: 'me' });
  assert.equal(used([{ at: 'A1', abilities: [act, never], damage: 3 }], [{ at: 'H8' }]).damage('a1.1'), 3);
});

test('lose: a named condition, one harmful one by choice, all harmful ones', () => {
  const lose = (what: 'focused' | 'one-harmful' | 'all-harmful') =>
    used(
      [me(action({ do: 'lose', what, whom: 'me' }), { has: ['stunned', 'bleeding', 'focused'] })],
      [{ at: 'H8' }],
    );
  assert.deepEqual(lose('focused').has('a1.1'), ['stunned', 'bleeding']);
  assert.deepEqual(lose('all-harmful').has('a1.1'), ['focused']);
  const one = lose('one-harmful');
  assert.deepEqual(one.choices, ['condition:stunned', 'condition:bleeding']);
  assert.deepEqual(one.play('condition:stunned').has('a1.1'), ['bleeding', 'focused']);
});

test('move: points inside a special action are spent inside it; outside one they join those of the activation', () => {
  const table = used([me(action({ do: 'move', points: 2, whom: 'me' }))], [{ at: 'H8' }]);
  assert.equal(table.asks, 'a movement');
  table.play('move:C1');
  assert.equal(table.state.activation?.movementPoints, 0);
  const free: Ability = {
    ...action({ do: 'move', points: 2, whom: 'me' }),
    when: { at: 'activation-start' },
  };
  const other = new Skirmish({ a: [me(free)], b: [{ at: 'H8' }] }).play('group:a1');
  assert.equal(other.state.activation?.movementPoints, 2);
});

test('push: not a way of its own will, and no farther than that', () => {
  const table = used(
    [me(action({ do: 'push', spaces: 1, whom: { choose: { side: 'hostile', adjacent: true } } }))],
    [{ at: 'B1', has: ['stunned'] }],
  );
  table.play('figure:b1.1');
  assert.equal(table.asks, 'a movement', 'the pushing player moves it');
  assert.ok(!table.choices.includes('move:D1'));
  table.play('move:C1');
  assert.equal(table.figure('b1.1').place?.space, 2);
});

test('A6: a movement of so many spaces goes through another figure, also where somebody listens for figures that leave', () => {
  const listener: Ability = {
    id: 'listen',
    name: 'Listen',
    when: { at: 'leaves', of: { side: 'hostile', adjacent: true } },
    optional: true,
    effects: [{ do: 'victory-points', amount: 1 }],
  };
  const table = new Skirmish({
    a: [me(action({ do: 'move', spaces: 2, whom: 'me' }))],
    b: [{ at: 'B1' }, { at: 'H1', abilities: [listener] }],
    field: ['........'],
  });
  table.play('group:a1', 'use:act>a1.1', 'move:C1');
  assert.equal(table.figure('a1.1').place?.space, 2);
});

test('place: in an empty space within so many', () => {
  const table = used([me(action({ do: 'place', within: 2, whom: 'me' }))], [{ at: 'B1' }]);
  assert.ok(table.choices.includes('place:C3'));
  assert.equal(table.refuses('place:B1'), 'not-a-place');
  assert.equal(table.play('place:C3').figure('a1.1').place?.space, 18);
});

test('attack: different targets, one after the other, as long as there are any', () => {
  const brutality = action({ do: 'attack', by: 'me', times: 2, targets: 'different' });
  const table = used([me(brutality)], [{ at: ['B1', 'B2'] }]);
  table.roll('red1').play('figure:b1.1');
  assert.deepEqual(table.choices, ['figure:b1.2']);
  table.roll('red2').play('figure:b1.2');
  assert.deepEqual([table.damage('b1.1'), table.damage('b1.2')], [1, 2]);
  const one = used([me(brutality)], [{ at: ['B1', 'H8'] }])
    .roll('red1')
    .play('figure:b1.1');
  assert.equal(one.asks, 'a activation');
});

test('attack: other dice, other type, what it has besides, and none of the own abilities', () => {
  const saber = action({
    do: 'attack',
    by: 'me',
    type: 'melee',
    pool: ['red', 'yellow'],
    with: [{ do: 'change', pierce: 3 }],
    bare: true,
  });
  const own = inAttack('modify', 'attacker', [more]);
  const card = { at: 'A1', attack: { type: 'ranged', dice: ['blue'] }, abilities: [saber, own] } as const;
  const table = used([card], [{ at: ['B1', 'C3'], defence: ['black'] }]);
  assert.deepEqual(table.choices, ['figure:b1.1'], 'a melee attack');
  table.roll('red1 yellow5 black5').play('figure:b1.1');
  assert.equal(table.damage('b1.1'), 3, 'one and two damage, the block pierced, nothing of its own');
});

test('B11 control: with a hostile figure its friends can be attacked, and not itself', () => {
  const orders = action({
    do: 'attack',
    by: { choose: { side: 'hostile', distance: { most: 3 } } },
    control: true,
  });
  const table = used([me(orders)], [{ at: 'C1' }, { at: 'D1' }]);
  table.play('figure:b1.1');
  assert.equal(table.asks, 'a target');
  assert.deepEqual(table.choices, ['figure:b2.1']);
  table.roll('red3').play('figure:b2.1');
  assert.equal(table.damage('b2.1'), 2);
});

test('C36 (B11 control): the hostile figure is nobody’s friend in the attack, also not for its own side', () => {
  const orders = action({
    do: 'attack',
    by: { choose: { side: 'hostile', distance: { most: 3 } } },
    control: true,
  });
  const support = (side: 'friendly' | 'hostile'): Ability => ({
    id: side,
    name: side,
    when: { at: 'attack', step: 'modify', as: 'bystander', of: { side } },
    effects: [{ do: 'change', damage: side === 'friendly' ? 4 : 1 }],
  });
  const table = used(
    [me(orders)],
    [
      { at: 'C1' },
      { at: 'D1', health: 9 },
      { at: 'C3', abilities: [support('friendly'), support('hostile')] },
    ],
  );
  table.roll('red3').play('figure:b1.1', 'figure:b2.1');
  assert.equal(table.damage('b2.1'), 3);
});

test('grant: an ability until the end of the next attack, then no more', () => {
  const expose = action({
    do: 'grant',
    whom: { choose: { side: 'hostile' } },
    when: { at: 'attack', step: 'modify', as: 'target' },
    effects: [{ do: 'change', pierce: 3 }],
    until: 'next-attack',
  });
  const assault: Ability = {
    id: 'assault',
    name: 'Assault',
    when: { at: 'always' },
    effects: [{ do: 'assault' }],
  };
  const table = new Skirmish({
    a: [
      { at: 'A1', abilities: [expose] },
      { at: 'A2', abilities: [assault] },
    ],
    b: [{ at: 'B1', defence: ['black'] }, { at: 'H8' }],
  });
  table.play('group:a1', 'use:act>a1.1', 'figure:b1.1', '-', 'group:b2', '-', 'group:a2');
  table.roll('red2 black5').play('attack:b1.1');
  assert.equal(table.damage('b1.1'), 2);
  table.roll('red2 black5').play('attack:b1.1');
  assert.equal(table.damage('b1.1'), 2);
});

test('an aura: others have the ability as long as its giver is near', () => {
  const motivators: Ability = {
    id: 'motivators',
    name: 'Motivators',
    when: { at: 'always' },
    effects: [
      {
        do: 'grant',
        whom: { all: { side: 'friendly', me: false, adjacent: true } },
        when: { at: 'attack', step: 'modify', as: 'attacker' },
        effects: [more],
      },
    ],
  };
  const attack = (giver: string): number =>
    new Skirmish({ a: [{ at: 'A1' }, { at: giver, abilities: [motivators] }], b: [{ at: 'B1' }] })
      .attack('b1.1', 'red1')
      .damage('b1.1');
  assert.equal(attack('A2'), 2);
  assert.equal(attack('H1'), 1);
});

test('value: Health, Speed, defence and traits change; an ability is lost', () => {
  const suit: Ability = {
    id: 'suit',
    name: 'Suit',
    when: { at: 'always' },
    effects: [{ do: 'value', health: 2, speed: -1, defence: ['black'], loses: ['weak'] }],
  };
  const weak = { ...inAttack('modify', 'target', [{ do: 'change', block: -5 }]), id: 'weak' };
  const table = new Skirmish({
    a: [{ at: 'A1' }],
    b: [{ at: 'B1', health: 2, abilities: [suit, weak] }, { at: 'H8' }],
  });
  table.attack('b1.1', 'red5 black1').play('-', 'group:b1', 'run');
  assert.equal(table.damage('b1.1'), 2);
  assert.ok(!table.figure('b1.1').defeated);
  assert.equal(table.state.activation?.movementPoints, 3);
});

test('limit: once in a round, for the group together', () => {
  const raid: Ability = {
    ...action({ do: 'victory-points', amount: 1 }),
    limit: { once: 'round', per: 'group' },
  };
  const table = new Skirmish({ a: [{ at: ['A1', 'A2'], abilities: [raid] }], b: [{ at: 'H8' }] });
  table.play('group:a1', 'figure:a1.1', 'use:act>a1.1', '-');
  assert.equal(table.refuses('use:act>a1.2'), 'not-usable');
});

test('price: strain is suffered, victory points are lost, and too few forbid it', () => {
  const costly: Ability = {
    ...action({ do: 'gain', condition: 'focused', whom: 'me' }),
    price: { strain: 1 },
  };
  assert.equal(used([me(costly)], [{ at: 'H8' }]).damage('a1.1'), 1);
  const dear: Ability = { ...costly, price: { victoryPoints: 2 } };
  const table = new Skirmish({ a: [me(dear)], b: [{ at: 'H8' }] }).play('group:a1');
  assert.equal(table.refuses('use:act>a1.1'), 'not-usable');
});

test('price: an upgrade is exhausted, and once depleted has lost all it says', () => {
  const gear = (price: Ability['price']): Ability => ({
    id: 'gear',
    name: 'Gear',
    when: { at: 'attack', step: 'modify', as: 'attacker' },
    optional: true,
    effects: [more],
    ...(price && { price }),
  });
  const assault: Ability = {
    id: 'assault',
    name: 'Assault',
    when: { at: 'always' },
    effects: [{ do: 'assault' }],
  };
  const table = new Skirmish({
    a: [me(assault)],
    b: [{ at: 'B1' }],
    upgrades: { a: [{ host: {}, abilities: [gear({ exhaust: true })] }] },
  });
  table.attack('b1.1', 'red1').play('use:gear>a1.1');
  assert.equal(table.damage('b1.1'), 2);
  table.attack('b1.1', 'red1');
  assert.equal(table.asks, 'a activation');
  assert.equal(table.damage('b1.1'), 3);
});

const card = (rest: Partial<CommandCard>): Partial<CommandCard> => ({ id: 'trick', name: 'Trick', ...rest });

test('A14: a command card is played at its moment by a figure that its restriction means, and is discarded', () => {
  const trick = card({
    user: 'figure',
    restriction: { traits: ['spy'] },
    when: { at: 'attack', step: 'modify', as: 'attacker' },
    effects: [more],
  });
  const attack = (traits: GroupOf['traits'] = []) =>
    new Skirmish({
      a: [{ at: 'A1', traits }],
      b: [{ at: 'B1' }],
      commands: [trick],
      hands: { a: ['trick'] },
    }).attack('b1.1', 'red1');
  const spy = attack(['spy']);
  assert.deepEqual(spy.choices, ['play:trick>a1.1', '-']);
  spy.play('play:trick>a1.1');
  assert.equal(spy.damage('b1.1'), 2);
  assert.equal(spy.state.players[0]?.hand.length, 0);
  assert.equal(spy.state.players[0]?.discard.length, 1);
  assert.equal(attack().asks, 'a activation', 'without a spy no card can be played');
});

test('secret cards: whoever holds any is asked as if it held one for the moment, and may pass', () => {
  const trick = card({
    user: 'player',
    when: { at: 'attack', step: 'declare', as: 'anyone' },
    effects: [more],
  });
  const held = (hand: readonly string[]) =>
    new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1' }], commands: [trick], hands: { b: hand } }).attack(
      'b1.1',
      'red1',
    );
  assert.equal(held(['nothing']).asks, 'b window');
  assert.deepEqual(held(['nothing']).choices, ['-']);
  assert.equal(held(['trick']).asks, 'b window');
  assert.equal(held([]).asks, 'a activation');
});

test('A14: two copies of a card are not played for the same trigger', () => {
  const trick = card({
    user: 'figure',
    when: { at: 'attack', step: 'modify', as: 'attacker' },
    effects: [more],
  });
  const table = new Skirmish({
    a: [{ at: 'A1' }],
    b: [{ at: 'B1' }],
    commands: [trick],
    hands: { a: ['trick', 'trick'] },
  });
  table.attack('b1.1', 'red1').play('play:trick>a1.1');
  assert.equal(table.asks, 'a activation');
  assert.equal(table.damage('b1.1'), 2);
});

test('none-for-opponent: opponents play no command cards until the round ends', () => {
  const shadow = action({ do: 'cards', cards: 'none-for-opponent' });
  const trick = card({
    user: 'player',
    when: { at: 'attack', step: 'declare', as: 'anyone' },
    effects: [more],
  });
  const table = new Skirmish({
    a: [me(shadow)],
    b: [{ at: 'B1' }],
    commands: [trick],
    hands: { b: ['trick'] },
  });
  table.play('group:a1', 'use:act>a1.1').attack('b1.1', 'red1');
  assert.equal(table.asks, 'a activation');
});

test('cards: draw, discard of those drawn, and a random one of an opponent', () => {
  const plan = action(
    { do: 'cards', cards: 'draw', count: 2 },
    { do: 'cards', cards: 'discard', drawn: true },
  );
  const table = new Skirmish({
    a: [me(plan)],
    b: [{ at: 'H8' }],
    commands: [card({})],
    hands: { a: ['trick'] },
    decks: { a: 3 },
  });
  table.play('group:a1', 'use:act>a1.1');
  assert.deepEqual(table.choices, ['card:nothing'], 'not one that was in the hand before');
  table.play('card:nothing');
  assert.equal(table.state.players[0]?.hand.length, 2);
  const steal = action({ do: 'cards', cards: 'discard-random' });
  const other = new Skirmish({ a: [me(steal)], b: [{ at: 'H8' }], hands: { b: ['nothing'] } });
  other.play('group:a1', 'use:act>a1.1');
  assert.equal(other.state.players[1]?.hand.length, 0);
});

const reroll: Ability = {
  id: 'computer',
  name: 'Targeting Computer',
  when: { at: 'attack', step: 'reroll', as: 'attacker' },
  optional: true,
  effects: [{ do: 'reroll', dice: 'attack', count: 1 }],
};

test('standing orders: never is not asked, for this round, and again in the next attack after `attack`', () => {
  const assault: Ability = {
    id: 'assault',
    name: 'Assault',
    when: { at: 'always' },
    effects: [{ do: 'assault' }],
  };
  const fresh = () => new Skirmish({ a: [{ at: 'A1', abilities: [reroll, assault] }], b: [{ at: 'B1' }] });
  const round = fresh().attack('b1.1', 'red1').play('order:computer>never-round');
  assert.equal(round.damage('b1.1'), 1);
  round.attack('b1.1', 'red1');
  assert.equal(round.damage('b1.1'), 2);
  const once = fresh().attack('b1.1', 'red1').play('order:computer>never-attack');
  assert.equal(once.attack('b1.1', 'red1').asks, 'a window');
});

test('standing orders: always uses the ability without a question', () => {
  const table = new Skirmish({ a: [{ at: 'A1', abilities: [reroll] }], b: [{ at: 'B1' }] });
  table.attack('b1.1', 'red1').play('order:computer>always-match');
  assert.equal(table.asks, 'a rerollDie');
  assert.deepEqual(
    table.state.orders.map(({ ability, answer }) => `${ability} ${answer}`),
    ['computer always'],
  );
});

test('standing orders: whoever took one is asked again, from the next own turn on', () => {
  const table = new Skirmish({
    a: [{ at: 'A1', abilities: [reroll] }],
    b: [{ at: 'B1', health: 9 }],
  });
  table.attack('b1.1', 'red1').play('order:computer>never-match', '-', 'group:b1', '-');
  assert.equal(table.asks, 'b turn', 'the initiative passes');
  assert.ok(!table.choices.includes('ask:computer'), 'only for the own orders');
  table.play('group:b1', '-');
  table.play('ask:computer');
  assert.deepEqual([table.asks, table.state.orders], ['a turn', []]);
  assert.equal(table.attack('b1.1', 'red1').asks, 'a window');
});

test('A12: outside attacks the player with initiative comes first', () => {
  const start = (effects: readonly Effect[]): Ability => ({
    id: 'end',
    name: 'End',
    when: { at: 'round-end' },
    optional: true,
    effects,
  });
  const table = new Skirmish({
    a: [me(start([{ do: 'victory-points', amount: 1 }]))],
    b: [{ at: 'H8', abilities: [start([{ do: 'victory-points', amount: 1 }])] }],
  });
  table.play('group:a1', '-', 'group:b1', '-');
  assert.equal(table.asks, 'a window');
  table.play('use:end>a1.1');
  assert.equal(table.asks, 'b window');
});

/** At the end of a round, points for the player who wants them. */
const wage = (id: string, amount: number): Ability => ({
  id,
  name: 'Wage',
  when: { at: 'round-end' },
  optional: true,
  effects: [{ do: 'victory-points', amount }],
});

test('A12: one player orders effects of the same moment at will', () => {
  const pointsAfter = (...uses: readonly string[]) => {
    const table = new Skirmish({
      a: [{ at: 'A1', abilities: [wage('one', 1), wage('two', 2)] }],
      b: [{ at: 'H8' }],
    }).play('group:a1', '-', 'group:b1', '-');
    return uses.map((use) => table.play(use).state.players[0]?.points);
  };
  assert.deepEqual(pointsAfter('use:two>a1.1', 'use:one>a1.1'), [2, 3]);
  assert.deepEqual(pointsAfter('use:one>a1.1', 'use:two>a1.1'), [1, 3]);
});

test('A12: an effect that was declined cannot be claimed at the same moment any more, and can at the next one', () => {
  const table = new Skirmish({
    a: [{ at: 'A1', abilities: [wage('one', 1)] }],
    b: [{ at: 'H8', abilities: [wage('one', 1)] }],
  });
  table.play('group:a1', '-', 'group:b1', '-');
  assert.equal(table.asks, 'a window');
  table.play('-');
  assert.equal(table.asks, 'b window');
  table.play('use:one>b1.1');
  assert.equal(table.asks, 'b turn', 'the round is over');
  assert.equal(table.state.players[0]?.points, 0);
  table.play('group:b1', '-', 'group:a1', '-');
  assert.equal(table.asks, 'b window', 'the initiative has passed');
  table.play('-');
  assert.equal(table.asks, 'a window');
});

test('group-defeated: the price on a group is paid to who set it, when its last figure falls', () => {
  const price = action(
    { do: 'pick', whom: { choose: { side: 'hostile' } } },
    {
      do: 'grant',
      whom: 'chosen',
      when: { at: 'group-defeated' },
      effects: [{ do: 'victory-points', amount: 4 }],
      until: 'match',
    },
  );
  const assault: Ability = {
    id: 'assault',
    name: 'Assault',
    when: { at: 'always' },
    effects: [{ do: 'assault' }],
  };
  const table = new Skirmish({
    a: [me(price), { at: 'B3', abilities: [assault] }],
    b: [{ at: ['B2', 'C2'], health: 1, cost: 5 }, { at: 'H8' }],
  });
  table.play('group:a1', 'use:act>a1.1', 'figure:b1.1', '-', 'group:b2', '-', 'group:a2');
  table.roll('red1').play('attack:b1.1');
  assert.equal(table.state.players[0]?.points, 0);
  table.roll('red1').play('attack:b1.2');
  assert.equal(table.state.players[0]?.points, 9);
});

test('actions: more in this activation, and more in the next one', () => {
  const now = used([me(action({ do: 'actions', count: 1 }))], [{ at: 'H8' }]);
  assert.equal(now.state.activation?.actions, 2);
  const later = used([me(action({ do: 'actions', count: 1, when: 'next-activation' }))], [{ at: 'H8' }]);
  assert.equal(later.state.activation?.actions, 1);
  assert.equal(later.figure('a1.1').extraActions, 1);
});

test('defeat: by an effect, whatever the damage', () => {
  const table = used(
    [me(action({ do: 'defeat', whom: { choose: { side: 'hostile' } } }))],
    [{ at: 'H8' }, { at: 'H7' }],
  );
  table.play('figure:b1.1');
  assert.ok(table.figure('b1.1').defeated);
});

test('ready and exhaust: of the deployment card of a figure', () => {
  const table = used([me(action({ do: 'exhaust', whom: { all: { side: 'hostile' } } }))], [{ at: 'H8' }]);
  assert.equal(table.state.players[1]?.groups[0]?.ready, false);
});

const wanted = card({ id: 'wanted', name: 'Wanted', cost: 2, restriction: { traits: ['force-user'] } });

test('fetch: a card is taken from the deck in place of one that is drawn, and shown; its cost can be suffered', () => {
  const channel: Ability = {
    id: 'channel',
    name: 'Channel',
    when: { at: 'draws-cards' },
    optional: true,
    price: { exhaust: true },
    effects: [
      { do: 'cards', cards: 'fetch', traits: ['force-user'] },
      { do: 'suffer', what: 'damage', amount: 'card-cost', whom: { all: { side: 'friendly' } } },
    ],
  };
  const table = new Skirmish({
    a: [{ at: 'A8' }],
    b: [{ at: 'H8', exhausted: true }],
    commands: [wanted],
    upgrades: { a: [{ abilities: [channel] }] },
    decks: { a: ['wanted', 'nothing', 'nothing', 'nothing'] },
  });
  table.play('group:a1', '-', 'use:channel');
  assert.deepEqual(table.choices, ['card:wanted', '-']);
  table.play('card:wanted');
  const held = table.state.players[0]?.hand.map(
    (one) => table.terms.commands[table.state.cards[one] ?? 0]?.id,
  );
  assert.deepEqual(held, ['nothing', 'wanted'], 'one drawn for the terminal, one fetched');
  assert.equal(table.damage('a1.1'), 2);
});

test('trade-top: the top card is bought, sold, or stays', () => {
  const market = action({ do: 'cards', cards: 'trade-top' });
  const table = new Skirmish({
    a: [me(market)],
    b: [{ at: 'H8' }],
    commands: [wanted],
    decks: { a: ['wanted'] },
  });
  table.play('group:a1', 'use:act>a1.1');
  assert.deepEqual(table.choices, ['option:2', '-'], 'it has no victory points to pay with');
  table.play('option:2');
  assert.equal(table.state.players[0]?.points, 2);
  assert.equal(table.state.players[0]?.discard.length, 1);
});

test('force-discard: a card of the hand is named, and goes for one that costs as much', () => {
  const interrogate = action({ do: 'cards', cards: 'look-at-hand' }, { do: 'cards', cards: 'force-discard' });
  const table = new Skirmish({
    a: [me(interrogate)],
    b: [{ at: 'H8' }],
    commands: [wanted],
    hands: { a: ['nothing', 'wanted'], b: ['wanted'] },
  });
  table.play('group:a1', 'use:act>a1.1');
  assert.deepEqual(table.choices, ['card:wanted', '-']);
  table.play('card:wanted');
  assert.deepEqual(table.choices, ['card:wanted', '-'], 'the other one costs less');
  table.play('card:wanted');
  assert.equal(table.state.players[1]?.hand.length, 0);
  assert.equal(table.state.players[0]?.hand.length, 1);
});
