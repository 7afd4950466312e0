import type { Page, Request } from 'playwright-core';
import { describeState, waitUntil } from './waiting.ts';

/** Lets the page draw what the last press led to. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Watches what a page fetches, from now on. The function that it returns waits until the page has drawn what the last
 * press led to: what it fetches for that is there, and the server has answered. It ends whatever moves then.
 */
export function watchFetches(page: Page): () => Promise<void> {
  const underway = new Set<Request>();
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  /** Of the messages to a table that the server has not answered: the property with their id, which the answer has too. */
  const unanswered = new Set<string>();
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const [id] = /"id":"[^"]+"/.exec(String(payload)) ?? [];
      if (id !== undefined) unanswered.add(id);
    });
    socket.on('framereceived', ({ payload }) => {
      for (const id of unanswered) if (payload.includes(id)) unanswered.delete(id);
    });
    socket.on('close', () => unanswered.clear());
  });
  return () =>
    waitUntil(async () => {
      const busy = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const look = () => {
              for (const animation of document.getAnimations()) {
                const end = animation.effect?.getComputedTiming().endTime;
                if (end !== Number.POSITIVE_INFINITY) animation.finish();
              }
              resolve(document.querySelector('[data-busy="true"]') !== null);
            };
            requestAnimationFrame(() => requestAnimationFrame(look));
          }),
      );
      return underway.size === 0 && unanswered.size === 0 && busy === false;
    });
}

/** Presses what lies at a place of the page, in pixels. */
export type Press = (page: Page, at: { readonly x: number; readonly y: number }) => Promise<void>;

export const byMouse: Press = (page, { x, y }) => page.mouse.click(x, y);
export const byFinger: Press = (page, { x, y }) => page.touchscreen.tap(x, y);

/** Presses the `turn`th of some things where a pointer meets it and nothing that lies over it. */
export async function pressOn(press: Press, page: Page, selector: string, turn = 0): Promise<void> {
  const found = page.waitForFunction(
    ({ wanted, from }) => {
      const middleOf = (place: Element) => {
        place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = place.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const places = [...document.querySelectorAll(wanted)].filter((place) => {
        const { x, y } = middleOf(place);
        const top = document.elementFromPoint(x, y);
        return top !== null && place.contains(top);
      });
      const chosen = places[from % Math.max(1, places.length)];
      // The last that was scrolled to may have moved those before it.
      return chosen && middleOf(chosen);
    },
    { wanted: selector, from: turn },
  );
  const middle = await found
    .then((handle) => handle.jsonValue())
    .catch(async (cause) => {
      throw new Error(`${await whyNotMet(page, selector)}\n${await describeState(page)}`, { cause });
    });
  if (middle === undefined) throw new Error(`${selector} is not there`);
  await press(page, middle);
  await settle(page);
}

/** Says where each of some things lies and what a pointer meets there instead. */
function whyNotMet(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const tagOf = (one: Element | null): string => one?.outerHTML.replace(/>.*/s, '>') ?? 'nothing';
    const places = [...document.querySelectorAll(wanted)].map((place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      const [across, down] = [Math.round(x + width / 2), Math.round(y + height / 2)];
      return `${tagOf(place)} at ${across}, ${down} under ${tagOf(document.elementFromPoint(across, down))}`;
    });
    const of = `${wanted}, of which ${places.length} are there, on ${innerWidth} x ${innerHeight}`;
    return [`no pointer meets one of ${of}`, ...places].join('\n');
  }, selector);
}

/** Whether the focus is on a thing of this kind. */
export function isOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
}

/** Presses Tab until the focus is on a thing of this kind. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** Turns to the table in words. */
export async function turnToWords(page: Page): Promise<void> {
  await page.locator('.table-page').waitFor();
  await page.locator('button.skip').press('Enter');
  await page.locator('.text-view').waitFor();
}

/** Answers the table in words: a button for every choice. */
export async function chooseInWords(page: Page, turn: number): Promise<void> {
  const choices = page.locator('.choice-list button');
  const count = await choices.count();
  if (count > 0) await choices.nth(turn % count).click();
}
