import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { missions } from '../content/missions.ts';
import { game } from '../game.ts';

/** The rounds of each match; more with MATCH_ROUNDS. */
const rounds = Number(process.env.MATCH_ROUNDS ?? 2);

for (const { id, players } of missions) {
  test(`${id}: a match of random choices with ready armies comes to its end`, () => {
    const match = new Match(game, { options: { mission: id, rounds }, seed: id, seats: players });
    const player = seeded(`player ${id}`);
    for (let [decision] = match.decisions(); decision !== undefined; [decision] = match.decisions()) {
      const { choices = [], seat } = decision;
      assert.ok(choices.length > 0 && choices.length <= 200);
      match.play(seat, choices[player.pick(choices.length)] ?? '');
    }
    assert.equal(match.outcome?.ranks.length, players);
  });
}
