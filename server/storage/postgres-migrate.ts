import type { Pool } from 'pg';
import { postgresMigrations } from './postgres-migrations.ts';
import { newerVersion } from './storage.ts';

/** Any number that nobody else locks: processes that start together wait for each other here. */
const lock = 5_747_001;

/** Brings the database to the present form, all or nothing. Throws if a newer Starboard wrote it. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await client.query(
      'create table if not exists migration (version integer primary key, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ version: number }>(
      'select coalesce(max(version), 0) as version from migration',
    );
    const version = rows[0]?.version ?? 0;
    if (version > postgresMigrations.length) {
      throw new Error(newerVersion(version));
    }
    for (const [index, step] of postgresMigrations.entries()) {
      if (index < version) continue;
      await client.query(step);
      await client.query('insert into migration values ($1)', [index + 1]);
    }
    await client.query('commit');
    broken = false;
  } finally {
    // A connection that is thrown away takes its transaction with it.
    client.release(broken);
  }
}
