import assert from 'node:assert/strict';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { ticTacToe } from '../../testkit/games/tic-tac-toe.ts';
import type { Entry } from '../entry.ts';
import { cardOf, openingEntry } from '../testing/games.ts';
import { type Damage, StorageDamage } from './damage.ts';
import { SqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

const folders: string[] = [];
const opened: Storage[] = [];
after(async () => {
  for (const storage of opened) await storage.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-'));
  folders.push(folder);
  return folder;
}

const [tables, moves] = [12, 6];
const ids = Array.from({ length: tables }, (_, number) => `t${number}`);
const file = (folder: string) => join(folder, 'starboard.db');

async function open(folder: string): Promise<Storage> {
  const storage = await SqliteStorage.open(file(folder));
  opened.push(storage);
  return storage;
}

function entryOf(table: string, number: number): Entry {
  if (number === 1) return openingEntry(ticTacToe, { account: 'ann', listed: true });
  return { kind: 'played', seat: 0, choice: `${table}-${number}-${'x'.repeat(200)}`, draws: [], at: number };
}

const waiting = { status: 'waiting' } as const;

/** Plays at all tables in turn, as a server does. */
async function playAll(storage: Storage): Promise<void> {
  await storage.putAccount({ id: 'ann', name: 'Ann', created: 1 }, undefined);
  await storage.putContent('c0', '{"tiles":60}');
  for (const id of ids) {
    const copy = { version: '1', shape: 1, moves, word: 0, state: { name: id }, asked: [] };
    await storage.putCheckpoint(id, { entry: moves, copy }, true);
  }
  await storage.setOnce('secret', 'hidden');
  const loadout = { id: 'a', game: 'outpost', name: 'First', options: {}, value: null, changed: 1 };
  const room = { account: 1, address: 1, since: 0 };
  await storage.putLoadout('ann', undefined, loadout, room);
  for (let number = 1; number <= moves; number++) {
    for (const id of ids) await storage.append(id, number - 1, [entryOf(id, number)], cardOf(id, waiting));
  }
}

/** The files as a kill would leave them, with everything still in SQLite's log. */
async function killed(): Promise<string> {
  const [folder, copy] = [await freshFolder(), await freshFolder()];
  const storage = await open(folder);
  // As long as somebody reads what was there before, SQLite's log is not emptied.
  const reader = new DatabaseSync(file(folder));
  reader.exec('begin');
  reader.prepare('select count(*) from entry').get();
  await playAll(storage);
  for (const name of ['starboard.db', 'starboard.db-wal', 'starboard-heads.db', 'starboard-heads.db-wal']) {
    await copyFile(join(folder, name), join(copy, name));
  }
  reader.close();
  await storage.close();
  return copy;
}

async function flip(path: string, at: number): Promise<void> {
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
  await writeFile(path, bytes);
}

async function damageIn(storage: Storage): Promise<Damage[]> {
  const found: Damage[] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const part = await storage.check(next);
    found.push(...part.damage);
    next = part.next;
  }
  return found;
}

/** The tables that are not as they were: each must be refused, and no other. */
async function refusedTables(storage: Storage): Promise<string[]> {
  const refused: string[] = [];
  for (const id of ids) {
    try {
      const entries = await storage.read(id, 0);
      assert.deepEqual(
        entries,
        Array.from({ length: moves }, (_, at) => entryOf(id, at + 1)),
        `${id} has lost something, and nobody says so`,
      );
    } catch (failure) {
      if (!(failure instanceof StorageDamage)) throw failure;
      refused.push(id);
    }
  }
  return refused;
}

describe('one damaged byte', () => {
  it('in the middle of SQLite’s log: each table that has lost something is named, and the others are kept', async () => {
    const folder = await killed();
    const { size } = await stat(join(folder, 'starboard.db-wal'));
    await flip(join(folder, 'starboard.db-wal'), Math.floor(size * 0.95));
    const storage = await open(folder);
    const refused = await refusedTables(storage);
    assert.ok(refused.length > 0 && refused.length < tables, `${refused.length} tables`);
    const named = (await damageIn(storage)).map(({ table }) => table);
    assert.deepEqual(named.toSorted(), refused.toSorted());
    await storage.close();
    // It is not forgotten after another start, and after what is left was moved into the database.
    const again = await open(folder);
    assert.deepEqual(await refusedTables(again), refused);
    await again.close();
    // The host may let go of the heads, as docs/hosting.md says. The tables then go on from what is left.
    for (const end of ['', '-wal', '-shm'])
      await rm(join(folder, `starboard-heads.db${end}`), { force: true });
    const without = await open(folder);
    for (const id of refused) {
      const { length } = await without.read(id, 0);
      if (length > 0) await without.append(id, length, [entryOf(id, length + 1)], cardOf(id, waiting));
    }
    assert.deepEqual(await damageIn(without), []);
    await without.close();
  });

  it('at the begin of SQLite’s log: even tables of which nothing is left are known', async () => {
    const folder = await killed();
    await flip(join(folder, 'starboard.db-wal'), 40);
    const storage = await open(folder);
    assert.deepEqual(await refusedTables(storage), ids);
    await assert.rejects(storage.append('t0', 0, [entryOf('t0', 1)], cardOf('t0', waiting)), StorageDamage);
    await storage.append('new', 0, [entryOf('new', 1)], cardOf('new', waiting));
    assert.equal((await storage.read('new', 0)).length, 1);
    await storage.close();
  });

  it('in the file of heads costs no table, and the file is made anew', async () => {
    const folder = await killed();
    await (await open(folder)).close();
    await flip(join(folder, 'starboard-heads.db'), 10);
    const storage = await open(folder);
    assert.match((await damageIn(storage))[0]?.what ?? '', /^the file of heads was damaged/);
    assert.deepEqual(await refusedTables(storage), []);
    await storage.close();
    const db = new DatabaseSync(file(folder));
    db.exec(`delete from entry where "table" = 't3' and seq = ${moves}`);
    db.close();
    const again = await open(folder);
    assert.deepEqual(await refusedTables(again), ['t3'], 'the check has noted the heads again');
    await again.close();
  });

  it('on a page of the database is told as damage, and what lies on other pages is kept', async () => {
    const folder = await killed();
    await (await open(folder)).close();
    const db = new DatabaseSync(file(folder), { readOnly: true });
    const page = Number(
      db.prepare(`select rootpage from sqlite_schema where name = 'account'`).get()?.rootpage,
    );
    db.close();
    await flip(file(folder), (page - 1) * 4096);
    const storage = await open(folder);
    await assert.rejects(storage.account('ann'), StorageDamage);
    assert.deepEqual(await refusedTables(storage), []);
    assert.equal((await storage.openTables(50)).length, tables);
    assert.match((await damageIn(storage)).map(({ what }) => what).join(), /^rows of "account": .*malformed/);
    await storage.close();
  });
});

describe('beside the logs', () => {
  const changes = {
    account: `update account set value = replace(value, 'Ann', 'Amn')`,
    content: `update content set value = replace(value, '60', '20')`,
    kept: `update kept set value = 'Hidden' where name = 'secret'`,
    loadout: `update loadout set value = replace(value, 'First', 'Worst')`,
    card: `update card set value = replace(value, 'waiting', 'waitimg') where "table" = 't3'`,
    checkpoint: `update checkpoint set value = replace(value, 't4', 't5') where "table" = 't4'`,
  };

  it('a changed value is never given out as if it were right, and is named', async () => {
    const folder = await freshFolder();
    const first = await open(folder);
    await playAll(first);
    await first.close();
    const db = new DatabaseSync(file(folder));
    for (const sql of Object.values(changes)) db.exec(sql);
    db.close();
    const storage = await open(folder);
    await assert.rejects(storage.account('ann'), /the account ann is not as it was written/);
    await assert.rejects(storage.content('c0'), StorageDamage);
    await assert.rejects(storage.setOnce('secret', 'other'), StorageDamage);
    assert.deepEqual(await storage.loadouts('ann'), []);
    // A card or a checkpoint follows from the log and is left out.
    assert.equal((await storage.openTables(50)).length, tables - 1);
    assert.deepEqual(await storage.checkpoints('t4'), []);
    assert.equal((await storage.checkpoints('t5')).length, 1);
    assert.deepEqual(await refusedTables(storage), []);
    const named = (await damageIn(storage)).map(({ what }) => what);
    const wanted = [/table t4/, /account ann/, /table t3/, /content c0/, /kept as secret/, /loadout ann a/];
    assert.equal(named.length, wanted.length, named.join());
    for (const [at, pattern] of wanted.entries()) assert.match(named[at] ?? '', pattern);
    await storage.close();
  });
});

describe('SQLite’s log', () => {
  it('is moved into the database a moment after the last write, so that nothing lies there for long', async () => {
    const folder = await freshFolder();
    const storage = await open(folder);
    await playAll(storage);
    const size = async () => (await stat(`${file(folder)}-wal`)).size;
    assert.ok((await size()) > 0);
    for (const end = Date.now() + 30_000; (await size()) > 0; ) {
      assert.ok(Date.now() < end, 'it was not moved');
      await setTimeout(50);
    }
    // Heartbeats alone do not make the disk work again.
    await storage.beat('a', 1000);
    await setTimeout(1500);
    assert.ok((await size()) > 0);
    assert.deepEqual(await refusedTables(storage), []);
    await storage.close();
  });
});
