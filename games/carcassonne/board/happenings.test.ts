import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '../rules/event.ts';
import { accountOf } from './account.ts';
import { happeningsOf } from './happenings.ts';

const spot = { x: 0, y: 0, segment: 'a1' };

/** The battle for asteroid fields, rulebook p. 14: red 2 dice, white 1, black 2. */
const battle: readonly Event[] = [
  {
    kind: 'battleBegan',
    realm: 'asteroid',
    spot,
    fighters: [
      { seats: [0], figures: { small: 1, large: 0 }, symbol: true, dice: 2 },
      { seats: [1], figures: { small: 0, large: 1 }, symbol: false, dice: 2 },
      { seats: [2], figures: { small: 1, large: 0 }, symbol: false, dice: 1 },
    ],
  },
  {
    kind: 'rolledDice',
    spot,
    rolls: [
      { seats: [0], dice: [4, 1] },
      { seats: [1], dice: [4, 2] },
      { seats: [2], dice: [3] },
    ],
  },
  { kind: 'lostBattle', spot, seats: [2], dice: 1, points: 1 },
  { kind: 'tied', spot, sides: [[0], [1]], points: 1 },
  {
    kind: 'rolledDice',
    spot,
    rolls: [
      { seats: [0], dice: [4, 3] },
      { seats: [1], dice: [6, 5] },
    ],
  },
  { kind: 'lostBattle', spot, seats: [0], dice: 2, points: 2 },
  { kind: 'wonBattle', spot, seats: [1] },
  {
    kind: 'scoredRealm',
    realm: 'asteroid',
    spot,
    seats: [1],
    tiles: 5,
    perTile: 2,
    symbols: 1,
    points: 12,
    final: false,
  },
];

test('a battle is shown throw by throw, then its points fly (p. 14)', () => {
  const [shown, points] = happeningsOf(battle);
  assert.ok(shown?.kind === 'battle');
  assert.equal(shown.fighters.length, 3);
  assert.deepEqual(
    shown.rounds.map(({ tied, lost }) => ({ tied, lost })),
    [
      { tied: [[0], [1]], lost: [{ seats: [2], points: 1 }] },
      { tied: [], lost: [{ seats: [0], points: 2 }] },
    ],
  );
  assert.deepEqual(shown.winner, [1]);
  assert.ok(points?.kind === 'points');
  assert.equal(points.scored.points, 12);
});

test('the score sheet finds every point of a seat: ties, losses and realms (p. 14)', () => {
  assert.deepEqual(
    [0, 1, 2].map((seat) => {
      const { realms, battles } = accountOf(seat, battle);
      return battles + realms.reduce((sum, { points }) => sum + points, 0);
    }),
    [3, 13, 1],
  );
});
