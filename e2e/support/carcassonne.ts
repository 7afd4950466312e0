import type { Page } from 'playwright-core';
import { byFinger, byMouse, chooseInWords, type Press, settle, tabTo, turnToWords } from './hands.ts';
import { playUntilOver, type Signs, type Waits, whatWaits } from './waiting.ts';

type Asks = 'tile' | 'figure' | 'battle';

const signs: Signs<Asks> = [
  ['dialog.cs-battle[open]', 'battle'],
  ['[data-square]', 'tile'],
  ['.cs-sizes', 'figure'],
];

/** How somebody answers, by mouse, finger, keys or words. */
export type Hands = Readonly<Record<Asks | 'words', (page: Page, turn: number) => Promise<void>>>;

/** Waits until whoever sits at the page has a decision, or the match is over, and returns which. */
export function next(page: Page): Promise<Waits<Asks>> {
  return whatWaits(page, signs);
}

/** Plays for whoever sits at the page, until the match is over. */
export function playOut(page: Page, play: Hands, longest?: number): Promise<void> {
  return playUntilOver(
    page,
    () => next(page),
    (waits, turn) => play[waits](page, turn),
    longest,
  );
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

/** The hand of whoever points: by mouse or finger. A person who misses a moving place tries again; so does this. */
function pointing(press: Press): Hands {
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

export const mouse = pointing(byMouse);
export const finger = pointing(byFinger);

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

/** Only the table in words. */
export const words: Hands = {
  words: chooseInWords,
  tile: turnToWords,
  figure: turnToWords,
  battle: async () => {
    throw new Error('a battle scene lies over the words');
  },
};
