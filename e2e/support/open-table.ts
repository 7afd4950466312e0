import type { Page } from 'playwright-core';

/**
 * Sits down with others in the further seats, as the list of a new table calls them, and chooses among the game's
 * options. Answers the path of the table.
 */
export async function openTable(
  page: Page,
  game: string,
  others: readonly string[],
  choose?: () => Promise<void>,
): Promise<string> {
  await page.goto(`/new/${game}`);
  await page.getByLabel('Seat 2', { exact: true }).waitFor();
  for (const [at, holder] of others.entries()) {
    const seat = page.getByLabel(`Seat ${at + 2}`, { exact: true });
    if ((await seat.count()) === 0) await page.getByRole('button', { name: 'Add a seat' }).click();
    await seat.selectOption({ label: holder });
  }
  await choose?.();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//).catch(async (cause) => {
    throw new Error(`no table opens; the page says: ${await page.locator('body').innerText()}`, { cause });
  });
  await page.locator('.table-page, .curtain, .lobby-seats').first().waitFor();
  return new URL(page.url()).pathname;
}

/** Opens a table for two, at which a second person then sits. Answers its path. */
export async function sitTogether(host: Page, guest: Page, game: string): Promise<string> {
  const path = await openTable(host, game, ['Somebody with the link']);
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [host, guest]) await page.locator('.table-page').waitFor();
  return path;
}
