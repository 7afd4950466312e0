import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Client } from 'pg';
import { Postgres } from '../testing/postgres.ts';
import { PostgresStorage } from './postgres.ts';
import { postgresMigrations } from './postgres-migrations.ts';
import {
  accountsContract,
  damageContract,
  deliveriesContract,
  loadoutsContract,
  storageContract,
} from './storage.contract.ts';

let postgres: Postgres;
before(async () => {
  postgres = await Postgres.start();
});
after(() => postgres.remove());

async function fresh() {
  const url = await postgres.database();
  return { open: () => PostgresStorage.open(url), tamper: (sql: string) => asked(url, sql) };
}

storageContract('PostgreSQL', fresh);
accountsContract('PostgreSQL', fresh);
deliveriesContract('PostgreSQL', fresh);
loadoutsContract('PostgreSQL', fresh);
damageContract('PostgreSQL', fresh);

async function asked(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a PostgreSQL database', () => {
  it('keeps each number of a log once, whoever writes', async () => {
    const url = await postgres.database();
    await (await PostgresStorage.open(url)).close();
    await asked(url, `insert into entry values ('t', 1, '{}')`);
    await assert.rejects(asked(url, `insert into entry values ('t', 1, '{}')`), { code: '23505' });
  });

  it('carries words from process to process, and none back', async () => {
    const url = await postgres.database();
    const [one, other] = [await PostgresStorage.open(url), await PostgresStorage.open(url)];
    try {
      const own: unknown[] = [];
      const ready = new Promise<void>((resolve) => {
        one.watch((news) => (news === 'anything' ? resolve() : own.push(news)));
      });
      const heard: unknown[] = [];
      const words = Array.from({ length: 20 }, (_, number) => `${number}>${'x:!'.repeat(60)}`);
      const all = new Promise<void>((resolve) => {
        other.watch((news) => {
          if (news === 'anything') for (const word of words) one.publish('t', word);
          else if (heard.push(news) === words.length) resolve();
        });
      });
      await Promise.all([ready, all]);
      assert.deepEqual(
        heard,
        words.map((word) => ({ table: 't', word })),
      );
      assert.deepEqual(own, []);
    } finally {
      await one.close();
      await other.close();
    }
  });

  it('is made once by processes that start together', async () => {
    const url = await postgres.database();
    const storages = await Promise.all([1, 2, 3, 4].map(() => PostgresStorage.open(url)));
    for (const storage of storages) await storage.close();
    assert.deepEqual(
      await asked(url, 'select version from migration'),
      postgresMigrations.map((_, at) => ({ version: at + 1 })),
    );
  });

  it('from a newer Starboard is refused and left alone', async () => {
    const url = await postgres.database();
    await (await PostgresStorage.open(url)).close();
    await asked(url, 'insert into migration values (999)');
    await assert.rejects(PostgresStorage.open(url), /newer Starboard/);
  });
});
