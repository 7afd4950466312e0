import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import { combatCard, plainPackWith } from '../testing/odd-cards.ts';
import { plainPack } from '../testing/plain-pack.ts';
import {
  attack,
  describeDecision,
  discardOf,
  eventsOf,
  hits,
  placeOf,
  playChoices,
  refusalOf,
  roll,
  strike,
  tableOf,
} from '../testing/table.ts';
import { sampleForce } from './force.ts';
import { termsOf } from './options.ts';
import { samplePool } from './setup.ts';

// Rulings of ours, where the sheet is silent, by their numbers in docs/games/pocketmodel.md.

test('P1 (Abilities): of two abilities that would cancel each other the one works that was played first', () => {
  const match = tableOf({
    pack: plainPackWith(
      combatCard(
        'c-cancel',
        { when: 'battle', do: 'cancel', what: 'ability' },
        { when: 'battle', do: 'autoHit', from: 2 },
      ),
    ),
    seats: [
      { units: 'plain-2@mid', hand: 'c-cancel' },
      { units: 'plain-2@mid', hand: 'c-cancel' },
    ],
    rolls: '1 1 1 1',
  });
  const events = attack(match, 'a1 b1', '-', 'play:c-cancel', 'play:c-cancel');
  assert.equal(hits(events), 'b1*');
});

test('P2 (Prepare to play): a deck has at most 60 cards', () => {
  const { bring } = game.open({ forces: 'own' });
  const cards = plainPack().cards.map(({ id }) => id);
  const deck = (size: number) =>
    Object.fromEntries(cards.slice(0, size / 3).map((id) => [id, 3]));
  const units = { 'rebel-a-wing': 1 };
  assert.ok('value' in (bring?.parse({ units, deck: deck(60) }) ?? {}));
  const refused = bring?.parse({ units, deck: deck(63) });
  assert.ok(refused !== undefined && 'faults' in refused);
  assert.deepEqual(refused.faults, [
    { rule: 'deck-too-large', place: '/deck', args: { size: 63, most: 60 } },
  ]);
});

test('P3 (Setting up the game): two thirds of the build stars start in the home zone, 20 of 30', () => {
  const placed = (size: number) => termsOf({ forces: 'own', size }).placed;
  assert.deepEqual([10, 20, 30, 40, 60].map(placed), [7, 13, 20, 27, 40]);
});

test('P4 (Setting up the game): dice tell who is first; ties roll again, and after three ties one is picked', () => {
  const start = (script: readonly number[]) => {
    const match = new Match(game, { options: {}, seats: 3, seed: 'first', draws: [[0, 1, 2, 3]] });
    return { match, script };
  };
  const { match } = start([]);
  const rolls = match.events.flatMap(({ event }) => (event.kind === 'rolledForFirst' ? [event.rolls] : []));
  const best = Math.max(...(rolls.at(-1) ?? []).map((sum) => sum ?? 0));
  const winners = (rolls.at(-1) ?? []).flatMap((sum, seat) => (sum === best ? [seat] : []));
  assert.equal(winners.length, 1);
  assert.equal(match.state.first, winners[0]);
});
