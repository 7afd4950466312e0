import type { Page } from 'playwright-core';

/** Sits down at a table with a bot; on the page on which a game is picked. */
export function againstBot(page: Page, game = 'carcassonne'): Promise<void> {
  return page
    .locator('.game-card', { has: page.locator(`a[href="/new/${game}"]`) })
    .getByRole('button', { name: /Play (against|with) a bot/ })
    .click();
}
