import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games } from '../games/games.ts';
import type { Game } from '../kernel/game.ts';
import { duel } from '../testkit/games/duel.ts';
import type { ServedGame } from './opened-games.ts';
import { withRules } from './testing/games.ts';
import { Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const seen: unknown[] = [];

/** A duel of which one may ask how many cards somebody sees in their own hand. */
const asked: ServedGame = {
  id: duel.id,
  game: async (): Promise<Game> =>
    withRules(duel, () => ({
      forecast: {
        schema: { type: 'object', required: ['ask'], properties: { ask: { enum: ['view', 'else'] } } },
        answer: (view: unknown) => {
          seen.push(view);
          return view;
        },
      },
    })),
};

describe('what a page asks of the rules ahead of choices', () => {
  it('is answered by what its viewer sees, for players and spectators, once for each position', () =>
    withServer(
      async (url) => {
        const [ann, ben, eve] = [
          await Player.arrive(url),
          await Player.arrive(url),
          await Player.arrive(url),
        ];
        const { id } = await ann.open({ game: duel.id, seats: [{ kind: 'me' }, { kind: 'open' }] });
        await ben.sit(id, 1);
        for (const person of [ann, ben, eve]) {
          const client = await person.connect(id);
          const before = seen.length;
          for (const again of [1, 2]) {
            const reply = await client.ask([{ ask: 'view' }, { ask: 'view' }]);
            assert.ok(reply.type === 'answered', `${again}`);
            assert.equal(reply.seq, client.seq);
            assert.deepEqual(reply.answers, [client.view, client.view]);
          }
          assert.equal(seen.length, before + 1);
          await client.close();
        }
      },
      { games: [asked] },
    ));

  it('is refused where it has no form that the rules know, and in games that answer nothing', () =>
    withServer(
      async (url) => {
        const ann = await Player.arrive(url);
        for (const [game, question] of [
          [duel.id, { ask: 'secrets' }],
          [duel.id, {}],
          ['carcassonne', { ask: 'view' }],
        ] as const) {
          const { id } = await ann.open({ game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
          const client = await ann.connect(id);
          const reply = await client.ask([question]);
          assert.equal(reply.type === 'refused' ? reply.code : reply.type, 'bad-request');
          await client.close();
        }
      },
      { games: [asked, ...games] },
    ));
});
