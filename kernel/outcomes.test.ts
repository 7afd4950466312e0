import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { duel } from '../testkit/games/duel.ts';
import { outpost } from '../testkit/games/outpost/game.ts';
import type { Chance } from './chance.ts';
import type { Rules, State } from './game.ts';
import { outcomes } from './outcomes.ts';
import { settle } from './run.ts';
import { seeded } from './seeded.ts';

/** A game whose only step asks chance for something and notes what came of it. */
interface Trial extends State {
  stack: { step: 'draw' }[];
  result: number[];
}

function trial(
  draw: (chance: Chance) => number[],
): Pick<Rules<Trial, string>, 'steps' | 'id' | 'copy' | 'parse'> {
  return {
    id: 'trial',
    parse: (text) => text,
    copy: ({ stack, result }) => ({ stack: [...stack], result: [...result] }),
    steps: {
      draw: {
        kind: 'choice',
        seats: () => [0],
        choices: () => ['draw'],
        refuse: () => 'none',
        apply({ state, stack, chance }) {
          stack.pop();
          state.result = draw(chance);
        },
      },
    },
  };
}

const fresh = (): Trial => ({ stack: [{ step: 'draw' }], result: [] });
const luck = seeded('samples');

/** Every outcome of a draw, as `result: probability`. */
function spread(draw: (chance: Chance) => number[], limit?: number) {
  const found = outcomes(trial(draw), fresh(), 0, 'draw', {
    read: ({ result }) => result.join(' '),
    chance: luck,
    ...(limit !== undefined && { limit }),
  });
  return {
    exact: found.exact,
    odds: Object.fromEntries(found.outcomes.map(({ result, probability }) => [result, probability])),
  };
}

describe('every outcome with its probability', () => {
  test('the sum of two dice', () => {
    const { exact, odds } = spread((chance) => [chance.roll(6) + chance.roll(6)]);
    assert.equal(exact, true);
    for (let sum = 2; sum <= 12; sum++) {
      const ways = 6 - Math.abs(7 - sum);
      assert.ok(Math.abs((odds[sum] ?? 0) - ways / 36) < 1e-12, `${sum}: ${odds[sum]}`);
    }
  });

  test('the sum of five dice is as a convolution gives it', () => {
    let wanted = new Map([[0, 1]]);
    for (let die = 0; die < 5; die++) {
      const next = new Map<number, number>();
      for (const [sum, chance] of wanted) {
        for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / 6);
      }
      wanted = next;
    }
    const { exact, odds } = spread(
      (chance) => [[1, 2, 3, 4, 5].reduce((sum) => sum + chance.roll(6), 0)],
      6 ** 5,
    );
    assert.equal(exact, true);
    for (const [sum, probability] of wanted) {
      assert.ok(Math.abs((odds[sum] ?? 0) - probability) < 1e-9, `${sum}: ${odds[sum]}`);
    }
  });

  test('a shuffle: every order alike', () => {
    const { exact, odds } = spread((chance) => {
      const items = [1, 2, 3, 4];
      chance.shuffle(items);
      return items;
    });
    assert.equal(exact, true);
    assert.equal(Object.keys(odds).length, 24);
    for (const probability of Object.values(odds)) assert.ok(Math.abs(probability - 1 / 24) < 1e-12);
  });

  test('how many results follow may depend on earlier ones', () => {
    const { exact, odds } = spread((chance) => (chance.pick(2) === 0 ? [0] : [1, chance.pick(3)]));
    assert.equal(exact, true);
    assert.equal(odds['0'], 0.5);
    for (const result of ['1 0', '1 1', '1 2']) assert.ok(Math.abs((odds[result] ?? 0) - 1 / 6) < 1e-12);
  });

  test('no chance at all: one outcome', () => {
    assert.deepEqual(
      spread(() => [7]),
      { exact: true, odds: { 7: 1 } },
    );
  });
});

describe('where there are too many courses, they are sampled, and it is said', () => {
  test('more dice than the limit allows', () => {
    const { exact, odds } = spread((chance) => [chance.roll(6), chance.roll(6)], 20);
    assert.equal(exact, false);
    assert.ok(Math.abs(Object.values(odds).reduce((sum, one) => sum + one, 0) - 1) < 1e-9);
  });

  test('two dice that are rolled again as long as they tie', () => {
    const { exact, odds } = spread((chance) => {
      for (;;) {
        const [one, other] = [chance.roll(6), chance.roll(6)];
        if (one !== other) return [one > other ? 1 : 2];
      }
    });
    assert.equal(exact, false);
    assert.ok(Math.abs((odds['1'] ?? 0) - 0.5) < 0.05);
  });

  test('the shuffle of a deck', () => {
    const { exact } = spread((chance) => {
      const items = Array.from({ length: 40 }, (_, number) => number);
      chance.shuffle(items);
      return items.slice(0, 1);
    }, 50);
    assert.equal(exact, false);
  });
});

test('an attack of outpost: as often as counting the dice says, and the state stays as it was', () => {
  const rules = outpost.open({});
  const { units } = {
    units: [
      { id: 'u3', strength: 4 },
      { id: 'u0', strength: 1 },
    ],
  };
  const state = rules.arrange(
    {
      figures: [
        { seat: 0, cell: 24, unit: 'u3', stance: 'press', revealed: true },
        { seat: 1, cell: 17, unit: 'u0', stance: 'hold', revealed: true },
      ],
      hands: [0, 0],
      toMove: 0,
    },
    seeded('table'),
    { bring: [], carry: undefined },
  );
  settle(rules, state, seeded('none'));
  const before = JSON.stringify(state);
  const found = outcomes(rules, state, 0, 'attack:D4>D3', {
    read: (after) => after.scores.findIndex((score) => score > 0),
    chance: luck,
  });
  const [strong, weak] = units;
  let wins = 0;
  for (let attack = 1; attack <= 6; attack++) {
    for (let defence = 1; defence <= 6; defence++) {
      if (attack + (strong?.strength ?? 0) + 1 > defence + (weak?.strength ?? 0) + 1) wins++;
    }
  }
  assert.equal(found.exact, true);
  const won = found.outcomes.find(({ result }) => result === 0)?.probability ?? 0;
  assert.ok(Math.abs(won - wins / 36) < 1e-9, `${won} and not ${wins / 36}`);
  assert.equal(JSON.stringify(state), before);
});

test('a card of the duel that decides nothing by chance has one outcome', () => {
  const rules = duel.open({});
  const state = rules.arrange({ attacker: 0, hands: [[1, 2, 3, 4], 4] }, seeded('duel'), {
    bring: [],
    carry: undefined,
  });
  const found = outcomes(rules, state, 0, '4', { read: (_state, emitted) => emitted.length, chance: luck });
  assert.deepEqual([found.exact, found.outcomes.length], [true, 1]);
});
