import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What keeps the server from starting, said to whoever starts it, with what to do about it. */
export class SetupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SetupError';
  }
}

/** The SQLite file in a data folder. */
export function databaseIn(path: string): string {
  return join(path, 'starboard.db');
}

/** Opens or creates the folder; gives its SQLite file. Throws {@link SetupError} if it cannot be written to. */
export async function openDataFolder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const database = databaseIn(path);
    // It holds the secrets of matches that are still being played, and what signs cookies.
    await writeFile(database, '', { flag: 'a', mode: 0o600 });
    return database;
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
