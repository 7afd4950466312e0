import type { Page } from 'playwright-core';
import type { TestServer } from './test-server.ts';

/** Somebody new with this name. */
export async function named(server: Pick<TestServer, 'guest'>, name: string): Promise<Page> {
  const page = await server.guest();
  await page.goto('/');
  await page.getByLabel('You play as').fill(name);
  await page.keyboard.press('Enter');
  await page.getByLabel('You play as').blur();
  return page;
}
