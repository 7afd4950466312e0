import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { openStorage } from './open-storage.ts';
import { serve } from './serve.ts';
import { games } from './testing/games.ts';
import { Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const bots = [
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'random' },
] as const;

describe('when the disk takes nothing', () => {
  it('a move is refused, nobody is told of it, and it can be given again afterwards', () =>
    withServer(async (url, { data }) => {
      const ann = await Player.arrive(url);
      const eve = await Player.arrive(url);
      const { id } = await ann.open({
        game: 'duel',
        seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }],
      });
      const [client, watching] = [await ann.connect(id), await eve.connect(id)];
      await client.until(() => client.seq === 0);
      await watching.until(() => watching.seq === 0);
      const [choice = ''] = client.decisions[0]?.choices ?? [];

      const db = new DatabaseSync(join(data, 'starboard.db'), { timeout: 5000 });
      db.exec(`create trigger full before insert on entry begin select raise(abort, 'disk full'); end`);
      const refused = await client.play(0, choice, { id: 'first' });
      assert.equal(refused.type === 'refused' && refused.code, 'not-stored');
      assert.ok(refused.type === 'refused' && !refused.message.includes('disk full'));
      const later = await eve.connect(id);
      await later.until(() => later.seq === 0);
      assert.deepEqual(later.view, watching.view);

      db.exec('drop trigger full');
      db.close();
      assert.deepEqual(await client.play(0, choice, { id: 'first' }), {
        type: 'accepted',
        id: 'first',
        seq: 1,
      });
      await watching.until(() => watching.seq === 1);
    }));
});

describe('two servers on one data folder', () => {
  it('keep one order: who is behind takes in what the other wrote, and tries again', () =>
    withServer(async (url, { data }) => {
      const second = await serve({ port: 0, host: '127.0.0.1', data, games, pause: 0 });
      try {
        const ann = await Player.arrive(url);
        const bob = await Player.arrive(url);
        const { id } = await ann.open({ game: 'duel' });
        await bob.sit(id, 1);
        const here = await ann.connect(id);
        const there = await bob.at(second.url).connect(id);
        await here.until(() => here.seq === 0);
        await there.until(() => there.seq === 0);
        const first = await here.play(0, here.decisions[0]?.choices[0] ?? '');
        assert.deepEqual(first.type === 'accepted' && first.seq, 1);
        const next = await there.play(1, there.decisions[0]?.choices[0] ?? '');
        assert.deepEqual(next.type === 'accepted' && next.seq, 2);
        await there.until(() => there.seq === 2);
        const again = await bob.at(second.url).connect(id);
        await again.until(() => again.seq === 2);
        assert.deepEqual(there.view, again.view);
      } finally {
        await second.close();
      }
    }));
});

describe('bots', () => {
  it('go on after the server was started again, as soon as somebody looks', () =>
    withServer(
      async (url, server) => {
        const ann = await Player.arrive(url);
        const { id } = await ann.open({ game: 'duel', seats: bots });
        const client = await ann.connect(id);
        await client.until(() => client.seq >= 3);
        const back = await ann.at(await server.restart()).connect(id);
        await back.until(() => back.over);
      },
      { pause: 5 },
    ));
});

it('ten thousand stored tables are not read when the server starts', () =>
  withServer(async (url, server) => {
    const ann = await Player.arrive(url);
    const { id } = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
    const { storage } = await openStorage({ data: server.data });
    const log = await storage.read(id, 0);
    const [card] = await storage.tablesOf(ann.account.id, 1);
    assert.ok(card);
    const copies = Array.from({ length: 10_000 }, (_, number) => `copy${number}`);
    await Promise.all(copies.map((copy) => storage.append(copy, 0, log, { ...card, id: copy })));
    await storage.close();
    const later = ann.at(await server.restart());
    const client = await later.connect('copy9999');
    await client.until(() => client.seq === 0);
    assert.equal((await later.request('GET', '/tables')).status, 200);
  }));
