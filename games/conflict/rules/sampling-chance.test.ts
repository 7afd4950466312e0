import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplingChance } from './sampling-chance.ts';

test('samples are fair: faces, places and orders come equally often', () => {
  const chance = samplingChance();
  const times = 60_000;
  const count = (draw: () => string): Map<string, number> => {
    const found = new Map<string, number>();
    for (let at = 0; at < times; at++) {
      const drawn = draw();
      found.set(drawn, (found.get(drawn) ?? 0) + 1);
    }
    return found;
  };
  const orders = (): string => {
    const items = ['a', 'b', 'c'];
    chance.shuffle(items);
    return items.join('');
  };
  for (const draw of [() => `${chance.roll(6)}`, () => `${chance.pick(6)}`, orders]) {
    const found = count(draw);
    assert.equal(found.size, 6);
    // Five standard deviations.
    for (const [drawn, often] of found) assert.ok(Math.abs(often - times / 6) < 460, `${drawn}: ${often}`);
  }
  assert.deepEqual(new Set(Array.from({ length: 2000 }, () => chance.roll(6))), new Set([1, 2, 3, 4, 5, 6]));
});
