import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { againstBot } from './support/against-bot.ts';
import { mouse, next, playOut, words } from './support/carcassonne.ts';
import { turnToWords } from './support/hands.ts';
import { useHall } from './support/test-server.ts';

/** What somebody who plays every evening would notice. */
suite('a demanding player', () => {
  const server = useHall();

  const phone = { width: 390, height: 844 };
  const onTouch = { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

  async function sitDown(page: Page): Promise<void> {
    await page.goto('/');
    await againstBot(page);
    await page.locator('[data-square]').first().waitFor();
  }

  /** Plays so many answers in words, then comes back to the drawn table, and waits until the bot has moved. */
  async function playSome(page: Page, answers: number): Promise<void> {
    await playOut(page, words, answers).catch(() => undefined);
    await page.reload();
    await page.locator('.cs-world .cs-tile').first().waitFor();
    // A battle would lie over the table.
    for (let turn = 0; (await next(page)) === 'battle'; turn++) await mouse.battle(page, turn);
  }

  test('a tile that is being thought about stays when the connection comes back', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await sitDown(page);
    await page.locator('[data-square]').first().click();
    await page.locator('.cs-hand .cs-primary').waitFor();
    await server.restart();
    await page.locator('.prompt[data-link="lost"]').waitFor();
    await page.locator('.prompt[data-link="open"]').waitFor();
    await page.locator('.cs-hand .cs-primary').click();
    await page.locator('.cs-ghost-set').waitFor({ state: 'detached' });
  });

  test('what is chosen in the instant of the question stays chosen', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await sitDown(page);
    const chosen = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const watch = new MutationObserver(() => {
            const spot = document.querySelector<HTMLElement>('.cs-spot');
            if (spot === null) return;
            watch.disconnect();
            spot.click();
            setTimeout(() => resolve(document.querySelectorAll('.cs-spot.cs-chosen').length), 200);
          });
          watch.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.locator('[data-square]').first().click();
    await page.locator('.cs-hand .cs-primary').click();
    assert.equal(await chosen, 1);
  });

  test('the log is one stop for Tab, and arrows go through its lines', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await sitDown(page);
    await playSome(page, 9);
    const log = page.locator('.log');
    await log.focus();
    const lines = log.locator('.log-link');
    await page.keyboard.press('ArrowUp');
    assert.ok(await lines.last().evaluate((line) => line === document.activeElement), 'the newest line');
    await page.keyboard.press('Home');
    assert.ok(await lines.first().evaluate((line) => line === document.activeElement), 'the first line');
    await page.keyboard.press('ArrowDown');
    assert.ok(await lines.nth(1).evaluate((line) => line === document.activeElement), 'the second line');
    await page.keyboard.press('Tab');
    assert.ok(await log.evaluate((list) => !list.contains(document.activeElement)), 'Tab leaves the log');
  });

  test('who sits at the table stands there once: on the board, or in the table in words', async () => {
    const page = await server.guest();
    await sitDown(page);
    assert.equal(await page.locator('.seat-list').count(), 0);
    assert.equal(await page.locator('.cs-player[aria-current]').count(), 1);
    await turnToWords(page);
    assert.equal(await page.locator('.seat-list .seat').count(), 2);
    assert.equal(await page.locator('.cs-player').count(), 0);
  });

  test('whoever comes back sees the whole board, whatever is asked', async () => {
    for (const viewport of [{ width: 1440, height: 900 }, phone]) {
      const page = await server.guest({ viewport, reducedMotion: 'reduce' });
      await sitDown(page);
      await playSome(page, 31);
      const cut = await page.evaluate(() => {
        const stage = document.querySelector('.cs-stage')?.getBoundingClientRect();
        const tiles = [...document.querySelectorAll('.cs-world .cs-tile')];
        return tiles.filter((tile) => {
          const { left, top, right, bottom } = tile.getBoundingClientRect();
          return (
            !stage || left < stage.left || top < stage.top || right > stage.right || bottom > stage.bottom
          );
        }).length;
      });
      assert.equal(cut, 0, `${viewport.width} pixels wide`);
    }
  });

  test('a phone on its side shows all that one holds', async () => {
    const page = await server.guest({ viewport: { width: 844, height: 390 }, ...onTouch });
    await sitDown(page);
    await page.locator('[data-square]').first().tap();
    for (const button of await page.locator('.cs-hand button').all()) {
      const box = await button.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 390, JSON.stringify(box));
    }
    const stage = await page.locator('.cs-stage').boundingBox();
    assert.ok(stage && stage.height > 220, JSON.stringify(stage));
  });

  test('two fingers zoom the table, and one still chooses a square', async () => {
    const page = await server.guest({ viewport: phone, ...onTouch });
    await sitDown(page);
    const sideOf = async (): Promise<number> =>
      (await page.locator('.cs-world .cs-tile').first().boundingBox())?.width ?? 0;
    const before = await sideOf();
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 195 - apart, y: 420, id: 1 },
                { x: 195 + apart, y: 420, id: 2 },
              ],
      });
    await touch('touchStart', 90);
    for (let apart = 85; apart >= 45; apart -= 5) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await page.waitForFunction(
      (was) => (document.querySelector('.cs-world .cs-tile')?.getBoundingClientRect().width ?? 0) < was * 0.7,
      before,
    );
    await page.locator('[data-square]').first().tap();
    await page.locator('.cs-hand .cs-primary').waitFor();
    assert.ok((await sideOf()) >= 44, 'what a finger has to hit is large enough');
  });

  test('on a phone the notepad lies behind a button, an entry a turn', async () => {
    const page = await server.guest({ viewport: phone, ...onTouch });
    await sitDown(page);
    await playSome(page, 9);
    await page.getByRole('button', { name: 'Log' }).tap();
    const entries = page.locator('.dialog .log > li:not(.log-spoken)');
    await entries.first().waitFor();
    // The log is told of a tile before the board has shown it.
    await page.waitForFunction(
      () =>
        document.querySelectorAll('.dialog .log > li:not(.log-spoken)').length ===
        document.querySelectorAll('.cs-world .cs-tile').length - 1,
    );
    assert.ok(await entries.last().isVisible());
    const [last, sheet] = [await entries.last().boundingBox(), await page.locator('.dialog').boundingBox()];
    assert.ok(last && sheet && last.y + last.height <= sheet.y + sheet.height + 1, 'the newest is in sight');
    assert.equal(await page.locator('.dialog .seat-list').count(), 0);
  });
});
