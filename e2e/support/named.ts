import type { Page } from 'playwright-core';
import type { TestServer } from './test-server.ts';
import { waitUntil } from './waiting.ts';

/** Somebody new with this name. */
export async function named(server: Pick<TestServer, 'guest'>, name: string): Promise<Page> {
  const page = await server.guest();
  await page.goto('/');
  const field = page.getByLabel('You play as');
  // The server gives a name to whoever comes, and takes another one only from somebody whom it knows.
  await waitUntil(async () => (await field.inputValue()) !== '');
  const renamed = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await field.fill(name);
  await page.keyboard.press('Enter');
  await renamed;
  await field.blur();
  return page;
}
