import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import type { ThreadReply, ThreadRequest } from './request.ts';
import { deliveryRequests } from './sqlite-deliveries.ts';
import { contentGrace, forgotten, listShare } from './storage.ts';

/**
 * The SQLite file itself, synchronous: it belongs into a thread of its own. A group of requests is one transaction,
 * on disk (WAL, synchronous=FULL) when `run` returns.
 */
export class SqliteFile {
  private readonly db: DatabaseSync;
  private dataVersion: number;
  private readonly carryOut: (request: ThreadRequest) => ThreadReply;

  /** Opens or creates the file and brings it to the present form. Throws if a newer Starboard wrote it. */
  constructor(path: string) {
    this.db = new DatabaseSync(path, { timeout: 5000 });
    this.db.exec('pragma journal_mode = wal; pragma synchronous = full');
    // Each running match has pages of its own: up to 64 MB of them need not be read again, and one that is written at
    // every move is copied into the main file only every 32 MB.
    this.db.exec('pragma cache_size = -65536; pragma wal_autocheckpoint = 8000');
    migrate(this.db);
    this.dataVersion = dataVersion(this.db);
    this.carryOut = requests(this.db);
  }

  /** Carries requests out in order. If the group fails as a whole, each gets a transaction of its own. */
  run(group: readonly ThreadRequest[]): ThreadReply[] {
    try {
      return this.transaction(() => group.map(this.carryOut));
    } catch (failure) {
      if (group.length === 1) return [{ kind: 'failed', message: String(failure) }];
      return group.flatMap((request) => this.run([request]));
    }
  }

  /** Whether another process has written since this was last asked. */
  hasNews(): boolean {
    const before = this.dataVersion;
    this.dataVersion = dataVersion(this.db);
    return before !== this.dataVersion;
  }

  close(): void {
    this.db.close();
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
      throw new Error(`a newer Starboard wrote this database (version ${version})`);
    }
    const note = db.prepare(`insert into migration values (?, unixepoch('subsec') * 1000)`);
    for (const [index, step] of migrations.entries()) {
      if (index < version) continue;
      db.exec(step);
      note.run(index + 1);
    }
    db.exec('commit');
  } catch (failure) {
    db.exec('rollback');
    throw failure;
  }
}

/** The clock of the machine, in milliseconds since 1970. */
const now = `cast(unixepoch('subsec') * 1000 as integer)`;

function requests(db: DatabaseSync): (request: ThreadRequest) => ThreadReply {
  const last = db.prepare('select coalesce(max(seq), 0) as seq from entry where "table" = ?');
  const addEntry = db.prepare('insert into entry values (?, ?, ?)');
  const putCard = db.prepare(
    `insert into card ("table", open, changed, deadline, value, status, bytes, account, address)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7 + coalesce((select length(value) from content where hash = ?10), 0), ?8, ?9)
     on conflict do update set open = ?2, changed = ?3, deadline = ?4, value = ?5, status = ?6, bytes = bytes + ?7`,
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
  const entries = db.prepare('select value from entry where "table" = ? and seq > ? order by seq');
  const dropPassing = db.prepare('delete from checkpoint where "table" = ? and passing = 1');
  const putCheckpoint = db.prepare('insert into checkpoint values (?, ?, ?, ?) on conflict do nothing');
  const checkpoints = db.prepare(
    `select '{"entry":' || entry || ',"copy":' || value || '}' as value from checkpoint where "table" = ? order by entry`,
  );
  const putContent = db.prepare(
    `insert into content (hash, value, put) values (?, ?, ${now})
     on conflict do update set put = excluded.put where put < excluded.put - ${contentGrace / 2}`,
  );
  const content = db.prepare('select value from content where hash = ?');
  const cardsOf = db.prepare(
    `select value from sitting join card using ("table") where sitting.account = ? order by changed desc limit ?`,
  );
  const openCards = db.prepare(
    `select value from (
       select value, changed,
         row_number() over (partition by account order by changed desc) > ${listShare.account}
         or row_number() over (partition by coalesce(address, "table") order by changed desc) > ${listShare.address}
           as beyond
       from card where open = 1
     ) order by beyond, changed desc limit ?`,
  );
  const account = db.prepare('select value from account where id = ?');
  const putAccount = db.prepare('insert into account values (?1, ?2) on conflict do update set value = ?2');
  const keep = db.prepare('insert into kept values (?, ?) on conflict do nothing');
  const kept = db.prepare('select json_quote(value) as value from kept where name = ?');
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
  const done = (rows: readonly Record<string, unknown>[] = []): ThreadReply => ({
    kind: 'done',
    values: rows.map((row) => String(row.value)),
  });

  return (request) => {
    switch (request.kind) {
      case 'append': {
        if (Number(last.get(request.table)?.seq) !== request.after) return { kind: 'outrun' };
        for (const [index, value] of request.entries.entries()) {
          addEntry.run(request.table, request.after + index + 1, value);
        }
        const { account, address, pack, contents } = request.opening;
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
          pack,
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
        for (const { value } of gone) for (const removal of removals) removal.run(value ?? null);
        removeContents.run();
        return done(gone);
      }
      case 'read':
        return done(entries.all(request.table, request.after));
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
        return done(content.all(request.hash));
      case 'last':
        return {
          kind: 'done',
          values: request.tables.flatMap((table) => {
            const seq = Number(last.get(table)?.seq);
            return seq > 0 ? [JSON.stringify([table, seq])] : [];
          }),
        };
      case 'tablesOf':
        return done(cardsOf.all(request.account, request.limit));
      case 'openTables':
        return done(openCards.all(request.limit));
      case 'account':
        return done(account.all(request.id));
      case 'putAccount':
        putAccount.run(request.account.id, JSON.stringify(request.account));
        return done();
      case 'setOnce':
        keep.run(request.name, request.value);
        return done(kept.all(request.name));
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
      case 'putDelivery':
      case 'takeDeliveries':
      case 'removeDelivery':
        return done(deliver(request));
    }
  };
}
