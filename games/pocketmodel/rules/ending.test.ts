import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { game } from '../game.ts';
import {
  attack,
  describeDecision,
  discardOf,
  eventsOf,
  type PocketMatch,
  placeOf,
  playChoices,
  strike,
  tableOf,
} from '../testing/table.ts';
import { playerOf } from './state.ts';

// Section 11 of the rules: elimination and the end. Section 12: the variant with two game packs.

test('section 11 (Object of the game): who has no unit in play is out, and of two players the other wins', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid' }, { units: 'plain-2@mid!3 plain-5@reserve' }],
    rolls: '3 4 1 1',
  });
  const events = attack(match, 'a1 b1');
  assert.deepEqual(eventsOf(events, 'eliminated'), [{ kind: 'eliminated', seats: [1], why: 'units' }]);
  assert.deepEqual(match.outcome?.ranks, [1, 2]);
});

test('section 11 (Object of the game): who has no objective in play is out', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@b' }, { units: 'plain-2', objectives: '^o-supply-convoy - -' }],
    rolls: '6 5',
  });
  strike(match, 'b1', 'a1');
  assert.deepEqual(match.outcome?.ranks, [1, 2]);
});

test('section 11 (Strikes): with more than two players the rest of the table goes on, and what the eliminated had leaves the table', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@b plain-2' },
      { units: 'plain-2@mid plain-1', objectives: '^o-supply-convoy - -', discard: 'c-yoda' },
      { units: 'plain-2' },
    ],
    rolls: '6 5',
  });
  strike(match, 'b1', 'a1');
  assert.equal(match.outcome, undefined);
  assert.deepEqual([placeOf(match, 'b1'), placeOf(match, 'b2')], ['gone', 'gone']);
  assert.equal(discardOf(match, 1), 'c-yoda o-supply-convoy');
  assert.deepEqual([playerOf(match.state, 1).hand, playerOf(match.state, 1).deck], [[], []]);
  assert.match(describeDecision(match), /^2 turn/, 'the next seat after the eliminated one');
  playChoices(match, '-');
  // The unit in the home zone that belongs to nobody now can leave it, and nobody can come there.
  playChoices(match, 'move', 'unit:a1');
  assert.equal(placeOf(match, 'a1'), 'mid');
});

test('section 11 (Object of the game): if one event eliminates all who are left, they share the first place', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid!3' }, { units: 'plain-2@mid!3' }],
    rolls: '3 4 3 4',
  });
  attack(match, 'a1 b1');
  assert.deepEqual(match.outcome?.ranks, [1, 1]);
});

test('section 11 (Object of the game): those who were eliminated earlier stand behind', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@b plain-2@c' },
      { units: 'plain-2', objectives: '^o-supply-convoy - -' },
      { units: 'plain-2', objectives: '^o-supply-convoy - -' },
    ],
    rolls: '6 5 6 5',
  });
  strike(match, 'b1', 'a1');
  playChoices(match, '-');
  strike(match, 'c1', 'a2');
  assert.deepEqual(match.outcome?.ranks, [1, 3, 2]);
});

test('section 11 (Object of the game): the turn of a seat that is eliminated in it ends', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid!3' }, { units: 'plain-2@mid' }, { units: 'plain-2' }],
    rolls: '1 1 3 4',
  });
  attack(match, 'a1 b1');
  assert.match(describeDecision(match), /^1 turn/);
  assert.equal(playerOf(match.state, 0).out, 1);
});

test('section 12 (Playing with two game packs): one objective, all units in play, a hand of three and a deck of two', () => {
  const match: PocketMatch = new Match(game, { options: { forces: 'two-packs' }, seed: 'packs', seats: 2 });
  for (const player of match.state.players) {
    assert.deepEqual(
      [player.slots.length, player.hand.length, player.deck.length, player.zones.length],
      [1, 3, 2, 3],
    );
    assert.ok(
      player.zones.every((zone) => zone >= 0),
      'there are no reserves',
    );
  }
  assert.equal(match.decisions()[0]?.kind, 'turn');
});

test('section 12 (Playing with two game packs): who loses the one objective is out', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@b' }, { units: 'plain-2', objectives: '^o-supply-convoy' }],
    options: { forces: 'two-packs' },
    rolls: '6 5',
  });
  strike(match, 'b1', 'a1');
  assert.deepEqual(match.outcome?.ranks, [1, 2]);
});

test('section 11 (house choice): the limit of rounds ends a match by objectives, then by build stars in play, then as a draw', () => {
  const ended = (one: string, other: string, objectives = '? ? ?') => {
    const match = tableOf({
      seats: [{ units: one }, { units: other, objectives }],
      options: { rounds: 5 },
      round: 5,
    });
    playChoices(match, '-', '-');
    return match.outcome?.ranks;
  };
  assert.deepEqual(ended('plain-1', 'plain-5', '? ? -'), [1, 2]);
  assert.deepEqual(ended('plain-3', 'plain-2 plain-5@reserve'), [1, 2]);
  assert.deepEqual(ended('plain-2', 'plain-1*2'), [1, 1]);
});
