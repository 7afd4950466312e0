import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import type { Entry } from '../server/entry.ts';
import { storageContract } from '../server/storage/storage.contract.ts';
import {
  type Card,
  type News,
  type NewsListener,
  type Outage,
  Outrun,
  type Present,
  StorageFailure,
  type StoredCheckpoint,
  type TableStorage,
  type Usage,
} from '../server/storage/storage.ts';
import { launchBrowser } from './support/test-server.ts';

/** Nobody is asked for it: the test answers. */
const origin = 'http://localhost:9';

let browser: Browser;
let code = '';
let tabs: readonly Page[] = [];
const listeners = new Map<number, NewsListener>();
let opened = 0;

before(async () => {
  const bundle = await rolldown({
    input: new URL('./support/storage-in-page.ts', import.meta.url).pathname,
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  code = output[0].code;
  browser = await launchBrowser('shell');
  const context = await newContext();
  tabs = [await newTab(context), await newTab(context)];
});
after(() => browser.close());

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.exposeFunction('tellTest', (number: number, news: News) => listeners.get(number)?.(news));
  await context.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><script type="module" src="/storage.js"></script>',
        }),
  );
  return context;
}

async function newTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(origin);
  return tab;
}

/** A storage in the IndexedDB of a tab. Each that is opened is in the other tab than the one before. */
class StorageInTab implements TableStorage {
  private readonly tab: Page;
  /** Its number in this test, and that in its tab. */
  private readonly number: number;
  private readonly inTab: number;

  static async open(name: string, among = tabs): Promise<StorageInTab> {
    const number = opened++;
    const tab = among[number % among.length];
    if (tab === undefined) throw new Error('no tab is open');
    const inTab: number = await tab.evaluate(
      `openStorage(${JSON.stringify(name)}, (news) => tellTest(${number}, news))`,
    );
    return new StorageInTab(tab, number, inTab);
  }

  private constructor(tab: Page, number: number, inTab: number) {
    this.tab = tab;
    this.number = number;
    this.inTab = inTab;
  }

  append(table: string, after: number, entries: readonly Entry[], card: Card): Promise<void> {
    return this.call('append', table, after, entries, card);
  }
  read(table: string, after: number): Promise<Entry[]> {
    return this.call('read', table, after);
  }
  putCheckpoint(table: string, copy: StoredCheckpoint, passing: boolean): Promise<void> {
    return this.call('putCheckpoint', table, copy, passing);
  }
  checkpoints(table: string): Promise<StoredCheckpoint[]> {
    return this.call('checkpoints', table);
  }
  usage(
    account: string,
    address: string | undefined,
    since: number,
  ): Promise<{ account: Usage; address: Usage }> {
    return this.call('usage', account, address, since);
  }
  removeUnbegun(before: number): Promise<number> {
    return this.call('removeUnbegun', before);
  }
  putContent(hash: string, text: string): Promise<void> {
    return this.call('putContent', hash, text);
  }
  content(hash: string): Promise<string | undefined> {
    return this.call('content', hash);
  }
  async last(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(await this.call<[string, number][]>('last', tables));
  }
  seriesTables(series: string): Promise<Card[]> {
    return this.call('seriesTables', series);
  }
  tablesOf(account: string, limit: number): Promise<Card[]> {
    return this.call('tablesOf', account, limit);
  }
  openTables(limit: number): Promise<Card[]> {
    return this.call('openTables', limit);
  }
  setOnce(name: string, value: string): Promise<string> {
    return this.call('setOnce', name, value);
  }
  overdue(before: number, limit: number): Promise<string[]> {
    return this.call('overdue', before, limit);
  }
  beat(process: string, lease: number): Promise<void> {
    return this.call('beat', process, lease);
  }
  outages(after: number): Promise<Outage[]> {
    return this.call('outages', after);
  }
  putOutage(outage: Outage): Promise<void> {
    return this.call('putOutage', outage);
  }
  setPresent(process: string, who: readonly Present[], here: boolean): Promise<readonly Present[]> {
    return this.call('setPresent', process, who, here);
  }
  presentElsewhere(process: string, tables: readonly string[]): Promise<Present[]> {
    return this.call('presentElsewhere', process, tables);
  }
  endBeat(process: string): Promise<void> {
    return this.call('endBeat', process);
  }
  publish(table: string, word: string): void {
    void this.call('publish', table, word);
  }
  watch(hear: NewsListener): void {
    listeners.set(this.number, hear);
  }
  close(): Promise<void> {
    return this.call('close');
  }

  private async call<T>(method: keyof TableStorage, ...args: readonly unknown[]): Promise<T> {
    const [name, list] = [method, JSON.stringify(args)].map((part) => JSON.stringify(part));
    const answer: string = await this.tab.evaluate(`callStorage(${this.inTab}, ${name}, ${list})`);
    const { found, thrown } = JSON.parse(answer);
    if (thrown === undefined) return found;
    throw thrown === 'Outrun' ? new Outrun('t') : new StorageFailure(thrown);
  }
}

let databases = 0;
const fresh = async () => {
  const name = `storage-${databases++}`;
  return { open: () => StorageInTab.open(name) };
};

storageContract('IndexedDB', fresh);

suite('IndexedDB', () => {
  test('a word about a table reaches the other tab', async () => {
    const { open } = await fresh();
    const [one, other] = [await open(), await open()];
    const heard = new Promise<News>((resolve) => other.watch(resolve));
    one.publish('t', 'word');
    assert.deepEqual(await heard, { table: 't', word: 'word' });
  });

  test('what the browser has no room for is a failure of the storage, and what was there stays', async () => {
    const large = 'x'.repeat(4_000_000);
    const context = await newContext();
    const tab = await newTab(context);
    const devtools = await context.newCDPSession(tab);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
    const storage = await StorageInTab.open('full', [tab]);
    await storage.putContent('small', 'x');
    await assert.rejects(storage.putContent('large', large), StorageFailure);
    assert.equal(await storage.content('small'), 'x');
    assert.equal(await storage.content('large'), undefined);
    await context.close();
  });
});
