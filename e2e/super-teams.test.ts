import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertStill, watchShifts } from './support/layout-shift.ts';
import { openTable } from './support/open-table.ts';
import { finger, type Hands, keys, mouse, playOut } from './support/super-teams.ts';
import { useHall } from './support/test-server.ts';
import { openCurtain } from './support/waiting.ts';

const still = { reducedMotion: 'reduce' } as const;
const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

suite('Super Teams in the page', () => {
  const server = useHall();

  async function playThrough(page: Page, hands: Hands, seats = 2): Promise<void> {
    await openTable(page, 'super-teams', Array(seats - 1).fill('Greedy bot'));
    await page.locator('.st-card').first().waitFor();
    assert.equal(await page.locator('.st-player').count(), seats);
    assert.equal(await page.locator('.st-ship').count(), 8);
    const shiftsOf = await watchShifts(page);
    await playOut(page, hands);
    assertStill(await shiftsOf());
    assert.equal(await page.locator('.match-over tbody tr').count(), seats);
    assert.match(await page.locator('.match-over caption').innerText(), /win|share/);
  }

  test('a whole match by mouse, of four at one table, two a team', async () =>
    playThrough(await server.guest(still), mouse, 4));

  // Here the track lay down and stood up again while a card was chosen.
  test('a whole match by finger on a tablet, on which the track never turns over', async () => {
    const page = await server.guest({ ...phone, viewport: { width: 820, height: 1180 } });
    await playThrough(page, finger);
  });

  test('a whole match by keyboard alone', async () => playThrough(await server.guest(still), keys));

  test('a whole match by finger on a phone, which never scrolls sideways', async () => {
    const page = await server.guest(phone);
    await playThrough(page, finger);
    const { wide, track } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - innerWidth,
      track: document.querySelector('.st-world')?.getBoundingClientRect().toJSON(),
    }));
    assert.ok(wide <= 0, `${wide} px too wide`);
    assert.ok(track.left >= 0 && track.right <= 390, 'the whole track is on the screen');
  });

  test('at one screen a curtain hides the hand of the one from the other', async () => {
    const page = await server.guest(still);
    const table = await openTable(page, 'super-teams', ['Somebody at this screen']);
    const hand = async (): Promise<string[]> => {
      await page.locator('.st-card[aria-disabled="false"]').first().waitFor();
      return page.locator('.st-card').evaluateAll((cards) => cards.map(({ dataset }) => dataset.card ?? ''));
    };
    const first = await hand();
    await mouse.playCard(page, 0);
    await page.locator('.curtain, .st-side, .st-pass').first().waitFor();
    if ((await page.locator('.st-side').count()) > 0) await mouse.side(page, 0);
    await page.locator('.curtain').waitFor();
    assert.equal(await page.locator('.st-card').count(), 0, 'the curtain lies over a table without cards');
    await openCurtain(page);
    const second = await hand();
    assert.equal(second.length, 6);
    assert.notDeepEqual(first, second);

    // A match that is given up can be looked at again, too.
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Really resign?' }).click();
    await page.locator('.match-over').waitFor();
    await page.goto(table.replace('table', 'replay'));
    await page.locator('.transport').waitFor();
    // The referee sees the hand of whoever decides, a spectator none.
    await page.getByLabel('View as').selectOption('referee');
    await page.locator('.st-card').first().waitFor();
    assert.deepEqual(
      await page.locator('.st-card').evaluateAll((cards) => cards.map(({ dataset }) => dataset.card ?? '')),
      first,
    );
    await page.getByLabel('View as').selectOption('spectator');
    await page.locator('.st-card').first().waitFor({ state: 'detached' });
    await page.locator('.st-track').waitFor();
  });

  test('what is thought about is shown, taken back, and counts only when it is confirmed', async () => {
    const page = await server.guest(still);
    await openTable(page, 'super-teams', ['Greedy bot']);
    const card = page.locator('.st-card[aria-disabled="false"]').first();
    await card.hover();
    await page.locator('.st-ghost').first().waitFor();
    await card.click();
    const option = page.locator('.st-option').first();
    const text = await option.innerText();
    assert.match(text, /space \d+/);
    await option.click();
    await page.locator('.st-ghost.st-chosen').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.st-primary').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.st-card').count(), 6);
    await option.click();
    await page.locator('.st-primary').click();
    await page.locator('.log-opens').first().waitFor();
    await page.locator('.st-lane.st-past').waitFor();
  });

  test('each of two players has the two colours that were chosen', async () => {
    const page = await server.guest(still);
    await openTable(page, 'super-teams', ['Greedy bot'], async () => {
      await page.getByRole('switch', { name: 'Colours' }).check();
      await page.getByLabel('Colours: Seat 1 (2/2)').selectOption('black');
    });
    await page.locator('.st-card').first().waitFor();
    for (const [seat, colors] of [
      ['red', 'black'],
      ['green', 'yellow'],
    ].entries()) {
      for (const color of colors) {
        assert.equal(await page.locator(`[data-player="${seat}"] .st-player-ships .st-${color}`).count(), 2);
      }
    }
  });
});
