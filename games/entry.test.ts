import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createSays } from '../testkit/say.ts';
import { games } from './games.ts';

suite('what the list says of a game is what the game declares', () => {
  for (const entry of games) {
    test(entry.id, async () => {
      const { id, nature, rules } = await entry.game();
      assert.equal(entry.id, id);
      assert.deepEqual(entry.seats, nature.seats);
      assert.deepEqual(await entry.rulePlaces(), rules);
      assert.equal(entry.cooperative ?? false, nature.cooperative);
    });
  }
});

suite('a game that names its seats calls each otherwise, and each of two teams, in every language', () => {
  for (const { id, messages, namesSeats, seats } of games) {
    if (!namesSeats) continue;
    test(id, async () => {
      for (const say of await createSays(messages)) {
        const names = Array.from({ length: seats.max }, (_, seat) =>
          say({ key: 'option.seatName', args: { seat } }),
        );
        assert.equal(new Set(names).size, seats.max);
        const teams = [0, 1].map((team) => say({ key: 'option.teamName', args: { team } }));
        assert.equal(new Set(teams).size, 2);
        const wins = [0, 1].map((team) => say({ key: 'option.teamWins', args: { team } }));
        assert.equal(new Set(wins).size, 2);
      }
    });
  }
});
