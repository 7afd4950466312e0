import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { reason, SetupError } from '../data-folder.ts';
import { fillFromPostgres, fillPostgres } from './postgres-copy.ts';
import { headsBeside, openMigrated } from './sqlite-file.ts';

/**
 * Writes everything that is stored into a new file, as it was at one moment, while servers go on. The file is an
 * SQLite database, wherever it comes from, and can be restored to either storage.
 */
export async function backUp(from: { readonly file: string } | { readonly url: string }, to: string) {
  const part = `${to}.${randomUUID()}.part`;
  try {
    await (await open(part, 'wx', 0o600)).close();
    if ('url' in from) {
      await fillFromPostgres(from.url, part);
    } else {
      // Opened for writing, as reading a log that is being written needs; nothing is changed.
      await stat(from.file);
      const db = new DatabaseSync(from.file, { timeout: 5000 });
      try {
        await backup(db, part, { rate: 1000 });
      } finally {
        db.close();
      }
    }
    checkBackup(part);
    await sync(part);
    // Takes the name only if nobody has it.
    await link(part, to).catch((cause: unknown) => {
      throw reason(cause) === 'EEXIST' ? new Error('it is there already; name a new file') : cause;
    });
    await sync(dirname(to));
  } catch (cause) {
    throw new SetupError(`cannot back up to ${to}: ${reason(cause)}`, { cause });
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${part}${end}`, { force: true });
  }
}

/** Puts a backup where nothing is stored yet. Changes nothing if it cannot. */
export async function restore(from: string, to: { readonly file: string } | { readonly url: string }) {
  try {
    checkBackup(from);
    await ('url' in to ? restoreToDatabase(from, to.url) : restoreToFile(from, to.file));
  } catch (cause) {
    throw new SetupError(`cannot restore ${from}: ${reason(cause)}`, { cause });
  }
}

async function restoreToFile(from: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${randomUUID()}.part`;
  try {
    if (existsSync(file))
      throw new Error(`${file} is there already; a backup is restored into a new data folder`);
    // What was known of another database would make this one look damaged.
    for (const end of ['', '-wal', '-shm']) await rm(`${headsBeside(file)}${end}`, { force: true });
    await copyFile(from, part, constants.COPYFILE_EXCL);
    await chmod(part, 0o600);
    await sync(part);
    await link(part, file).catch((cause: unknown) => {
      if (reason(cause) !== 'EEXIST') throw cause;
      throw new Error(`${file} is there already; a backup is restored into a new data folder`);
    });
    await sync(dirname(file));
  } finally {
    await rm(part, { force: true });
  }
}

async function restoreToDatabase(from: string, url: string): Promise<void> {
  const present = join(tmpdir(), `starboard-${randomUUID()}.db`);
  try {
    await copyFile(from, present, constants.COPYFILE_EXCL);
    await chmod(present, 0o600);
    // A backup may come from an earlier version.
    openMigrated(present).close();
    await fillPostgres(url, present);
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${present}${end}`, { force: true });
  }
}

/** Throws unless this is an undamaged file of Starboard's. Makes one file of what may be a file and its log. */
function checkBackup(path: string): void {
  const db = new DatabaseSync(path);
  try {
    db.exec('pragma journal_mode = delete');
    const state = db.prepare('pragma quick_check').get()?.quick_check;
    if (state !== 'ok') throw new Error(`the file is damaged: ${state}`);
    const tables = db.prepare(
      `select count(*) as count from sqlite_schema where name in ('migration', 'entry')`,
    );
    if (Number(tables.get()?.count) !== 2) throw new Error('the file is no backup of Starboard');
  } finally {
    db.close();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
