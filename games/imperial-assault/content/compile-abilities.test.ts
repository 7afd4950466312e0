import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entry } from '../../common/at.ts';
import { AbilityTable } from './compile-abilities.ts';

test('abilities of a card are found by their moment, and moments without any are known', () => {
  const table = new AbilityTable();
  const card = table.add(
    { on: 'fighter', card: 0 },
    {
      id: 'hunter',
      abilities: [
        {
          id: 'vengeance',
          name: 'Vengeance',
          when: { at: 'defeated', of: { side: 'friendly', adjacent: true } },
          effects: [{ do: 'gain', condition: 'focused', whom: 'me' }],
        },
      ],
    },
  );
  assert.deepEqual(
    card.at('defeated').map(({ ability }) => ability.id),
    ['vengeance'],
  );
  assert.deepEqual(card.at('modify'), []);
  assert.deepEqual([...table.moments], ['defeated']);
});

test('effects inside others and what is granted have numbers of their own', () => {
  const table = new AbilityTable();
  const { all } = table.add(
    { on: 'fighter', card: 0 },
    {
      id: 'hunter',
      abilities: [
        {
          id: 'aim',
          name: 'Aim',
          when: { at: 'action', actions: 1 },
          effects: [
            {
              do: 'choose',
              options: [
                [
                  {
                    do: 'surges',
                    gain: { cost: 1, gain: [{ do: 'token', token: ['damage'], whom: 'attacker' }] },
                  },
                ],
                [{ do: 'miss' }],
              ],
            },
            {
              do: 'grant',
              whom: 'me',
              when: { at: 'attack', step: 'modify', as: 'attacker' },
              effects: [{ do: 'change', damage: 2 }],
              until: 'next-attack',
            },
          ],
        },
      ],
    },
  );
  const [choose = -1, grant = -1] = entry(all, 0).effects;
  const { parts } = entry(table.effects, choose);
  const option = entry(table.effects, entry(entry(parts, 0), 0));
  const surge = entry(table.surges, option.gives);
  assert.deepEqual(
    surge.effects.map((effect) => entry(table.effects, effect).effect),
    [{ do: 'token', token: ['damage'], whom: 'attacker' }],
  );
  const granted = entry(table.abilities, entry(table.effects, grant).gives);
  assert.equal(granted.moment, 'modify');
  assert.deepEqual(
    granted.effects.map((effect) => entry(table.effects, effect).effect),
    [{ do: 'change', damage: 2 }],
  );
});

test('B11: symbols of an ability box are abilities of the attacker, or of the target if they defend', () => {
  const { all } = new AbilityTable().add(
    { on: 'fighter', card: 0 },
    {
      id: 'hunter',
      gains: [
        { do: 'change', block: 1 },
        { do: 'change', accuracy: 3 },
        { do: 'inflict', condition: 'weakened' },
      ],
    },
  );
  assert.deepEqual(
    all.map(({ ability: { when } }) => (when.at === 'attack' ? when.as : when.at)),
    ['target', 'attacker', 'attacker'],
  );
});

test('surge abilities have ids for the notation: the card, and their name or what they give; copies are counted', () => {
  const table = new AbilityTable();
  const { surges } = table.add(
    { on: 'fighter', card: 0 },
    {
      id: 'hunter',
      surges: [
        { cost: 1, gain: [{ do: 'change', damage: 1 }] },
        { cost: 1, gain: [{ do: 'change', damage: 1 }] },
        {
          cost: 1,
          gain: [
            { do: 'change', pierce: 1, accuracy: -2 },
            { do: 'inflict', condition: 'stunned' },
          ],
        },
        { cost: 1, gain: [{ do: 'recover', what: 'damage', amount: 2, whom: 'attacker' }] },
        { cost: 1, name: "Assassin's Blade", gain: [{ do: 'miss' }] },
      ],
    },
  );
  assert.deepEqual(
    surges.map(({ id }) => id),
    [
      'hunter.damage-1',
      'hunter.damage-1-2',
      'hunter.pierce-1-accuracy-minus-2-stunned',
      'hunter.recover-damage-2',
      'hunter.assassins-blade',
    ],
  );
  assert.deepEqual(
    surges.map(({ id }) => table.surgeNumber.get(id)),
    [0, 1, 2, 3, 4],
  );
});
