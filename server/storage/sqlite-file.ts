import { DatabaseSync } from 'node:sqlite';
import { checksumAfter } from './checksum.ts';
import { isDamage, StorageDamage } from './damage.ts';
import { type Head, Heads } from './heads.ts';
import { migrations } from './migrations.ts';
import type { ThreadReply, ThreadRequest } from './request.ts';
import { SqliteCheck } from './sqlite-check.ts';
import { deliveryRequests } from './sqlite-deliveries.ts';
import { loadoutRequests } from './sqlite-loadouts.ts';
import { SqliteLogs } from './sqlite-logs.ts';
import { contentGrace, forgotten, listShare, newerVersion } from './storage.ts';

/** How long nothing may have been written before SQLite's log is copied into the database, in milliseconds. */
const idleTime = 1000;
/** How long that is put off at most, in milliseconds. */
const longestWait = 10_000;
/** Requests that write what must not be lost. */
const lasting: ReadonlySet<ThreadRequest['kind']> = new Set([
  'append',
  'putCheckpoint',
  'putContent',
  'putAccount',
  'setOnce',
  'putDelivery',
  'putLoadout',
  'removeLoadout',
]);

/** The file beside the database that holds the heads of its logs. */
export function headsBeside(path: string): string {
  return path.replace(/(\.db)?$/, '-heads.db');
}

/**
 * The SQLite file itself, synchronous: it belongs into a thread of its own. A group of requests is one transaction,
 * on disk (WAL, synchronous=FULL) when `run` returns.
 */
export class SqliteFile {
  private readonly db: DatabaseSync;
  private readonly heads: Heads;
  private dataVersion: number;
  private readonly carryOut: (request: ThreadRequest, appended: Map<string, Head>) => ThreadReply;
  /** When something was first and last written that lies only in SQLite's log, by the steady clock. */
  private unmoved: { readonly first: number; last: number } | undefined = { first: 0, last: 0 };

  /** Opens or creates the file and brings it to the present form. Throws if a newer Starboard wrote it. */
  constructor(path: string) {
    this.db = openMigrated(path);
    try {
      this.heads = new Heads(headsBeside(path));
    } catch (failure) {
      this.db.close();
      throw failure;
    }
    this.dataVersion = dataVersion(this.db);
    this.carryOut = requests(this.db, this.heads);
  }

  /** Carries requests out in order. If the group fails as a whole, each gets a transaction of its own. */
  run(group: readonly ThreadRequest[]): ThreadReply[] {
    const appended = new Map<string, Head>();
    try {
      const carryOut = () => group.map((request) => this.carryOut(request, appended));
      // SQLite commits nothing in which it has met damage, which a check does on purpose.
      const replies = group.every(({ kind }) => kind === 'check') ? carryOut() : this.transaction(carryOut);
      this.heads.note(appended);
      if (group.some(({ kind }) => lasting.has(kind))) this.noteWrite();
      return replies;
    } catch (failure) {
      if (group.length > 1) return group.flatMap((request) => this.run([request]));
      const isDamaged = failure instanceof StorageDamage || isDamage(failure);
      const message = failure instanceof Error ? failure.message : String(failure);
      return [{ kind: isDamaged ? 'damaged' : 'failed', message }];
    }
  }

  /** Whether another process has written since this was last asked. */
  hasNews(): boolean {
    const before = this.dataVersion;
    this.dataVersion = dataVersion(this.db);
    return before !== this.dataVersion;
  }

  /**
   * Copies SQLite's log into the database and empties it, if it is time to. A damaged byte in it costs everything that
   * was written after that byte, so little should lie there, and not for long. Does nothing while others read or write.
   */
  moveLog(): void {
    const now = performance.now();
    if (this.unmoved === undefined) return;
    if (now - this.unmoved.last < idleTime && now - this.unmoved.first < longestWait) return;
    this.db.exec('pragma busy_timeout = 0');
    try {
      const isBusy = this.db.prepare('pragma wal_checkpoint(truncate)').get()?.busy !== 0;
      if (isBusy) return;
      this.heads.sync();
      this.unmoved = undefined;
    } finally {
      this.db.exec('pragma busy_timeout = 5000');
    }
  }

  close(): void {
    this.db.close();
    this.heads.close();
  }

  private noteWrite(): void {
    const now = performance.now();
    if (this.unmoved === undefined) this.unmoved = { first: now, last: now };
    else this.unmoved.last = now;
  }

  private transaction<T>(work: () => T): T {
    this.db.exec('begin immediate');
    try {
      const result = work();
      this.db.exec('commit');
      return result;
    } catch (failure) {
      if (this.db.isTransaction) this.db.exec('rollback');
      throw failure;
    }
  }
}

/** Opens or creates a database and brings it to the present form. Throws if a newer Starboard wrote it. */
export function openMigrated(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    db.exec('pragma journal_mode = wal; pragma synchronous = full');
    // Each running match has pages of its own: up to 64 MB of them need not be read again, and one that is written at
    // every move is copied into the main file only every 32 MB.
    db.exec('pragma cache_size = -65536; pragma wal_autocheckpoint = 8000');
    // Damaged pages are noticed when they are read, before anything is made of them.
    db.exec('pragma cell_size_check = on');
    db.function('checksum_after', { deterministic: true }, (before, text) =>
      checksumAfter(String(before), String(text)),
    );
    migrate(db);
    return db;
  } catch (failure) {
    db.close();
    throw failure;
  }
}

/** Changes with each commit of another connection, and never with one of our own. */
function dataVersion(db: DatabaseSync): number {
  return Number(db.prepare('pragma data_version').get()?.data_version);
}

function migrate(db: DatabaseSync): void {
  db.exec('begin immediate');
  try {
    db.exec('create table if not exists migration (version integer primary key, at integer not null) strict');
    const row = db.prepare('select coalesce(max(version), 0) as version from migration').get();
    const version = Number(row?.version);
    if (version > migrations.length) {
      throw new Error(newerVersion(version));
    }
    const note = db.prepare(`insert into migration values (?, unixepoch('subsec') * 1000)`);
    for (const [index, step] of migrations.entries()) {
      if (index < version) continue;
      db.exec(step);
      note.run(index + 1);
    }
    db.exec('commit');
  } catch (failure) {
    // A full disk has rolled it back already.
    if (db.isTransaction) db.exec('rollback');
    throw failure;
  }
}

/** The clock of the machine, in milliseconds since 1970. */
const now = `cast(unixepoch('subsec') * 1000 as integer)`;

function requests(
  db: DatabaseSync,
  heads: Heads,
): (request: ThreadRequest, appended: Map<string, Head>) => ThreadReply {
  const logs = new SqliteLogs(db, heads);
  const check = new SqliteCheck(db, heads, logs);
  const putCard = db.prepare(
    `insert into card ("table", open, changed, deadline, value, status, bytes, account, address, series, checksum)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7 + coalesce((select sum(length(value)) from content
       where hash in (select value from json_each(?10))), 0), ?8, ?9,
       ?11, checksum_after(?1, ?5))
     on conflict do update set open = ?2, changed = ?3, deadline = ?4, value = ?5, status = ?6, bytes = bytes + ?7,
       series = ?11, checksum = excluded.checksum`,
  );
  const use = db.prepare('insert into used values (?, ?) on conflict do nothing');
  const usageOf = (column: 'account' | 'address') =>
    db.prepare(
      `select json_object('tables', count(*) filter (where status <> 'over'), 'bytes', coalesce(sum(bytes), 0))
         as value from card where ${column} = ? and changed > ?`,
    );
  const usageOfAccount = usageOf('account');
  const usageOfAddress = usageOf('address');
  const unbegun = db.prepare(
    `select "table" as value from card where status = 'waiting' and changed < ?
       and not exists (select 1 from present where present."table" = card."table")
       and not exists (select 1 from entry where entry."table" = card."table" and seq = 1 and value like '%"after":{%')
     limit 500`,
  );
  const removals = ['card', 'entry', 'checkpoint', 'sitting', 'used'].map((name) =>
    db.prepare(`delete from ${name} where "table" = ?`),
  );
  const removeContents = db.prepare(
    `delete from content where hash in (
       select hash from content where put < ${now} - ${contentGrace}
         and not exists (select 1 from used where used.hash = content.hash))`,
  );
  const addSitting = db.prepare('insert into sitting values (?, ?) on conflict do nothing');
  const dropPassing = db.prepare('delete from checkpoint where "table" = ? and passing = 1');
  const putCheckpoint = db.prepare(
    `insert into checkpoint values (?1, ?2, ?3, ?4, checksum_after(?1 || cast(?2 as integer), ?4)) on conflict do nothing`,
  );
  // A checkpoint follows from the log: a damaged one is left out.
  const checkpoints = db.prepare(
    `select '{"entry":' || entry || ',"copy":' || value || '}' as value from checkpoint
     where "table" = ? and checksum = checksum_after("table" || entry, value) order by entry`,
  );
  const putContent = db.prepare(
    `insert into content (hash, value, put, checksum) values (?1, ?2, ${now}, checksum_after(?1, ?2))
     on conflict do update set put = excluded.put where put < excluded.put - ${contentGrace / 2}`,
  );
  const content = db.prepare(
    'select value, checksum = checksum_after(hash, value) as sound from content where hash = ?',
  );
  const cardsOf = db.prepare(
    `select "table", value, checksum from sitting join card using ("table") where sitting.account = ?
     order by changed desc limit ?`,
  );
  const cardsOfSeries = db.prepare('select "table", value, checksum from card where series = ?');
  const openCards = db.prepare(
    `select "table", value, checksum from (
       select "table", value, checksum, changed,
         row_number() over (partition by account order by changed desc) > ${listShare.account}
         or row_number() over (partition by coalesce(address, "table") order by changed desc) > ${listShare.address}
           as beyond
       from card where open = 1
     ) order by beyond, changed desc limit ?`,
  );
  const account = db.prepare(
    'select value, checksum = checksum_after(id, value) as sound from account where id = ?',
  );
  const addAccount = db.prepare(
    'insert into account values (?1, ?2, checksum_after(?1, ?2)) on conflict do nothing returning id as value',
  );
  const putAccount = db.prepare(
    `update account set value = ?2, checksum = checksum_after(?1, ?2)
     where id = ?1 and value = ?3 returning id as value`,
  );
  const forgetSpent = db.prepare(`delete from spent where until < ${now}`);
  const spend = db.prepare(
    `insert into spent values (?1, ${now} + ?2) on conflict do nothing returning name as value`,
  );
  const keep = db.prepare('insert into kept values (?1, ?2, checksum_after(?1, ?2)) on conflict do nothing');
  const kept = db.prepare(
    'select json_quote(value) as value, checksum = checksum_after(name, value) as sound from kept where name = ?',
  );
  const overdue = db.prepare(
    `select json_quote("table") as value from card where deadline < ? order by deadline limit ?`,
  );
  const noteOutage = db.prepare(
    `insert into outage (ended, began) select ${now}, coalesce((select max(beat) from process), 0)
     where not exists (select 1 from process where until > ${now}) on conflict do nothing`,
  );
  const beat = db.prepare(
    `insert into process values (?1, ${now}, ${now} + ?2)
     on conflict do update set beat = excluded.beat, until = excluded.until`,
  );
  const putOutage = db.prepare(
    'insert into outage (ended, began) values (?1, ?2) on conflict do update set began = min(began, ?2)',
  );
  const forgetProcesses = db.prepare(`delete from process where until < ${now} - ${forgotten}`);
  const forgetPresent = db.prepare('delete from present where process not in (select id from process)');
  const outages = db.prepare(
    `select json_object('began', began, 'ended', ended) as value from outage where ended > ? order by ended`,
  );
  const come = db.prepare('insert into present values (?1, ?2, ?3, ?4) on conflict do update set name = ?4');
  const go = db.prepare('delete from present where "table" = ? and account = ? and process = ?');
  const elsewhere = db.prepare(
    `select json_object('table', "table", 'account', account, 'name', name) as value
     from present join process on process.id = present.process
     where process <> ?1 and "table" = ?2 and until > ${now}`,
  );
  const endBeat = db.prepare(`update process set beat = ${now}, until = ${now} where id = ?`);
  const goAll = db.prepare('delete from present where process = ?');
  const deliver = deliveryRequests(db);
  const carry = loadoutRequests(db);
  const done = (rows: readonly Record<string, unknown>[] = []): ThreadReply => ({
    kind: 'done',
    values: rows.map((row) => String(row.value)),
  });
  /** The row that was asked for, which nothing can replace if it is damaged. */
  const sound = (what: string, row: Record<string, unknown> | undefined): ThreadReply => {
    if (row?.sound === 0) throw new StorageDamage(`${what} is not as it was written`);
    return done(row && [row]);
  };

  return (request, appended) => {
    switch (request.kind) {
      case 'append': {
        const head = logs.append(request.table, request.after, request.entries);
        if (head === undefined) return { kind: 'outrun' };
        appended.set(request.table, head);
        const { account, address, contents, own } = request.opening;
        putCard.run(
          request.table,
          request.open ? 1 : 0,
          request.changed,
          request.deadline,
          request.card,
          request.status,
          request.entries.reduce((sum, value) => sum + value.length, 0),
          account,
          address,
          JSON.stringify(own ? contents : []),
          request.series,
        );
        for (const hash of contents) use.run(hash, request.table);
        for (const id of request.accounts) addSitting.run(id, request.table);
        return done();
      }
      case 'usage':
        return done([
          ...usageOfAccount.all(request.account, request.since),
          ...usageOfAddress.all(request.address ?? null, request.since),
        ]);
      case 'removeUnbegun': {
        const gone = unbegun.all(request.before);
        // Before the commit: a head that is missing after a kill is noted again, and one too many would be a false alarm.
        heads.forget(gone.map(({ value }) => String(value)));
        for (const { value } of gone) for (const removal of removals) removal.run(value ?? null);
        removeContents.run();
        return done(gone);
      }
      case 'read':
        return { kind: 'done', values: logs.read(request.table, request.after) };
      case 'putCheckpoint':
        dropPassing.run(request.table);
        putCheckpoint.run(request.table, request.entry, request.passing ? 1 : 0, request.copy);
        return done();
      case 'checkpoints':
        return done(checkpoints.all(request.table));
      case 'putContent':
        putContent.run(request.hash, request.text);
        return done();
      case 'content':
        return sound(`the content ${request.hash}`, content.get(request.hash));
      case 'last':
        return {
          kind: 'done',
          values: request.tables.flatMap((table) => {
            const head = logs.head(table);
            return head === undefined ? [] : [JSON.stringify([table, head.last])];
          }),
        };
      case 'tablesOf':
        return done(cardsOf.all(request.account, request.limit).filter(isSoundCard));
      case 'seriesTables':
        return done(cardsOfSeries.all(request.series).filter(isSoundCard));
      case 'openTables':
        return done(openCards.all(request.limit).filter(isSoundCard));
      case 'account':
        return sound(`the account ${request.id}`, account.get(request.id));
      case 'putAccount':
        return done(
          request.before === null
            ? addAccount.all(request.id, request.value)
            : putAccount.all(request.id, request.value, request.before),
        );
      case 'spend':
        forgetSpent.run();
        return done(spend.all(request.name, request.lifetime));
      case 'setOnce':
        keep.run(request.name, request.value);
        return sound(`what is kept as ${request.name}`, kept.get(request.name));
      case 'overdue':
        return done(overdue.all(request.before, request.limit));
      case 'beat':
        noteOutage.run();
        beat.run(request.process, request.lease);
        forgetProcesses.run();
        forgetPresent.run();
        return done();
      case 'outages':
        return done(outages.all(request.after));
      case 'putOutage':
        putOutage.run(request.outage.ended, request.outage.began);
        return done();
      case 'setPresent':
        for (const { table, account, name } of request.who) {
          if (request.here) come.run(table, account, request.process, name);
          else go.run(table, account, request.process);
        }
        return done();
      case 'presentElsewhere':
        return done(request.tables.flatMap((table) => elsewhere.all(request.process, table)));
      case 'endBeat':
        endBeat.run(request.process);
        goAll.run(request.process);
        return done();
      case 'check':
        return { kind: 'done', values: [JSON.stringify(check.next(request.from))] };
      case 'putDelivery':
      case 'takeDeliveries':
      case 'removeDelivery':
        return done(deliver(request));
      case 'loadouts':
      case 'putLoadout':
      case 'removeLoadout':
        return done(carry(request));
    }
  };
}

/** A card follows from the log: a damaged one is left out of lists, and replaced when the table next changes. */
function isSoundCard({ table, value, checksum }: Record<string, unknown>): boolean {
  return checksumAfter(String(table), String(value)) === checksum;
}
