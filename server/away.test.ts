import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openStorage, type StoragePlace } from './open-storage.ts';
import { Child } from './testing/child-process.ts';
import { duelAt, playFirst, playFirstAgain } from './testing/duels.ts';
import { Postgres } from './testing/postgres.ts';
import { withServer } from './testing/with-server.ts';

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

const freshFolder = () => mkdtemp(join(scratch, 'data-'));
const status = async (url: string, path: string) => (await fetch(`${url}${path}`)).status;

describe('a database that goes away', () => {
  it('refuses answers meanwhile, and when it is back everything goes on by itself, at both processes', async () => {
    const place = { data: join(scratch, 'unused'), database: await postgres.database() };
    const [here, there] = [await Child.start(place), await Child.start(place)];
    const { ann, id, client } = await duelAt(here.url);
    const other = await ann.at(there.url).connect(id);
    await other.until(() => other.seq === 0);
    assert.equal(await status(here.url, '/readyz'), 200);

    await postgres.down();
    const refused = await playFirst(client, 'first');
    assert.equal(refused.type === 'refused' && refused.code, 'not-stored');
    assert.equal((await ann.request('GET', '/tables')).status, 503);
    assert.equal(await status(here.url, '/readyz'), 503);
    assert.equal(await status(here.url, '/healthz'), 200);

    await postgres.up();
    assert.equal(await playFirstAgain(client, 'first'), 1);
    await other.until(() => other.seq === 1);
    assert.equal((await playFirst(other, 'second')).type, 'accepted');
    await client.until(() => client.seq === 2);
    assert.equal(await status(here.url, '/readyz'), 200);
    assert.equal(await here.stop(), 0);
    assert.equal(await there.stop(), 0);
  });

  it('or was never there, is a clear error without the password', async () => {
    const open = (database: string) => openStorage({ data: 'unused', database });
    const url = new URL(await postgres.database());
    const at = `127.0.0.1:${url.port}`;
    await assert.rejects(open('postgres://starboard:hush@127.0.0.1:1/table'), {
      name: 'SetupError',
      message:
        'cannot open table at 127.0.0.1:1: nothing answers there; start PostgreSQL, or correct --database',
    });
    await assert.rejects(open(`postgres://starboard:hush@${at}/nowhere`), {
      message: `cannot open nowhere at ${at}: database "nowhere" does not exist`,
    });
    await assert.rejects(open(`postgres://nobody:hush@${at}/postgres`), {
      message: `cannot open postgres at ${at}: role "nobody" does not exist`,
    });
    for (const text of ['mysql://localhost/table', 'table', '']) {
      await assert.rejects(open(text), { name: 'SetupError', message: /takes a URL like postgres:/ });
    }
  });
});

describe('a disk', () => {
  it('that is full refuses answers, and when there is room again play goes on by itself', async () => {
    const server = await Child.start({ data: await freshFolder() });
    const { client } = await duelAt(server.url);
    // To the process a file that may not grow is a full disk.
    const room = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:`]);
    room('1024');
    const refused = await playFirst(client, 'first');
    assert.equal(refused.type === 'refused' && refused.code, 'not-stored');
    room('unlimited');
    assert.equal(await playFirstAgain(client, 'first'), 1);
    assert.equal(await server.stop(), 0);
  });

  it('that cannot be written to is a clear error', async () => {
    await assert.rejects(openStorage({ data: '/sys/starboard' }), {
      name: 'SetupError',
      message: /^cannot write to the data folder \/sys\/starboard: .+; mend that, or name another/,
    });
  });
});

describe('a server that is told to stop', () => {
  const places: Readonly<Record<string, () => Promise<StoragePlace>>> = {
    SQLite: async () => ({ data: await freshFolder() }),
    PostgreSQL: async () => ({ data: join(scratch, 'unused'), database: await postgres.database() }),
  };
  for (const [name, place] of Object.entries(places)) {
    it(`acknowledges every move that it has stored before it goes (${name})`, async () => {
      const where = await place();
      const server = await Child.start(where);
      const tables = await Promise.all(Array.from({ length: 20 }, () => duelAt(server.url)));
      const replies = tables.map(({ client }) =>
        playFirst(client, 'last').then(
          ({ type }) => type === 'accepted',
          () => false,
        ),
      );
      await Promise.race(replies);
      assert.equal(await server.stop(), 0);
      const { storage } = await openStorage(where);
      for (const [at, { id }] of tables.entries()) {
        const stored = (await storage.read(id, 0)).some(({ kind }) => kind === 'played');
        assert.equal(await replies[at], stored);
      }
      await storage.close();
    });
  }
});

describe('metrics', () => {
  it('count what happens, and name nobody', () =>
    withServer(async (url) => {
      const { ann, id, client } = await duelAt(url);
      assert.equal((await playFirst(client, 'one')).type, 'accepted');
      assert.equal((await client.play(0, 'nonsense')).type, 'refused');
      const response = await fetch(`${url}/metrics`);
      assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=/);
      const text = await response.text();
      assert.match(text, /^starboard_messages_total\{code="accepted"\} 1$/m);
      assert.match(text, /^starboard_append_seconds_count\{result="stored"\} 3$/m);
      assert.match(text, /^starboard_tables 1$/m);
      assert.match(text, /^starboard_connections 1$/m);
      assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m);
      for (const secret of [ann.account.id, ann.account.name, id]) assert.ok(!text.includes(secret));
    }));
});
