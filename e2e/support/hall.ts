import assert from 'node:assert/strict';
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
import { chromiumPath } from '../../scripts/chromium.ts';
import { type RunningServer, serve } from '../../server/serve.ts';

/** A real server with a data folder of its own, and a real browser with as many people as a test wants. */
export interface Hall {
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

export interface HallOptions {
  /** The least time that a bot takes, in milliseconds. */
  readonly pause?: number;
  /** The folder of the built page. */
  readonly page?: string;
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

/** The system's Chromium. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [...flags, ...more],
    headless: true,
  });
}

/**
 * A hall for the tests of a suite, called in its body: opened before the first test, left by all guests after each one,
 * closed after the last. What goes wrong in a page fails the test in which it does.
 */
export function useHall(): Pick<Hall, 'url' | 'guest' | 'restart' | 'leave'> {
  let hall: Hall | undefined;
  const opened = (): Hall => hall ?? assert.fail('the hall opens before the first test');
  before(async () => {
    hall = await openHall();
  });
  afterEach(async () => {
    await opened().leave();
    assert.deepEqual(opened().faults.splice(0), []);
  });
  after(() => hall?.close());
  return {
    get url() {
      return opened().url;
    },
    guest: (options) => opened().guest(options),
    restart: () => opened().restart(),
    leave: () => opened().leave(),
  };
}

export async function openHall({ pause = 0, page }: HallOptions = {}): Promise<Hall> {
  const data = await mkdtemp(join(tmpdir(), 'starboard-e2e-'));
  const start = (port: number): Promise<RunningServer> =>
    serve({ port, host: '127.0.0.1', data, pause, cover: 0, ...(page !== undefined && { page }) });
  let server = await start(0);
  const browser = await launchBrowser();
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  return {
    url: server.url,
    faults,
    async guest(options = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
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
