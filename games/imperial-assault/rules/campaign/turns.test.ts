import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BattleTurn } from '../state.ts';
import { type HeroOf, Mission } from '../testing/mission.ts';
import { readyHeroes } from './heroes.ts';

const far: HeroOf = { at: 'A1' };
const three = [far, { at: 'A3' }, { at: 'A5' }] as const;
const four = [...three, { at: 'A7' }] as const;

function turnOf(mission: Mission): BattleTurn {
  const { state } = mission;
  const nothing = { roll: () => 1, pick: () => 0, shuffle() {} };
  return { state, stack: state.stack, chance: nothing, emit: undefined };
}

test('C21 (A3, A12): the heroes have the first turn of a round, and every hero that is ready may take it', () => {
  const mission = new Mission({ heroes: three });
  assert.equal(mission.asked, 'bcd');
  assert.deepEqual(mission.choicesOf('c'), ['group:c1', '-']);
  mission.play('c> group:c1');
  assert.equal(mission.asks, 'c activation');
});

test('A3: a hero leaves the turn to others, but not the last one that is asked', () => {
  const mission = new Mission({ heroes: three });
  mission.play('b> -', 'd> -');
  assert.equal(mission.asked, 'c');
  assert.deepEqual(mission.choices, ['group:c1']);
  assert.equal(mission.refuses('-'), 'last-of-heroes');
});

test('A3: sides activate in turn; when one has nothing ready the other keeps going', () => {
  const mission = new Mission({ heroes: four, empire: [{ at: 'H8' }] });
  mission.play('b> group:b1', '-');
  assert.equal(mission.asks, 'a turn');
  mission.play('group:a1', '-');
  assert.equal(mission.asked, 'cde');
  mission.play('c> group:c1', '-');
  assert.equal(mission.asked, 'de');
});

test('A3: the Empire does not pass, though it has fewer ready groups', () => {
  const mission = new Mission({ heroes: four, empire: [{ at: 'H8' }] });
  mission.play('b> group:b1', '-');
  assert.deepEqual(mission.choices, ['group:a1']);
  assert.equal(mission.refuses('-'), 'no-passing');
});

test('A13 Legendary: two heroes activate twice, the second time after both have activated once', () => {
  const mission = new Mission({ heroes: [far, { at: 'A3' }] });
  mission.play('b> group:b1', '-', 'group:a1', '-');
  assert.equal(mission.asked, 'c');
  assert.deepEqual(mission.choices, ['group:c1']);
  mission.play('group:c1', '-');
  assert.equal(mission.asked, 'bc');
  mission.play('b> group:b1', '-');
  assert.equal(mission.asked, 'c');
});

test('A3: a hero with a second token waits for all others, and is told so', () => {
  const mission = new Mission({ heroes: [far, { at: 'A3' }], allies: [{ at: 'A5' }] });
  mission.play('b> group:b1', '-', 'group:a1', '-');
  assert.deepEqual(mission.choicesOf('b'), ['group:b2', '-']);
  assert.equal(mission.refuses('group:b1', 'b'), 'others-first');
});

test('C22 (A3): allies belong to the first hero, and take a turn of the heroes', () => {
  const mission = new Mission({ heroes: three, allies: [{ at: 'B2' }] });
  mission.play('b> group:b2');
  assert.equal(mission.state.activation?.figure, (1 << 8) | (1 << 3));
});

test('C24 (A13): Heroic: the extra token of three heroes is handed on to the next one', () => {
  const mission = new Mission({ heroes: three });
  const tokens = () => [1, 2, 3].map((seat) => mission.hero(seat).activations);
  assert.deepEqual(tokens(), [2, 1, 1]);
  readyHeroes(turnOf(mission));
  assert.deepEqual(tokens(), [1, 2, 1]);
  readyHeroes(turnOf(mission));
  readyHeroes(turnOf(mission));
  assert.deepEqual(tokens(), [2, 1, 1]);
});

test('A13: four heroes have one token each', () => {
  const mission = new Mission({ heroes: four });
  assert.deepEqual(
    [1, 2, 3, 4].map((seat) => mission.hero(seat).activations),
    [1, 1, 1, 1],
  );
});

test('A3: a hero readies its exhausted cards when it begins an activation', () => {
  const card = {
    id: 'kit',
    item: {},
    abilities: [
      {
        id: 'kit',
        name: 'Kit',
        when: { at: 'activation' },
        price: { exhaust: true },
        effects: [{ do: 'move', points: 1, whom: 'me' }],
      },
    ],
  } as const;
  const mission = new Mission({ heroes: [{ ...far, cards: [card] }, { at: 'A3' }], empire: [{ at: 'H8' }] });
  mission.play('b> group:b1', 'use:kit>b1.1');
  assert.equal(mission.choices.includes('use:kit>b1.1'), false);
  mission.play('-', 'group:a1', '-', 'group:c1', '-');
  assert.equal(mission.state.players[1]?.upgrades[0]?.exhausted, true);
  mission.play('b> group:b1');
  assert.equal(mission.choices.includes('use:kit>b1.1'), true);
});
