import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from '../../kernel/canonical.ts';
import { Match } from '../../kernel/match.ts';
import { formatRecord, parseRecord, replay } from '../../kernel/record.ts';
import { seeded } from '../../kernel/seeded.ts';
import { game } from './game.ts';

test('a match of any size comes to an end, and its points add up', () => {
  for (const seats of [2, 3, 4, 5]) {
    const match = new Match(game, { options: {}, seats, seed: `size ${seats}` });
    const chance = seeded('choices');
    const sums = new Array<number>(seats).fill(0);
    for (;;) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const choice = decision.choices[chance.pick(decision.choices.length)] ?? '';
      for (const { event } of match.play(decision.seat, choice)) {
        for (const gained of game.points?.(event) ?? [])
          sums[gained.seat] = (sums[gained.seat] ?? 0) + gained.points;
      }
    }
    assert.deepEqual(match.outcome?.scores, sums);
    assert.equal(match.view('spectator').pile, 0);
  }
});

test('a record carries the hash of its pack, and is not played with another', () => {
  const match = new Match(game, { options: {}, seats: 2, seed: 'pack' });
  const text = formatRecord(match);
  assert.ok(text.includes(`\npack ${hashOf(game.open({}).pack.pack)}\n`));
  const other = { ...parseRecord(text), opening: match.opening, pack: '0'.repeat(64) };
  assert.throws(() => replay(game, other), /needs the pack/);
});
