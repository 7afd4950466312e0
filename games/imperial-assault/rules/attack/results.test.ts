import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dieKinds } from '../../content/vocabulary.ts';
import { type DieKind, noResults, type Results, shownBy } from './dice.ts';
import { add, cancel, convert, damageOf, type RolledDie, sumOf, whyMissed } from './results.ts';

const roll = (...dice: readonly (readonly [DieKind, number])[]): RolledDie[] =>
  dice.map(([die, face]) => ({ die, face, rerolled: false }));

const results = (some: Partial<Results>): Results => ({ ...noResults, ...some });

/** All faces of a die together. */
const wholeDie = (die: DieKind): Results =>
  sumOf(roll(...[1, 2, 3, 4, 5, 6].map((face) => [die, face] as const)));

test('A1: the six dice show what the table says', () => {
  assert.deepEqual(shownBy('red', 4), results({ damage: 2, surge: 1 }));
  assert.deepEqual(shownBy('blue', 6), results({ accuracy: 5, damage: 1 }));
  assert.deepEqual(shownBy('green', 2), results({ accuracy: 1, damage: 1, surge: 1 }));
  assert.deepEqual(shownBy('yellow', 2), results({ damage: 1, surge: 2 }));
  assert.deepEqual(shownBy('white', 6), results({ dodge: 1 }));
  assert.deepEqual(shownBy('white', 1), noResults);
  assert.deepEqual(shownBy('black', 6), results({ evade: 1 }));
  assert.deepEqual(
    dieKinds.map(wholeDie),
    [
      { damage: 13, surge: 1 },
      { damage: 7, surge: 2, accuracy: 19 },
      { damage: 8, surge: 3, accuracy: 10 },
      { damage: 5, surge: 5, accuracy: 6 },
      { block: 3, evade: 3, dodge: 1 },
      { block: 9, evade: 1 },
    ].map(results),
  );
});

test('A8, step 4: plus and minus of one symbol cancel, and nothing stays below zero', () => {
  const sum = add(sumOf(roll(['blue', 1])), { accuracy: -2, surge: 1, damage: -1 });
  assert.deepEqual(cancel(sum), results({ surge: 2 }));
  assert.deepEqual(cancel(add(sum, { damage: 2 })), results({ surge: 2, damage: 1 }));
});

test('A8, step 4: each evade cancels one surge, and more evades than surges do no more', () => {
  const sum = sumOf(roll(['yellow', 2], ['white', 3]));
  assert.equal(cancel(sum).surge, 1);
  assert.equal(cancel(add(sum, { evade: 5 })).surge, 0);
});

test('A8, step 4: one result or all of a kind are converted', () => {
  const sum = results({ dodge: 2, block: 1 });
  assert.deepEqual(convert(sum, 'dodge', 'evade', true), results({ evade: 2, block: 1 }));
  assert.deepEqual(convert(sum, 'block', 'evade', false), results({ dodge: 2, evade: 1 }));
  assert.equal(convert(sum, 'surge', 'damage', true), sum);
});

test('A8, step 6: a ranged attack needs as much accuracy as the distance; a melee attack needs none', () => {
  assert.equal(whyMissed(results({ accuracy: 3 }), 4), 'accuracy');
  assert.equal(whyMissed(results({ accuracy: 4 }), 4), undefined);
  assert.equal(whyMissed(noResults, undefined), undefined);
});

test('A8, step 7: a dodge makes the attack miss, unless it was taken away', () => {
  const sum = sumOf(roll(['white', 6]));
  assert.equal(whyMissed(cancel(sum), undefined), 'dodge');
  assert.equal(whyMissed(cancel(add(sum, { dodge: -1 })), undefined), undefined);
});

test('A8, step 7: damage is less by block, and block is less by pierce, never below zero', () => {
  assert.equal(damageOf(results({ damage: 4, block: 3, pierce: 2 })), 3);
  assert.equal(damageOf(results({ damage: 4, block: 1, pierce: 3 })), 4);
  assert.equal(damageOf(results({ damage: 1, block: 3 })), 0);
  assert.equal(
    damageOf(results({ damage: 4, block: 3, pierce: -2 })),
    1,
    'a Pierce of less than nothing is none',
  );
});
