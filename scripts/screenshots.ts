/**
 * `npm run pictures`: the pictures of the README, made from the built page in a real Chromium, by day and by night, for
 * desktop, tablet and phone. `npm run pictures -- --all FOLDER` writes every page in every size to a folder, to be looked at.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { againstBot } from '../e2e/support/against-bot.ts';
import { playOut, words } from '../e2e/support/carcassonne.ts';
import { playInWords } from '../e2e/support/in-words.ts';
import { startTestServer, type TestServer } from '../e2e/support/test-server.ts';
import { games } from '../games/games.ts';

const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;
const lights = { day: 'light', night: 'dark' } as const;

type Size = keyof typeof sizes;
type Light = keyof typeof lights;

const folder = process.argv.includes('--all') ? process.argv.at(-1) : undefined;
/** How many answers are given before the table is shown. */
const middle = 44;
/** The same for games in which whoever answers anything soon loses. */
const early = 20;

/** Waits until pieces have landed and pictures are drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('.cs-world .cs-tile:not(:has(img))') === null);
  await page.waitForTimeout(1200);
}

async function openMatch(page: Page): Promise<string> {
  await page.goto('/');
  await againstBot(page);
  await page.waitForURL(/\/table\//);
  await page.locator('[data-square]').first().waitFor();
  return new URL(page.url()).pathname;
}

/** A table in the middle of a match, and one whose match is over. */
async function prepare(page: Page): Promise<{ running: string; over: string }> {
  const running = await openMatch(page);
  await playOut(page, words, middle).catch(() => undefined);
  const over = await openMatch(page);
  await playOut(page, words);
  return { running, over };
}

async function picture(page: Page, path: string, file: string, act?: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await settled(page);
  await act?.();
  await page.screenshot({ path: file });
  console.log(file);
}

async function every(server: TestServer, size: Size, light: Light, target: string): Promise<void> {
  const page = await server.guest({ viewport: sizes[size], colorScheme: lights[light] });
  const { running, over } = await prepare(page);
  const shot = (name: string, path: string, act?: () => Promise<void>) =>
    picture(page, path, join(target, `${name}-${size}-${light}.png`), act);
  await shot('home', '/');
  await shot('new', '/new/carcassonne');
  await shot('workshop', '/packs/super-teams');
  await shot('rules', '/rules/carcassonne');
  await shot('about', '/about');
  await shot('table', running);
  await shot('menu', running, () => page.getByRole('button', { name: 'Table menu' }).click());
  await shot('words', running, async () => {
    await page.locator('button.skip').press('Enter');
  });
  await shot('over', over);
  await shot('replay', `${over.replace('table', 'replay')}#60`);
  await page.context().close();
}

async function forReadme(server: TestServer): Promise<void> {
  const target = 'docs/pictures';
  await mkdir(target, { recursive: true });
  const desk = await server.guest({ viewport: sizes.desktop, colorScheme: 'dark' });
  const { running, over } = await prepare(desk);
  await picture(desk, running, join(target, 'table-night.png'));
  await desk.emulateMedia({ colorScheme: 'light' });
  await picture(desk, running, join(target, 'table-day.png'));
  await picture(desk, '/', join(target, 'home.png'));
  await picture(desk, `${over.replace('table', 'replay')}#90`, join(target, 'replay.png'));
  await desk.setViewportSize(sizes.phone);
  await picture(desk, running, join(target, 'phone.png'));
  for (const { id } of games.slice(1)) {
    const page = await server.guest({ viewport: sizes.desktop, colorScheme: 'dark' });
    await page.goto('/');
    await againstBot(page, id);
    await page.waitForURL(/\/table\//);
    await playInWords(page, early).catch(() => undefined);
    await picture(page, new URL(page.url()).pathname, join(target, `${id}.png`));
    await page.context().close();
  }
}

const server = await startTestServer({ wholeBrowser: true });
try {
  if (folder === undefined) await forReadme(server);
  else {
    await mkdir(folder, { recursive: true });
    for (const size of ['desktop', 'tablet', 'phone'] as const) {
      for (const light of ['night', 'day'] as const) await every(server, size, light, folder);
    }
  }
} finally {
  await server.close();
}
