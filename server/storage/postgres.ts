import { randomUUID } from 'node:crypto';
import { type ClientConfig, DatabaseError, Pool, type QueryResultRow } from 'pg';
import type { Entry } from '../entry.ts';
import { StorageDamage } from './damage.ts';
import { type Delivery, mostDeliveries } from './deliveries.ts';
import { type LoadoutRoom, loadoutKey, type StoredLoadout } from './loadouts.ts';
import { PostgresHints } from './postgres-hints.ts';
import { migrate } from './postgres-migrate.ts';
import {
  type AppendedRow,
  appendedRow,
  type Card,
  contentGrace,
  forgotten,
  inSeriesOrder,
  listShare,
  type NewsListener,
  type Outage,
  Outrun,
  type Present,
  type Storage,
  type StorageCheck,
  StorageFailure,
  type StoredAccount,
  type StoredCheckpoint,
  type Usage,
} from './storage.ts';

/** The longest that the database may take for anything, in milliseconds. */
const patience = 10_000;
/** Connections of one process, beside the one that listens. */
const connections = 8;
/** Appends of one statement: more are no faster for each, and later for all. */
const largestGroup = 500;
/** SQLSTATE of what was rolled back only because others were at the same rows. */
const tryAgain = new Set(['40001', '40P01']);
/** Classes of SQLSTATE that blame a row: cardinality, data, integrity. */
const blamesRow = /^2[123]/;
/** SQLSTATE of damaged tables and indexes, and of a disk that cannot be read. */
const damaged = new Set(['XX001', 'XX002', '58030']);

/** Entries are JSON by then: what cannot be written as such fails before it is in a group with others. */
interface Append extends AppendedRow {
  readonly resolve: () => void;
  readonly reject: (failure: Error) => void;
}

/**
 * Storage in a PostgreSQL database, which any number of processes may share. All appends that are asked for while
 * one statement is on its way are the next statement, so that many tables share the cost of reaching the disk.
 */
export class PostgresStorage implements Storage {
  private readonly pool: Pool;
  private readonly hints: PostgresHints;
  private waiting: Append[] = [];
  private writing: Promise<void> | undefined;
  private closing: Promise<void> | undefined;

  /** Connects, and brings the database to the present form. Rejects if that cannot be done. */
  static async open(url: string): Promise<PostgresStorage> {
    const config: ClientConfig = {
      connectionString: url,
      application_name: 'starboard',
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      // What is acknowledged is on disk, whatever the database does for others.
      options: '-c synchronous_commit=on -c default_transaction_isolation=read\\ committed',
    };
    const pool = new Pool({ ...config, max: connections });
    // A connection that breaks while nobody uses it is replaced when one is needed.
    pool.on('error', () => undefined);
    try {
      await migrate(pool);
    } catch (failure) {
      await pool.end();
      throw failure;
    }
    return new PostgresStorage(pool, new PostgresHints(config, pool, randomUUID()));
  }

  private constructor(pool: Pool, hints: PostgresHints) {
    this.pool = pool;
    this.hints = hints;
  }

  append(table: string, after: number, entries: readonly Entry[], card: Card): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.closing !== undefined) return reject(new StorageFailure('the storage is closed'));
      this.waiting.push({
        ...appendedRow(table, after, entries, card),
        resolve,
        reject,
      });
      this.writing ??= this.writeAll();
    });
  }

  async read(table: string, after: number): Promise<Entry[]> {
    const rows = await this.ask<{
      value: string | null;
      seq: number | null;
      sound: boolean;
      last: number | null;
    }>('read', readStatement, [table, after]);
    const broken = rows.find(({ sound }) => !sound);
    if (broken !== undefined)
      throw new StorageDamage(`entry ${broken.seq} of the log is not as it was written`);
    // Without entries there is one row, and without a table it knows of no last entry either.
    const { seq, last: noted } = rows.at(-1) ?? { seq: null, last: null };
    const [found, last] = [seq ?? 0, Math.max(after, noted ?? 0)];
    if (found < last && (seq !== null || noted !== null))
      throw new StorageDamage(`the log ends with entry ${found}, and entry ${last} was acknowledged`);
    // What this class wrote needs no check when it comes back.
    return rows.flatMap(({ value }): Entry[] => (value === null ? [] : [JSON.parse(value)]));
  }

  async putCheckpoint(table: string, { entry, copy }: StoredCheckpoint, passing: boolean): Promise<void> {
    await this.ask(
      'putCheckpoint',
      `with gone as (delete from checkpoint where "table" = $1 and passing and entry <> $2)
       insert into checkpoint values ($1, $2, $3, $4) on conflict do nothing`,
      [table, entry, passing, JSON.stringify(copy)],
    );
  }

  async checkpoints(table: string): Promise<StoredCheckpoint[]> {
    const rows = await this.ask<{ entry: number; value: string }>(
      'checkpoints',
      'select entry, value from checkpoint where "table" = $1 order by entry',
      [table],
    );
    return rows.map(({ entry, value }) => ({ entry, copy: JSON.parse(value) }));
  }

  async putContent(hash: string, text: string): Promise<void> {
    await this.ask(
      'putContent',
      `insert into content (hash, value, put) values ($1, $2, ${now}) on conflict (hash) do update
       set put = excluded.put where content.put < excluded.put - ${contentGrace / 2}`,
      [hash, text],
    );
  }

  async content(hash: string): Promise<string | undefined> {
    const rows = await this.ask<{ value: string }>('content', 'select value from content where hash = $1', [
      hash,
    ]);
    return rows[0]?.value;
  }

  async last(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.ask<{ table: string; last: number }>(
      'last',
      'select "table", last from card where "table" = any($1::text[])',
      [tables],
    );
    return new Map(rows.map(({ table, last }) => [table, last]));
  }

  async tablesOf(account: string, limit: number): Promise<Card[]> {
    return this.values<Card>(
      'tablesOf',
      'select value from sitting join card using ("table") where sitting.account = $1 order by changed desc limit $2',
      [account, limit],
    );
  }

  async seriesTables(series: string): Promise<Card[]> {
    return inSeriesOrder(
      await this.values<Card>('seriesTables', 'select value from card where series = $1', [series]),
    );
  }

  async openTables(limit: number): Promise<Card[]> {
    return this.values<Card>(
      'openTables',
      `select value from (
         select value, changed,
           row_number() over (partition by account order by changed desc) > ${listShare.account}
           or row_number() over (partition by coalesce(address, "table") order by changed desc) > ${listShare.address}
             as beyond
         from card where open
       ) as listed order by beyond, changed desc limit $1`,
      [limit],
    );
  }

  async usage(account: string, address: string | undefined, since: number) {
    const [ofAccount, ofAddress] = await Promise.all([
      this.usageBy('account', account, since),
      this.usageBy('address', address ?? null, since),
    ]);
    return { account: ofAccount, address: ofAddress };
  }

  async removeUnbegun(before: number): Promise<number> {
    const removed = await this.ask('removeUnbegun', removeStatement, [before]);
    await this.ask(
      'removeContents',
      `delete from content where put < ${now} - ${contentGrace}
         and not exists (select from used where used.hash = content.hash)`,
      [],
    );
    return removed.length;
  }

  async account(id: string): Promise<StoredAccount | undefined> {
    return (await this.values<StoredAccount>('account', 'select value from account where id = $1', [id]))[0];
  }

  async putAccount(account: StoredAccount, before: StoredAccount | undefined): Promise<boolean> {
    const row = [account.id, JSON.stringify(account)];
    const written =
      before === undefined
        ? await this.ask(
            'addAccount',
            'insert into account values ($1, $2) on conflict do nothing returning id',
            row,
          )
        : await this.ask(
            'putAccount',
            'update account set value = $2 where id = $1 and value = $3 returning id',
            [...row, JSON.stringify(before)],
          );
    return written.length > 0;
  }

  async spend(name: string, lifetime: number): Promise<boolean> {
    const spent = await this.ask('spend', spendStatement, [name, lifetime]);
    return spent.length > 0;
  }

  async setOnce(name: string, value: string): Promise<string> {
    await this.ask('setOnce', 'insert into kept values ($1, $2) on conflict do nothing', [name, value]);
    const rows = await this.ask<{ value: string }>('kept', 'select value from kept where name = $1', [name]);
    return rows[0]?.value ?? value;
  }

  async overdue(before: number, limit: number): Promise<string[]> {
    const rows = await this.ask<{ table: string }>(
      'overdue',
      'select "table" from card where deadline < $1 order by deadline limit $2',
      [before, limit],
    );
    return rows.map(({ table }) => table);
  }

  async beat(process: string, lease: number): Promise<void> {
    await this.ask('beat', beatStatement, [process, lease]);
  }

  async outages(after: number): Promise<Outage[]> {
    const rows = await this.ask<Record<keyof Outage, string>>(
      'outages',
      'select began, ended from outage where ended > $1 order by ended',
      [after],
    );
    return rows.map(({ began, ended }) => ({ began: Number(began), ended: Number(ended) }));
  }

  async putOutage({ began, ended }: Outage): Promise<void> {
    await this.ask(
      'putOutage',
      `insert into outage (ended, began) values ($1, $2)
       on conflict (ended) do update set began = least(outage.began, excluded.began)`,
      [ended, began],
    );
  }

  async setPresent(process: string, who: readonly Present[], here: boolean): Promise<readonly Present[]> {
    try {
      await this.ask(here ? 'come' : 'go', here ? comeStatement : goStatement, [
        process,
        who.map(({ table }) => table),
        who.map(({ account }) => account),
        ...(here ? [who.map(({ name }) => name)] : []),
      ]);
    } catch (failure) {
      if (!(failure instanceof StorageFailure && isFaultOfRow(failure.cause))) throw failure;
      if (who.length === 1) return who;
      const half = who.length >> 1;
      return [
        ...(await this.setPresent(process, who.slice(0, half), here)),
        ...(await this.setPresent(process, who.slice(half), here)),
      ];
    }
    for (const { table } of who) this.hints.publishPresence(table);
    return [];
  }

  async presentElsewhere(process: string, tables: readonly string[]): Promise<Present[]> {
    return this.ask<Present & QueryResultRow>(
      'presentElsewhere',
      `select "table", account, name from present join process on process.id = present.process
       where process <> $1 and "table" = any($2::text[]) and until > ${now}`,
      [process, tables],
    );
  }

  async endBeat(process: string): Promise<void> {
    await this.ask('endBeat', `update process set beat = ${now}, until = ${now} where id = $1`, [process]);
    await this.ask('goAll', 'delete from present where process = $1', [process]);
  }

  async putDelivery(delivery: Delivery, due: number): Promise<boolean> {
    const kept = await this.ask(
      'putDelivery',
      `insert into delivery (id, due, value, account, address)
       select $1, $2, $3, $4, $5 where exists (select from delivery where id = $1)
         or (select count(*) from delivery) < ${mostDeliveries.all}
         and (select count(*) from delivery where account = $4) < ${mostDeliveries.account}
         and (select count(*) from delivery where address = $5) < ${mostDeliveries.address}
       on conflict (id) do update set due = $2, value = $3 returning id`,
      [delivery.id, due, JSON.stringify(delivery), delivery.account, delivery.address ?? null],
    );
    return kept.length > 0;
  }

  async takeDeliveries(now: number, until: number, limit: number): Promise<Delivery[]> {
    return this.values<Delivery>(
      'takeDeliveries',
      // What another process is just taking is its own.
      `update delivery set due = $2 where id in (
         select id from delivery where due <= $1 order by due limit $3 for update skip locked
       ) returning value`,
      [now, until, limit],
    );
  }

  async removeDelivery(id: string): Promise<void> {
    await this.ask('removeDelivery', 'delete from delivery where id = $1', [id]);
  }

  loadouts(account: string): Promise<StoredLoadout[]> {
    return this.values<StoredLoadout>(
      'loadouts',
      'select value from loadout where account = $1 order by changed desc, key',
      [account],
    );
  }

  async putLoadout(
    account: string,
    address: string | undefined,
    loadout: StoredLoadout,
    room: LoadoutRoom,
  ): Promise<boolean> {
    const put = await this.ask(
      'putLoadout',
      `insert into loadout (key, account, address, changed, value)
       select $1, $2, $3, $4, $5 where exists (select from loadout where key = $1)
         or (select count(*) from loadout where account = $2) < $6
         and (select count(*) from loadout where address = $3 and changed > $8) < $7
       on conflict (key) do update set address = $3, changed = $4, value = $5 returning key`,
      [
        loadoutKey(account, loadout.id),
        account,
        address ?? null,
        loadout.changed,
        JSON.stringify(loadout),
        room.account,
        room.address,
        room.since,
      ],
    );
    return put.length > 0;
  }

  async removeLoadout(account: string, id: string): Promise<boolean> {
    const removed = await this.ask('removeLoadout', 'delete from loadout where key = $1 returning key', [
      loadoutKey(account, id),
    ]);
    return removed.length > 0;
  }

  publish(table: string, word: string): void {
    this.hints.publish(table, word);
  }

  async check(from: string): Promise<StorageCheck> {
    const rows = await this.ask<{ table: string; last: number; found: number; broken: number | null }>(
      'check',
      checkStatement,
      [from],
    );
    const damage = rows.flatMap(({ table, last, found, broken }) => {
      if (broken !== null) return [{ table, what: `entry ${broken} of the log is not as it was written` }];
      if (found === last) return [];
      return [{ table, what: `the log ends with entry ${found}, and entry ${last} was acknowledged` }];
    });
    const next = rows.at(-1)?.table;
    return { damage, ...(next !== undefined && { next }) };
  }

  watch(hear: NewsListener): void {
    this.hints.watch(hear);
  }

  close(): Promise<void> {
    this.closing ??= (async () => {
      await this.writing;
      await this.hints.close();
      await this.pool.end();
    })();
    return this.closing;
  }

  private async usageBy(column: 'account' | 'address', key: string | null, since: number): Promise<Usage> {
    const [row] = await this.ask<Record<keyof Usage, string>>(
      `usage by ${column}`,
      `select count(*) filter (where status <> 'over') as tables, coalesce(sum(bytes), 0) as bytes
       from card where ${column} = $1 and changed > $2`,
      [key, since],
    );
    return { tables: Number(row?.tables), bytes: Number(row?.bytes) };
  }

  private async values<T>(name: string, text: string, values: readonly unknown[]): Promise<T[]> {
    const rows = await this.ask<{ value: string }>(name, text, values);
    // What this class wrote needs no check when it comes back.
    return rows.map(({ value }): T => JSON.parse(value));
  }

  /** One statement of its own, prepared under its name on each connection. */
  private async ask<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    try {
      return (await this.pool.query<Row>({ name, text, values: [...values] })).rows;
    } catch (cause) {
      throw failureOf(cause);
    }
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      // A table twice in one statement would not see its own first append.
      const group = new Map<string, Append>();
      const later: Append[] = [];
      for (const append of this.waiting) {
        if (group.size === largestGroup || group.has(append.table)) later.push(append);
        else group.set(append.table, append);
      }
      this.waiting = later;
      await this.write([...group.values()]);
    }
    this.writing = undefined;
  }

  /** Settles every append of the group. If the group fails as a whole, each gets a statement of its own. */
  private async write(group: readonly Append[]): Promise<void> {
    try {
      const won = await this.insert(group);
      for (const { table, after, entries, resolve, reject } of group) {
        if (!won.has(table)) reject(new Outrun(table));
        else {
          this.hints.publishLog(table, after + entries.length);
          resolve();
        }
      }
    } catch (failure) {
      // Only what the database itself has refused is sure not to have been written.
      if (failure instanceof DatabaseError && (tryAgain.has(failure.code ?? '') || group.length > 1)) {
        for (const append of group) await this.write([append]);
      } else {
        for (const { reject } of group) reject(failureOf(failure));
      }
    }
  }

  /** One statement, so one transaction; answers the tables that were where their writers thought. */
  private async insert(group: readonly Append[]): Promise<ReadonlySet<string>> {
    const sorted = group.toSorted((one, other) => (one.table < other.table ? -1 : 1));
    const entries = sorted.flatMap(({ table, after, entries }) =>
      entries.map((value, index) => ({ table, seq: after + index + 1, value })),
    );
    const sittings = sorted.flatMap(({ table, accounts }) =>
      [...accounts].map((account) => ({ table, account })),
    );
    const openings = sorted.map(({ opening }) => opening);
    const uses = sorted.flatMap(({ table }, at) =>
      (openings[at]?.contents ?? []).map((hash) => ({ table, hash })),
    );
    const { rows } = await this.pool.query<{ table: string }>({
      // Without a name it is planned for as many rows as there are.
      text: appendStatement,
      values: [
        sorted.map(({ table }) => table),
        sorted.map(({ after }) => after),
        sorted.map(({ after, entries }) => after + entries.length),
        sorted.map(({ open }) => open),
        sorted.map(({ changed }) => changed),
        sorted.map(({ card }) => card),
        entries.map(({ table }) => table),
        entries.map(({ seq }) => seq),
        entries.map(({ value }) => value),
        sittings.map(({ account }) => account),
        sittings.map(({ table }) => table),
        sorted.map(({ deadline }) => deadline),
        sorted.map(({ status }) => status),
        sorted.map(({ entries }) => entries.reduce((sum, entry) => sum + entry.length, 0)),
        openings.map(({ account }) => account),
        openings.map(({ address }) => address),
        openings.map(({ own }) => own),
        uses.map(({ hash }) => hash),
        uses.map(({ table }) => table),
        sorted.map(({ series }) => series),
      ],
    });
    return new Set(rows.map(({ table }) => table));
  }
}

/** Whether the database has refused a row for what it holds, so that other rows may still be written. */
function isFaultOfRow(failure: unknown): boolean {
  return failure instanceof DatabaseError && blamesRow.test(failure.code ?? '');
}

/** The clock of the database, in milliseconds since 1970. */
const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const beatStatement = `
  with moment as (
    select ${now} as now
  ), silent as (
    insert into outage (ended, began)
      select now, coalesce((select max(beat) from process), 0) from moment
      where not exists (select from process where until > now)
      on conflict do nothing
  ), gone as (
    delete from process where until < (select now from moment) - ${forgotten} and id <> $1 returning id
  ), left_alone as (
    delete from present where process in (select id from gone)
  )
  insert into process (id, beat, until) select $1, now, now + $2::bigint from moment
    on conflict (id) do update set beat = excluded.beat, until = excluded.until`;

const spendStatement = `
  with forgotten as (
    delete from spent where until < ${now} and name <> $1
  )
  insert into spent (name, until) values ($1, ${now} + $2::bigint) on conflict do nothing returning name`;

const comeStatement = `
  insert into present (process, "table", account, name)
    select $1, "table", account, name from unnest($2::text[], $3::text[], $4::text[]) as w("table", account, name)
    on conflict ("table", account, process) do update set name = excluded.name`;

const goStatement = `
  delete from present using unnest($2::text[], $3::text[]) as w("table", account)
    where process = $1 and present."table" = w."table" and present.account = w.account`;

/** Who finds `last` moved on, waits for the other writer, and then matches nothing. */
const appendStatement = `
  with wanted as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::bool[], $5::bigint[], $6::text[], $12::bigint[],
        $13::text[], $14::bigint[], $15::text[], $16::text[], $17::bool[], $20::text[])
      as w("table", after, last, open, changed, value, deadline, status, bytes, account, address, own, series)
  ), moved as (
    update card set last = w.last, open = w.open, changed = w.changed, value = w.value, deadline = w.deadline,
        status = w.status, bytes = card.bytes + w.bytes, series = w.series
      from wanted w where w.after > 0 and card."table" = w."table" and card.last = w.after
      returning card."table"
  ), made as (
    insert into card ("table", last, open, changed, value, deadline, status, bytes, account, address, series)
      select "table", last, open, changed, w.value, deadline, status, w.bytes + coalesce(taken.bytes, 0),
          account, address, series
        from wanted w left join lateral (
          select sum(length(content.value)) as bytes
            from unnest($18::text[], $19::text[]) as u(hash, of) join content using (hash)
            where w.own and u.of = w."table"
        ) as taken on true
        where after = 0
      on conflict do nothing returning "table"
  ), won as (
    select "table" from moved union all select "table" from made
  ), written as (
    insert into entry ("table", seq, value)
      select "table", seq, value
      from unnest($7::text[], $8::int[], $9::text[]) as e("table", seq, value) join won using ("table")
      order by "table", seq
  ), seated as (
    insert into sitting (account, "table")
      select account, "table" from unnest($10::text[], $11::text[]) as s(account, "table") join won using ("table")
      on conflict do nothing
  ), using_contents as (
    insert into used (hash, "table")
      select hash, "table" from unnest($18::text[], $19::text[]) as u(hash, "table") join won using ("table")
      on conflict do nothing
  )
  select "table" from won`;

/** Whoever appends to a table meanwhile holds its card, and it has changed when this comes to it. */
const removeStatement = `
  with gone as (
    delete from card where status = 'waiting' and changed < $1
      and not exists (select from present where present."table" = card."table")
      and not exists (
        select from entry where entry."table" = card."table" and seq = 1 and value like '%"after":{%')
      returning "table"
  ), entries as (
    delete from entry where "table" in (select "table" from gone)
  ), checkpoints as (
    delete from checkpoint where "table" in (select "table" from gone)
  ), sittings as (
    delete from sitting where "table" in (select "table" from gone)
  ), uses as (
    delete from used where "table" in (select "table" from gone)
  )
  select "table" from gone`;
/** The entry `$2` is read again, as the checksum of the next one covers its own. */
const readStatement = `
  with log as (
    select seq, case when seq > $2 then value end as value, coalesce(
      case when lag(seq) over w is null and seq = $2 then true
        else seq = coalesce(lag(seq) over w, 0) + 1
          and checksum = checksum_after(coalesce(lag(checksum) over w, "table"), value) end, false) as sound
    from entry where "table" = $1 and seq >= $2 window w as (order by seq)
  )
  select seq, value, coalesce(sound, true) as sound, (select last from card where "table" = $1) as last
    from (select) as one left join log on true order by seq`;

/** Some tables at a time, in the order of their ids. */
const checkStatement = `
  with part as (
    select "table", last from card where "table" > $1 order by "table" limit 20
  ), log as (
    select "table", seq, seq = coalesce(lag(seq) over w, 0) + 1
      and checksum = checksum_after(coalesce(lag(checksum) over w, "table"), value) as sound
    from entry join part using ("table") window w as (partition by "table" order by seq)
  )
  select "table", last, coalesce(max(seq), 0) as found, min(seq) filter (where not sound) as broken
    from part left join log using ("table") group by "table", last order by "table"`;

function failureOf(cause: unknown): Error {
  if (cause instanceof DatabaseError && damaged.has(cause.code ?? '')) {
    return new StorageDamage(cause.message, { cause });
  }
  return new StorageFailure(cause);
}
