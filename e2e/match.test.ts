import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { againstBot } from './support/against-bot.ts';
import { finger, type Hands, keys, mouse, playOut, words } from './support/carcassonne.ts';
import { type Hall, openHall } from './support/hall.ts';

/** A whole match of 76 tiles against a bot, in one way of playing. */
suite('a whole match against a bot', { concurrency: 2 }, () => {
  let hall: Hall;
  before(async () => {
    hall = await openHall();
  });
  after(async () => {
    await hall.close();
    assert.deepEqual(hall.faults, []);
  });

  async function sitDown(page: Page): Promise<void> {
    await page.goto('/');
    await againstBot(page);
    await page.locator('.table-page').waitFor();
  }

  async function playThrough(page: Page, hands: Hands): Promise<void> {
    await sitDown(page);
    await playOut(page, hands);
    const rows = page.locator('.match-over tbody tr');
    assert.equal(await rows.count(), 2);
    assert.match(await page.locator('.match-over caption').innerText(), /win|share/);
  }

  test('by mouse', async () => playThrough(await hall.guest({ reducedMotion: 'reduce' }), mouse));

  test('by keyboard alone', async () => playThrough(await hall.guest({ reducedMotion: 'reduce' }), keys));

  test('by the table in words alone', async () =>
    playThrough(await hall.guest({ reducedMotion: 'reduce' }), words));

  test('by finger on a phone', async () => {
    const phone = {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    } as const;
    await playThrough(await hall.guest(phone), finger);
  });
});
