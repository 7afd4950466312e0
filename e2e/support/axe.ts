import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { whileDrawn } from './draw-nothing.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** axe as its script leaves it behind in the page. */
declare const axe: typeof import('axe-core');

/** The rules that depend on colours: by night nothing else differs from the day. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page that is serious or critical: by all of its rules by day, and by those about colours by night
 * too. Leaves the page by day.
 */
export async function findings(page: Page): Promise<string[]> {
  await turnTo(page, 'day');
  const found = await whileDrawn(page, async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axePath, 'utf8'));
    const byDay = await page.evaluate(run, []);
    await turnTo(page, 'night');
    const byNight = await page.evaluate(run, aboutColours);
    return [...byDay, ...byNight.map((finding) => `by night: ${finding}`)];
  });
  await turnTo(page, 'day');
  return found;
}

/** Runs in the page: axe, with these rules, or with all that it runs by itself. */
async function run(wanted: readonly string[]): Promise<string[]> {
  // What is still fading in has not its colours yet.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { rules }: { rules: readonly { readonly id: string; readonly impact: string }[] } = Reflect.get(
    axe,
    '_audit',
  );
  /** What these find is never more than this, and is not asked for. */
  const mild = rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
  const { violations } = await axe.run({
    // What is in order need not be listed, and no rule that runs reads the style sheets.
    resultTypes: ['violations'],
    preload: false,
    ...(wanted.length > 0
      ? { runOnly: { type: 'rule', values: [...wanted] } }
      : { rules: Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }])) }),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

/** The page follows the system's light. */
async function turnTo(page: Page, light: 'day' | 'night'): Promise<void> {
  await page.emulateMedia({ colorScheme: light === 'day' ? 'light' : 'dark' });
  await page.locator(`html[data-theme="${light}"]`).waitFor();
}
