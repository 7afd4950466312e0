import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrations } from './migrations.ts';
import { SqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function freshFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-'));
  folders.push(folder);
  return join(folder, 'starboard.db');
}

const writer = fileURLToPath(new URL('../testing/storage-writer.ts', import.meta.url));

/** Starts the writer on a file. `heard` is how far it said that its logs have come. */
function startWriter(path: string) {
  const child = spawn(process.execPath, [writer, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const heard = new Map<string, number>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [table = '', last] = line.split(' ');
    heard.set(table, Number(last));
  });
  const gone = once(child, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { heard, kill };
}

async function findDamage(storage: Storage): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const part = await storage.check(next);
    found.push(...part.damage.map(({ table = '', what }) => `${table} ${what}`));
    next = part.next;
  }
  return found;
}

describe('after a kill nothing that was acknowledged is missing, and no log is taken for damaged,', () => {
  it('while SQLite’s log is moved into the database', async () => {
    const path = await freshFile();
    let told = 0;
    for (let kills = 0; kills < 4; kills++) {
      const { heard, kill } = startWriter(path);
      while (heard.size < 20) await setTimeout(10);
      await setTimeout(50 * kills);
      await kill();
      const storage = await SqliteStorage.open(path);
      assert.deepEqual(await findDamage(storage), []);
      for (const [table, last] of heard) {
        assert.ok((await storage.read(table, 0)).length >= last, `${table} had ${last}`);
      }
      told += heard.size;
      await storage.close();
    }
    assert.equal(told, 4 * 20);
  });

  it('while the database is brought to the present form', async () => {
    const old = await freshFile();
    const db = new DatabaseSync(old);
    db.exec(await readFile(new URL('golden/version-1.sql', import.meta.url), 'utf8'));
    db.exec(`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 300)
      insert into entry select "table" || i, seq, value from n, entry;
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 300)
      insert into card select "table" || i, open, changed, deadline, value from n, card;
    `);
    const count = Number(db.prepare('select count(*) as count from entry').get()?.count);
    db.close();

    let unfinished = 0;
    for (const pause of [0, 30, 90]) {
      const path = await freshFile();
      await copyFile(old, path);
      const { kill } = startWriter(path);
      // The thread that migrates begins with the log of SQLite.
      while (!(await readFile(`${path}-wal`).catch(() => undefined))) await setTimeout(1);
      await setTimeout(pause);
      await kill();
      const left = new DatabaseSync(path);
      const { version } = left.prepare('select max(version) as version from migration').get() ?? {};
      left.close();
      if (Number(version) < migrations.length) unfinished++;
      const storage = await SqliteStorage.open(path);
      assert.deepEqual(await findDamage(storage), []);
      await storage.close();
      const now = new DatabaseSync(path);
      const kept = now.prepare(`select count(*) as count from entry`).get();
      now.close();
      assert.ok(Number(kept?.count) >= count);
    }
    assert.ok(unfinished > 0, 'no kill met a migration');
  });
});
