import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
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
function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: flags,
    headless: true,
  });
}

export async function openHall({ pause = 0, page }: HallOptions = {}): Promise<Hall> {
  const data = await mkdtemp(join(tmpdir(), 'starboard-e2e-'));
  const start = (port: number): Promise<RunningServer> =>
    serve({ port, host: '127.0.0.1', data, pause, cover: 0, ...(page !== undefined && { page }) });
  let server = await start(0);
  const browser = await launchBrowser();
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
      context.setDefaultTimeout(30_000);
      const tab = await context.newPage();
      tab.on('pageerror', (fault) => faults.push(`${tab.url()}: ${fault.stack ?? fault.message}`));
      tab.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) faults.push(`${tab.url()}: ${message.text()}`);
      });
      return tab;
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
