import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Draw } from './chance.ts';
import { InputError } from './error.ts';
import { MatchChance } from './match-chance.ts';
import { seeded } from './seeded.ts';

function scripted(...script: Draw[]): MatchChance {
  const chance = new MatchChance('seed');
  chance.prescribe(script);
  return chance;
}

function shuffled(chance: MatchChance, count: number): number[] {
  const items = Array.from({ length: count }, (_, index) => index * 10);
  chance.shuffle(items);
  return items;
}

test('without a script the seed decides', () => {
  const [chance, seed] = [scripted(), seeded('seed')];
  for (let time = 0; time < 20; time++) assert.equal(chance.roll(6), seed.roll(6));
  assert.equal(chance.pick(100), seed.pick(100));
});

describe('a script goes first', () => {
  test('dice show their faces in the order of the script', () => {
    const chance = scripted(6, 1, 3);
    assert.deepEqual([chance.roll(6), chance.roll(6), chance.roll(6)], [6, 1, 3]);
    assert.deepEqual(chance.scripted, []);
  });

  test('a shuffle names the old places in the new order', () => {
    assert.deepEqual(shuffled(scripted([2, 0, 1]), 3), [20, 0, 10]);
  });

  test('a list waits for the next shuffle, and a number for the next die or pick', () => {
    const chance = scripted(5, [1, 0]);
    const [seed, items] = [seeded('seed'), [0, 1, 2]];
    seed.shuffle(items);
    assert.deepEqual(
      shuffled(chance, 3),
      items.map((from) => from * 10),
    );
    assert.equal(chance.roll(6), 5);
    assert.deepEqual(shuffled(chance, 2), [10, 0]);
  });

  test('afterwards the seed decides as if it had decided all along', () => {
    const [free, bound] = [scripted(), scripted(1, 1, 1)];
    const rolls = [free, bound].map((chance) => Array.from({ length: 20 }, () => chance.roll(6)));
    assert.deepEqual(rolls[0]?.slice(3), rolls[1]?.slice(3));
    assert.deepEqual(rolls[1]?.slice(0, 3), [1, 1, 1]);
  });
});

describe('a script that cannot be is refused, and stays', () => {
  const faults: readonly (readonly [string, Draw, (chance: MatchChance) => unknown])[] = [
    ['a die of 6 showing 7', 7, (chance) => chance.roll(6)],
    ['a die showing 0', 0, (chance) => chance.roll(6)],
    ['half a point', 1.5, (chance) => chance.roll(6)],
    ['the fourth of three', 3, (chance) => chance.pick(3)],
    ['a shuffle too short', [1, 0], (chance) => shuffled(chance, 3)],
    ['a shuffle with a place twice', [1, 1, 0], (chance) => shuffled(chance, 3)],
    ['a shuffle with a place that is none', [0, 1, 3], (chance) => shuffled(chance, 3)],
    ['a shuffle with a negative place', [0, 1, -1], (chance) => shuffled(chance, 3)],
  ];
  for (const [name, draw, request] of faults) {
    test(name, () => {
      const chance = scripted(draw);
      assert.throws(
        () => request(chance),
        (fault) => fault instanceof InputError && fault.code === 'bad-chance',
      );
      assert.deepEqual(chance.scripted, [draw]);
      assert.deepEqual(chance.take(), { draws: [], used: [], needed: 0 });
    });
  }
});

describe('results are taken', () => {
  test('once, in order, dice and shuffles alike', () => {
    const chance = scripted(4, [1, 0], 2);
    chance.roll(6);
    shuffled(chance, 2);
    chance.pick(3);
    assert.deepEqual(chance.take().draws, [4, [1, 0], 2]);
    assert.deepEqual(chance.take().draws, []);
  });

  test('with what came from the script, and how much of it the seed would not give by itself', () => {
    const seed = seeded('seed');
    const [first, second, third] = [seed.roll(6), seed.roll(6), seed.roll(6)];
    const other = (second % 6) + 1;
    const chance = scripted(first, other, third);
    for (let time = 0; time < 3; time++) chance.roll(6);
    assert.deepEqual(chance.take(), {
      draws: [first, other, third],
      used: [first, other, third],
      needed: 2,
    });
  });
});
