import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, contested } from '../rules/state.ts';
import type { PlayerView } from '../rules/view.ts';
import { layOut, stacksIn } from './stacks.ts';

function playerWith(
  kinds: readonly number[],
  zones: readonly number[],
  damage: readonly number[],
): PlayerView {
  return {
    units: { kinds, zones, damage },
    revealed: true,
    fresh: [],
    looks: 0,
    deck: 0,
    hand: [],
    hidden: 0,
    discard: [],
    objectives: [],
    somewhere: [],
    shown: [],
    out: 0,
  };
}

const players = [
  playerWith([4, 4, 4, 2, 4], [contested, contested, contested, contested, 0], [0, 1, 0, 0, 0]),
  playerWith([4, 4], [contested, contested], [0, 0]),
];

test('units lie on one another if kind, seat and damage are the same', () => {
  const stacks = stacksIn({ players }, contested, 0, new Set());
  assert.deepEqual(
    stacks.map(({ seat, kind, damage, units }) => [seat, kind, damage, units]),
    [
      [0, 2, 0, [codeOf(0, 3)]],
      [0, 4, 1, [codeOf(0, 1)]],
      [0, 4, 0, [codeOf(0, 0), codeOf(0, 2)]],
      [1, 4, 0, [codeOf(1, 0), codeOf(1, 1)]],
    ],
  );
});

test('a unit that does something lies apart, and the seat that is named comes first', () => {
  const stacks = stacksIn({ players }, contested, 1, new Set([codeOf(1, 1)]));
  assert.deepEqual(
    stacks.slice(0, 2).map(({ units }) => units),
    [[codeOf(1, 0)], [codeOf(1, 1)]],
  );
});

test('a force that is still secret lies nowhere', () => {
  const { units: _, ...secret } = playerWith([], [], []);
  assert.deepEqual(stacksIn({ players: [secret] }, 0, 0, new Set()), []);
});

const box = { x: 10, y: 20, width: 300, height: 130 };
const stacks = (count: number, seats: number) =>
  Array.from({ length: count }, (_, at) => ({
    seat: at % seats,
    units: [codeOf(at % seats, at)],
    kind: at,
    damage: 0,
    mixed: false,
  })).sort((a, b) => a.seat - b.seat);

test('few units are large, many are small, and none lies outside or on another', () => {
  let last = Number.POSITIVE_INFINITY;
  for (let count = 1; count <= 12; count++) {
    const stands = layOut(stacks(count, 2), box, 0);
    assert.equal(stands.flatMap(({ stack }) => stack.units).length, count, 'no unit is lost');
    for (const [at, one] of stands.entries()) {
      assert.ok(one.x >= box.x && one.x + one.width <= box.x + box.width + 0.5);
      assert.ok(one.y >= box.y && one.y + one.height <= box.y + box.height + 0.5);
      for (const other of stands.slice(at + 1)) {
        assert.ok(Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height);
      }
    }
    const width = stands[0]?.width ?? 0;
    assert.ok(width <= last);
    last = width;
  }
});

test('where there is no room at all, the units of a seat lie on one pile, and at last those of all others', () => {
  const bySeat = layOut(stacks(24, 3), box, 0);
  assert.deepEqual(
    bySeat.map(({ stack: { seat, units, mixed } }) => [seat, units.length, mixed]),
    [
      [0, 8, true],
      [1, 8, true],
      [2, 8, true],
    ],
  );
  const narrow = { ...box, width: 110, height: 50 };
  assert.deepEqual(
    layOut(stacks(24, 3), narrow, 2).map(({ stack: { units } }) => units.length),
    [16, 8],
  );
});
