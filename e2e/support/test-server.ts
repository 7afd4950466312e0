import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { chromiumPath, headlessShellPath } from '../../scripts/chromium.ts';
import { type RunningServer, type ServeOptions, serve } from '../../server/serve.ts';
import { drawNothing } from './draw-nothing.ts';
import { fixChance, fixContributions } from './fixed-chance.ts';

/** A real server with a data folder of its own, and a real browser with as many guests as a test needs. */
export interface TestServer {
  readonly url: string;
  /** The folder of its data. */
  readonly data: string;
  /**
   * Opens a context for a new guest, with cookies and settings of its own. Faults of its scripts are added to
   * `faults`.
   */
  guest(options?: BrowserContextOptions): Promise<Page>;
  /** Faults of all pages: exceptions, and violations of the security policy. */
  readonly faults: string[];
  /** Stops the server. */
  stop(): Promise<void>;
  /**
   * Starts the server again on the same port with the same data, and stops it first if it runs. `meanwhile` is given the
   * data folder in between.
   */
  restart(meanwhile?: (data: string) => void | Promise<void>): Promise<void>;
  /** Closes the pages of all guests. An open page goes on drawing, which slows down later tests. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** The least time that a bot takes, in milliseconds. */
  readonly pause?: number;
  /** The folder of the built page. */
  readonly page?: string;
  /** Whether the test needs the whole browser: for notices of the system, and for the look and motion of pages. */
  readonly wholeBrowser?: boolean;
  /** The games of the server, if they are not those of the list. */
  readonly games?: NonNullable<ServeOptions['games']>;
  /** The default settings of guests. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The whole Chromium of the system, or the headless one if that is enough. */
export function launchBrowser(which: 'whole' | 'shell', ...more: readonly string[]): Promise<Browser> {
  const shell = which === 'shell' && existsSync(headlessShellPath);
  return chromium.launch({
    executablePath: shell ? headlessShellPath : chromiumPath,
    args: [...flags, ...more],
    headless: true,
  });
}

/**
 * A test server for a suite, called in its body. It starts before the first test, closes the guests after each one,
 * and stops after the last. A fault in a page fails the test in which it happens. Unless it needs the whole browser, its
 * pages are not drawn.
 */
export function useHall(
  options?: TestServerOptions,
): Pick<TestServer, 'url' | 'data' | 'guest' | 'stop' | 'restart' | 'leave'> {
  let server: TestServer | undefined;
  const opened = (): TestServer => server ?? assert.fail('the server starts before the first test');
  before(async () => {
    fixChance('');
    server = await startTestServer(options);
  });
  beforeEach((test) => fixChance(test.name));
  afterEach(async () => {
    await opened().leave();
    assert.deepEqual(opened().faults.splice(0), []);
  });
  after(() => server?.close());
  return {
    get url() {
      return opened().url;
    },
    get data() {
      return opened().data;
    },
    async guest(guest) {
      const page = await opened().guest(guest);
      if (options?.wholeBrowser !== true) await page.addInitScript(drawNothing);
      return page;
    },
    stop: () => opened().stop(),
    restart: (meanwhile) => opened().restart(meanwhile),
    leave: () => opened().leave(),
  };
}

export async function startTestServer({
  pause = 0,
  page,
  wholeBrowser = false,
  reducedMotion = 'no-preference',
  games,
}: TestServerOptions = {}): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'starboard-e2e-'));
  const start = (port: number): Promise<RunningServer> =>
    serve({
      ...{ port, host: '127.0.0.1', data, pause, cover: 0 },
      ...(page !== undefined && { page }),
      ...(games && { games }),
    });
  let server = await start(0);
  let runs = true;
  const stop = async (): Promise<void> => {
    if (runs) await server.close();
    runs = false;
  };
  const browser = await launchBrowser(wholeBrowser ? 'whole' : 'shell');
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  return {
    url: server.url,
    data,
    faults,
    async guest(options = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        reducedMotion,
        viewport: { width: 1280, height: 800 },
        // Keeping the page takes time, which most tests do not need.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      await fixContributions(context);
      context.setDefaultTimeout(30_000);
      const tab = await context.newPage();
      tab.on('pageerror', (fault) => faults.push(`${tab.url()}: ${fault.stack ?? fault.message}`));
      tab.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) faults.push(`${tab.url()}: ${message.text()}`);
      });
      return tab;
    },
    async leave() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
    stop,
    async restart(meanwhile) {
      const { port } = server;
      await stop();
      await meanwhile?.(data);
      server = await start(port);
      runs = true;
    },
    async close() {
      await browser.close();
      await stop();
      await rm(data, { recursive: true });
    },
  };
}
