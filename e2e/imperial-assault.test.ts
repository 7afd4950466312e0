import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findings } from './support/axe.ts';
import { keys, playOut, playUntil } from './support/imperial-assault.ts';
import { assertStill, watchShifts } from './support/layout-shift.ts';
import { openTable } from './support/open-table.ts';
import { finger, type Hands, mouse, words } from './support/pressing.ts';
import { useHall } from './support/test-server.ts';

const still = { reducedMotion: 'reduce' } as const;
const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

suite('Imperial Assault in the page', () => {
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

  test('a whole match by mouse', async () => playThrough(await server.guest(still), mouse));

  test('a whole match by keyboard alone', async () => playThrough(await server.guest(still), keys));

  test('a whole match in words', async () => playThrough(await server.guest(still), words));

  test('a whole match by finger on a phone, which never scrolls sideways', async () => {
    const page = await server.guest(phone);
    await playThrough(page, finger);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
  });

  test('on a phone nothing of the map lies under the buttons that zoom, when all of it is shown', async () => {
    const page = await server.guest(phone);
    await openTable(page, 'imperial-assault', ['Random bot'], () =>
      page.getByRole('radio', { name: 'Lost Cargo' }).check(),
    );
    await page.locator('.ib-ground[data-whole="true"]').waitFor();
    const [floor, tools] = await Promise.all(
      ['.ia-floor', '.ib-tools'].map((part) => page.locator(part).boundingBox()),
    );
    assert.ok(floor && tools);
    // The floor of this map is a rectangle as wide as the screen.
    assert.ok(floor.y + floor.height <= tools.y, `${floor.y + floor.height} px, and ${tools.y} px`);
  });

  test('axe finds nothing serious on the table', async () => {
    const page = await server.guest(still);
    await openShort(page);
    for (const kind of ['putFigure', 'activation'] as const) {
      assert.ok(await playUntil(page, mouse, kind));
      assert.deepEqual(await findings(page), [], kind);
    }
  });
});
