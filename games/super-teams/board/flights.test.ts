import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '../rules/event.ts';
import { flightsOf } from './flights.ts';

const flew: Event = {
  kind: 'flew',
  seat: 0,
  ship: 'xwing',
  from: 7,
  to: 9,
  flight: 'plain',
  boosted: false,
};

test('a ship that falls back from the Maw flies there first', () => {
  assert.deepEqual(flightsOf([flew, { kind: 'fellBack', ship: 'xwing', from: 9, to: 8 }]), [
    { ship: 'xwing', spaces: [7, 8, 9, 8], follows: false },
  ]);
});

test('a ship that waited in the Maw for a move goes on from there', () => {
  assert.deepEqual(flightsOf([{ kind: 'evaded', ship: 'xwing', from: 9, to: 11 }]), [
    { ship: 'xwing', spaces: [9, 10, 11], follows: false },
  ]);
});

test('a hooked ship follows at once to where the other stopped', () => {
  assert.deepEqual(flightsOf([flew, { kind: 'wasHooked', ship: 'tantive', from: 2, to: 9 }]).at(-1), {
    ship: 'tantive',
    spaces: [2, 9],
    follows: true,
  });
});
