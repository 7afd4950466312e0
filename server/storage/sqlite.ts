import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Entry } from '../entry.ts';
import { StorageDamage } from './damage.ts';
import type { Delivery } from './deliveries.ts';
import type { LoadoutRoom, StoredLoadout } from './loadouts.ts';
import type { Report, ThreadReply, ThreadRequest } from './request.ts';
import {
  appendedRow,
  type Card,
  inSeriesOrder,
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

const none: Usage = { tables: 0, bytes: 0 };

import { yieldIfDue } from '../yielder.ts';

interface Waiting {
  readonly request: ThreadRequest;
  readonly resolve: (values: readonly string[]) => void;
  readonly reject: (failure: Error) => void;
}

/**
 * Storage in one SQLite file. Everything that is asked for while the disk is busy is written as one group, so that
 * many tables share the cost of reaching the disk.
 */
export class SqliteStorage implements Storage {
  private readonly thread: Worker;
  private waiting: Waiting[] = [];
  private running: readonly Waiting[] = [];
  private failure: Error | undefined;
  private idle: (() => void) | undefined;
  private hear: NewsListener | undefined;

  /** Opens or creates the file. Rejects if that cannot be done. */
  static async open(path: string): Promise<SqliteStorage> {
    const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: path });
    await once(thread, 'message');
    return new SqliteStorage(thread);
  }

  private constructor(thread: Worker) {
    this.thread = thread;
    thread.on('message', (report: Report) => {
      if (report === 'news') this.hear?.('anything');
      else this.settle(report);
    });
    thread.on('error', (failure) => this.fail(failure));
    thread.on('exit', () => this.fail(new Error('the storage is closed')));
  }

  async append(table: string, after: number, entries: readonly Entry[], card: Card): Promise<void> {
    await this.ask({
      kind: 'append',
      ...appendedRow(table, after, entries, card),
    });
  }

  async usage(account: string, address: string | undefined, since: number) {
    const [ofAccount = none, ofAddress = none] = parsed<Usage>(
      await this.ask({ kind: 'usage', account, address, since }),
    );
    return { account: ofAccount, address: ofAddress };
  }

  async removeUnbegun(before: number): Promise<number> {
    return (await this.ask({ kind: 'removeUnbegun', before })).length;
  }

  async read(table: string, after: number): Promise<Entry[]> {
    return parsedInSlices<Entry>(await this.ask({ kind: 'read', table, after }));
  }

  async putCheckpoint(table: string, { entry, copy }: StoredCheckpoint, passing: boolean): Promise<void> {
    await this.ask({ kind: 'putCheckpoint', table, entry, copy: JSON.stringify(copy), passing });
  }

  async checkpoints(table: string): Promise<StoredCheckpoint[]> {
    return parsedInSlices<StoredCheckpoint>(await this.ask({ kind: 'checkpoints', table }));
  }

  async putContent(hash: string, text: string): Promise<void> {
    await this.ask({ kind: 'putContent', hash, text });
  }

  async content(hash: string): Promise<string | undefined> {
    return (await this.ask({ kind: 'content', hash }))[0];
  }

  async last(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(parsed<[string, number]>(await this.ask({ kind: 'last', tables })));
  }

  async tablesOf(account: string, limit: number): Promise<Card[]> {
    return parsed<Card>(await this.ask({ kind: 'tablesOf', account, limit }));
  }

  async seriesTables(series: string): Promise<Card[]> {
    return inSeriesOrder(parsed<Card>(await this.ask({ kind: 'seriesTables', series })));
  }

  async openTables(limit: number): Promise<Card[]> {
    return parsed<Card>(await this.ask({ kind: 'openTables', limit }));
  }

  async account(id: string): Promise<StoredAccount | undefined> {
    return parsed<StoredAccount>(await this.ask({ kind: 'account', id }))[0];
  }

  async putAccount(account: StoredAccount, before: StoredAccount | undefined): Promise<boolean> {
    const [written] = await this.ask({
      kind: 'putAccount',
      id: account.id,
      value: JSON.stringify(account),
      before: before === undefined ? null : JSON.stringify(before),
    });
    return written !== undefined;
  }

  async spend(name: string, lifetime: number): Promise<boolean> {
    return (await this.ask({ kind: 'spend', name, lifetime })).length > 0;
  }

  async setOnce(name: string, value: string): Promise<string> {
    return parsed<string>(await this.ask({ kind: 'setOnce', name, value }))[0] ?? value;
  }

  async overdue(before: number, limit: number): Promise<string[]> {
    return parsed<string>(await this.ask({ kind: 'overdue', before, limit }));
  }

  async beat(process: string, lease: number): Promise<void> {
    await this.ask({ kind: 'beat', process, lease });
  }

  async outages(after: number): Promise<Outage[]> {
    return parsed<Outage>(await this.ask({ kind: 'outages', after }));
  }

  async putOutage(outage: Outage): Promise<void> {
    await this.ask({ kind: 'putOutage', outage });
  }

  async setPresent(process: string, who: readonly Present[], here: boolean): Promise<readonly Present[]> {
    await this.ask({ kind: 'setPresent', process, who, here });
    // An SQLite file takes every text.
    return [];
  }

  async presentElsewhere(process: string, tables: readonly string[]): Promise<Present[]> {
    return parsed<Present>(await this.ask({ kind: 'presentElsewhere', process, tables }));
  }

  async endBeat(process: string): Promise<void> {
    await this.ask({ kind: 'endBeat', process });
  }

  async putDelivery(delivery: Delivery, due: number): Promise<boolean> {
    return (await this.ask({ kind: 'putDelivery', delivery, due })).length > 0;
  }

  async takeDeliveries(now: number, until: number, limit: number): Promise<Delivery[]> {
    return parsed<Delivery>(await this.ask({ kind: 'takeDeliveries', now, until, limit }));
  }

  async removeDelivery(id: string): Promise<void> {
    await this.ask({ kind: 'removeDelivery', id });
  }

  async loadouts(account: string): Promise<StoredLoadout[]> {
    return parsed<StoredLoadout>(await this.ask({ kind: 'loadouts', account }));
  }

  async putLoadout(
    account: string,
    address: string | undefined,
    loadout: StoredLoadout,
    room: LoadoutRoom,
  ): Promise<boolean> {
    return (await this.ask({ kind: 'putLoadout', account, address, loadout, room })).length > 0;
  }

  async removeLoadout(account: string, id: string): Promise<boolean> {
    return (await this.ask({ kind: 'removeLoadout', account, id })).length > 0;
  }

  async check(from: string): Promise<StorageCheck> {
    return parsed<StorageCheck>(await this.ask({ kind: 'check', from }))[0] ?? { damage: [] };
  }

  /** Processes on one file have nothing to speak to each other by. */
  publish(): void {}

  watch(hear: NewsListener): void {
    this.hear = hear;
  }

  async close(): Promise<void> {
    if (this.failure !== undefined) return;
    if (this.running.length + this.waiting.length > 0)
      await new Promise<void>((resolve) => (this.idle = resolve));
    const gone = once(this.thread, 'exit');
    this.thread.postMessage('close');
    await gone;
  }

  private ask(request: ThreadRequest): Promise<readonly string[]> {
    return new Promise((resolve, reject) => {
      if (this.failure !== undefined) return reject(this.failure);
      this.waiting.push({ request, resolve, reject });
      if (this.running.length === 0 && this.waiting.length === 1) this.sendSoon();
    });
  }

  /** What is asked for in the same turn of the event loop goes together. */
  private sendSoon(): void {
    setImmediate(() => {
      if (this.running.length === 0) this.send();
    });
  }

  private send(): void {
    this.running = this.waiting;
    this.waiting = [];
    if (this.running.length > 0) this.thread.postMessage(this.running.map(({ request }) => request));
    else this.idle?.();
  }

  private settle(replies: readonly ThreadReply[]): void {
    const settled = this.running;
    this.send();
    for (const [index, { request, resolve, reject }] of settled.entries()) {
      const reply = replies[index];
      if (reply?.kind === 'done') resolve(reply.values);
      else if (reply?.kind === 'outrun' && request.kind === 'append') reject(new Outrun(request.table));
      else if (reply?.kind === 'damaged') reject(new StorageDamage(reply.message));
      else reject(new StorageFailure(reply?.kind === 'failed' ? reply.message : 'the storage gave no reply'));
    }
  }

  private fail(cause: Error): void {
    this.failure ??= new StorageFailure(cause);
    for (const { reject } of [...this.running, ...this.waiting]) reject(this.failure);
    this.running = [];
    this.waiting = [];
    this.idle?.();
  }
}

/** What this class wrote needs no check when it comes back. */
function parsed<T>(values: readonly string[]): T[] {
  return values.map((value): T => JSON.parse(value));
}

/** The same for a list that may be long. */
async function parsedInSlices<T>(values: readonly string[]): Promise<T[]> {
  const found: T[] = [];
  for (const value of values) {
    found.push(JSON.parse(value));
    await yieldIfDue();
  }
  return found;
}
