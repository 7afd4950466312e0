import type { DatabaseSync } from 'node:sqlite';
import { checksumAfter } from './checksum.ts';
import { StorageDamage } from './damage.ts';
import type { Head, Heads } from './heads.ts';

/** Number of tables of which that is remembered. */
const mostCompared = 10_000;

/** The logs in an SQLite file. Each entry has a checksum that covers the one before; whoever reads checks them. */
export class SqliteLogs {
  private readonly heads: Heads;
  /** Tables whose heads agreed with their logs when this process first appended to them. */
  private readonly compared = new Set<string>();
  private readonly lastRow;
  private readonly addRow;
  private readonly rows;

  constructor(db: DatabaseSync, heads: Heads) {
    this.heads = heads;
    this.lastRow = db.prepare('select seq, checksum from entry where "table" = ? order by seq desc limit 1');
    this.addRow = db.prepare('insert into entry values (?, ?, ?, ?)');
    this.rows = db.prepare(
      'select seq, value, checksum from entry where "table" = ? and seq >= ? order by seq limit ?',
    );
  }

  /** The last entry of a log; undefined for an unknown table. */
  head(table: string): Head | undefined {
    const row = this.lastRow.get(table);
    return row && { last: Number(row.seq), checksum: String(row.checksum) };
  }

  /** Adds entries; answers where the log then ends. Undefined if `after` is not its last entry: nothing was written. */
  append(table: string, after: number, values: readonly string[]): Head | undefined {
    let { last, checksum } = this.head(table) ?? { last: 0, checksum: table };
    if (last !== after) return undefined;
    // Nothing is lost while the file is open, so the head is compared once. A table that lost all looks like a new one.
    if (last === 0 || !this.compared.has(table)) {
      const acknowledged = this.heads.of(table)?.last ?? 0;
      if (last < acknowledged) throw lossOf(last, acknowledged);
      if (this.compared.size === mostCompared) this.compared.clear();
      this.compared.add(table);
    }
    for (const value of values) {
      checksum = checksumAfter(checksum, value);
      this.addRow.run(table, ++last, value, checksum);
    }
    return { last, checksum };
  }

  /**
   * The entries with numbers above `after`, as JSON, at most `limit` of them. Throws {@link StorageDamage} if one is not
   * as it was written, or if some are missing. Empty for an unknown table.
   */
  read(table: string, after: number, limit = Number.MAX_SAFE_INTEGER): string[] {
    // The head first: what is appended meanwhile is not part of it.
    const head = this.heads.of(table);
    const values: string[] = [];
    let before = after === 0 ? { seq: 0, checksum: table } : undefined;
    // The last entry that is known is read again, because the checksum of the next one covers its own.
    for (const row of this.rows.iterate(table, after, after === 0 ? limit : limit + 1)) {
      const [seq, value, checksum] = [Number(row.seq), String(row.value), String(row.checksum)];
      const expected = before === undefined ? after : before.seq + 1;
      if (seq !== expected) throw new StorageDamage(`entry ${expected} of the log is missing`);
      if (before !== undefined) {
        if (checksumAfter(before.checksum, value) !== checksum) {
          throw new StorageDamage(`entry ${seq} of the log is not as it was written`);
        }
        values.push(value);
      }
      if (seq === head?.last && checksum !== head.checksum) {
        throw new StorageDamage(`entry ${seq} of the log is not the one that was acknowledged`);
      }
      before = { seq, checksum };
    }
    const last = before?.seq ?? 0;
    // Nothing is known of a table that never was, or that was deleted.
    if (before === undefined && head === undefined) return [];
    const acknowledged = Math.max(after, head?.last ?? 0);
    if (values.length < limit && last < acknowledged) throw lossOf(last, acknowledged);
    return values;
  }
}

function lossOf(last: number, acknowledged: number): StorageDamage {
  return new StorageDamage(`the log ends with entry ${last}, and entry ${acknowledged} was acknowledged`);
}
