import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packs } from '../content/packs.ts';
import { diceOdds, type Roll, rollsOf } from './dice-odds.ts';

/** The faces of the box as we reconstructed them. */
const faces = packs.reconstructed?.dice ?? [];
const odds = diceOdds(faces);

/** Whether two dice show as many Resistance symbols each. */
const isPair = ([a, b, c]: Roll): boolean =>
  (a === b && a !== 0) || (b === c && b !== 0) || (a === c && a !== 0);
const pairs = odds.rolls.map((roll) => (isPair(roll) ? 1 : 0));
const symbols = odds.rolls.map((roll) => roll.reduce((sum, value) => sum + value, 0));

/** By trying everything: the best average over all re-rolls of all selections of dice that are not locked. */
function bruteForce(worth: (roll: Roll) => number, roll: Roll, left: number): number {
  let best = worth(roll);
  if (left === 0) return best;
  for (let mask = 1; mask < 2 ** roll.length; mask++) {
    const again = [...roll.keys()].filter((place) => (mask >> place) & 1);
    if (again.some((place) => roll[place] === 0)) continue;
    let sum = 0;
    const fresh = rollsOf(faces, again.length);
    for (const { roll: dice } of fresh) {
      const next = roll.map((value, place) =>
        again.includes(place) ? (dice[again.indexOf(place)] ?? 0) : value,
      );
      sum += remembered(worth, next, left - 1);
    }
    best = Math.max(best, sum / fresh.length);
  }
  return best;
}

const memory = new Map<string, number>();

function remembered(worth: (roll: Roll) => number, roll: Roll, left: number): number {
  const key = `${worth.name} ${roll.join()} ${left}`;
  const known = memory.get(key) ?? bruteForce(worth, roll, left);
  memory.set(key, known);
  return known;
}

/** The average over a whole first roll. */
function atFirst(table: readonly number[]): number {
  return rollsOf(faces).reduce(
    (sum, { roll, odds: share }) => sum + share * (table[odds.numberOf(roll)] ?? 0),
    0,
  );
}

test('eleven rolls of 27 hold a pair at once', () => {
  assert.ok(Math.abs(atFirst(pairs) - 11 / 27) < 1e-12);
});

for (const [name, table, worth] of [
  ['a pair', pairs, (roll: Roll) => (isPair(roll) ? 1 : 0)],
  ['most symbols', symbols, (roll: Roll) => roll.reduce((sum, value) => sum + value, 0)],
] as const) {
  for (const left of [0, 1, 2]) {
    test(`${name} after ${left} re-rolls is as likely as trying everything says (p. 6, R6)`, () => {
      memory.clear();
      const values = odds.withRerolls(table, left);
      for (const { roll } of rollsOf(faces)) {
        const expected = remembered(worth, roll, left);
        assert.ok(Math.abs((values[odds.numberOf(roll)] ?? 0) - expected) < 1e-12, roll.join());
      }
    });
  }
}

test('a selection of dice is averaged over what they can show, wherever they lie', () => {
  // One of six faces makes the pair of threes, two of six that of ones.
  assert.ok(Math.abs(odds.rolledAgain(pairs, [0, 3, 2], [2]) - 1 / 6) < 1e-12);
  assert.ok(Math.abs(odds.rolledAgain(pairs, [2, 0, 1], [0]) - 2 / 6) < 1e-12);
  assert.equal(odds.rolledAgain(pairs, [1, 0, 1], []), 1);
});

test('dice of the First Order stay: nothing can be rolled again out of three of them', () => {
  const none = odds.numberOf([0, 0, 0]);
  assert.equal(odds.withRerolls(pairs, 2)[none], 0);
});
