import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quantile, sortIntoBins } from './bins.ts';

test('few different values have a bin each, also those that never came', () => {
  assert.deepEqual(sortIntoBins([3, 5, 5]), [
    { from: 3, to: 3, count: 1 },
    { from: 4, to: 4, count: 0 },
    { from: 5, to: 5, count: 2 },
  ]);
});

test('many different values share bins of a round width, and each is counted once', () => {
  const values = Array.from({ length: 1000 }, (_, index) => 83 + ((index * 37) % 150));
  const bins = sortIntoBins(values);
  assert.ok(bins.length <= 25 && bins.every(({ from, to }) => from % 10 === 0 && to === from + 9));
  assert.equal(
    bins.reduce((sum, { count }) => sum + count, 0),
    1000,
  );
});

test('one value is one bin, none is none', () => {
  assert.deepEqual(sortIntoBins([7]), [{ from: 7, to: 7, count: 1 }]);
  assert.deepEqual(sortIntoBins([]), []);
});

test('the median and the tenths of sorted values', () => {
  const sorted = Array.from({ length: 101 }, (_, index) => index);
  assert.deepEqual(
    [0.1, 0.5, 0.9, 1].map((share) => quantile(sorted, share)),
    [10, 50, 90, 100],
  );
});
