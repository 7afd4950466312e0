import { closeSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { checksumAfter } from './checksum.ts';
import { isDamage, StorageDamage } from './damage.ts';

/** The number and the checksum of the last entry of a log. */
export interface Head {
  readonly last: number;
  readonly checksum: string;
}

/**
 * How far each log was when its last entries were acknowledged, in a file beside the database. SQLite ends its own log
 * at the first damaged byte and drops all later writes without a word; the heads tell that something is missing. They
 * are written after the database, so a kill in between leaves heads that are behind, and never ahead.
 *
 * The file is not synced at each write, as that would cost as much as the write itself. After a power cut the heads may
 * be some seconds old.
 */
export class Heads {
  /** Why the heads of before were thrown away; undefined if they were not. */
  readonly lost: string | undefined;
  private readonly db: DatabaseSync;
  private readonly get;
  private readonly set;
  private readonly remove;
  private readonly following;

  /** Opens or creates the file. A damaged one is thrown away: the logs themselves are then all that is known. */
  constructor(path: string) {
    try {
      this.db = openHeads(path);
    } catch (failure) {
      if (!(failure instanceof StorageDamage || isDamage(failure))) throw failure;
      for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
      this.db = openHeads(path);
      this.lost = failure.message;
    }
    this.get = this.db.prepare('select last, checksum, proof from head where "table" = ?');
    this.set = this.db.prepare(
      `insert into head values (?1, ?2, ?3, ?4)
       on conflict do update set last = ?2, checksum = ?3, proof = ?4 where last < ?2`,
    );
    this.remove = this.db.prepare('delete from head where "table" = ?');
    this.following = this.db.prepare('select "table" from head where "table" > ? order by "table" limit 1');
  }

  /** The head of a log; undefined if it is not known. */
  of(table: string): Head | undefined {
    try {
      const row = this.get.get(table);
      if (row === undefined) return undefined;
      const head = { last: Number(row.last), checksum: String(row.checksum) };
      return proofOf(table, head) === row.proof ? head : undefined;
    } catch {
      return undefined;
    }
  }

  /** Notes how far these logs are now. A head that is known already never goes back. */
  note(heads: ReadonlyMap<string, Head>): void {
    if (heads.size === 0) return;
    try {
      this.db.exec('begin immediate');
      for (const [table, head] of heads) {
        this.set.run(table, head.last, head.checksum, proofOf(table, head));
      }
      this.db.exec('commit');
    } catch {
      // The entries are on disk. Heads that are behind only notice less.
      if (this.db.isTransaction) this.db.exec('rollback');
    }
  }

  /** Forgets tables that are deleted, or whose heads are damaged. */
  forget(tables: readonly string[]): void {
    for (const table of tables) this.remove.run(table);
  }

  /** The first table beyond `table` whose head is kept. */
  next(table: string): string | undefined {
    try {
      const row = this.following.get(table);
      return row && String(row.table);
    } catch {
      return undefined;
    }
  }

  /** Syncs what was written to disk. */
  sync(): void {
    this.db.exec('pragma wal_checkpoint(truncate)');
  }

  close(): void {
    this.db.close();
  }
}

function openHeads(path: string): DatabaseSync {
  closeSync(openSync(path, 'a', 0o600));
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    db.exec('pragma journal_mode = wal; pragma synchronous = normal');
    db.exec(
      `create table if not exists head (
         "table" text primary key,
         last integer not null,
         checksum text not null,
         proof text not null
       ) strict, without rowid`,
    );
    const state = db.prepare('pragma quick_check(1)').get()?.quick_check;
    if (state !== 'ok') throw new StorageDamage(String(state));
    return db;
  } catch (failure) {
    db.close();
    throw failure;
  }
}

/** By which a damaged row is told from one that was written. */
function proofOf(table: string, { last, checksum }: Head): string {
  return checksumAfter(table, `${last} ${checksum}`);
}
