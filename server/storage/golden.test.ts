import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import { serializeSigned } from 'hono/utils/cookie';
import type { Game } from '../../kernel/game.ts';
import { parseRecord } from '../../kernel/record.ts';
import { verify } from '../../kernel/verify.ts';
import { ticTacToe } from '../../testkit/games/tic-tac-toe.ts';
import type { StoragePlace } from '../open-storage.ts';
import type { History, TableDetails, TableLists } from '../protocol.ts';
import { type RunningServer, serve } from '../serve.ts';
import { games } from '../testing/games.ts';
import { bring, force } from '../testing/outposts.ts';
import { jsonOf, Player, playOn } from '../testing/player.ts';
import { Postgres } from '../testing/postgres.ts';
import { restore } from './backup.ts';
import { migrations } from './migrations.ts';

/** What Starboard wrote when its log and its database were of version 1: `testing/golden-log.ts` made it, once. */
const sample = await readFile(new URL('golden/version-1.sql', import.meta.url), 'utf8');

const game: Game = ticTacToe;

let postgres: Postgres;
let scratch: string;
before(async () => {
  postgres = await Postgres.start();
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
});
after(async () => {
  await postgres.remove();
  await rm(scratch, { recursive: true });
});

/** The sample as a file. */
async function file(): Promise<{ readonly data: string; readonly path: string }> {
  const data = await mkdtemp(join(scratch, 'data-'));
  const path = join(data, 'starboard.db');
  const db = new DatabaseSync(path);
  db.exec(sample);
  db.close();
  return { data, path };
}

const kinds: Readonly<Record<string, () => Promise<StoragePlace>>> = {
  SQLite: async () => ({ data: (await file()).data }),
  PostgreSQL: async () => {
    const { data, path } = await file();
    const database = await postgres.database();
    await restore(path, { url: database });
    return { data, database };
  },
};

/** Who opened all tables of the sample. */
async function ownerAt(server: RunningServer): Promise<Player> {
  const { path } = await file();
  const db = new DatabaseSync(path, { readOnly: true });
  const { account } = JSON.parse(String(db.prepare('select value from entry limit 1').get()?.value));
  const secret = String(db.prepare(`select value from kept where name = 'cookie-secret'`).get()?.value);
  db.close();
  const [cookie = ''] = (await serializeSigned('starboard', account, secret)).split(';');
  return new Player(server.url, cookie, { id: account, name: '' });
}

for (const [kind, fresh] of Object.entries(kinds)) {
  it(`what version 1 wrote is read, and goes on, with ${kind}`, async () => {
    const server = await serve({ ...(await fresh()), port: 0, host: '127.0.0.1', games, cover: 0, tick: 0 });
    try {
      const ann = await ownerAt(server);
      const { mine } = await jsonOf<TableLists>(await ann.request('GET', '/tables'));
      const find = (game: string, status: string): string =>
        mine.find((table) => table.game === game && table.status === status)?.id ?? assert.fail(game);

      const over = find('tic-tac-toe', 'over');
      const record = parseRecord(await (await ann.request('GET', `/tables/${over}/record`)).text());
      assert.equal(verify(game, record).verdict, 'fair');
      const history = await jsonOf<History>(await ann.request('GET', `/tables/${over}/history`));
      assert.deepEqual(history.updates[2]?.undone, [2]);
      const watched = await ann.connect(over);
      await watched.until(() => watched.messages.some(({ type }) => type === 'chat'));
      const chat = watched.messages.find((message) => message.type === 'chat');
      assert.equal(chat?.lines[0]?.text, 'Good luck');

      const running = await ann.connect(find('duel', 'playing'));
      await running.until(() => running.seq >= 0);
      assert.equal(running.table?.upgraded?.version, '1');
      await playOn([running]);
      assert.ok(running.over);

      const scene = await jsonOf<TableDetails>(
        await ann.request('GET', `/tables/${find('outpost', 'over')}`),
      );
      assert.deepEqual([scene.series, scene.options], ['open', { series: true, rounds: 2 }]);
      assert.equal((await ann.request('GET', scene.content?.url.replace('/api', '') ?? '')).status, 200);
      const next = await jsonOf<TableDetails>(await ann.request('GET', `/tables/${scene.next}`));
      assert.deepEqual([next.status, next.contribute], ['waiting', true]);

      const waiting = mine.find(
        (table) => table.game === 'outpost' && table.seats.some(({ kind }) => kind === 'open'),
      );
      const bob = await Player.arrive(server.url);
      await bob.sit(waiting?.id ?? '', 1);
      const begun = await jsonOf<TableDetails>(await bring(bob, waiting?.id ?? '', 1, force));
      assert.equal(begun.status, 'playing');
    } finally {
      await server.close();
    }
  });
}

describe('the first step of the database', () => {
  it('is as it was released', () => {
    const db = new DatabaseSync(':memory:');
    for (const step of migrations.slice(0, 1)) db.exec(step);
    const made = db.prepare('select sql from sqlite_schema where sql is not null').all();
    db.close();
    for (const { sql } of made) assert.ok(sample.includes(`${String(sql)};`), String(sql));
  });
});
