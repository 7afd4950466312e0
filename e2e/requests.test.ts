import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { turnToWords } from './support/hands.ts';
import { sitTogether } from './support/open-table.ts';
import { useHall } from './support/test-server.ts';

suite('requests among people', () => {
  const server = useHall({ reducedMotion: 'reduce' });

  const choices = (page: Page) => page.locator('.choice-list button');
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  /** Two people at a table of their own, with the table in words before them. */
  async function two(): Promise<readonly [Page, Page]> {
    const [rey, finn] = [await server.guest(), await server.guest()];
    await sitTogether(rey, finn, 'carcassonne');
    await Promise.all([turnToWords(rey), turnToWords(finn)]);
    return [rey, finn];
  }

  async function fromMenu(page: Page, name: string): Promise<void> {
    await button(page, 'Table menu').click();
    await button(page, name).click();
  }

  test('a tile is taken back before its figure is placed, and is gone from the log of both', async () => {
    const [rey, finn] = await two();
    await Promise.race([rey, finn].map((page) => choices(page).first().waitFor()));
    const [mover, other] = (await choices(rey).count()) > 0 ? [rey, finn] : [finn, rey];
    const offered = await choices(mover).allInnerTexts();
    const told = await mover.locator('.log li').allInnerTexts();
    assert.equal(await button(mover, 'Take back').count(), 0);
    await choices(mover).first().click();
    await button(mover, 'Take back').click();
    for (const page of [mover, other]) {
      await page.getByText('A move was taken back.').first().waitFor();
      assert.deepEqual(await page.locator('.log li').allInnerTexts(), told);
    }
    await choices(mover)
      .nth(offered.length - 1)
      .waitFor();
    assert.deepEqual(await choices(mover).allInnerTexts(), offered);

    await choices(mover).first().click();
    await mover.locator('[data-choice="-"]').click();
    await choices(other).first().waitFor();
    await button(mover, 'Take back').click();
    await mover.getByText('Something hidden has been revealed since.').first().waitFor();
  });

  test('two pause, go on, end by agreement, and play again at one table', async () => {
    const [rey, finn] = await two();
    await fromMenu(rey, 'Ask for a pause');
    await button(finn, 'Agree').click();
    await button(finn, 'Continue').waitFor();
    for (const page of [rey, finn]) await choices(page).first().waitFor({ state: 'detached' });
    await button(finn, 'Continue').click();
    await Promise.race([rey, finn].map((page) => choices(page).first().waitFor()));

    await fromMenu(rey, 'Offer to end the match');
    await button(finn, 'Decline').click();
    await button(rey, 'Withdraw').waitFor({ state: 'detached' });
    await fromMenu(rey, 'Offer to end the match');
    await button(finn, 'Agree').click();
    for (const page of [rey, finn]) {
      await page.locator('.match-over').getByText('Ended by agreement, without a winner').waitFor();
    }
    const old = rey.url();
    await button(rey, 'Play again').click();
    await rey.waitForURL((url) => url.href !== old && url.pathname.startsWith('/table/'));
    await finn.locator('.requests').getByRole('button', { name: 'Join' }).click();
    await finn.waitForURL(rey.url());
    for (const page of [rey, finn]) await page.locator('.table-page').waitFor();
  });

  test('who leaves lets a bot play on, and comes back; who resigns has lost', async () => {
    const [rey, finn] = await two();
    await fromMenu(rey, 'Let a bot play for me');
    await finn.getByText('(a bot plays)').first().waitFor();
    await button(rey, 'Play on myself').click();
    await finn.getByText('(a bot plays)').first().waitFor({ state: 'detached' });
    await fromMenu(rey, 'Resign');
    await button(rey, 'Really resign?').click();
    await finn.locator('.match-over').getByText('You win!').waitFor();
    await finn.locator('.match-over').getByText('has resigned').waitFor();
  });

  test('one person with two heroes is told that a bot plays on for the first who resigns, and that the second ends it all', async () => {
    const page = await server.guest();
    await page.goto('/new/imperial-assault-campaign');
    await page.getByRole('combobox', { name: 'Hero 2' }).selectOption('me');
    await button(page, 'Open the table').click();
    await page.locator('.table-page').waitFor();
    await fromMenu(page, 'Resign');
    await button(page, 'Really resign? A bot plays on for you.').click();
    await fromMenu(page, 'Resign');
    await button(page, 'This ends the whole campaign. Really?').waitFor();
  });

  test('a table with clocks shows what is left, and who has no time left has lost', async () => {
    const page = await server.guest();
    await page.goto('/new/carcassonne');
    await page.getByRole('radio', { name: 'Per decision' }).click();
    await page.getByLabel('Time per decision').selectOption({ label: '30 seconds' });
    await page.getByRole('radio', { name: 'The match is lost' }).check();
    await button(page, 'Open the table').click();
    await page.locator('.table-page').waitFor();
    const mine = page.locator('.clock-runs time');
    await mine.waitFor();
    assert.match(await mine.innerText(), /^0:\d\d$/);

    const quick = await page.evaluate(async () => {
      const clock = { kind: 'decision', seconds: 1, timeout: 'forfeit' };
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'carcassonne', seats, options: {}, listed: false, clock }),
      });
      const { id }: { id: string } = await response.json();
      return id;
    });
    await page.goto(`/table/${quick}`);
    await page.locator('.match-over').getByText('has run out of time').waitFor();
  });
});
