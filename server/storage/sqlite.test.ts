import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, it } from 'node:test';
import { migrations } from './migrations.ts';
import { SqliteStorage } from './sqlite.ts';
import {
  accountsContract,
  damageContract,
  deliveriesContract,
  loadoutsContract,
  storageContract,
} from './storage.contract.ts';

const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function freshPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-'));
  folders.push(folder);
  return join(folder, 'test.db');
}

async function fresh() {
  const path = await freshPath();
  const tamper = async (sql: string) => {
    const db = new DatabaseSync(path);
    db.exec(sql);
    db.close();
  };
  return { open: () => SqliteStorage.open(path), tamper };
}

storageContract('SQLite', fresh);
accountsContract('SQLite', fresh);
deliveriesContract('SQLite', fresh);
loadoutsContract('SQLite', fresh);
damageContract('SQLite', fresh);

it('the SQLite file is written through to the disk, and knows its version', async () => {
  const path = await freshPath();
  await (await SqliteStorage.open(path)).close();
  const db = new DatabaseSync(path);
  assert.equal(db.prepare('pragma journal_mode').get()?.journal_mode, 'wal');
  assert.deepEqual(
    db
      .prepare('select version from migration')
      .all()
      .map(({ version }) => version),
    migrations.map((_, at) => at + 1),
  );
  db.close();
});

it('a file from a newer Starboard is refused and left alone', async () => {
  const path = await freshPath();
  await (await SqliteStorage.open(path)).close();
  const db = new DatabaseSync(path);
  db.exec('insert into migration values (999, 0)');
  db.close();
  await assert.rejects(SqliteStorage.open(path), /newer Starboard/);
});
