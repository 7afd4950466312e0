import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { games } from '../games/games.ts';
import { playInWords } from './support/in-words.ts';
import { useHall } from './support/test-server.ts';

const starboard = fileURLToPath(new URL('../cli/starboard.mjs', import.meta.url));

/** The page is kept in the browser, and then the server and the network are gone. */
suite('without a network', () => {
  const server = useHall();

  /** Somebody whose browser has kept the page. */
  async function keeper(options: BrowserContextOptions = {}): Promise<Page> {
    await server.restart();
    const page = await server.guest({ serviceWorkers: 'allow', reducedMotion: 'reduce', ...options });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    return page;
  }

  async function loseNetwork(page: Page): Promise<void> {
    await server.stop();
    await page.context().setOffline(true);
  }

  async function openOnDevice(page: Page, game: string): Promise<void> {
    await page.goto('/');
    await page
      .locator('.game-card', { has: page.locator(`a[href="/new/${game}"]`) })
      .getByRole('button', { name: 'Play on this device' })
      .click();
    await page.locator('.table-page').waitFor();
  }

  test('guide and rules open, a whole match against a bot is played, and its record is proven', async () => {
    const page = await keeper();
    await loseNetwork(page);
    await page.goto('/');
    await page.getByText('The server cannot be reached just now. Guides').waitFor();

    await page.goto('/rules/super-teams');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/learn/super-teams');
    await page.locator('.guide-next').click();

    await openOnDevice(page, 'super-teams');
    await assert.rejects(playInWords(page, 8), /does not end/);
    const path = new URL(page.url()).pathname;
    await page.reload();
    await page.locator('.table-page').waitFor();
    await playInWords(page);

    await page.goto('/');
    await page.locator(`a[href="${path}"]`).click();
    const folder = await mkdtemp(join(tmpdir(), 'starboard-record-'));
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the record' }).first().click(),
    ]);
    const file = join(folder, 'record.txt');
    await saved.saveAs(file);
    const { stdout } = await promisify(execFile)(process.execPath, [starboard, 'verify', file]);
    await rm(folder, { recursive: true });
    assert.match(stdout, /Everything fits/);

    await page.goto(path.replace('/table/', '/verify/'));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  for (const { id } of games) {
    test(`${id} begins`, async () => {
      const page = await keeper();
      await loseNetwork(page);
      await openOnDevice(page, id);
    });
  }
});
