import type { Page } from 'playwright-core';

/** What a page at a table of Super Teams waits for. */
type Waits = 'playCard' | 'reply' | 'side' | 'curtain' | 'words' | 'over';

/** How somebody answers, by mouse, finger, keys or words. */
export type Hands = Readonly<
  Record<Exclude<Waits, 'over' | 'curtain'>, (page: Page, turn: number) => Promise<void>>
>;

/** Plays for whoever sits at the page, until the match is over. At the curtain, the next one comes to the screen. */
export async function playOut(page: Page, play: Hands, longest = 1500): Promise<void> {
  for (let turn = 0; turn < longest; turn++) {
    const waits = await next(page);
    if (waits === 'over') return;
    if (waits === 'curtain') await openCurtain(page);
    else await play[waits](page, turn);
  }
  throw new Error('the match does not end');
}

/** Says that the next one sits at the screen, and waits until they see their side. */
export async function openCurtain(page: Page): Promise<void> {
  await page.locator('.curtain button').press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached' });
}

async function next(page: Page): Promise<Waits> {
  const found = await page.waitForFunction(
    (): Waits | undefined => {
      const shown = (selector: string): boolean => document.querySelector(selector) !== null;
      if (document.querySelector('[data-busy="true"]')) return undefined;
      if (shown('.curtain')) return 'curtain';
      if (shown('.match-over')) return 'over';
      if (shown('.text-view')) return shown('.choice-list button') ? 'words' : undefined;
      if (shown('.st-side')) return 'side';
      if (shown('.st-pass') || shown('.st-option[data-option^="bonus"]')) return 'reply';
      return shown('.st-card[aria-disabled="false"]') ? 'playCard' : undefined;
    },
    undefined,
    { timeout: 60_000, polling: 20 },
  );
  return (await found.jsonValue()) ?? 'over';
}

/** Lets the page draw what the last press led to. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Where a pointer meets the `turn`th of some things, and nothing that lies over it. */
async function middleOf(page: Page, selector: string, turn: number): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction(
    ({ wanted, from }) => {
      const places = [...document.querySelectorAll(wanted)].flatMap((place) => {
        const { x, y, width, height } = place.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const top = document.elementFromPoint(middle.x, middle.y);
        return top !== null && place.contains(top) ? [middle] : [];
      });
      return places[from % Math.max(1, places.length)];
    },
    { wanted: selector, from: turn },
  );
  const middle = await found.jsonValue();
  if (middle === undefined) throw new Error(`${selector} is not there`);
  return middle;
}

function pointing(press: (page: Page, at: { x: number; y: number }) => Promise<void>): Hands {
  const pressOn = async (page: Page, selector: string, turn = 0): Promise<void> => {
    await press(page, await middleOf(page, selector, turn));
    await settle(page);
  };
  return {
    /** The card, then the ship: sometimes in the hand, sometimes its ghost on the track. */
    async playCard(page, turn) {
      await pressOn(page, '.st-card', turn);
      if ((await page.locator('.st-primary').count()) === 0)
        await pressOn(page, turn % 2 === 0 ? '.st-option' : '.st-ghost', turn);
      await pressOn(page, '.st-primary');
    },
    async reply(page, turn) {
      if (turn % 2 === 0 && (await page.locator('.st-option').count()) > 0) {
        await pressOn(page, '.st-option', turn);
        await pressOn(page, '.st-primary');
      } else await pressOn(page, '.st-pass');
    },
    side: (page, turn) => pressOn(page, '.st-side', turn),
    async words() {
      throw new Error('the table is shown in words');
    },
  };
}

export const mouse = pointing((page, { x, y }) => page.mouse.click(x, y));
export const finger = pointing((page, { x, y }) => page.touchscreen.tap(x, y));

/** Presses Tab until the focus is on a thing of this kind. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

export const keys: Hands = {
  async playCard(page, turn) {
    await tabTo(page, '.st-card');
    for (let step = 0; step < turn % 3; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await settle(page);
    if ((await page.locator('.st-primary').count()) === 0) {
      await tabTo(page, '.st-option');
      if (turn % 2 === 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await settle(page);
    }
    await tabTo(page, '.st-primary');
    await page.keyboard.press('Enter');
    await settle(page);
  },
  async reply(page, turn) {
    if (turn % 2 === 0 && (await page.locator('.st-option').count()) > 0) {
      await tabTo(page, '.st-option');
      await page.keyboard.press('Enter');
      await settle(page);
      await tabTo(page, '.st-primary');
    } else await tabTo(page, '.st-pass');
    await page.keyboard.press('Enter');
    await settle(page);
  },
  async side(page, turn) {
    await tabTo(page, '.st-side');
    if (turn % 2 === 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await settle(page);
  },
  async words() {
    throw new Error('the table is shown in words');
  },
};

/** Only the table in words: a button for every choice. */
export const words: Hands = {
  async words(page, turn) {
    const choices = page.locator('.choice-list button');
    const count = await choices.count();
    if (count > 0) await choices.nth(turn % count).click();
  },
  playCard: (page) => page.locator('button.skip').press('Enter'),
  reply: (page) => page.locator('button.skip').press('Enter'),
  side: (page) => page.locator('button.skip').press('Enter'),
};
