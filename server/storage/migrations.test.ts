import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import { Client } from 'pg';
import type { Entry } from '../entry.ts';
import { Postgres } from '../testing/postgres.ts';
import type { Delivery } from './deliveries.ts';
import { migrations } from './migrations.ts';
import { PostgresStorage } from './postgres.ts';
import { postgresMigrations } from './postgres-migrations.ts';
import { SqliteStorage } from './sqlite.ts';
import type { Card, Storage } from './storage.ts';

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

const ann = { id: 'ann', name: 'Ann', created: 1 };
const opened: Entry = {
  kind: 'opened',
  account: 'ann',
  game: 'duel',
  version: '1',
  holders: [{ kind: 'open' }],
  options: {},
  seed: 'secret',
  listed: true,
  at: 1,
};
const card: Card = {
  id: 't',
  game: 'duel',
  version: '1',
  status: 'waiting',
  holders: opened.holders,
  listed: true,
  owner: 'ann',
  waitingFor: [],
  opened: 1,
  changed: 1,
};
const delivery: Delivery = {
  id: 'd',
  account: 'ann',
  notice: { event: 'over', table: 't', game: 'duel', players: ['Ann'] },
  notifiedAt: 1,
  failed: 0,
};
const text = (value: unknown) => `'${JSON.stringify(value)}'`;

/** What was in a file of each version; the last of these that is not later than a version was written by it. */
const sqliteRows: readonly string[] = [
  `insert into account values ('ann', ${text(ann)});
   insert into entry values ('t', 1, ${text(opened)});
   insert into card ("table", open, changed, value) values ('t', 1, 1, ${text(card)});
   insert into sitting values ('ann', 't');`,
];
const postgresRows: readonly string[] = [
  `insert into account values ('ann', ${text(ann)});
   insert into entry values ('t', 1, ${text(opened)});
   insert into card values ('t', 1, true, 1, ${text(card)});
   insert into sitting values ('ann', 't');`,
];

/** Everything is there, and it goes on. */
async function checkStorage(storage: Storage): Promise<void> {
  assert.deepEqual(await storage.account('ann'), ann);
  assert.deepEqual(await storage.read('t', 0), [opened]);
  assert.deepEqual(await storage.tablesOf('ann', 9), [card]);
  assert.deepEqual(await storage.openTables(9), [card]);
  await storage.append('t', 1, [{ kind: 'left', seat: 0, at: 2 }], card);
  assert.deepEqual(await storage.last(['t']), new Map([['t', 2]]));
  assert.equal(await storage.setOnce('key', 'value'), 'value');
  await storage.append('t', 2, [{ kind: 'left', seat: 0, at: 3 }], { ...card, deadline: 5 });
  assert.deepEqual(await storage.overdue(9, 9), ['t']);
  await storage.putDelivery(delivery, 7);
  assert.deepEqual(await storage.takeDeliveries(7, 8, 9), [delivery]);
}

describe('an SQLite file', () => {
  for (const [at] of migrations.entries()) {
    it(`of version ${at + 1} is brought to the present form with all that is in it`, async () => {
      const path = join(scratch, `${at}.db`);
      const db = new DatabaseSync(path);
      db.exec('create table migration (version integer primary key, at integer not null) strict');
      for (const [index, step] of migrations.slice(0, at + 1).entries()) {
        db.exec(step);
        db.exec(`insert into migration values (${index + 1}, 0)`);
      }
      db.exec(sqliteRows.slice(0, at + 1).at(-1) ?? '');
      db.close();
      const storage = await SqliteStorage.open(path);
      await checkStorage(storage);
      await storage.close();
    });
  }
});

describe('a PostgreSQL database', () => {
  for (const [at] of postgresMigrations.entries()) {
    it(`of version ${at + 1} is brought to the present form with all that is in it`, async () => {
      const url = await postgres.database();
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(
        'create table migration (version integer primary key, at timestamptz not null default now())',
      );
      for (const [index, step] of postgresMigrations.slice(0, at + 1).entries()) {
        await client.query(step);
        await client.query('insert into migration values ($1)', [index + 1]);
      }
      await client.query(postgresRows.slice(0, at + 1).at(-1) ?? '');
      await client.end();
      const storage = await PostgresStorage.open(url);
      await checkStorage(storage);
      await storage.close();
    });
  }
});
