import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What keeps the server from starting, said to whoever starts it, with what to do about it. */
export class SetupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SetupError';
  }
}

/** The usual reasons why a folder cannot be written to, in words. */
const words: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'its file system is read-only',
  EEXIST: 'it is a file',
  ENOTDIR: 'it is a file, or lies below one',
  ENOENT: 'it cannot be made there',
  ENOSPC: 'its disk is full',
};

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
    const code = reason(cause);
    const why = words[code] ?? code;
    throw new SetupError(
      `cannot write to the data folder ${path}: ${why}; mend that, or name another folder with --data`,
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

/** The key of 32 bytes in that file, in hex. A file that is not there yet is made, with the key `own` in it. */
export async function keyIn(file: string, own: string): Promise<string> {
  try {
    await writeFile(file, `${own}\n`, { flag: 'wx', mode: 0o600 });
    return own;
  } catch (cause) {
    if (reason(cause) !== 'EEXIST')
      throw new SetupError(`cannot write to ${file}: ${reason(cause)}`, { cause });
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (!/^[0-9a-f]{64}$/.test(key)) {
    throw new SetupError(
      `${file} holds no key: name the file that another server made, or one that is not there`,
    );
  }
  return key;
}
