import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Client, Pool } from 'pg';
import { migrate } from './postgres-migrate.ts';
import { openMigrated } from './sqlite-file.ts';

/** Rows that are moved at once. */
const batch = 2000;

/** What is copied: each table with its columns, those of its key first, and their types in PostgreSQL. */
const tables = [
  { name: 'account', key: ['id'], columns: { id: 'text', value: 'text' } },
  {
    name: 'entry',
    key: ['table', 'seq'],
    columns: { table: 'text', seq: 'int', value: 'text', checksum: 'text' },
  },
  {
    name: 'card',
    key: ['table'],
    columns: {
      table: 'text',
      open: 'bool',
      changed: 'bigint',
      deadline: 'bigint',
      account: 'text',
      address: 'text',
      status: 'text',
      bytes: 'bigint',
      series: 'text',
      value: 'text',
    },
  },
  { name: 'sitting', key: ['account', 'table'], columns: { account: 'text', table: 'text' } },
  { name: 'used', key: ['hash', 'table'], columns: { hash: 'text', table: 'text' } },
  {
    name: 'delivery',
    key: ['id'],
    columns: { id: 'text', due: 'bigint', account: 'text', address: 'text', value: 'text' },
  },
  {
    name: 'checkpoint',
    key: ['table', 'entry'],
    columns: { table: 'text', entry: 'int', passing: 'bool', value: 'text' },
  },
  { name: 'content', key: ['hash'], columns: { hash: 'text', put: 'bigint', value: 'text' } },
  { name: 'kept', key: ['name'], columns: { name: 'text', value: 'text' } },
  {
    name: 'loadout',
    key: ['key'],
    columns: { key: 'text', account: 'text', address: 'text', changed: 'bigint', value: 'text' },
  },
] as const;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** The tables whose rows have checksums only in SQLite, each with what its checksum covers beside the value. */
const unchecked = {
  account: 'id',
  card: '"table"',
  checkpoint: '"table" || entry',
  content: 'hash',
  kept: 'name',
  loadout: 'key',
} as const;

/** Makes an SQLite file of what a PostgreSQL database holds at one moment. */
export async function fillFromPostgres(url: string, file: string): Promise<void> {
  const session = new Client({ connectionString: url });
  session.on('error', () => undefined);
  await session.connect();
  const db = openMigrated(file);
  try {
    await session.query('begin isolation level repeatable read read only');
    db.exec('begin');
    for (const { name, key, columns } of tables) {
      const names = Object.keys(columns);
      const insert = db.prepare(
        `insert into ${name} (${quoted(names)}) values (${names.map(() => '?').join(', ')})`,
      );
      await session.query(
        `declare rows no scroll cursor for select ${quoted(names)} from ${name} order by ${quoted(key)}`,
      );
      for (;;) {
        const { rows } = await session.query<Record<string, unknown>>(`fetch ${batch} from rows`);
        for (const row of rows) insert.run(...names.map((column) => sqlValue(row[column])));
        if (rows.length < batch) break;
      }
      await session.query('close rows');
    }
    for (const [name, key] of Object.entries(unchecked)) {
      db.exec(`update ${name} set checksum = checksum_after(${key}, value)`);
    }
    db.exec('commit');
    await session.query('commit');
  } finally {
    db.close();
    await session.end();
  }
}

/** Fills an empty PostgreSQL database, all or nothing, from an SQLite file of the present form. */
export async function fillPostgres(url: string, file: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    await migrate(pool);
    const session = await pool.connect();
    let broken = true;
    try {
      await session.query('begin');
      await session.query('lock table entry, account, kept');
      const { rows } = await session.query<{ used: boolean }>(
        'select exists (select from entry) or exists (select from account) or exists (select from kept) as used',
      );
      if (rows[0]?.used !== false) {
        throw new Error('the database holds something already; a backup is restored into an empty one');
      }
      for (const { name, key, columns } of tables) {
        const names = Object.keys(columns);
        const given = Object.values(columns).map((type, at) => `$${at + 1}::${type}[]`);
        const last = name === 'card' ? ['last'] : [];
        const insert =
          `insert into ${name} (${quoted([...names, ...last])}) select r.*` +
          `${name === 'card' ? ', (select max(seq) from entry where "table" = r."table")' : ''}` +
          ` from unnest(${given.join(', ')}) as r(${quoted(names)})`;
        const rest = db.prepare(`select ${quoted(names)} from ${name} order by ${quoted(key)}`).iterate();
        let rows: Record<string, unknown>[] = [];
        const flush = async () => {
          const lists = names.map((column) => rows.map((row) => row[column]));
          if (rows.length > 0) await session.query(insert, lists);
          rows = [];
        };
        for (const row of rest) {
          rows.push(row);
          if (rows.length === batch) await flush();
        }
        await flush();
      }
      await session.query('commit');
      broken = false;
    } finally {
      session.release(broken);
    }
  } finally {
    db.close();
    await pool.end();
  }
}

function sqlValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' || value === null ? value : String(value);
}
