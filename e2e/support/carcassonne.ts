import type { Page } from 'playwright-core';

/** What a page at a table of Carcassonne waits for. */
type Waits = 'tile' | 'figure' | 'battle' | 'over' | 'words';

/** Plays for whoever sits at the page, until the match is over. */
export async function playOut(page: Page, play: Hands, longest = 400): Promise<void> {
  for (let turn = 0; turn < longest; turn++) {
    const waits = await next(page);
    if (waits === 'over') return;
    await play[waits](page, turn);
  }
  throw new Error('the match does not end');
}

/** How somebody answers, by mouse, finger, keys or words. */
export type Hands = Readonly<Record<Exclude<Waits, 'over'>, (page: Page, turn: number) => Promise<void>>>;

async function next(page: Page): Promise<Waits> {
  const found = await page.waitForFunction(
    (): Waits | undefined => {
      const shown = (selector: string): boolean => document.querySelector(selector) !== null;
      if (document.querySelector('[data-busy="true"]')) return undefined;
      if (shown('dialog.cs-battle[open]')) return 'battle';
      if (shown('.match-over')) return 'over';
      if (shown('.text-view')) return shown('.choice-list button') ? 'words' : undefined;
      if (shown('[data-square]')) return 'tile';
      return shown('.cs-sizes') ? 'figure' : undefined;
    },
    undefined,
    { timeout: 60_000, polling: 20 },
  );
  return (await found.jsonValue()) ?? 'over';
}

/** The middle of the first place of this kind that a pointer can reach, counted from `turn` on. */
function reachable(page: Page, selector: string, turn: number) {
  return page.evaluate(
    ({ selector: wanted, turn: from }) => {
      const places = [...document.querySelectorAll(wanted)].flatMap((place) => {
        const { x, y, width, height } = place.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const top = document.elementFromPoint(middle.x, middle.y);
        return top === place || (top !== null && place.contains(top)) ? [middle] : [];
      });
      return places[from % Math.max(1, places.length)];
    },
    { selector, turn },
  );
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The hand of whoever points: by mouse or finger. A person who misses a moving place tries again; so does this. */
function pointing(press: (page: Page, at: { x: number; y: number }) => Promise<void>): Hands {
  const tries = 40;

  const pressOn = async (page: Page, selector: string, turn = 0): Promise<boolean> => {
    const at = await reachable(page, selector, turn);
    if (at !== undefined) await press(page, at);
    await settle(page);
    return at !== undefined;
  };
  /** Presses places until the button that confirms is there, and then that. */
  const pressAndConfirm = async (page: Page, places: string, turn: number): Promise<void> => {
    for (let attempt = 0; attempt < tries; attempt++) {
      if (await pressOn(page, '.cs-hand .cs-primary')) return;
      if (!(await pressOn(page, places, turn + attempt))) {
        await pressOn(page, '.cs-tool[aria-label="Show the whole table"]');
      }
    }
    throw new Error(`${places} cannot be chosen and confirmed`);
  };
  return {
    tile: (page, turn) => pressAndConfirm(page, '[data-square]', turn),
    async figure(page, turn) {
      const spots = await page.locator('.cs-spot').count();
      if (turn % 3 === 0 && spots > 0) await pressAndConfirm(page, '.cs-spot', turn);
      else await pressOn(page, '.cs-hand .cs-buttons > .cs-button');
    },
    async battle(page) {
      await pressOn(page, 'dialog.cs-battle .cs-button');
    },
    async words() {
      throw new Error('the table is shown in words');
    },
  };
}

export const mouse = pointing((page, { x, y }) => page.mouse.click(x, y));
export const finger = pointing((page, { x, y }) => page.touchscreen.tap(x, y));

/** Presses Tab until the focus is on a thing of this kind. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** A second battle may open while somebody is on the way to a square: they look at it first. */
async function tabToUnlessShown(page: Page, selector: string): Promise<boolean> {
  try {
    await tabTo(page, selector);
    return true;
  } catch (error) {
    if ((await page.locator('dialog.cs-battle[open]').count()) > 0) return false;
    throw error;
  }
}

export const keys: Hands = {
  async tile(page, turn) {
    if (!(await tabToUnlessShown(page, '[data-square]'))) return;
    for (let step = 0; step < turn % 3; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await settle(page);
    await page.keyboard.press('Enter');
  },
  async figure(page, turn) {
    if (turn % 3 === 0 && (await page.locator('.cs-spot').count()) > 0) {
      if (!(await tabToUnlessShown(page, '.cs-spot'))) return;
      await page.keyboard.press('Enter');
      await tabTo(page, '.cs-hand .cs-primary');
      await page.keyboard.press('Enter');
    } else {
      await tabTo(page, '.cs-hand .cs-buttons > .cs-button');
      await page.keyboard.press('Enter');
    }
  },
  async battle(page) {
    await page.keyboard.press('Escape');
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
  tile: (page) => page.locator('button.skip').press('Enter'),
  figure: (page) => page.locator('button.skip').press('Enter'),
  battle: async () => {
    throw new Error('a battle scene lies over the words');
  },
};
