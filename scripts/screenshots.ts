/**
 * `npm run pictures`: the pictures of the README, made from the built page in a real Chromium. `npm run pictures -- --all
 * FOLDER [WORDS]` writes every moment that the test of layout measures (`e2e/support/moments.ts`) on each of its screens,
 * by day and by night, to a folder, to be looked at; with words, the moments in whose names they are.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Kept, keepTables } from '../e2e/support/kept-tables.ts';
import {
  findFirst,
  momentsOf,
  openMoment,
  pressEscape,
  roundsOf,
  type Screen,
  screens,
  turnTo,
} from '../e2e/support/moments.ts';
import { startTestServer } from '../e2e/support/test-server.ts';

const lights = { day: 'light', night: 'dark' } as const;

/** Waits until pieces have landed and pictures are drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('.cs-world .cs-tile:not(:has(img))') === null);
  await page.waitForTimeout(300);
}

async function shoot(page: Page, file: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: file });
  console.log(file);
}

/** Every moment on every screen. */
async function forEyes(visitor: Visitor, kept: Kept, folder: string, words: string): Promise<void> {
  for (const touch of [true, false]) {
    const mine = screens.filter((screen) => screen.touch === touch);
    const page = await visitor({ touch });
    for (const moment of momentsOf(kept).filter(({ name }) => name.includes(words))) {
      await openMoment(page, moment);
      for (const screen of mine) {
        await turnTo(page, screen);
        for (const [light, colorScheme] of Object.entries(lights)) {
          await page.emulateMedia({ colorScheme });
          await shoot(page, join(folder, nameOf(moment.name, screen, light)));
        }
        let presses = 0;
        for (const { kind, pressed } of roundsOf(moment)) {
          for (const selector of pressed) {
            presses++;
            const press = await findFirst(page, selector, kind, screen);
            if (press === undefined) continue;
            await press();
            await shoot(page, join(folder, nameOf(`${moment.name} ${presses}`, screen, 'night')));
          }
          await pressEscape(page);
        }
      }
    }
    await page.context().close();
  }
}

function nameOf(moment: string, { width, height }: Screen, light: string): string {
  return `${moment.replaceAll(/[^a-zA-Z0-9]+/g, '-')}-${width}x${height}-${light}.png`;
}

/** The moment in which a game is shown, where it is not the first thing that is asked. */
const shownWhen: Readonly<Record<string, string>> = {
  pocketmodel: 'card',
  'imperial-assault': 'activation',
};

/** Games with a second picture by day, and the moment in it. */
const shownByDay: Readonly<Record<string, string>> = { 'imperial-assault-campaign': 'deployment' };

/** Games that are shown with as many as can play. */
const shownCrowded: ReadonlySet<string> = new Set(['imperial-assault-campaign']);

async function forReadme(visitor: Visitor, { tables }: Kept): Promise<void> {
  const target = 'docs/pictures';
  await mkdir(target, { recursive: true });
  const home = await visitor({ touch: false, anew: true });
  await home.emulateMedia({ colorScheme: 'light' });
  await home.goto('/');
  await home.locator('.game-card').first().waitFor();
  await shoot(home, join(target, 'home.png'));
  const page = await visitor({ touch: false });
  const picture = async (name: string, path: string): Promise<void> => {
    await page.goto(path);
    await page.locator('.table-stage').waitFor();
    await shoot(page, join(target, `${name}.png`));
  };
  for (const [id, { first, asked, crowded, over }] of tables) {
    const middle = shownCrowded.has(id)
      ? crowded
      : (asked.get(shownWhen[id] ?? '') ?? [...asked.values()][0] ?? first);
    if (id !== 'carcassonne') {
      await picture(id, middle);
      const byDay = shownByDay[id];
      if (byDay === undefined) continue;
      await page.emulateMedia({ colorScheme: 'light' });
      await picture(`${id}-day`, asked.get(byDay) ?? middle);
      await page.emulateMedia({ colorScheme: 'dark' });
      continue;
    }
    await picture('table-night', middle);
    await page.emulateMedia({ colorScheme: 'light' });
    await picture('table-day', middle);
    await picture('replay', `${over.replace('table', 'replay')}#90`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await picture('phone', middle);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
}

/** Opens a page of the one who sits at the kept tables, or of somebody new. */
type Visitor = (how: { readonly touch: boolean; readonly anew?: boolean }) => Promise<Page>;

const [flag, folder = '', words = ''] = process.argv.slice(2);
const server = await startTestServer({ wholeBrowser: true });
try {
  const kept = await keepTables(server.url, server.data);
  const visitor: Visitor = async ({ touch, anew = false }) => {
    const page = await server.guest({
      viewport: { width: 1440, height: 900 },
      hasTouch: touch,
      colorScheme: 'dark',
    });
    if (!anew) await page.context().addCookies([{ ...kept.cookie, url: server.url }]);
    return page;
  };
  if (flag !== '--all') await forReadme(visitor, kept);
  else {
    await mkdir(folder, { recursive: true });
    await forEyes(visitor, kept, folder, words);
  }
} finally {
  await server.close();
}
