import type { Page } from 'playwright-core';
import { isOn, settle, tabTo } from './hands.ts';
import { type Hands, pressing } from './pressing.ts';

/** The kinds of decision that the board shows. */
const asks = ['reroll', 'useDice', 'pay', 'order', 'playCard', 'cover', 'discard'] as const;
type Asks = (typeof asks)[number];

/** Elements that can be pressed and are not pressed yet. */
const free = '[aria-disabled="false"]:not([aria-pressed="true"])';
const die = `.cf-die${free}`;
const deck = `.cf-deck${free}`;
const card = `.cf-cards .cf-card${free}`;
const leader = `.cf-leader${free}`;
const place = '.cf-order .cf-card:not([aria-pressed="true"])';
const confirm = '.cf-confirm';
const composed = '.cf-confirm.cf-primary';

/** Plays one choice, of alternating kinds. */
export async function answer(page: Page, hands: Hands, kind: Asks, turn: number): Promise<void> {
  const has = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;
  switch (kind) {
    case 'reroll':
      if (turn % 3 === 0) await hands.press(page, die, turn);
      break;
    case 'useDice':
      // Decks in turn, as far as they can be paid. Sometimes the remaining dice stay unused.
      if (turn % 4 !== 0 && (await has(die))) {
        await hands.press(page, die, turn);
        if (await has(deck)) await hands.press(page, deck, turn);
        // Nothing costs more than four cards. A First Order die that is open only to help cannot be completed this
        // way.
        for (let paid = 0; paid < 4 && !(await has(composed)) && (await has(card)); paid++) {
          await hands.press(page, card, turn);
        }
        if (!(await has(composed))) await hands.press(page, '.cf-take-back');
      }
      break;
    case 'order':
      if (turn % 2 === 0) {
        await hands.press(page, '.cf-as-is');
        return;
      }
      while (!(await has(composed))) await hands.press(page, place, turn);
      break;
    case 'playCard':
      await hands.press(page, card, turn);
      break;
    case 'cover':
      // With a large hand, leaders are chosen first, and then as many cards as leaders.
      if (!(await has(card))) {
        if (turn % 2 === 0) await hands.press(page, leader);
      } else if (turn % 2 === 0 || !(await has(confirm))) {
        do await hands.press(page, card, turn);
        while (!(await has(confirm)));
      }
      break;
    case 'pay':
    case 'discard':
      while (!(await has(composed))) await hands.press(page, card, turn);
      break;
  }
  await hands.press(page, confirm);
}

/** Plays a choice that keeps every card of the Forces, so that leaders can be covered in the first turn. */
export async function answerQuietly(page: Page, hands: Hands, kind: Asks): Promise<void> {
  if (kind === 'order' || kind === 'discard') {
    await answer(page, hands, kind, 0);
    return;
  }
  if (kind === 'playCard') await hands.press(page, `${card}[data-card^="S"]`);
  await hands.press(page, confirm);
}

/** Tab from group to group, arrows within one, Enter. */
export const keys: Hands = {
  async press(page, selector, turn = 0) {
    // The board takes the focus to a decision that has just begun, also from where somebody tabs to.
    await settle(page);
    // An element of the same group is enough: arrows go on from there.
    const group = selector.replaceAll(/\[[^\]]*\]|:not\([^)]*\)/g, '');
    await tabTo(page, group);
    for (let step = 0; step < turn % 3; step++) await page.keyboard.press('ArrowRight');
    for (let steps = 0; !(await isOn(page, selector)); steps++) {
      if (steps > 40) {
        const focus = await page.evaluate(() => document.activeElement?.outerHTML.replace(/>.*/s, '>'));
        throw new Error(`${selector} is not reached by arrows; the focus is on ${focus}`);
      }
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await settle(page);
  },
};

export const { next, playOut } = pressing('.cf-board', asks, answer);
