import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { pino } from 'pino';
import type { StoragePlace } from './open-storage.ts';
import type { Refusal } from './protocol.ts';
import { type RunningServer, serve } from './serve.ts';
import { games } from './testing/games.ts';
import { jsonOf, Player, playOn } from './testing/player.ts';
import { Postgres } from './testing/postgres.ts';

let postgres: Postgres;
let scratch: string;
const running: RunningServer[] = [];
before(async () => {
  postgres = await Postgres.start();
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
});
after(async () => {
  for (const server of running) await server.close();
  await postgres.remove();
  await rm(scratch, { recursive: true });
});

const kinds: Readonly<Record<string, () => Promise<StoragePlace>>> = {
  SQLite: async () => ({ data: await mkdtemp(join(scratch, 'data-')) }),
  PostgreSQL: async () => ({ data: join(scratch, 'unused'), database: await postgres.database() }),
};

async function tamper({ data, database }: StoragePlace, sql: string): Promise<void> {
  if (database === undefined) {
    const db = new DatabaseSync(join(data, 'starboard.db'));
    db.exec(sql);
    db.close();
    return;
  }
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function start(place: StoragePlace) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  const server = await serve({
    ...place,
    port: 0,
    host: '127.0.0.1',
    games,
    pause: 0,
    cover: 0,
    tick: 0,
    log,
  });
  running.push(server);
  return { server, url: server.url, lines };
}

async function stop(server: RunningServer): Promise<void> {
  running.splice(running.indexOf(server), 1);
  await server.close();
}

/** A match of somebody with herself, after some moves. */
async function played(url: string) {
  const ann = await Player.arrive(url);
  const { id } = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
  const client = await ann.connect(id);
  await client.until(() => client.seq === 0);
  await playOn([client], 3);
  // Who can only pass is passed for, so that there may be more moves by then.
  await setTimeout(200);
  return { ann, id, client };
}

for (const [kind, fresh] of Object.entries(kinds)) {
  describe(`a table whose log is damaged on the disk, with ${kind},`, () => {
    it('is closed and named, people are told the truth, and the others play on', async () => {
      const place = await fresh();
      const first = await start(place);
      const [broken, sound] = [await played(first.url), await played(first.url)];
      await stop(first.server);
      assert.deepEqual(first.lines, []);
      await tamper(place, `delete from entry where "table" = '${broken.id}' and seq > 4`);

      const second = await start(place);
      // Nobody has looked at it: the server finds it by itself.
      const end = Date.now() + 30_000;
      while (second.lines.length === 0 && Date.now() < end) await setTimeout(20);
      const [line = '{}', ...more] = second.lines;
      assert.deepEqual(more, []);
      const { table, damage, msg } = JSON.parse(line);
      assert.deepEqual(
        [table, damage],
        [broken.id, `the log ends with entry 4, and entry ${3 + broken.client.seq} was acknowledged`],
      );
      assert.match(msg, /docs\/hosting\.md/);
      const metrics = await (await fetch(`${second.url}/metrics`)).text();
      assert.match(metrics, /^starboard_damaged_tables 1$/m);

      const refused = await broken.ann.at(second.url).request('GET', `/tables/${broken.id}`);
      const { code, message } = await jsonOf<Refusal>(refused);
      assert.deepEqual([refused.status, code], [500, 'damaged']);
      assert.match(message, /damaged or lost/);
      await assert.rejects(broken.ann.at(second.url).connect(broken.id));
      const back = await sound.ann.at(second.url).connect(sound.id);
      await back.until(() => back.seq === sound.client.seq);
      assert.deepEqual(back.view, sound.client.view);
      await playOn([back]);
      assert.ok(back.over);
    });
  });
}

it('a table whose page of the disk is damaged while people play is told to be damaged, not to be full', async () => {
  const data = await mkdtemp(join(scratch, 'data-'));
  const server = await start({ data });
  const { client, id } = await played(server.url);
  // The next entry is not the next any more, as if a page had lost what was written.
  await tamper({ data }, `delete from entry where "table" = '${id}' and seq > 3`);
  const [decision] = client.decisions;
  const reply = await client.play(decision?.seat ?? 0, decision?.choices[0] ?? '', { id: 'next' });
  assert.equal(reply.type === 'refused' && reply.code, 'damaged');
  assert.ok(server.lines.some((line) => JSON.parse(line).table === id));
});
