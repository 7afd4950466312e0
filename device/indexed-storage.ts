import type { Entry } from '../server/entry.ts';
import {
  type Card,
  contentGrace,
  forgotten,
  inSeriesOrder,
  isOpen,
  listShare,
  type News,
  type NewsListener,
  type Outage,
  Outrun,
  openingIn,
  type Present,
  StorageFailure,
  type StoredCheckpoint,
  seatedBy,
  type TableStorage,
  type Usage,
} from '../server/storage/storage.ts';

/** The version of the stores below. A change of them needs a new one, and a step from the old one in {@link upgrade}. */
const version = 1;

const stores = [
  /** Entries of logs, by table and number. */
  'entry',
  /** Cards, by table. */
  'card',
  /** Checkpoints, by table and number of the entry. */
  'checkpoint',
  /** Contents, by hash. */
  'content',
  /** Values under names. */
  'kept',
  /** Leases of processes, by process. */
  'process',
  /** People at tables, by process, table and account. */
  'present',
  'outage',
] as const;
type Store = (typeof stores)[number];

interface KeptCard {
  readonly card: Card;
  /** The accounts that have the table in their lists. */
  readonly accounts: readonly string[];
  /** What the log notes of its opening. */
  readonly opening: ReturnType<typeof openingIn>;
  /** It follows another table of a series. */
  readonly follows: boolean;
  /** The length of its log, and of its contents if they come from who opened it. */
  readonly size: number;
}

interface KeptContent {
  readonly text: string;
  /** When it was last stored, in milliseconds since 1970. */
  readonly put: number;
}

interface KeptCheckpoint extends StoredCheckpoint {
  readonly passing: boolean;
}

interface Lease {
  readonly beat: number;
  readonly until: number;
}

/**
 * A storage in IndexedDB. Every tab of the browser is a process of its own: they write to one database, and tell each
 * other by a BroadcastChannel.
 */
export class IndexedStorage implements TableStorage {
  private readonly db: IDBDatabase;
  private readonly channel: BroadcastChannel;
  private hear: NewsListener = () => undefined;
  private closed = false;

  /** Opens the database of that name, and makes it if there is none. Rejects if the browser keeps nothing. */
  static async open(name: string): Promise<IndexedStorage> {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    return new IndexedStorage(await resultOf(request));
  }

  private constructor(db: IDBDatabase) {
    this.db = db;
    // A newer page wants to change the stores. What this one does from now on is refused.
    db.onversionchange = () => db.close();
    this.channel = new BroadcastChannel(`storage ${db.name}`);
    this.channel.onmessage = ({ data }: MessageEvent<News>) => this.hear(data);
  }

  async append(table: string, after: number, entries: readonly Entry[], card: Card): Promise<void> {
    await this.write(['entry', 'card', 'content'], async (store) => {
      const log = store('entry');
      if ((await lastIn(log, table)) !== after) throw new Outrun(table);
      for (const [index, entry] of entries.entries()) log.add(entry, [table, after + index + 1]);
      const kept: KeptCard | undefined = await resultOf(store('card').get(table));
      const opening = kept?.opening ?? openingIn(entries);
      const [first] = entries;
      let taken = kept?.size ?? 0;
      for (const hash of kept === undefined && opening.own ? opening.contents : []) {
        const content: KeptContent | undefined = await resultOf(store('content').get(hash));
        taken += content?.text.length ?? 0;
      }
      const added = entries.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0);
      const next: KeptCard = {
        card,
        accounts: [...new Set([...(kept?.accounts ?? []), ...seatedBy(entries)])],
        opening,
        follows: kept?.follows ?? (first?.kind === 'opened' && first.after !== undefined),
        size: taken + added,
      };
      store('card').put(next, table);
    });
    this.tell({ table, last: after + entries.length });
  }

  read(table: string, after: number): Promise<Entry[]> {
    return this.look(['entry'], (store) => resultOf(store('entry').getAll(numbersOf(table, after))));
  }

  putCheckpoint(table: string, { entry, copy }: StoredCheckpoint, passing: boolean): Promise<void> {
    return this.write(['checkpoint'], async (store) => {
      const checkpoints = store('checkpoint');
      const kept: KeptCheckpoint[] = await resultOf(checkpoints.getAll(numbersOf(table, 0)));
      for (const one of kept) if (one.passing) checkpoints.delete([table, one.entry]);
      const isKept = kept.some((one) => one.entry === entry && !one.passing);
      if (!isKept) checkpoints.put({ entry, copy, passing } satisfies KeptCheckpoint, [table, entry]);
    });
  }

  checkpoints(table: string): Promise<StoredCheckpoint[]> {
    return this.look(['checkpoint'], async (store) => {
      const kept: KeptCheckpoint[] = await resultOf(store('checkpoint').getAll(numbersOf(table, 0)));
      return kept.map(({ entry, copy }) => ({ entry, copy }));
    });
  }

  async usage(
    account: string,
    address: string | undefined,
    since: number,
  ): Promise<{ account: Usage; address: Usage }> {
    const kept = (await this.cards()).filter(({ card }) => card.changed > since);
    const sum = (cards: readonly KeptCard[]): Usage => ({
      tables: cards.filter(({ card }) => card.status !== 'over').length,
      bytes: cards.reduce((bytes, { size }) => bytes + size, 0),
    });
    return {
      account: sum(kept.filter(({ opening }) => opening.account === account)),
      address: sum(kept.filter(({ opening }) => opening.address !== null && opening.address === address)),
    };
  }

  removeUnbegun(before: number): Promise<number> {
    return this.write(['entry', 'card', 'checkpoint', 'content', 'present'], async (store) => {
      const present: Present[] = await resultOf(store('present').getAll());
      const kept: KeptCard[] = await resultOf(store('card').getAll());
      const isLeft = ({ card: { id, status, changed }, follows }: KeptCard) =>
        status === 'waiting' && changed < before && !follows && !present.some(({ table }) => table === id);
      const left = kept.filter(isLeft);
      for (const { card } of left) {
        store('card').delete(card.id);
        for (const name of ['entry', 'checkpoint'] as const) store(name).delete(numbersOf(card.id, 0));
      }
      const used = new Set(kept.flatMap((one) => (left.includes(one) ? [] : one.opening.contents)));
      for (const hash of await resultOf(store('content').getAllKeys())) {
        const content: KeptContent | undefined = await resultOf(store('content').get(hash));
        const isYoung = content !== undefined && content.put >= Date.now() - contentGrace;
        if (!isYoung && !used.has(String(hash))) store('content').delete(hash);
      }
      return left.length;
    });
  }

  putContent(hash: string, text: string): Promise<void> {
    return this.write(['content'], async (store) => {
      const kept: KeptContent | undefined = await resultOf(store('content').get(hash));
      store('content').put({ text: kept?.text ?? text, put: Date.now() } satisfies KeptContent, hash);
    });
  }

  content(hash: string): Promise<string | undefined> {
    return this.look(['content'], async (store) => {
      const kept: KeptContent | undefined = await resultOf(store('content').get(hash));
      return kept?.text;
    });
  }

  last(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.look(['entry'], async (store) => {
      const numbers = await Promise.all(
        tables.map(async (table) => [table, await lastIn(store('entry'), table)] as const),
      );
      return new Map(numbers.filter(([, number]) => number > 0));
    });
  }

  async tablesOf(account: string, limit: number): Promise<Card[]> {
    return (await this.cards())
      .filter(({ accounts }) => accounts.includes(account))
      .sort(byChange)
      .slice(0, limit)
      .map(({ card }) => card);
  }

  async seriesTables(series: string): Promise<Card[]> {
    const cards = (await this.cards()).map(({ card }) => card);
    return inSeriesOrder(cards.filter((card) => card.series?.id === series));
  }

  async openTables(limit: number): Promise<Card[]> {
    const open = (await this.cards()).filter(({ card }) => isOpen(card)).sort(byChange);
    const byAccount = [...Map.groupBy(open, ({ opening }) => opening.account).values()];
    const byAddress = [...Map.groupBy(open, ({ opening, card }) => opening.address ?? card.id).values()];
    const beyond = new Set([
      ...byAccount.flatMap((own) => own.slice(listShare.account)),
      ...byAddress.flatMap((own) => own.slice(listShare.address)),
    ]);
    return [...open.filter((one) => !beyond.has(one)), ...open.filter((one) => beyond.has(one))]
      .slice(0, limit)
      .map(({ card }) => card);
  }

  setOnce(name: string, value: string): Promise<string> {
    return this.write(['kept'], async (store) => {
      const kept: string | undefined = await resultOf(store('kept').get(name));
      if (kept === undefined) store('kept').add(value, name);
      return kept ?? value;
    });
  }

  async overdue(before: number, limit: number): Promise<string[]> {
    const kept = await this.cards();
    return kept
      .flatMap(({ card: { id, deadline } }) =>
        deadline !== undefined && deadline < before ? [{ id, deadline }] : [],
      )
      .sort((one, other) => one.deadline - other.deadline)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  beat(process: string, lease: number): Promise<void> {
    return this.write(['process', 'outage', 'present'], async (store) => {
      const now = Date.now();
      const processes = store('process');
      const leases: Lease[] = await resultOf(processes.getAll());
      if (!leases.some(({ until }) => until > now)) {
        const began = leases.reduce((latest, { beat }) => Math.max(latest, beat), 0);
        store('outage').put({ began, ended: now } satisfies Outage, now);
      }
      processes.put({ beat: now, until: now + lease } satisfies Lease, process);
      const names = await resultOf(processes.getAllKeys());
      for (const [index, { until }] of leases.entries()) {
        const name = names[index];
        if (name === undefined || name === process || until >= now - forgotten) continue;
        processes.delete(name);
        store('present').delete(IDBKeyRange.bound([name], [name, []]));
      }
    });
  }

  outages(after: number): Promise<Outage[]> {
    return this.look(['outage'], (store) =>
      resultOf(store('outage').getAll(IDBKeyRange.lowerBound(after, true))),
    );
  }

  putOutage({ began, ended }: Outage): Promise<void> {
    return this.write(['outage'], async (store) => {
      const kept: Outage | undefined = await resultOf(store('outage').get(ended));
      const all = { began: Math.min(began, kept?.began ?? began), ended };
      store('outage').put(all satisfies Outage, ended);
    });
  }

  async setPresent(process: string, who: readonly Present[], here: boolean): Promise<readonly Present[]> {
    await this.write(['present'], (store) => {
      for (const one of who) {
        const key = [process, one.table, one.account];
        if (here) store('present').put(one, key);
        else store('present').delete(key);
      }
    });
    for (const table of new Set(who.map((one) => one.table))) this.tell({ table, last: 0 });
    return [];
  }

  presentElsewhere(process: string, tables: readonly string[]): Promise<Present[]> {
    return this.look(['process', 'present'], async (store) => {
      const now = Date.now();
      const found: Present[] = [];
      for (const name of await resultOf(store('process').getAllKeys())) {
        const lease: Lease | undefined = await resultOf(store('process').get(name));
        if (name === process || lease === undefined || lease.until <= now) continue;
        for (const table of tables) {
          found.push(
            ...(await resultOf(store('present').getAll(IDBKeyRange.bound([name, table], [name, table, []])))),
          );
        }
      }
      return found;
    });
  }

  endBeat(process: string): Promise<void> {
    return this.write(['process', 'present'], (store) => {
      const now = Date.now();
      store('process').put({ beat: now, until: now } satisfies Lease, process);
      store('present').delete(IDBKeyRange.bound([process], [process, []]));
    });
  }

  publish(table: string, word: string): void {
    this.tell({ table, word });
  }

  watch(hear: NewsListener): void {
    this.hear = hear;
  }

  async close(): Promise<void> {
    // The database closes when the transactions that were begun are complete.
    this.db.close();
    this.channel.close();
    this.closed = true;
  }

  private cards(): Promise<KeptCard[]> {
    return this.look(['card'], (store) => resultOf(store('card').getAll()));
  }

  private tell(news: News): void {
    // News are hints: what was written while the storage closed, others find out by themselves.
    if (!this.closed) this.channel.postMessage(news);
  }

  private look<T>(names: readonly Store[], work: Work<T>): Promise<T> {
    return this.run(names, 'readonly', work);
  }

  private write<T>(names: readonly Store[], work: Work<T>): Promise<T> {
    return this.run(names, 'readwrite', work);
  }

  /** Does all of the work or nothing of it. What it has written is on disk when the promise resolves. */
  private async run<T>(names: readonly Store[], mode: IDBTransactionMode, work: Work<T>): Promise<T> {
    try {
      const transaction = this.db.transaction(names, mode, { durability: 'strict' });
      let isOver = false;
      const complete = completionOf(transaction).finally(() => {
        isOver = true;
      });
      // Without this, work that fails first would leave a rejection that nobody handles.
      complete.catch(() => undefined);
      try {
        const value = await work((name) => transaction.objectStore(name));
        await complete;
        return value;
      } catch (failure) {
        if (!isOver) transaction.abort();
        throw failure;
      }
    } catch (failure) {
      throw failure instanceof Outrun ? failure : new StorageFailure(failure);
    }
  }
}

/** What is done in one transaction. It may wait for nothing but the requests that it makes there. */
type Work<T> = (store: (name: Store) => IDBObjectStore) => T | Promise<T>;

function upgrade(db: IDBDatabase): void {
  for (const name of stores) db.createObjectStore(name);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The keys of a table with numbers above `after`. */
function numbersOf(table: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([table, after], [table, Number.POSITIVE_INFINITY], true);
}

/** The number of the last entry of a table's log; 0 if it has none. */
async function lastIn(log: IDBObjectStore, table: string): Promise<number> {
  const cursor = await resultOf(log.openKeyCursor(numbersOf(table, 0), 'prev'));
  const key = cursor?.primaryKey;
  return Array.isArray(key) ? Number(key[1]) : 0;
}

/** Orders cards by their last change, the last first. */
function byChange(one: KeptCard, other: KeptCard): number {
  return other.card.changed - one.card.changed;
}
