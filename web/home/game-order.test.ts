import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '../../games/games.ts';
import { mostPlayedFirst } from './game-order.ts';

test('what was played most comes first, and the rest stays in its order', () => {
  const ids = games.map(({ id }) => id);
  const played = [ids[2], ids[1], ids[2]].flatMap((game) => (game === undefined ? [] : [{ game }]));
  assert.deepEqual(
    mostPlayedFirst(games, played).map(({ id }) => id),
    [ids[2], ids[1], ...ids.filter((id) => id !== ids[2] && id !== ids[1])],
  );
  assert.deepEqual(mostPlayedFirst(games, []), games);
});
