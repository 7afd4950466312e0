import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../kernel/match.ts';
import { revealsAtOnce } from '../../kernel/reveals.ts';
import { seeded } from '../../kernel/seeded.ts';
import { game } from './game.ts';

test('p. 10: the tile of a turn brings nothing to light, and may be taken back; after its figure the next tile is drawn', () => {
  const rules = game.open({});
  const match = new Match(game, { options: {}, seed: 'reveals', seats: 2 });
  for (let turn = 0; turn < 10; turn++) {
    const [tile] = match.decisions();
    assert.ok(tile);
    for (const [choice, expected] of [[tile.choices[0] ?? '', false] as const, ['-', true] as const]) {
      const before = rules.copy(match.state);
      match.play(tile.seat, choice);
      const given = match.moves.at(-1);
      assert.ok(given);
      assert.equal(
        revealsAtOnce(rules, before, given, seeded('worlds')),
        expected,
        `turn ${turn}: ${choice}`,
      );
    }
  }
});
