/** Something that was stored and is lost, or not as it was written. */
export interface Damage {
  /** The table whose log it is; left out if it is something else. */
  readonly table?: string;
  /** What is damaged, for the log of the server. */
  readonly what: string;
}

/** Thrown if what is asked for is damaged or lost on the disk. Asking again does not help. */
export class StorageDamage extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'StorageDamage';
  }
}

/** The result codes of SQLite for a damaged file, and for a disk that cannot be read. */
const damageCodes: ReadonlySet<number> = new Set([
  11, // SQLITE_CORRUPT
  26, // SQLITE_NOTADB
  266, // SQLITE_IOERR_READ
  522, // SQLITE_IOERR_SHORT_READ
  8458, // SQLITE_IOERR_CORRUPTFS
]);
const primary = 0xff;
const corrupt = 11;

/** Whether SQLite failed because its file is damaged. */
export function isDamage(failure: unknown): failure is Error {
  if (!(failure instanceof Error) || !('errcode' in failure)) return false;
  const code = Number(failure.errcode);
  return damageCodes.has(code) || (code & primary) === corrupt;
}
