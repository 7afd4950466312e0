import type { Page } from 'playwright-core';

/** Elements that show that a board waits for input, by kind of input. The first one found counts. */
export type Signs<K extends string> = readonly (readonly [selector: string, waits: K])[];

/**
 * The input for which a page at a table waits: on the board, a choice in words, the next person at the screen, or
 * none.
 */
export type Waits<K extends string> = K | 'words' | 'curtain' | 'over';

/** Waits until the page waits for input, and returns the kind. */
export async function whatWaits<K extends string>(page: Page, signs: Signs<K>): Promise<Waits<K>> {
  const waiting = page.waitForFunction(
    (selectors) => {
      const shown = (selector: string): boolean => document.querySelector(selector) !== null;
      if (shown('[data-busy="true"]')) return undefined;
      if (shown('.curtain')) return { other: 'curtain' } as const;
      if (shown('.text-view')) {
        if (shown('.choice-list button')) return { other: 'words' } as const;
      } else {
        const sign = selectors.findIndex(shown);
        if (sign >= 0) return { sign } as const;
      }
      return shown('.match-over') ? ({ other: 'over' } as const) : undefined;
    },
    signs.map(([selector]) => selector),
    { timeout: 60_000, polling: 20 },
  );
  const found = await waiting.catch(async (cause) => {
    throw new Error(`the page does not wait for input\n${await describeState(page)}`, { cause });
  });
  const { sign, other = 'over' } = (await found.jsonValue()) ?? {};
  return (sign === undefined ? undefined : signs[sign]?.[1]) ?? other;
}

/** What a page asks, shows and says, for the message of an error. */
export function describeState(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-asks], [data-busy], [inert], dialog[open]')].map(
      (one) => one.outerHTML.replace(/>.*/s, '>'),
    );
    const said = [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].map(
      (one) => one.textContent,
    );
    return ['The page shows', ...shown, 'and says', ...said].join('\n');
  });
}

/**
 * Waits until a question has the answer yes. For questions that the page answers later: `page.waitForFunction` does not
 * wait for promises, and takes each for a yes.
 *
 * @example await waitUntil(() => page.evaluate(async () => (await caches.keys()).length === 1));
 */
export async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`this never holds: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Confirms that the next person sits at the screen, and waits until their view is shown. */
export async function openCurtain(page: Page): Promise<void> {
  await page.locator('.curtain button').press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached' });
}

/** Plays for the people at the page until the match is over. At the curtain it hands the screen over. */
export async function playUntilOver<K extends string>(
  page: Page,
  next: () => Promise<Waits<K>>,
  act: (waits: K | 'words', turn: number) => Promise<void>,
  longest = 1500,
): Promise<void> {
  for (let turn = 0; turn < longest; turn++) {
    const waits = await next();
    if (waits === 'over') return;
    if (waits === 'curtain') await openCurtain(page);
    else await act(waits, turn);
  }
  throw new Error('the match does not end');
}
