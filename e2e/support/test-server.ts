import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { chromiumPath, headlessShellPath } from '../../scripts/chromium.ts';
import { type RunningServer, serve } from '../../server/serve.ts';

/** A real server with a data folder of its own, and a real browser with as many people as a test wants. */
export interface TestServer {
  readonly url: string;
  /** Somebody new, with cookies and settings of their own. Faults in the page's scripts end up in `faults`. */
  guest(options?: BrowserContextOptions): Promise<Page>;
  /** What went wrong in any page: exceptions, and what the security policy forbade. */
  readonly faults: string[];
  /** Stops the server and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  /** Closes the pages of all guests: a page that stays goes on drawing, which slows down what comes after it. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** The least time that a bot takes, in milliseconds. */
  readonly pause?: number;
  /** The folder of the built page. */
  readonly page?: string;
  /** Whether the whole browser is needed: for notices of the system, and for how pages look and move. */
  readonly wholeBrowser?: boolean;
  /** What guests ask of pages, unless they say otherwise. */
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

/** The whole Chromium of the system, or, where that is enough, the one without windows. */
export function launchBrowser(which: 'whole' | 'shell', ...more: readonly string[]): Promise<Browser> {
  const shell = which === 'shell' && existsSync(headlessShellPath);
  return chromium.launch({
    executablePath: shell ? headlessShellPath : chromiumPath,
    args: [...flags, ...more],
    headless: true,
  });
}

/**
 * A hall for the tests of a suite, called in its body: opened before the first test, left by all guests after each one,
 * closed after the last. What goes wrong in a page fails the test in which it does.
 */
export function useHall(
  options?: TestServerOptions,
): Pick<TestServer, 'url' | 'guest' | 'restart' | 'leave'> {
  let server: TestServer | undefined;
  const opened = (): TestServer => server ?? assert.fail('the server starts before the first test');
  before(async () => {
    server = await startTestServer(options);
  });
  afterEach(async () => {
    await opened().leave();
    assert.deepEqual(opened().faults.splice(0), []);
  });
  after(() => server?.close());
  return {
    get url() {
      return opened().url;
    },
    guest: (guest) => opened().guest(guest),
    restart: () => opened().restart(),
    leave: () => opened().leave(),
  };
}

export async function startTestServer({
  pause = 0,
  page,
  wholeBrowser = false,
  reducedMotion = 'no-preference',
}: TestServerOptions = {}): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'starboard-e2e-'));
  const start = (port: number): Promise<RunningServer> =>
    serve({ port, host: '127.0.0.1', data, pause, cover: 0, ...(page !== undefined && { page }) });
  let server = await start(0);
  const browser = await launchBrowser(wholeBrowser ? 'whole' : 'shell');
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  return {
    url: server.url,
    faults,
    async guest(options = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        reducedMotion,
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      contexts.push(context);
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
    async restart() {
      const { port } = server;
      await server.close();
      server = await start(port);
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(data, { recursive: true });
    },
  };
}
