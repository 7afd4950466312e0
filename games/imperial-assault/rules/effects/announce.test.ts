import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability } from '../../content/pack.ts';
import { Mission, sword } from '../testing/mission.ts';

const again = (id: string): Ability => ({
  id,
  name: id,
  when: { at: 'attack', step: 'reroll', as: 'anyone' },
  optional: true,
  effects: [{ do: 'reroll', dice: 'attack', count: 1 }],
});

test('A8 step 3, A12: in an attack of a hero the other heroes use abilities before the Empire does', () => {
  const mission = new Mission({
    heroes: [
      { at: 'A1', cards: [{ id: 'blade', item: sword }] },
      { at: 'A3', cards: [{ id: 'help', kind: 'class', abilities: [again('help')] }] },
    ],
    empire: [{ at: 'A2', health: 9, defence: ['black'], abilities: [again('harm')] }],
  });
  mission.play('b> group:b1').roll('red5 black1').play('attack:a1.1');
  assert.equal(mission.asks, 'c window');
  assert.deepEqual(mission.choices, ['use:help>c1.1', '-']);
  mission.play('-');
  assert.deepEqual(mission.choices, ['use:harm>a1.1', '-']);
});

test('A12: in an attack on a hero the Empire comes before all heroes, and the target before the others', () => {
  const help = { id: 'help', kind: 'class', abilities: [again('help')] } as const;
  const mission = new Mission({
    heroes: [
      { at: 'A3', cards: [help] },
      { at: 'A1', cards: [{ ...help, id: 'own', abilities: [again('own')] }] },
    ],
    empire: [{ at: 'A2', attack: { type: 'melee', dice: ['red'] }, abilities: [again('harm')] }],
  });
  mission.play('b> group:b1', '-', 'group:a1').roll('red1').play('attack:c1.1');
  const asked: string[] = [];
  for (; mission.asks.endsWith('window'); mission.play('-')) asked.push(mission.asks);
  assert.deepEqual(asked, ['a window', 'c window', 'b window']);
});
