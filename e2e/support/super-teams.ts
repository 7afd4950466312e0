import type { Page } from 'playwright-core';
import { byFinger, byMouse, type Press, pressOn, settle, tabTo } from './hands.ts';
import { playUntilOver, type Signs, whatWaits } from './waiting.ts';

type Asks = 'playCard' | 'reply' | 'side';

const signs: Signs<Asks> = [
  ['.st-side', 'side'],
  ['.st-pass', 'reply'],
  ['.st-option[data-option^="bonus"]', 'reply'],
  ['.st-card[aria-disabled="false"]', 'playCard'],
];

/** How somebody answers, by mouse, finger, keys or words. */
export type Hands = Readonly<Record<Asks | 'words', (page: Page, turn: number) => Promise<void>>>;

/** Plays for whoever sits at the page, until the match is over. */
export function playOut(page: Page, play: Hands): Promise<void> {
  return playUntilOver(
    page,
    () => whatWaits(page, signs),
    (waits, turn) => play[waits](page, turn),
  );
}

function pointing(press: Press): Hands {
  return {
    /** The card, then the ship: sometimes in the hand, sometimes its ghost on the track. */
    async playCard(page, turn) {
      await pressOn(press, page, '.st-card', turn);
      if ((await page.locator('.st-primary').count()) === 0)
        await pressOn(press, page, turn % 2 === 0 ? '.st-option' : '.st-ghost', turn);
      await pressOn(press, page, '.st-primary');
    },
    async reply(page, turn) {
      if (turn % 2 === 0 && (await page.locator('.st-option').count()) > 0) {
        await pressOn(press, page, '.st-option', turn);
        await pressOn(press, page, '.st-primary');
      } else await pressOn(press, page, '.st-pass');
    },
    side: (page, turn) => pressOn(press, page, '.st-side', turn),
    async words() {
      throw new Error('the table is shown in words');
    },
  };
}

export const mouse = pointing(byMouse);
export const finger = pointing(byFinger);

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
