import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { StoragePlace } from './open-storage.ts';
import { Child } from './testing/child-process.ts';
import { Player, playOn } from './testing/player.ts';
import { Postgres } from './testing/postgres.ts';

let postgres: Postgres;
let scratch: string;
before(async () => {
  postgres = await Postgres.start();
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
});
after(async () => {
  Child.killAll();
  await postgres.remove();
  await rm(scratch, { recursive: true });
});

const places: Readonly<Record<string, () => Promise<StoragePlace>>> = {
  'one data folder': async () => ({ data: await mkdtemp(join(scratch, 'data-')) }),
  'one PostgreSQL database': async () => ({
    data: join(scratch, 'unused'),
    database: await postgres.database(),
  }),
};

for (const [name, place] of Object.entries(places)) {
  describe(`two server processes on ${name}`, () => {
    it('serve one table: a player at each sees what the other does, without asking', async () => {
      const where = await place();
      const [a, b] = [await Child.start(where), await Child.start(where)];
      const ann = await Player.arrive(a.url);
      const bob = (await Player.arrive(a.url)).at(b.url);
      const { id } = await ann.open({ game: 'duel' });
      const here = await ann.connect(id);
      await bob.sit(id, 1);
      const there = await bob.connect(id);
      await here.until(() => here.seq === 0);
      await there.until(() => there.seq === 0);
      await playOn([here, there]);
      assert.ok(here.over && there.over);
      const again = await bob.at(a.url).connect(id);
      await again.until(() => again.over);
      assert.deepEqual(there.view, again.view);
      await a.stop();
      await b.stop();
    });

    if (name.includes('PostgreSQL'))
      it('show partners what the other points at', async () => {
        const where = await place();
        const [a, b] = [await Child.start(where), await Child.start(where)];
        const ann = await Player.arrive(a.url);
        const bob = (await Player.arrive(a.url)).at(b.url);
        const { id } = await ann.open({ game: 'pairs' });
        const here = await ann.connect(id);
        await bob.sit(id, 1);
        const there = await bob.connect(id);
        for (const client of [here, there]) await client.until(() => client.seq >= 0);
        const pointed = () => here.messages.some((message) => message.type === 'pointed');
        // A word may be lost as long as a process does not listen yet.
        for (let time = 0; !pointed() && time < 10; time++) {
          there.send({ type: 'point', id: `look ${time}`, seat: 1, at: '4' });
          assert.equal((await there.acknowledgementOf(`look ${time}`)).type, 'accepted');
          await here.until(pointed).catch(() => undefined);
        }
        assert.ok(pointed());
        await a.stop();
        await b.stop();
      });

    it('agree on a pause, on taking back and on the end, whoever asks where', async () => {
      const where = await place();
      const [a, b] = [await Child.start(where), await Child.start(where)];
      const ann = await Player.arrive(a.url);
      const bob = (await Player.arrive(a.url)).at(b.url);
      const { id } = await ann.open({ game: 'duel' });
      const here = await ann.connect(id);
      await bob.sit(id, 1);
      const there = await bob.connect(id);
      const clients = [here, there];
      for (const client of clients) await client.until(() => client.seq === 0);

      await here.request({ type: 'propose', seat: 0, what: 'pause' });
      await there.until(() => there.table?.proposal?.what === 'pause');
      await there.request({ type: 'propose', seat: 1, what: 'pause' });
      for (const client of clients) await client.until(() => client.table?.paused === true);
      await here.request({ type: 'resume', seat: 0 });
      for (const client of clients) await client.until(() => client.table?.paused !== true);

      await playOn(clients, 2);
      const asker = here.decisions.length > 0 ? 1 : 0;
      const client = asker === 0 ? here : there;
      const undone = await client.request({ type: 'undo', seat: asker, seq: client.seq });
      if (undone.type === 'accepted') for (const each of clients) await each.until(() => each.seq === 3);
      else assert.equal(undone.code, 'revealed');

      await there.request({ type: 'propose', seat: 1, what: 'end' });
      await here.until(() => here.table?.proposal?.what === 'end');
      await here.request({ type: 'propose', seat: 0, what: 'end' });
      for (const each of clients) await each.until(() => each.over && each.table?.status === 'over');
      await a.stop();
      await b.stop();
    });

    it('go on at the other when either dies', async () => {
      const where = await place();
      const [a, b] = [await Child.start(where), await Child.start(where)];
      const ann = await Player.arrive(a.url);
      const bob = await Player.arrive(a.url);
      const { id } = await ann.open({ game: 'duel' });
      await bob.sit(id, 1);
      const here = await ann.connect(id);
      const there = await bob.at(b.url).connect(id);
      await here.until(() => here.seq === 0);
      await there.until(() => there.seq === 0);
      await playOn([here, there], 2);
      await a.kill();

      const moved = await ann.at(b.url).connect(id, `?from=${here.seq}`, here);
      await moved.until(() => moved.decisions.length > 0 || there.decisions.length > 0);
      await playOn([moved, there], 2);
      // Replies that nobody could choose are given besides.
      await moved.until(() => moved.decisions.length > 0 || there.decisions.length > 0);
      assert.ok(moved.seq >= 4);
      await there.until(() => there.seq >= moved.seq);
      await moved.until(() => moved.seq >= there.seq);
      const { seq } = moved;
      const c = await Child.start(where);
      await b.kill();
      const back = await bob.at(c.url).connect(id);
      await back.until(() => back.seq === seq);
      assert.deepEqual(back.view, there.view);
      await c.stop();
    });

    it('count a command once that was sent to both', async () => {
      const where = await place();
      const [a, b] = [await Child.start(where), await Child.start(where)];
      const ann = await Player.arrive(a.url);
      const { id } = await ann.open({
        game: 'duel',
        seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }],
      });
      const clients = [await ann.connect(id), await ann.at(b.url).connect(id)];
      for (const client of clients) await client.until(() => client.seq === 0);
      const [decision] = clients[0]?.decisions ?? [];
      const { seat = 0, choices: [choice = ''] = [] } = decision ?? {};
      const replies = await Promise.all(
        clients.map((client) => client.play(seat, choice, { id: 'same', seq: 0 })),
      );
      for (const reply of replies) assert.equal(reply.type === 'accepted' && reply.seq, 1);
      for (const client of clients) await client.until(() => client.seq === 1);
      await a.stop();
      await b.stop();
    });
  });
}
