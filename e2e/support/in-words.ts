import type { Page } from 'playwright-core';

/** Plays any game by the table in words alone, for whoever sits at the page, until the match is over. */
export async function playInWords(page: Page, longest = 1500): Promise<void> {
  await page.locator('.table-page').waitFor();
  await page.locator('button.skip').press('Enter');
  for (let turn = 0; turn < longest; turn++) {
    const waits = await page.waitForFunction(() => {
      if (document.querySelector('.match-over')) return 'over';
      return !document.querySelector('[data-busy="true"]') && document.querySelector('.choice-list button')
        ? 'choice'
        : undefined;
    });
    if ((await waits.jsonValue()) === 'over') return;
    const choices = page.locator('.choice-list button');
    const count = await choices.count();
    if (count > 0) await choices.nth(turn % count).click();
  }
  throw new Error('the match does not end');
}
