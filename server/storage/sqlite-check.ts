import type { DatabaseSync } from 'node:sqlite';
import { type Damage, isDamage, StorageDamage } from './damage.ts';
import type { Heads } from './heads.ts';
import type { SqliteLogs } from './sqlite-logs.ts';
import type { StorageCheck } from './storage.ts';

/** How long one part of the check may take, in milliseconds. */
const slice = 5;
/** Entries that are read at once. */
const batch = 200;
/** Other rows that are read at once: contents are large. */
const rowBatch = 20;

/** What is checked row by row, beside the logs: what it is called, where it lies and what its checksum covers. */
const kinds = [
  { name: 'the account', from: 'account', key: 'id' },
  { name: 'the card of the table', from: 'card', key: '"table"' },
  { name: 'the content', from: 'content', key: 'hash' },
  { name: 'what is kept as', from: 'kept', key: 'name' },
  { name: 'the loadout', from: 'loadout', key: 'key' },
] as const;

/** How far the check has come: in the logs, after an entry of a table; later in the rows of the kind of that number. */
type Place =
  | { readonly in: 'logs'; readonly table: string; readonly entry: number }
  | { readonly in: 'rows'; readonly kind: number; readonly after: string };

/** Reads all of an SQLite file once, in small parts between other work. */
export class SqliteCheck {
  private readonly heads: Heads;
  private readonly logs: SqliteLogs;
  private readonly nextCard;
  private readonly checkpoints;
  private readonly rows;

  constructor(db: DatabaseSync, heads: Heads, logs: SqliteLogs) {
    this.heads = heads;
    this.logs = logs;
    this.nextCard = db.prepare('select "table" from card where "table" > ? order by "table" limit 1');
    this.checkpoints = db.prepare(
      `select count(*) as count from checkpoint
       where "table" = ? and checksum <> checksum_after("table" || entry, value)`,
    );
    this.rows = kinds.map(({ from, key }) =>
      db.prepare(
        `select ${key} as key, checksum = checksum_after(${key}, value) as sound from ${from}
         where ${key} > ? order by 1 limit ${rowBatch}`,
      ),
    );
  }

  /** Checks on from a place, as text, for some milliseconds. */
  next(from: string): StorageCheck {
    const damage: Damage[] = [];
    let place: Place | undefined = from === '' ? this.firstPlace(damage) : JSON.parse(from);
    const end = performance.now() + slice;
    while (place !== undefined && performance.now() < end) {
      place = place.in === 'logs' ? this.checkLog(place, damage) : this.checkRows(place, damage);
    }
    return { damage, ...(place && { next: JSON.stringify(place) }) };
  }

  private firstPlace(damage: Damage[]): Place {
    if (this.heads.lost !== undefined) {
      damage.push({ what: `the file of heads was damaged and is made anew (${this.heads.lost})` });
    }
    return this.nextLog('', damage);
  }

  private checkLog({ table, entry }: Place & { in: 'logs' }, damage: Damage[]): Place {
    const found = noticing(damage, { table }, () => {
      const { length } = this.logs.read(table, entry, batch);
      if (length === batch) return { in: 'logs', table, entry: entry + length } as const;
      // A file of an earlier version has no heads, and neither has one whose heads were lost.
      const head = this.logs.head(table);
      if (head === undefined) throw new StorageDamage('the log is missing');
      if (this.heads.of(table) === undefined) {
        this.heads.forget([table]);
        this.heads.note(new Map([[table, head]]));
      }
      const count = Number(this.checkpoints.get(table)?.count);
      if (count > 0) damage.push({ what: `checkpoints of the table ${table} are not as they were written` });
      return undefined;
    });
    return found ?? this.nextLog(table, damage);
  }

  /** The next table that has a card or a head. Either may be lost. */
  private nextLog(table: string, damage: Damage[]): Place {
    const card = noticing(damage, { rows: 'card' }, () => this.nextCard.get(table)?.table);
    const ids = [this.heads.next(table), card].filter((id) => typeof id === 'string');
    const [first] = ids.toSorted();
    return first === undefined ? { in: 'rows', kind: 0, after: '' } : { in: 'logs', table: first, entry: 0 };
  }

  private checkRows({ kind, after }: Place & { in: 'rows' }, damage: Damage[]): Place | undefined {
    const rows = noticing(damage, { rows: kinds[kind]?.from ?? '' }, () => this.rows[kind]?.all(after)) ?? [];
    for (const { key, sound } of rows) {
      if (sound === 0) damage.push({ what: `${kinds[kind]?.name} ${key} is not as it was written` });
    }
    const last = rows.at(-1);
    if (last !== undefined) return { in: 'rows', kind, after: String(last.key) };
    return kind + 1 < kinds.length ? { in: 'rows', kind: kind + 1, after: '' } : undefined;
  }
}

/** What the work returns; undefined if it met damage, which is then noted. */
function noticing<T>(
  damage: Damage[],
  where: { readonly table: string } | { readonly rows: string },
  work: () => T,
): T | undefined {
  try {
    return work();
  } catch (failure) {
    if (!(failure instanceof StorageDamage || isDamage(failure))) throw failure;
    const { message } = failure;
    damage.push(
      'table' in where ? { ...where, what: message } : { what: `rows of "${where.rows}": ${message}` },
    );
    return undefined;
  }
}
