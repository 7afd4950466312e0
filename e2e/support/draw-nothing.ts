import type { Page } from 'playwright-core';

/**
 * Runs in the page, before it is there: everything can be seen through. It lies where it lay, moves, is said as before and
 * can be pressed, and is not drawn, which takes much of a browser's time. For tests that do not look at colours. With the
 * trace that is left of it the browser still counts what jumps; without one, a page that turns to other screens costs less.
 */
export function drawNothing(opacity = 1e-30): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root:not([data-drawn]) { &, & dialog, & dialog::backdrop { opacity: ${opacity} !important } }`,
  );
  addEventListener('DOMContentLoaded', () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Draws the page as long as something looks at its colours. */
export async function whileDrawn<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-drawn', true));
  const found = await look();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-drawn', false));
  return found;
}
