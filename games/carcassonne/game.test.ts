import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { game } from './game.ts';

test('a match of any size comes to an end, and its points add up', () => {
  for (const seats of [2, 3, 4, 5]) {
    const match = new Match(game, { options: {}, seats, seed: `size ${seats}` });
    const chance = seeded('choices');
    const sums = new Array<number>(seats).fill(0);
    for (;;) {
      const [question] = match.questions();
      if (question === undefined) break;
      const choice = question.choices[chance.pick(question.choices.length)] ?? '';
      for (const { event } of match.play(question.seat, choice)) {
        for (const [seat, gained] of (game.points?.(event) ?? []).entries())
          sums[seat] = (sums[seat] ?? 0) + gained;
      }
    }
    assert.deepEqual(match.outcome?.scores, sums);
    assert.equal(match.view('spectator').pile, 0);
  }
});
