import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { findings } from './support/axe.ts';
import { type Asks, answer, keys, next, playOut } from './support/imperial-assault.ts';
import { assertStill, watchShifts } from './support/layout-shift.ts';
import { openTable } from './support/open-table.ts';
import { finger, type Hands, mouse, words } from './support/pressing.ts';
import { suiteOf } from './support/suite-of.ts';
import { useHall } from './support/test-server.ts';

const still = { reducedMotion: 'reduce' } as const;
const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

suiteOf('imperial-assault', 'Imperial Assault in the page', () => {
  const server = useHall();

  /** As few rounds as there can be. */
  async function openShort(page: Page): Promise<void> {
    await openTable(page, 'imperial-assault', ['Random bot'], async () => {
      await page.getByLabel('Limit of rounds').fill('2');
    });
  }

  async function playThrough(page: Page, hands: Hands): Promise<void> {
    await openShort(page);
    const shiftsOf = await watchShifts(page);
    await playOut(page, hands);
    // The table in words grows and shrinks.
    if (hands !== words) assertStill(await shiftsOf());
    assert.ok((await page.locator('.match-over tbody tr').count()) >= 2, 'every seat has a rank');
  }

  /** Answers until the seat at the page is asked something of a kind; false if the match is over before. */
  async function playUntil(page: Page, kind: Asks): Promise<boolean> {
    for (let turn = 0; turn < 300; turn++) {
      const waits = await next(page, mouse);
      if (waits === kind) return true;
      if (waits === 'over' || waits === 'words' || waits === 'curtain') return false;
      await answer(page, mouse, waits, turn);
    }
    return false;
  }

  test('a whole match by mouse', async () => playThrough(await server.guest(still), mouse));

  test('a whole match by keyboard alone', async () => playThrough(await server.guest(still), keys));

  test('a whole match in words', async () => playThrough(await server.guest(still), words));

  test('a whole match by finger on a phone, which never scrolls sideways', async () => {
    const page = await server.guest(phone);
    await playThrough(page, finger);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
  });

  test('axe finds nothing serious on the table', async () => {
    const page = await server.guest(still);
    await openShort(page);
    for (const kind of ['putFigure', 'activation'] as const) {
      assert.ok(await playUntil(page, kind));
      assert.deepEqual(await findings(page), [], kind);
    }
  });
});
