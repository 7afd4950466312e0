import type { Page } from 'playwright-core';
import type { Hall } from './hall.ts';

/** Somebody new with this name. */
export async function named(hall: Pick<Hall, 'guest'>, name: string): Promise<Page> {
  const page = await hall.guest();
  await page.goto('/');
  await page.getByLabel('You play as').fill(name);
  await page.keyboard.press('Enter');
  await page.getByLabel('You play as').blur();
  return page;
}
