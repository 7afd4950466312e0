import assert from 'node:assert/strict';
import { it } from 'node:test';
import { games } from '../games/games.ts';
import { Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

/** Bytes that the messages after a decision may have in the middle, before any compression. */
const median = 2048;

for (const { id: game, seats } of games) {
  it(`half of the messages of ${game} have at most ${median} bytes, over a whole match`, (test) =>
    withServer(
      async (url) => {
        const ann = await Player.arrive(url);
        const { id } = await ann.open({
          game,
          seats: [
            { kind: 'me' },
            ...Array.from({ length: seats.max - 1 }, (_, at) => ({
              kind: 'screen' as const,
              name: `Player ${at + 2}`,
            })),
          ],
        });
        const client = await ann.connect(id);
        await client.until(() => client.seq === 0);
        for (let number = 0; !client.over; number++) {
          // What nobody can choose, the server answers meanwhile.
          await client.until(() => client.over || client.decisions.length > 0);
          if (client.over) break;
          const [decision] = client.decisions;
          if (decision === undefined) assert.fail('nobody is asked');
          const choice = decision.choices[(number * 7) % decision.choices.length] ?? '';
          const reply = await client.play(decision.seat, choice);
          if (reply.type !== 'accepted') assert.fail(JSON.stringify(reply));
          await client.until(() => client.seq >= reply.seq);
        }
        const sizes = client.texts
          .filter((text) => text.startsWith('{"type":"update"'))
          .map((text) => Buffer.byteLength(text))
          .sort((a, b) => a - b);
        const middle = sizes[sizes.length >> 1] ?? 0;
        assert.ok(middle <= median, `${middle} bytes`);
        test.diagnostic(`${game}: ${sizes.length} updates, median ${middle} bytes, largest ${sizes.at(-1)}`);
        const again = await ann.connect(id);
        await again.until(() => again.seq >= 0);
        assert.deepEqual(client.view, again.view);
      },
      { games },
    ));
}
