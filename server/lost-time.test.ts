import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { BotPool } from '../bots/pool.ts';
import { openStorage, type StoragePlace } from './open-storage.ts';
import { ProcessTime } from './process-time.ts';
import type { ClockPlan } from './protocol.ts';
import { type RunningServer, type ServeOptions, serve } from './serve.ts';
import { Child } from './testing/child-process.ts';
import { games } from './testing/games.ts';
import { Player, type TableClient } from './testing/player.ts';
import { Postgres } from './testing/postgres.ts';

const hour = 3_600_000;

/** How far the clock of this machine has been set from the true time, in milliseconds. */
let set = 0;
const trueNow = Date.now;
let postgres: Postgres;
let scratch: string;
before(async () => {
  Date.now = () => trueNow() + set;
  postgres = await Postgres.start();
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
});
after(async () => {
  Date.now = trueNow;
  await postgres.remove();
  await rm(scratch, { recursive: true });
});

/** What a storage has of the processes, for a clock of its own that jumps by so much. */
const places: Readonly<
  Record<string, () => Promise<{ place: StoragePlace; jump: (by: number) => Promise<void> }>>
> = {
  'one data folder': async () => {
    const data = await mkdtemp(join(scratch, 'data-'));
    return {
      place: { data },
      jump: async (by) => {
        const db = new DatabaseSync(join(data, 'starboard.db'), { timeout: 5000 });
        db.exec(`update process set beat = beat - ${by}, until = until - ${by}`);
        db.close();
      },
    };
  },
  'one PostgreSQL database': async () => {
    const database = await postgres.database();
    return {
      place: { data: await mkdtemp(join(scratch, 'data-')), database },
      jump: async (by) => {
        const client = new Client({ connectionString: database });
        await client.connect();
        await client.query(`update process set beat = beat - ${by}, until = until - ${by}`);
        await client.end();
      },
    };
  },
};

async function withServers(
  place: StoragePlace,
  count: number,
  work: (...urls: string[]) => Promise<void>,
  options: Partial<ServeOptions> = {},
): Promise<void> {
  const servers: RunningServer[] = [];
  const bots = () => new BotPool({ games: new URL('./testing/games.ts', import.meta.url).href });
  try {
    for (let number = 0; number < count; number++) {
      const common = { port: 0, host: '127.0.0.1', games, pause: 0, cover: 0, bots: bots() };
      servers.push(await serve({ ...common, ...place, ...options }));
    }
    await work(...servers.map(({ url }) => url));
  } finally {
    for (const server of servers) await server.close();
  }
}

/** Ann and Bob begin a duel, each at a server of their own. */
async function begin(here: string, there: string, clock: ClockPlan) {
  const ann = await Player.arrive(here);
  const bob = (await Player.arrive(here)).at(there);
  const { id } = await ann.open({ game: 'duel', clock });
  await bob.sit(id, 1);
  const clients = [await ann.connect(id), await bob.connect(id)] as const;
  for (const client of clients) await client.until(() => client.seq === 0);
  return { id, ann, bob, clients };
}

async function kindsIn(place: StoragePlace, id: string): Promise<string[]> {
  const { storage } = await openStorage(place);
  const entries = await storage.read(id, 0);
  await storage.close();
  return entries.map(({ kind }) => kind);
}

async function playFirst(client: TableClient): Promise<string> {
  const [decision] = client.decisions;
  const reply = await client.play(decision?.seat ?? -1, decision?.choices[0] ?? '');
  return reply.type === 'accepted' ? reply.type : reply.code;
}

const decision: ClockPlan = { kind: 'decision', seconds: 300, timeout: 'forfeit' };
const fischer: ClockPlan = { kind: 'fischer', seconds: 7200, increment: 0, timeout: 'forfeit' };

for (const [name, open] of Object.entries(places)) {
  describe(`the clock jumps ahead by an hour with ${name}:`, () => {
    for (const processes of [1, 2]) {
      for (const together of [true, false]) {
        const whose = together ? 'and that of the storage with it' : 'but not that of the storage';
        it(`nobody at ${processes} process(es) has run out of time by that, ${whose}`, async () => {
          const { place, jump } = await open();
          await withServers(place, processes, async (here, there = here) => {
            const { id, clients } = await begin(here, there, decision);
            if (together) await jump(hour);
            set += hour;
            assert.equal(await playFirst(clients[0]), 'accepted');
            for (const client of clients) await client.until(() => client.seq >= 1);
            set += hour;
            if (together) await jump(hour);
            const mover = clients.find(({ decisions }) => decisions.length > 0) ?? clients[1];
            assert.equal(await playFirst(mover), 'accepted');
            const kinds = await kindsIn(place, id);
            assert.ok(kinds.includes('outageForgiven') && !kinds.includes('timedOut'), `${kinds}`);
          });
        });
      }
    }

    it('a clock for all decisions loses nothing of the hour, nor does a table that nobody looks at', async () => {
      const { place, jump } = await open();
      await withServers(
        place,
        1,
        async (url) => {
          const { id, ann, clients } = await begin(url, url, fischer);
          set += hour;
          await jump(hour);
          assert.equal(await playFirst(clients[0]), 'accepted');
          await clients[1].until(() => clients[1].seq >= 1);
          for (const left of clients[1].clocks?.left ?? [0]) assert.ok(left > 7_190_000, `${left}`);
          for (const client of clients) await client.close();
          // The table leaves memory before the next jump.
          await setTimeout(200);
          set += hour;
          await jump(hour);
          const back = await ann.connect(id);
          await back.until(() => back.clocks !== undefined);
          for (const left of back.clocks?.left ?? [0]) assert.ok(left > 7_190_000, `${left}`);
        },
        { rest: 50 },
      );
    });

    it('is set right within seconds also for those who only look on', async () => {
      const { place } = await open();
      await withServers(place, 2, async (here, there = here) => {
        const { id, clients } = await begin(here, there, decision);
        const before = clients.map(({ messages }) => messages.length);
        set += hour;
        for (const [at, client] of clients.entries()) {
          const news = () => client.messages.slice(before[at]);
          await client.until(() => news().some(({ type }) => type === 'status'));
          assert.ok((client.clocks?.left[0] ?? 0) > 250_000, `${client.clocks?.left}`);
        }
        assert.ok((await kindsIn(place, id)).includes('outageForgiven'));
      });
    });

    it('time then runs out as before', async () => {
      const { place } = await open();
      await withServers(place, 2, async (here, there = here) => {
        const { id, clients } = await begin(here, there, { ...decision, seconds: 3 });
        set += hour;
        await clients[0].until(() => clients[0].over);
        const kinds = await kindsIn(place, id);
        assert.ok(kinds.includes('outageForgiven') && kinds.includes('timedOut'), `${kinds}`);
      });
    });

    it('nobody may put a bot in the place of somebody who has only just gone', async () => {
      const { place, jump } = await open();
      await withServers(
        place,
        1,
        async (url) => {
          const ann = await Player.arrive(url);
          const bob = await Player.arrive(url);
          const { id } = await ann.open({});
          await bob.sit(id, 1);
          const [client, other] = [await ann.connect(id), await bob.connect(id)];
          await client.until(() => client.decisions.length > 0);
          await playFirst(client);
          await other.close();
          await client.until(() => client.table?.seats[1]?.online === false);
          set += hour;
          await jump(hour);
          const reply = await client.request({ type: 'standIn', seat: 1 });
          assert.equal(reply.type === 'refused' && reply.code, 'not-away');
          await setTimeout(4000);
          assert.equal((await client.request({ type: 'standIn', seat: 1 })).type, 'accepted');
        },
        { grace: 4000 },
      );
    });
  });

  it(`the clock is set back by an hour with ${name}: nobody has run out of time, and it goes on`, async () => {
    const { place, jump } = await open();
    await withServers(place, 2, async (here, there = here) => {
      const { id, clients } = await begin(here, there, { kind: 'decision', seconds: 3, timeout: 'forfeit' });
      set -= hour;
      await jump(-hour);
      assert.equal(await playFirst(clients[0]), 'accepted');
      assert.ok(!(await kindsIn(place, id)).includes('timedOut'));
      await clients[0].until(() => clients[0].over);
      assert.ok((await kindsIn(place, id)).includes('timedOut'), 'time does not stand still for an hour');
    });
  });
}

it('a process that was stopped for a while, as on a machine that sleeps, times nobody out', async () => {
  const place = { data: await mkdtemp(join(scratch, 'data-')) };
  const child = await Child.start(place, { beats: { interval: 250, lease: 2000 } });
  try {
    const { id, clients } = await begin(child.url, child.url, { ...decision, seconds: 3 });
    child.process.kill('SIGSTOP');
    await setTimeout(5000);
    child.process.kill('SIGCONT');
    assert.equal(await playFirst(clients[0]), 'accepted');
    const kinds = await kindsIn(place, id);
    assert.ok(kinds.includes('outageForgiven') && !kinds.includes('timedOut'), `${kinds}`);
  } finally {
    Child.killAll();
  }
});

describe('the time of a process', () => {
  let clock: ProcessTime;
  beforeEach(() => {
    clock = new ProcessTime();
  });

  it('follows the clock, and notes nothing of small steps', () => {
    for (const step of [400, -400, 900, -900]) {
      set += step;
      assert.ok(Math.abs(clock.now() - Date.now()) < 1000 + 100);
    }
    assert.deepEqual(clock.jumps, []);
  });

  it('notes each jump ahead as the time that never passed', () => {
    const before = Date.now();
    set += hour;
    assert.ok(Math.abs(clock.now() - Date.now()) < 100);
    clock.now();
    const [jump, ...more] = clock.jumps;
    assert.ok(jump !== undefined && Math.abs(jump.began - before) < 100, JSON.stringify(jump));
    assert.ok(Math.abs(jump.ended - jump.began - hour) < 100);
    assert.deepEqual(more, []);
  });

  it('never goes back, goes on where the clock is set back, and notes no jump when that is undone', async () => {
    const before = clock.now();
    set -= hour;
    assert.ok(clock.now() >= before);
    await setTimeout(50);
    const later = clock.now();
    assert.ok(later >= before + 40 && later < before + 1000, `${later - before}`);
    set += hour;
    assert.ok(clock.now() >= later);
    assert.deepEqual(clock.jumps, []);
  });
});
