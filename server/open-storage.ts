import { randomBytes } from 'node:crypto';
import { databaseIn, openDataFolder, reason, SetupError } from './data-folder.ts';
import { SqliteStorage } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';

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
  const storage = await SqliteStorage.open(database).catch((cause: unknown) => {
    throw new SetupError(`cannot open the database ${database}: ${reason(cause)}`, { cause });
  });
  return withSecret(storage);
}

async function openDatabase(text: string): Promise<OpenedStorage> {
  const url = checkUrl(text);
  // A laptop without PostgreSQL does not load it.
  const [{ DatabaseError }, { PostgresStorage }] = await Promise.all([
    import('pg'),
    import('./storage/postgres.ts'),
  ]);
  const storage = await PostgresStorage.open(text).catch((cause: unknown) => {
    // A URL holds a password, which belongs into no message.
    const place = `${url.pathname.slice(1) || 'its database'} at ${url.host || 'this machine'}`;
    const why = cause instanceof DatabaseError ? cause.message : reason(cause);
    throw new SetupError(`cannot open ${place}: ${why}`, { cause });
  });
  return withSecret(storage);
}

function checkUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new SetupError('--database takes a URL like postgres://user:password@host:5432/name');
  }
  return url;
}

async function withSecret(storage: Storage): Promise<OpenedStorage> {
  return { storage, secret: await storage.setOnce('cookie-secret', randomBytes(32).toString('hex')) };
}
