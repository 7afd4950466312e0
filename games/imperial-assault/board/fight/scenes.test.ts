import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability } from '../../content/pack.ts';
import type { Event } from '../../rules/event.ts';
import { type Setting, Skirmish } from '../../rules/testing/skirmish.ts';
import { observe } from '../../rules/view.ts';
import { type AttackScene, type Shown, scenesOf } from './scenes.ts';

const press: Ability = {
  id: 'press',
  name: 'Press',
  when: { at: 'attack', step: 'modify', as: 'attacker' },
  optional: true,
  effects: [{ do: 'change', damage: 1 }],
};

const duel: Setting = {
  a: [{ at: 'A1', abilities: [press], has: ['hidden'] }],
  b: [{ at: 'B1', defence: ['black'], health: 4 }],
};

/** What is shown of the choices of a skirmish, all of them in one batch. */
function shownBy(table: Skirmish, act: (table: Skirmish) => void): readonly Shown[] {
  const before = observe(table.terms, table.state, 0);
  const from = table.events.length;
  act(table);
  const events: readonly Event[] = table.events.slice(from);
  return scenesOf(events, before, observe(table.terms, table.state, 0));
}

function attackOf(scene: Shown | undefined): AttackScene {
  assert.ok(scene?.kind === 'attack');
  return scene;
}

test('an attack nobody interrupts is one scene: the dice roll, then its sum and what was suffered', () => {
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1', defence: ['black'] }] }).play('group:a1');
  const scenes = shownBy(table, () => table.roll('red5 black3').play('attack:b1.1'));
  assert.equal(scenes.length, 1);
  const { dice, rolling, verdict, harms } = attackOf(scenes[0]);
  assert.deepEqual(
    dice.map(({ die, face }) => `${die}${face}`),
    ['red5', 'black3'],
  );
  assert.deepEqual(rolling, [0, 1]);
  assert.equal(verdict?.damage, 1);
  assert.deepEqual(harms, [{ figure: 256, damage: 1, defeated: false }]);
});

test('while somebody is asked, a scene is only the roll; the result is a scene of its own, with all that changed it', () => {
  const table = new Skirmish(duel).play('group:a1');
  const rolled = shownBy(table, () => table.roll('red5 black3').play('attack:b1.1'));
  assert.deepEqual(
    rolled.map((scene) => attackOf(scene).verdict),
    [undefined],
  );
  const [result] = shownBy(table, () => table.play('use:press>a1.1'));
  const { rolling, parts, verdict } = attackOf(result);
  assert.deepEqual(rolling, [], 'the dice lie already');
  assert.deepEqual(
    parts.map(({ changes }) => changes),
    [{ surge: 1 }, { damage: 1 }],
    'the condition, which is no event, and the ability',
  );
  assert.equal(verdict?.damage, 2);
});

test('a figure that is defeated is told with the damage', () => {
  const table = new Skirmish({ a: [{ at: 'A1' }], b: [{ at: 'B1', health: 2 }] }).play('group:a1');
  const [scene] = shownBy(table, () => table.roll('red6').play('attack:b1.1'));
  assert.deepEqual(attackOf(scene).harms, [{ figure: 256, damage: 2, defeated: true }]);
});

test('a die that is rolled again is the only one that rolls in its scene', () => {
  const table = new Skirmish({
    a: [
      {
        at: 'A1',
        abilities: [
          {
            id: 'aim',
            name: 'Aim',
            when: { at: 'attack', step: 'reroll', as: 'attacker' },
            optional: true,
            effects: [{ do: 'reroll', dice: 'any', count: 1 }],
          },
        ],
      },
    ],
    b: [{ at: 'B1', defence: ['black'] }],
  }).attack('b1.1', 'red1 black5');
  table.play('use:aim>a1.1');
  const [scene] = shownBy(table, () => table.roll('black1').play('die:2'));
  const { dice, rolling, verdict } = attackOf(scene);
  assert.deepEqual(rolling, [1]);
  assert.equal(dice[1]?.face, 1);
  assert.equal(verdict?.damage, 0);
});

test('dice outside attacks are scenes, too', () => {
  const shown = scenesOf(
    [{ kind: 'bombarded', figure: 256, by: 0, dice: ['red', 'yellow'], faces: [4, 1], damage: 2 }],
    observe(new Skirmish(duel).terms, new Skirmish(duel).state, 0),
    observe(new Skirmish(duel).terms, new Skirmish(duel).state, 0),
  );
  assert.deepEqual(shown, [
    {
      kind: 'roll',
      from: 0,
      figure: 256,
      dice: [
        { die: 'red', face: 4, rerolled: false },
        { die: 'yellow', face: 1, rerolled: false },
      ],
      damage: 2,
    },
  ]);
});

test('a die of a test that is rolled again is shown with its test, and an attack that has fewer dice stays as it is', () => {
  const table = new Skirmish(duel);
  const view = observe(table.terms, table.state, 0);
  const die = (face: number, rerolled = false) => ({ die: 'blue', face, rerolled }) as const;
  const before = {
    ...view,
    stack: [
      ...view.stack,
      {
        step: 'testing',
        figure: 0,
        attribute: 'tech',
        purpose: { of: 'ability' },
        phase: 'after',
        more: 0,
        pool: ['blue', 'blue'],
        dice: [die(1), die(2)],
      } as const,
      { step: 'rerollTest', seat: 0, left: 1 } as const,
    ],
  };
  const [shown] = scenesOf(
    [{ kind: 'rerolled', place: 1, before: die(2), after: die(6, true) }],
    before,
    view,
  );
  assert.ok(shown?.kind === 'roll');
  assert.deepEqual(
    shown.dice.map(({ face }) => face),
    [1, 6],
  );
});
