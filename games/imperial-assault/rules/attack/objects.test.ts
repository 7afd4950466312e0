import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { entry } from '../../../common/at.ts';
import type { Ability } from '../../content/pack.ts';
import { type GroupOf, type Setting, Skirmish } from '../testing/skirmish.ts';

const crate = { at: ['B1'], health: 3 } as const;
const far: GroupOf = { at: 'H8' };
const ranged = { attack: { type: 'ranged', dice: ['blue'] } } as const;

/** A table where the first figure of seat a activates. */
function active(setting: Setting): Skirmish {
  return new Skirmish(setting).play('group:a1');
}

function damageOf(table: Skirmish, token = 0): number | 'gone' {
  const { space, damage } = entry(table.state.tokens, token);
  return space < 0 ? 'gone' : damage;
}

const afterAttack = (effects: Ability['effects'], against?: object): Ability => ({
  id: 'follow-up',
  name: 'Follow-up',
  when: { at: 'attack', step: 'after', as: 'attacker', ...(against && { against }) },
  effects,
});

describe('A8, attacking objects', () => {
  test('only where the mission says so; damage of as much as its Health destroys one', () => {
    assert.deepEqual(
      active({ a: [{ at: 'A1' }], b: [far] }).choices.filter((choice) => choice.startsWith('attack')),
      [],
    );
    const table = active({ a: [{ at: 'A1' }], b: [far], objects: crate });
    table.attack('token-1', 'red2');
    assert.equal(damageOf(table), 2);
    assert.equal(table.state.activation?.attackAction, true);
    const again = new Skirmish({ a: [{ at: 'A1' }], b: [far], objects: crate }).attack('token-1', 'red5');
    assert.equal(damageOf(again), 'gone');
    assert.ok(again.events.some(({ kind }) => kind === 'destroyed'));
    assert.equal(again.refuses('attack:token-1'), 'one-attack');
  });

  test('it defends with its own dice and blocks', () => {
    const objects = { ...crate, defence: ['black'], block: 1 } as const;
    const table = new Skirmish({ a: [{ at: 'A1' }], b: [far], objects }).attack('token-1', 'red5 black1');
    assert.equal(table.resolved.results.block, 2);
    assert.equal(damageOf(table), 1);
    const dodging = new Skirmish({ a: [{ at: 'A1' }], b: [far], objects: { ...crate, defence: ['white'] } });
    dodging.attack('token-1', 'red5 white6');
    assert.equal(dodging.resolved.missed, 'dodge');
    assert.equal(damageOf(dodging), 0);
  });

  test('melee from its space or beside it, with Reach from 2 spaces; ranged in line of sight, with accuracy', () => {
    const reaches = (card: GroupOf, walls: readonly string[] = []): boolean =>
      active({ a: [card], b: [far], objects: { at: ['C1'], health: 3 }, walls }).choices.includes(
        'attack:token-1',
      );
    assert.equal(reaches({ at: 'C1' }), true);
    assert.equal(reaches({ at: 'B2' }), true);
    assert.equal(reaches({ at: 'A1' }), false);
    assert.equal(reaches({ at: 'A1', keywords: ['reach'] }), true);
    assert.equal(reaches({ at: 'A1', ...ranged }), true);
    assert.equal(reaches({ at: 'A1', ...ranged }, ['B1|C1', 'B2|C2', 'B3|C3', 'B4|C4', 'B5|C5']), false);
    const shoot = (at: string, roll: string): Skirmish =>
      new Skirmish({ a: [{ at, ...ranged }], b: [far], objects: { at: ['F1'], health: 9 } }).attack(
        'token-1',
        roll,
      );
    assert.equal(shoot('A1', 'blue6').resolved.missed, null, '5 accuracy for 5 spaces');
    assert.equal(shoot('A1', 'blue4').resolved.missed, 'accuracy');
    const red = { attack: { type: 'ranged', dice: ['red'] } } as const;
    const point = (at: string): unknown =>
      new Skirmish({ a: [{ at, ...red }], b: [far], objects: crate }).attack('token-1', 'red1').resolved
        .missed;
    assert.equal(point('A1'), 'accuracy', 'beside it accuracy 1 is needed');
    assert.equal(point('B1'), null, 'in its space none');
  });

  test('Blast meets objects around the target, and Cleave can be put on one that could be attacked', () => {
    const objects = { at: ['C1', 'F6'], health: 3 } as const;
    const blast = { gains: [{ do: 'change', blast: 2 }] } as const;
    const table = new Skirmish({ a: [{ at: 'A1', ...blast }], b: [{ at: 'B1' }], objects });
    table.attack('b1.1', 'red1');
    assert.deepEqual([damageOf(table, 0), damageOf(table, 1)], [2, 0]);
    const on = new Skirmish({ a: [{ at: 'B1', ...blast }], b: [{ at: 'D1' }], objects });
    on.attack('token-1', 'red1');
    assert.equal(on.damage('b1.1'), 2, 'and a Blast on an object the figures around it');
    const cleave = { gains: [{ do: 'change', cleave: 2 }] } as const;
    const swung = new Skirmish({ a: [{ at: 'B1', ...cleave }], b: [{ at: 'A1' }], objects }).attack(
      'b1.1',
      'red1',
    );
    assert.deepEqual(swung.choices, ['token:1', '-']);
    swung.play('token:1');
    assert.equal(damageOf(swung), 2);
    const back = new Skirmish({ a: [{ at: 'B1', ...cleave }], b: [{ at: 'A1' }], objects }).attack(
      'token-1',
      'red1',
    );
    assert.deepEqual(back.choices, ['figure:b1.1', '-']);
  });

  test('it takes no conditions and no strain, and the attacker keeps what is its own', () => {
    const table = new Skirmish({
      a: [
        {
          at: 'A1',
          has: ['hidden'],
          gains: [
            { do: 'inflict', condition: 'bleeding' },
            { do: 'inflict', condition: 'focused' },
          ],
          abilities: [afterAttack([{ do: 'suffer', what: 'strain', amount: 1, whom: 'target' }])],
        },
      ],
      b: [far],
      objects: crate,
    });
    table.attack('token-1', 'red1');
    assert.equal(damageOf(table), 1);
    assert.deepEqual(table.has('a1.1'), ['focused']);
    assert.ok(!table.events.some(({ kind }) => kind === 'suffered'));
  });

  test('effects that name the target work on it, those that name a figure do not', () => {
    const harm = { do: 'suffer', what: 'damage', amount: 1, whom: 'target' } as const;
    const attackWith = (ability: Ability): Skirmish =>
      new Skirmish({ a: [{ at: 'A1', abilities: [ability] }], b: [far], objects: crate }).attack(
        'token-1',
        'red1',
      );
    assert.equal(damageOf(attackWith(afterAttack([harm]))), 2);
    assert.equal(damageOf(attackWith(afterAttack([harm], { side: 'hostile' }))), 1);
  });

  test('R11 (A8): an attack of an ability is on an object only where it is not limited to figures', () => {
    const strike = (against?: object): Skirmish =>
      active({
        a: [
          {
            at: 'A1',
            abilities: [
              {
                id: 'strike',
                name: 'Strike',
                when: { at: 'action', actions: 1 },
                effects: [{ do: 'attack', by: 'me', ...(against && { against }) }],
              },
            ],
          },
        ],
        b: [{ at: 'A2' }],
        objects: crate,
      }).play('use:strike>a1.1');
    const open = strike();
    assert.deepEqual(open.choices, ['figure:b1.1', 'token:1']);
    open.roll('red2').play('token:1');
    assert.equal(damageOf(open), 2);
    assert.ok(!strike({ side: 'hostile' }).choices.includes('token:1'));
  });

  test('an object that is gone before the damage makes the attack miss, and stays gone in a position', () => {
    const before: Ability = {
      id: 'too-early',
      name: 'Too early',
      when: { at: 'attack', step: 'declare', as: 'attacker' },
      effects: [{ do: 'suffer', what: 'damage', amount: 3, whom: 'target' }],
    };
    const table = new Skirmish({ a: [{ at: 'A1', abilities: [before] }], b: [far], objects: crate });
    table.attack('token-1');
    assert.equal(damageOf(table), 'gone');
    assert.ok(!table.events.some(({ kind }) => kind === 'rolled'));
  });
});
