import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome } from '../../kernel/game.ts';
import type { SeatInfo } from '../../server/protocol.ts';
import { resultOf } from './result.ts';

const person = (name: string, mine = false): SeatInfo => ({ kind: 'person', name, mine, online: true });
const [me, bob, eve] = [person('Ann', true), person('Bob'), person('Eve')];
const told = (outcome: Outcome, seats: readonly SeatInfo[], cooperative = false) =>
  resultOf({ outcome, seats }, cooperative);

test('a match of two is won, lost or drawn', () => {
  assert.deepEqual(told({ ranks: [1, 2] }, [me, bob]), { key: 'won' });
  assert.deepEqual(told({ ranks: [2, 1] }, [me, bob]), { key: 'lost' });
  assert.deepEqual(told({ ranks: [1, 1] }, [me, bob]), { key: 'drawn' });
});

test('among more, everybody but the winner has a place', () => {
  assert.deepEqual(told({ ranks: [2, 1, 3] }, [me, bob, eve]), { key: 'place', place: 2, count: 3 });
  assert.deepEqual(told({ ranks: [1, 1, 3] }, [me, bob, eve]), { key: 'won' });
});

test('teams win and lose, whatever their places', () => {
  const seats = [me, bob, eve, person('Joe')];
  assert.deepEqual(told({ ranks: [3, 1, 3, 1], teams: [0, 1, 0, 1] }, seats), { key: 'lost' });
});

test('those who play against the game win or lose together', () => {
  assert.deepEqual(told({ ranks: [1, 1] }, [me, bob], true), { key: 'won-together' });
  assert.deepEqual(told({ ranks: [2, 2] }, [me, bob], true), { key: 'lost-together' });
});

test('where several sit at my screen, the winner is named', () => {
  const both = [me, person('Bea', true)];
  assert.deepEqual(told({ ranks: [2, 1] }, both), { key: 'winner', seats: [both[1]] });
});
