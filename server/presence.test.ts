import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Entry } from './entry.ts';
import { openStorage, type StoragePlace } from './open-storage.ts';
import { outageTime } from './presence.ts';
import type { ClockPlan } from './protocol.ts';
import { Child } from './testing/child-process.ts';
import { Player, type TableClient } from './testing/player.ts';
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

/** Quick enough for a test, and slow enough for a machine that is busy. */
const beats = { interval: 250, lease: 2000 };

const places: Readonly<Record<string, () => Promise<StoragePlace>>> = {
  'one data folder': async () => ({ data: await mkdtemp(join(scratch, 'data-')) }),
  'one PostgreSQL database': async () => ({
    data: await mkdtemp(join(scratch, 'data-')),
    database: await postgres.database(),
  }),
};

/** Ann and Bob begin a duel, each at a server of their own. */
async function begin(here: Child, there: Child, clock?: ClockPlan) {
  const ann = await Player.arrive(here.url);
  const bob = (await Player.arrive(here.url)).at(there.url);
  const { id } = await ann.open({ game: 'duel', ...(clock && { clock }) });
  await bob.sit(id, 1);
  const clients: [TableClient, TableClient] = [await ann.connect(id), await bob.connect(id)];
  for (const client of clients) await client.until(() => client.seq === 0);
  return { id, ann, bob, clients };
}

/** The log of a table, as soon as it holds such an entry. */
async function logWith(place: StoragePlace, id: string, kind: Entry['kind']): Promise<readonly Entry[]> {
  const { storage } = await openStorage(place);
  try {
    for (let tries = 0; tries < 600; tries++) {
      const log = await storage.read(id, 0);
      if (log.some((entry) => entry.kind === kind)) return log;
      await setTimeout(50);
    }
    throw new Error(`nothing was ${kind}`);
  } finally {
    await storage.close();
  }
}

for (const [name, place] of Object.entries(places)) {
  describe(`two server processes on ${name}`, () => {
    it('know who is at the other, and that nobody is at one that has died', async () => {
      const where = await place();
      const [a, b] = [await Child.start(where, { beats }), await Child.start(where, { beats })];
      const { id, ann, clients } = await begin(a, b);
      const [here, there] = clients;
      await here.until(() => here.table?.seats[1]?.online === true);
      await there.until(() => there.table?.seats[0]?.online === true);

      const eve = await Player.arrive(b.url);
      const watching = await eve.connect(id);
      await here.until(() => here.watching.length === 1);
      const [person = ''] = here.watching.map((one) => one.person);
      assert.equal((await ann.request('DELETE', `/tables/${id}/people/${person}`)).status, 200);
      await watching.until(() => watching.closed);
      await here.until(() => here.watching.length === 0);

      await b.kill();
      await here.until(() => here.table?.seats[1]?.online === false);
      await a.stop();
    });

    it('ring for each other: who has no time left loses it also when the process has died that watched the clock', async () => {
      const where = await place();
      const [a, b] = [await Child.start(where, { beats }), await Child.start(where, { beats })];
      const { id } = await begin(a, a, { kind: 'decision', seconds: 2, timeout: 'bot' });
      await a.kill();
      const log = await logWith(where, id, 'timedOut');
      assert.ok(!log.some(({ kind }) => kind === 'outageForgiven'), 'a server lived all the time');
      await b.stop();
    });

    it('forgive nobody time because another process starts', async () => {
      const where = await place();
      const a = await Child.start(where, { beats });
      const { id, bob, clients } = await begin(a, a, {
        kind: 'fischer',
        seconds: 100,
        increment: 0,
        timeout: 'forfeit',
      });
      await setTimeout(500);
      const b = await Child.start(where, { beats });
      const client = await bob.at(b.url).connect(id);
      await client.until(() => client.seq === 0);
      const left = client.clocks?.left[0] ?? 0;
      assert.ok(left <= 99_500, `${left}`);
      for (const each of clients) await each.close();
      await a.stop();
      await b.stop();
    });

    it('forgive the time in which none lived, and no more', async () => {
      const where = await place();
      const a = await Child.start(where, { beats });
      const { id, ann } = await begin(a, a, {
        kind: 'fischer',
        seconds: 100,
        increment: 0,
        timeout: 'forfeit',
      });
      const began = Date.now();
      await setTimeout(1000);
      await a.kill();
      const died = Date.now();
      await setTimeout(3000);
      const b = await Child.start(where, { beats });
      const lived = Date.now();
      const client = await ann.at(b.url).connect(id);
      await client.until(() => client.seq === 0);
      const left = client.clocks?.left[0] ?? 0;
      const now = Date.now();
      // A second of thought before the end, less a beat; and what has passed since the second server began.
      assert.ok(left <= 100_000 - (died - began) + 2 * beats.interval + (now - lived), `${left}`);
      assert.ok(
        left >= 100_000 - (now - began) + 2000,
        `${left}: the three seconds without a server are forgiven`,
      );
      await b.stop();
    });
  });
}

describe('the silence of all processes', () => {
  it('is summed up from a moment on, overlapping or not', () => {
    const outages = [
      { began: 0, ended: 10 },
      { began: 20, ended: 30 },
      { began: 20, ended: 35 },
    ];
    assert.equal(outageTime(outages, 0), 25);
    assert.equal(outageTime(outages, 5), 20);
    assert.equal(outageTime(outages, 32), 3);
    assert.equal(outageTime(outages, 40), 0);
    assert.equal(outageTime([], 0), 0);
  });
});
