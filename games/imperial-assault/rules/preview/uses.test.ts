import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, parseFigure } from '../notation.ts';
import { type Setting, Skirmish } from '../testing/skirmish.ts';
import { forecastAttack, forecastCurrent } from './attack.ts';
import { handOutlook } from './cards.ts';
import { forecastUses, forecastUsesNow } from './uses.ts';

const number = (name: string): number => parseFigure(name) ?? -1;

const setting: Setting = {
  a: [
    {
      at: 'A1',
      tokens: ['damage', 'block'],
      attack: { type: 'melee', dice: ['red', 'green'] },
      abilities: [
        {
          id: 'brutal',
          name: 'Brutal',
          when: { at: 'attack', step: 'modify', as: 'attacker' },
          optional: true,
          effects: [{ do: 'change', pierce: 1 }],
        },
        {
          id: 'aim',
          name: 'Aim',
          when: { at: 'attack', step: 'reroll', as: 'attacker' },
          optional: true,
          effects: [{ do: 'reroll', dice: 'attack', count: 1 }],
        },
      ],
    },
  ],
  b: [{ at: 'B1', defence: ['black', 'black'], tokens: ['block'] }],
  commands: [
    {
      id: 'strength',
      name: 'Strength',
      user: 'figure',
      when: { at: 'attack', step: 'declare', as: 'attacker' },
      effects: [{ do: 'change', damage: 2 }],
    },
    {
      id: 'wrong',
      name: 'Wrong',
      user: 'figure',
      restriction: { traits: ['droid'] },
      when: { at: 'attack', step: 'declare', as: 'attacker' },
      effects: [{ do: 'change', damage: 2 }],
    },
  ],
  hands: { a: ['strength', 'wrong'], b: ['strength'] },
};

test('B2, A8, A14: tokens, abilities and cards that a seat could use in an attack, each with what it makes of it', () => {
  const table = new Skirmish(setting).play('group:a1');
  while (table.asks.endsWith('window')) table.play('-');
  const [attacker, target] = [number('a1.1'), number('b1.1')];
  const plain = forecastAttack(table.terms, table.state, attacker, target);
  assert.ok(plain);
  const uses = forecastUses(table.terms, table.state, 0, attacker, target);
  assert.deepEqual(
    uses.map(({ choice }) => format(choice)),
    ['play:strength>a1.1', 'spend:damage', 'use:aim>a1.1', 'use:brutal>a1.1'],
    'in the order of the moments; power tokens as soon as the target is declared (R9)',
  );
  for (const { choice, forecast } of uses)
    assert.ok(forecast.expected > plain.expected, `${format(choice)} helps`);
});

test('A12: of what others hold nothing is told, and what they could do is asked for their own seat', () => {
  const table = new Skirmish(setting).play('group:a1');
  const [attacker, target] = [number('a1.1'), number('b1.1')];
  const uses = forecastUses(table.terms, table.state, 1, attacker, target);
  assert.deepEqual(
    uses.map(({ choice }) => format(choice)),
    ['spend:block'],
  );
  const without = new Skirmish({ ...setting, hands: { a: ['strength', 'wrong'] } }).play('group:a1');
  assert.deepEqual(
    forecastAttack(without.terms, without.state, attacker, target)?.damage,
    forecastAttack(table.terms, table.state, attacker, target)?.damage,
    'the hand of another seat changes nothing',
  );
});

test('A8: in an attack that goes on, what is still to come', () => {
  const table = new Skirmish(setting).attack('b1.1', 'red1 green4 black1 black1');
  while (!table.choices.includes('use:aim>a1.1')) table.play('-');
  table.play('-');
  const now = forecastUsesNow(table.terms, table.state, 0);
  assert.deepEqual(
    now.map(({ choice }) => format(choice)),
    ['use:brutal>a1.1'],
    'the moment for power tokens has passed (R9)',
  );
  const plain = forecastCurrent(table.terms, table.state);
  assert.equal(plain?.expected, 1);
  assert.deepEqual(
    now.map(({ forecast }) => forecast.expected),
    [2],
  );
});

test('A14: a command card says who could use it, and what stands against playing it', () => {
  const table = new Skirmish(setting);
  const hand = ['strength', 'wrong'].map((id) => table.terms.commandNumber.get(id) ?? -1);
  assert.deepEqual(
    handOutlook(table.terms, table.state, 0, hand).map(({ figures, why }) => [figures.length, why]),
    [
      [1, undefined],
      [0, 'no-figure'],
    ],
  );
  const silent = { ...table.state, silenced: [0] };
  assert.deepEqual(
    handOutlook(table.terms, silent, 0, hand).map(({ why }) => why),
    ['silenced', 'silenced'],
  );
});
