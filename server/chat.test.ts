import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game } from '../kernel/game.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import type { ServedGame } from './opened-games.ts';
import type { ChatLine } from './protocol.ts';
import { withRules } from './testing/games.ts';
import { Player, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

/** What somebody has read: lines from before they came, and lines that came since. */
function read(client: TableClient): ChatLine[] {
  return client.messages.flatMap((message) =>
    message.type === 'chat' ? message.lines : message.type === 'said' ? [message.line] : [],
  );
}

const texts = (client: TableClient): string[] => read(client).map(({ text }) => text);

async function say(client: TableClient, text: string, to: 'all' | 'team' = 'all', id = `say ${text}`) {
  const before = client.messages.length;
  client.send({ type: 'say', id, text, to });
  return client.acknowledgementOf(id, before);
}

async function refused(code: string, asked: ReturnType<typeof say>): Promise<void> {
  const reply = await asked;
  assert.equal(reply.type === 'refused' ? reply.code : reply.type, code);
}

/** Two against two by turns, on a board that they share: for what needs teams and nothing else. */
const pairs: ServedGame = {
  id: ticTacToe.id,
  game: async (): Promise<Game> => withRules(ticTacToe, () => ({ teams: () => [0, 0] })),
};

describe('the chat of a table', () => {
  it('reaches everybody there, also who comes later or after a restart, and no record', () =>
    withServer(async (url, server) => {
      const [ann, bob, eve] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      const early = await ann.connect(id);
      await early.until(() => early.messages.length > 0);
      const first = await say(early, '<b>Hello</b> & "good" evening 👩‍🚀');
      assert.equal(first.type === 'accepted' && first.seq, 1);
      await bob.sit(id, 1);
      await eve.request('PATCH', '/me', { name: 'Onlooker' });
      const [one, two, three] = [early, await bob.connect(id), await eve.connect(id)];
      await three.until(() => read(three).length === 1);
      await say(three, 'May I watch?');
      for (const client of [one, two, three]) await client.until(() => read(client).length === 2);
      assert.deepEqual(read(two)[1], {
        ...read(three)[1],
        mine: false,
        name: 'Onlooker',
        text: 'May I watch?',
        team: false,
      });
      assert.equal(read(three)[1]?.mine, true);
      assert.ok(!three.texts.join('').includes(bob.account.id), 'ids of accounts stay with the server');

      for (let given = 0; !one.over; given++) {
        for (const client of [one, two]) await client.until(() => client.seq === given);
        const asked = [one, two].find(({ decisions }) => decisions.length > 0);
        if (asked === undefined) break;
        const [decision] = asked.decisions;
        await asked.play(decision?.seat ?? 0, decision?.choices[0] ?? '');
        for (const client of [one, two]) await client.until(() => client.seq === given + 1);
      }
      const record = await (await ann.request('GET', `/tables/${id}/record`)).text();
      const history = await (await ann.request('GET', `/tables/${id}/history`)).text();
      for (const text of [record, history]) assert.ok(!text.includes('May I watch'));
      const later = await server.restart();
      const back = await bob.at(later).connect(id);
      await back.until(() => read(back).length === 2);
      assert.deepEqual(texts(back), ['<b>Hello</b> & "good" evening 👩‍🚀', 'May I watch?']);
    }));

  it('takes one plain line of at most 500 characters', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({});
      const client = await ann.connect(id);
      const bad = ['', ' ', ' a', 'a ', 'a\nb', '\u0000', 'a\u202eb', 'a\u2028b', 'x'.repeat(501)];
      for (const text of bad) await refused('bad-request', say(client, text, 'all', 'bad'));
      assert.equal((await say(client, 'x'.repeat(500), 'all', 'long')).type, 'accepted');
      assert.deepEqual(texts(client), ['x'.repeat(500)]);
    }));

  it('counts a line once that is sent twice, and is no faster than people write', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({});
      const client = await ann.connect(id);
      for (let time = 0; time < 3; time++) await say(client, 'once', 'all', 'same');
      assert.deepEqual(texts(client), ['once']);
      const replies: string[] = [];
      for (let time = 0; time < 20; time++) replies.push((await say(client, `more ${time}`)).type);
      assert.ok(replies.includes('refused'));
      await refused('too-many', say(client, 'again'));
    }));

  it('is closed and opened by the owner alone', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      await bob.sit(id, 1);
      const client = await bob.connect(id);
      assert.equal((await bob.request('PATCH', `/tables/${id}`, { chat: false })).status, 403);
      assert.equal((await ann.request('PATCH', `/tables/${id}`, { chat: false })).status, 200);
      await refused('chat-closed', say(client, 'psst'));
      await client.until(() =>
        client.messages.some((message) => message.type === 'table' && !message.table.rules.chat),
      );
      await ann.request('PATCH', `/tables/${id}`, { chat: true });
      assert.equal((await say(client, 'hello')).type, 'accepted');
    }));

  it('goes to team mates alone where one wants that, and where there are any', () =>
    withServer(
      async (url) => {
        const [ann, bob, eve] = [
          await Player.arrive(url),
          await Player.arrive(url),
          await Player.arrive(url),
        ];
        const { id } = await ann.open({});
        const lobby = await ann.connect(id);
        await refused('no-team', say(lobby, 'too early', 'team'));
        await bob.sit(id, 1);
        const [one, two, three] = [await ann.connect(id), await bob.connect(id), await eve.connect(id)];
        await refused('no-team', say(three, 'let me in', 'team'));
        await say(one, 'between us', 'team');
        await say(one, 'to all');
        await three.until(() => read(three).length === 1);
        await two.until(() => read(two).length === 2);
        assert.deepEqual(texts(three), ['to all']);
        assert.ok(!three.texts.join('').includes('between us'));
        assert.deepEqual(
          read(two).map(({ team }) => team),
          [true, false],
        );
        const late = await eve.connect(id);
        await late.until(() => read(late).length === 1);
        assert.deepEqual(texts(late), ['to all']);
      },
      { games: [pairs] },
    ));

  it('knows no team where everybody plays alone', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      await bob.sit(id, 1);
      const client = await ann.connect(id);
      await refused('no-team', say(client, 'anybody?', 'team'));
    }));
});
