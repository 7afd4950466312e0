import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { databaseIn, openDataFolder, reason, SetupError } from './data-folder.ts';
import { isDamage, StorageDamage } from './storage/damage.ts';
import { SqliteStorage } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';

/** With less room than this a disk counts as full, in bytes: SQLite needs more to start. */
const leastRoom = 65_536;

/** Where everything that lasts is kept. */
export interface StoragePlace {
  /** The folder for the SQLite file; made if it is not there, and left alone where there is a `database`. */
  readonly data: string;
  /** The URL of a PostgreSQL database, `postgres://…`. */
  readonly database?: string;
}

export interface OpenedStorage {
  readonly storage: Storage;
  /** Signs cookies. Whoever has it can be anybody; all processes on one storage have the same. */
  readonly secret: string;
  /** Seals files of series, unless the host names another key. */
  readonly seriesKey: string;
  /** Says what to do about a failure of the storage while the server starts. */
  explain(cause: unknown): SetupError;
}

/** Where exactly that is. Throws a {@link SetupError} if it is no such place. */
export function resolvePlace({
  data,
  database,
}: StoragePlace): { readonly file: string } | { readonly url: string } {
  return database === undefined ? { file: databaseIn(data) } : { url: checkUrl(database).href };
}

/** Opens the storage. Rejects with a {@link SetupError} that says what to do, if that cannot be done. */
export async function openStorage({ data, database }: StoragePlace): Promise<OpenedStorage> {
  return database === undefined ? openFile(data) : openDatabase(database);
}

async function openFile(data: string): Promise<OpenedStorage> {
  const database = await openDataFolder(data);
  const explain = (cause: unknown) =>
    setupError(`the database ${database}`, cause, reason(cause), hasRoom(data));
  const storage = await SqliteStorage.open(database).catch((cause: unknown) => {
    throw explain(cause);
  });
  return withSecret(storage, explain);
}

async function openDatabase(text: string): Promise<OpenedStorage> {
  const url = checkUrl(text);
  // A laptop without PostgreSQL does not load it.
  const [{ DatabaseError }, { PostgresStorage }] = await Promise.all([
    import('pg'),
    import('./storage/postgres.ts'),
  ]);
  // A URL holds a password, which belongs into no message.
  const place = `${url.pathname.slice(1) || 'its database'} at ${url.host || 'this machine'}`;
  const explain = (cause: unknown) =>
    setupError(place, cause, cause instanceof DatabaseError ? cause.message : reason(cause));
  const storage = await PostgresStorage.open(text).catch((cause: unknown) => {
    throw explain(cause);
  });
  return withSecret(storage, explain);
}

function checkUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new SetupError('--database takes a URL like postgres://user:password@host:5432/name');
  }
  return url;
}

async function withSecret(storage: Storage, explain: OpenedStorage['explain']): Promise<OpenedStorage> {
  try {
    const secret = await storage.setOnce('cookie-secret', randomBytes(32).toString('hex'));
    const seriesKey = await storage.setOnce('series-key', randomBytes(32).toString('hex'));
    return { storage, secret, seriesKey, explain };
  } catch (cause) {
    await storage.close();
    throw explain(cause);
  }
}

function setupError(place: string, cause: unknown, why: string, hasRoom = true): SetupError {
  if (isFull(cause) || !hasRoom) {
    const remedy = 'make room there, or name another place with --data or --database';
    return new SetupError(`cannot write to ${place}: its disk is full; ${remedy}`, { cause });
  }
  if (cause instanceof StorageDamage || isDamage(cause)) {
    const remedy = 'move it aside and restore a backup, as "A damaged disk" in docs/hosting.md tells';
    return new SetupError(`cannot read ${place}: it is damaged (${why}); ${remedy}`, { cause });
  }
  if (why === 'ECONNREFUSED') {
    return new SetupError(
      `cannot open ${place}: nothing answers there; start PostgreSQL, or correct --database`,
      {
        cause,
      },
    );
  }
  if (why === 'EACCES') {
    const remedy =
      'this user has no permission to write to all of its files; mend that, or name another place';
    return new SetupError(`cannot open ${place}: ${remedy}`, { cause });
  }
  if (why === 'database is locked') {
    return new SetupError(`cannot open ${place}: another program is writing to it; stop that one`, { cause });
  }
  return new SetupError(`cannot open ${place}: ${why}`, { cause });
}

/** Whether something more fits onto the disk of a folder. SQLite says only `disk I/O error` of some of its files. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > leastRoom;
  } catch {
    return true;
  }
}

/** Whether the system, SQLite or PostgreSQL says that a disk is full. */
function isFull(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const code = 'code' in failure ? failure.code : undefined;
  const said = code === 'ENOSPC' || code === '53100' || failure.message === 'database or disk is full';
  return said || isFull(failure.cause);
}
