import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RefusalCode } from './codes.ts';
import type { DamageReport } from './damage-report.ts';
import { Outrun, type Storage } from './storage/storage.ts';

/** What is measured of a server. Figures alone: no name, no id, nothing of any match. */
export class Metrics {
  readonly registry = new Registry();
  private readonly replies: Counter<'code'>;
  private readonly appends: Histogram<'result'>;
  private readonly requests: Counter<'status'>;
  private readonly dropped: Counter<'why'>;

  /** `counts` are read when somebody asks. */
  constructor(counts: {
    readonly tables: () => number;
    readonly connections: () => number;
    readonly unread: () => number;
    readonly damaged: () => number;
  }) {
    const { registry } = this;
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    this.replies = new Counter({
      name: 'starboard_messages_total',
      help: 'Messages of browsers, by what was replied: accepted, or the code of the refusal.',
      labelNames: ['code'],
      registers,
    });
    this.appends = new Histogram({
      name: 'starboard_append_seconds',
      help: 'How long it took until entries were on disk: stored, outrun by another writer, or failed.',
      labelNames: ['result'],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
      registers,
    });
    this.requests = new Counter({
      name: 'starboard_requests_total',
      help: 'HTTP requests by status.',
      labelNames: ['status'],
      registers,
    });
    this.dropped = new Counter({
      name: 'starboard_notices_dropped_total',
      help: 'Notices that were not sent: too many at once to one account, or too many waiting.',
      labelNames: ['why'],
      registers,
    });
    const gauge = (name: string, help: string, count: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(count());
        },
      });
    gauge('starboard_tables', 'Tables in memory.', counts.tables);
    gauge('starboard_damaged_tables', 'Tables whose logs are damaged on the disk.', counts.damaged);
    gauge('starboard_connections', 'Open connections to tables.', counts.connections);
    gauge('starboard_unread_bytes', 'What connections were sent and have not read.', counts.unread);
  }

  noticeDropped(why: 'pace' | 'queue'): void {
    this.dropped.inc({ why });
  }

  replied(code: 'accepted' | RefusalCode): void {
    this.replies.inc({ code });
  }

  requested(status: number): void {
    this.requests.inc({ status: String(status) });
  }

  appended(result: 'stored' | 'outrun' | 'failed', seconds: number): void {
    this.appends.observe({ result }, seconds);
  }
}

/** The same storage, with its appends measured, and damage to logs reported. */
export function watchedStorage(
  storage: Storage,
  metrics: Metrics,
  damage: Pick<DamageReport, 'met'>,
): Storage {
  const append: Storage['append'] = async (...entries) => {
    const began = performance.now();
    const measure = (result: 'stored' | 'outrun' | 'failed') =>
      metrics.appended(result, (performance.now() - began) / 1000);
    try {
      await storage.append(...entries);
      measure('stored');
    } catch (failure) {
      measure(failure instanceof Outrun ? 'outrun' : 'failed');
      throw failure;
    }
  };
  return {
    append,
    read: (table, after) =>
      storage.read(table, after).catch((failure: unknown) => {
        damage.met(table, failure);
        throw failure;
      }),
    putCheckpoint: (table, copy, passing) => storage.putCheckpoint(table, copy, passing),
    checkpoints: (table) => storage.checkpoints(table),
    usage: (account, address, since) => storage.usage(account, address, since),
    removeUnbegun: (before) => storage.removeUnbegun(before),
    putContent: (hash, text) => storage.putContent(hash, text),
    content: (hash) => storage.content(hash),
    last: (tables) => storage.last(tables),
    tablesOf: (account, limit) => storage.tablesOf(account, limit),
    seriesTables: (series) => storage.seriesTables(series),
    openTables: (limit) => storage.openTables(limit),
    account: (id) => storage.account(id),
    putAccount: (account, before) => storage.putAccount(account, before),
    spend: (name, lifetime) => storage.spend(name, lifetime),
    setOnce: (name, value) => storage.setOnce(name, value),
    overdue: (before, limit) => storage.overdue(before, limit),
    beat: (process, lease) => storage.beat(process, lease),
    outages: (after) => storage.outages(after),
    putOutage: (outage) => storage.putOutage(outage),
    setPresent: (process, who, here) => storage.setPresent(process, who, here),
    presentElsewhere: (process, tables) => storage.presentElsewhere(process, tables),
    endBeat: (process) => storage.endBeat(process),
    putDelivery: (delivery, due) => storage.putDelivery(delivery, due),
    takeDeliveries: (...when) => storage.takeDeliveries(...when),
    removeDelivery: (id) => storage.removeDelivery(id),
    loadouts: (account) => storage.loadouts(account),
    putLoadout: (...what) => storage.putLoadout(...what),
    removeLoadout: (account, id) => storage.removeLoadout(account, id),
    check: (from) => storage.check(from),
    publish: (table, word) => storage.publish(table, word),
    watch: (hear) => storage.watch(hear),
    close: () => storage.close(),
  };
}
