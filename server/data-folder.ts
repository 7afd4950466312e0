import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What keeps the server from starting, said to whoever starts it, with what to do about it. */
export class SetupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SetupError';
  }
}

/** Where a server with an SQLite file keeps everything that lasts. */
export interface DataFolder {
  /** The SQLite file. */
  readonly database: string;
  /** Signs cookies. Whoever has it can be anybody. */
  readonly secret: string;
}

/** The SQLite file in a data folder. */
export function databaseIn(path: string): string {
  return join(path, 'starboard.db');
}

/** Opens or creates the folder and the secret in it. Throws {@link SetupError} if it cannot be written to. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const database = databaseIn(path);
    // It holds the seeds of matches that are still being played.
    await writeFile(database, '', { flag: 'a', mode: 0o600 });
    return { database, secret: await secretIn(join(path, 'secret')) };
  } catch (cause) {
    throw new SetupError(
      `cannot write to the data folder ${path} (${reason(cause)}): make it writable, or name another with --data`,
      { cause },
    );
  }
}

/** The short reason of a failure of the system, like ENOSPC. */
export function reason(failure: unknown): string {
  if (failure instanceof Error) {
    // SQLite has one code for all, and says in words that the disk is full.
    const coded =
      'code' in failure && typeof failure.code === 'string' && failure.code !== 'ERR_SQLITE_ERROR';
    return coded ? String(failure.code) : failure.message;
  }
  return String(failure);
}

async function secretIn(path: string): Promise<string> {
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (failure) {
    if (reason(failure) !== 'EEXIST') throw failure;
  }
  const secret = await readFile(path, 'utf8');
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new Error(`${path} is damaged; without it everybody gets a new account`);
  }
  return secret;
}
