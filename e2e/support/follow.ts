import type { Page } from 'playwright-core';

/** Goes on to a place as a link in the page does. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, path);
}

/** Goes on to a place from another one, which is left before: nothing of it is taken for the next. */
export async function leadTo(page: Page, path: string): Promise<void> {
  await follow(page, '/nothing');
  await page.locator('.dead-end').waitFor();
  await follow(page, path);
}
