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
