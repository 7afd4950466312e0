import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { games } from '../games/games.ts';
import { writeServiceWorker } from '../scripts/offline-build.ts';
import { findings } from './support/axe.ts';
import { turnToWords } from './support/hands.ts';
import { playInWords } from './support/in-words.ts';
import { openTable } from './support/open-table.ts';
import { startTestServer, type TestServer, useHall } from './support/test-server.ts';
import { waitUntil } from './support/waiting.ts';

const starboard = fileURLToPath(new URL('../cli/starboard.mjs', import.meta.url));
const built = fileURLToPath(new URL('../dist', import.meta.url));

/** Opens the page in a browser that may keep it, and waits until it has. */
async function keepPage(
  server: Pick<TestServer, 'guest'>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await server.guest({ serviceWorkers: 'allow', reducedMotion: 'reduce', ...options });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

/** The paths of all that the browser keeps. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

suite('without a network', () => {
  const server = useHall();

  /** Somebody whose browser has kept the page. */
  async function keeper(): Promise<Page> {
    await server.restart();
    return keepPage(server);
  }

  async function loseNetwork(page: Page): Promise<void> {
    await server.stop();
    await page.context().setOffline(true);
  }

  async function playOnDevice(page: Page, game: string): Promise<void> {
    await page.goto('/');
    await page
      .locator('.game-card', { has: page.locator(`a[href="/new/${game}"]`) })
      .getByRole('button', { name: 'Play on this device' })
      .click();
    await page.locator('.table-page').waitFor();
  }

  test('guide and rules open, a whole match is played across a reload, and its record is proven', async () => {
    const page = await keeper();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await loseNetwork(page);
    await page.goto('/rules/conflict');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/learn/conflict');
    await page.locator('.guide-next').click();

    await playOnDevice(page, 'conflict');
    await assert.rejects(playInWords(page, 8), /does not end/);
    const path = new URL(page.url()).pathname;
    await page.reload();
    await playInWords(page);

    assert.deepEqual(
      said.filter((text) => text.includes('a bot failed')),
      [],
    );

    await page.goto('/');
    await page.locator(`a[href="${path}"]`).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the record' }).first().click(),
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'starboard-record-'));
    const file = join(folder, 'record.txt');
    await saved.saveAs(file);
    const { stdout } = await promisify(execFile)(process.execPath, [starboard, 'verify', file]);
    await rm(folder, { recursive: true });
    assert.match(stdout, /Everything fits/);

    await page.getByRole('button', { name: 'Play again' }).first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/table/device-') && url.pathname !== path);
    await page.locator('.table-page').waitFor();
    await page.goto(path.replace('/table/', '/replay/'));
    await page.getByRole('button', { name: 'Step forward' }).waitFor();
    await page.goto(path.replace('/table/', '/verify/'));
    await page.getByText('This browser saw this commitment at the table, and').waitFor();
  });

  test('a match of every game begins', async () => {
    const page = await keeper();
    await loseNetwork(page);
    for (const { id } of games) {
      await playOnDevice(page, id).catch((cause) => {
        throw new Error(`none of ${id} begins`, { cause });
      });
    }
  });

  test('what needs the server says so, and is there again with it', async () => {
    const page = await keeper();
    const path = await openTable(page, 'carcassonne', ['Greedy bot']);
    await loseNetwork(page);
    await page.goto('/');
    await page.getByText('The server cannot be reached right now. Guides').waitFor();
    assert.equal(await page.getByText('This is kept on the server').count(), 2);
    assert.deepEqual(await findings(page), []);
    await page.goto(path);
    await page.getByRole('heading', { name: 'This table cannot be shown now' }).waitFor();
    await page.goto('/new/carcassonne');
    await page.getByText('The match is played on this device').waitFor();
    const seat = page.getByLabel('Seat 2', { exact: true }).locator('option');
    assert.deepEqual(await seat.allInnerTexts(), [
      'Me',
      'Somebody at this screen',
      'Greedy bot',
      'Random bot',
    ]);
    await server.restart();
    await page.context().setOffline(false);
    await page.getByRole('radio', { name: 'On the server' }).waitFor();
  });

  test('a language that was chosen once is there', async () => {
    const page = await keeper();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Polski' }).check();
    await page.getByText('Ucz się, grając').first().waitFor();
    const polish = (await readdir(join(built, 'assets'))).filter((name) => /^pl-.*\.json$/.test(name));
    await waitUntil(() =>
      page.evaluate(async (wanted) => {
        const found = await Promise.all(wanted.map((name) => caches.match(`/assets/${name}`)));
        return found.every((file) => file !== undefined);
      }, polish),
    );
    await loseNetwork(page);
    await page.goto('/rules/conflict');
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'pl');
  });

  test('nothing is kept but the built page', async () => {
    const page = await keeper();
    await openTable(page, 'carcassonne', ['Greedy bot']);
    const paths = await keptPaths(page);
    assert.ok(paths.length > 100);
    assert.deepEqual(
      paths.filter((path) => path !== '/index.html' && !path.startsWith('/assets/')),
      [],
    );
  });
});

suite('tables on the device', () => {
  const server = useHall();

  async function openHere(page: Page): Promise<void> {
    await page.goto('/new/carcassonne');
    await page.getByRole('radio', { name: 'On this device' }).check();
    assert.deepEqual(await findings(page), []);
    await page.getByRole('button', { name: 'Open the table' }).click();
  }

  test('one can be chosen with a network too, and two tabs show the same', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await openHere(page);
    await page.locator('.table-page').waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await turnToWords(other);
    await assert.rejects(playInWords(page, 3), /does not end/);
    const text = (tab: Page) => tab.locator('.text-view').innerText();
    await page.waitForFunction(() => document.querySelector('.choice-list button'));
    const shown = await text(page);
    await other.waitForFunction(
      (wanted) => document.querySelector<HTMLElement>('.text-view')?.innerText === wanted,
      shown,
    );
  });

  test('a browser that keeps nothing says so', async () => {
    const page = await server.guest();
    await page.route('**/assets/worker-worker-*.js', async (route) => {
      const body = await (await route.fetch()).text();
      const denied = `Object.defineProperty(self, 'indexedDB', { get() { throw new Error('denied'); } });`;
      await route.fulfill({ contentType: 'text/javascript', body: `${denied}\n${body}` });
    });
    await openHere(page);
    await page.getByText('This browser keeps no data for this page').waitFor();
  });

  test('a full disk says so', async () => {
    const page = await server.guest();
    await page.goto('/');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1 });
    await openHere(page);
    await page.getByText('perhaps the disk is full').waitFor();
  });
});

suite('a new page at the server', () => {
  let folder = '';
  let server: TestServer;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starboard-page-'));
    await cp(built, folder, { recursive: true });
    server = await startTestServer({ page: folder });
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const cachesOf = (page: Page) => page.evaluate(() => caches.keys());
  /** Waits, from when it is called on, until a service worker that waits has taken the place of the last one. */
  async function watchWorkers(page: Page): Promise<() => Promise<void>> {
    const devtools = await page.context().newCDPSession(page);
    const waiting = new Set<string>();
    const replaced = new Promise<void>((resolve) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        for (const { versionId, status } of versions) {
          if (status === 'installed') waiting.add(versionId);
          if (status === 'activated' && waiting.has(versionId)) resolve();
        }
      });
    });
    await devtools.send('ServiceWorker.enable');
    return () => replaced;
  }

  const descriptionOf = (page: Page) =>
    page.evaluate(() => document.querySelector('meta[name="description"]')?.getAttribute('content'));

  test('an open page goes on with its own files; the next one is new, with and without a network', async () => {
    const page = await keepPage(server);
    const [first] = await cachesOf(page);
    const index = await readFile(join(folder, 'index.html'), 'utf8');
    await writeFile(join(folder, 'index.html'), index.replace('A digital table', 'A new table'));
    // The new build names everything anew, and the old names are gone.
    const assets = await readdir(join(folder, 'assets'));
    const rules = assets.filter((name) => /^rules-.*\.js$/.test(name));
    assert.ok(rules.length > 0);
    for (const name of rules)
      for (const form of ['', '.br', '.gz'])
        await rm(join(folder, 'assets', `${name}${form}`), { force: true });
    writeServiceWorker(folder, (name) => !name.startsWith('worker-'));

    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await waitUntil(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null));
    await page.locator('a[href="/rules/carcassonne"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();

    const next = await page.context().newPage();
    const replaced = await watchWorkers(next);
    await page.close();
    await replaced();
    await next.goto('/');
    assert.match((await descriptionOf(next)) ?? '', /A new table/);
    await waitUntil(async () => !(await cachesOf(next)).includes(first ?? ''));
    await server.stop();
    await next.context().setOffline(true);
    await next.goto('/');
    assert.match((await descriptionOf(next)) ?? '', /A new table/);
    await next.context().setOffline(false);
    await server.restart();
    await server.leave();
    assert.deepEqual(server.faults, []);
  });

  test('a file that is not what the build made is not kept, nor is the page', async () => {
    const [cover] = (await readdir(join(folder, 'assets'))).filter((name) => /^cover-.*\.js$/.test(name));
    const path = join(folder, 'assets', cover ?? '');
    await writeFile(path, `${await readFile(path, 'utf8')}\n// Somebody in between has written this.\n`);
    for (const form of ['br', 'gz']) await rm(`${path}.${form}`, { force: true });
    const page = await server.guest({ serviceWorkers: 'allow' });
    await page.goto('/');
    const result = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/service-worker.js');
      const worker = registration.installing;
      return new Promise((resolve) => {
        worker?.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    assert.equal(result, 'redundant');
    await page.context().setOffline(true);
    await assert.rejects(page.goto('/'));
    await server.leave();
  });
});

suite('the installed page', () => {
  const server = useHall();

  test('browsers find nothing that keeps it from being installed, in any language', async () => {
    for (const [locale, words] of [
      ['en-GB', 'also without a network'],
      ['de-DE', 'auch ohne Netz'],
    ] as const) {
      const page = await keepPage(server, { locale });
      const devtools = await page.context().newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // Playwright's pages are like those of a private window.
      assert.deepEqual(
        installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
        [],
      );
      const { data = '', errors } = await devtools.send('Page.getAppManifest');
      assert.deepEqual(errors, []);
      assert.ok(data.includes(words), data);
      for (const { src, sizes } of JSON.parse(data).icons) {
        const size = await page.evaluate(async (path) => {
          const image = new Image();
          image.src = path;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }, src);
        assert.equal(size, sizes);
      }
    }
  });
});
