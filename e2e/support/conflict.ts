import type { Page } from 'playwright-core';

/** What a page at a table of Conflict can wait for: an answer by its kind, the curtain, an answer in words, nothing. */
const asks = ['reroll', 'useDice', 'order', 'playCard', 'cover', 'discard'] as const;
type Asks = (typeof asks)[number];
type Waits = Asks | 'curtain' | 'words' | 'over';

/** How somebody answers: each presses something of a kind, the `turn`th of those that can be pressed now. */
export interface Hands {
  press(page: Page, selector: string, turn?: number): Promise<void>;
  /** Answers the table in words; only by hands that know nothing else. */
  words?(page: Page, turn: number): Promise<void>;
}

/** What can be touched, and is not yet. */
const free = '[aria-disabled="false"]:not([aria-pressed="true"])';
const die = `.cf-die${free}`;
const deck = `.cf-deck${free}`;
const card = `.cf-cards .cf-card${free}`;
const place = '.cf-order .cf-card:not([aria-pressed="true"])';
const confirm = '.cf-confirm';
const composed = '.cf-confirm.cf-primary';

/** Plays for whoever sits at the page, until the match is over. At the curtain, the next one comes to the screen. */
export async function playOut(page: Page, hands: Hands, longest = 1500): Promise<void> {
  for (let turn = 0; turn < longest; turn++) {
    const waits = await next(page, hands);
    if (waits === 'over') return;
    if (waits === 'curtain') await openCurtain(page);
    else if (waits === 'words') await hands.words?.(page, turn);
    else await answer(page, hands, waits, turn);
  }
  throw new Error('the match does not end');
}

/** Says that the next one sits at the screen, and waits until they see their side. */
export async function openCurtain(page: Page): Promise<void> {
  await page.locator('.curtain button').press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached' });
}

/** Waits until the seat at the page is asked something, and says what. */
export async function next(page: Page, hands: Hands): Promise<Waits> {
  const found = await page.waitForFunction(
    (kinds): Waits | undefined => {
      const shown = (selector: string): boolean => document.querySelector(selector) !== null;
      if (shown('[data-busy="true"]')) return undefined;
      if (shown('.curtain')) return 'curtain';
      if (shown('.match-over')) return 'over';
      if (shown('.text-view')) return shown('.choice-list button') ? 'words' : undefined;
      const board = document.querySelector<HTMLElement>('.cf-board[data-asks]');
      return kinds.find((kind) => kind === board?.dataset.asks);
    },
    asks,
    { timeout: 60_000, polling: 20 },
  );
  const waits = (await found.jsonValue()) ?? 'over';
  if (hands.words === undefined || !asks.some((kind) => kind === waits)) return waits;
  await page.locator('button.skip').press('Enter');
  await page.locator('.text-view').waitFor();
  return next(page, hands);
}

/** Gives one answer, now of this kind and now of that. */
export async function answer(page: Page, hands: Hands, kind: Asks, turn: number): Promise<void> {
  const has = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;
  switch (kind) {
    case 'reroll':
      if (turn % 3 === 0) await hands.press(page, die, turn);
      break;
    case 'useDice':
      // Decks in turn, as far as they can be paid; now and then the dice that are left stay unused.
      if (turn % 4 !== 0 && (await has(die))) {
        await hands.press(page, die, turn);
        if (await has(deck)) await hands.press(page, deck, turn);
        // Nothing costs more than four cards; a First Order die, to which only help is open, cannot be completed so.
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
      if (turn % 2 === 0) await hands.press(page, card, turn);
      break;
    case 'discard':
      while (!(await has(composed))) await hands.press(page, card, turn);
      break;
  }
  await hands.press(page, confirm);
}

/** Gives an answer that keeps every card of the Forces, so that leaders can be covered in the first turn already. */
export async function answerQuietly(page: Page, hands: Hands, kind: Asks): Promise<void> {
  if (kind === 'order' || kind === 'discard') {
    await answer(page, hands, kind, 0);
    return;
  }
  if (kind === 'playCard') await hands.press(page, `${card}[data-card^="S"]`);
  await hands.press(page, confirm);
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
      const places = [...document.querySelectorAll(wanted)].flatMap((found) => {
        found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = found.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const top = document.elementFromPoint(middle.x, middle.y);
        return top !== null && found.contains(top) ? [{ found, ...middle }] : [];
      });
      const chosen = places[from % Math.max(1, places.length)];
      if (chosen === undefined) return undefined;
      // The last that was scrolled to may have moved those before it.
      chosen.found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = chosen.found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    { wanted: selector, from: turn },
  );
  const middle = await found.jsonValue();
  if (middle === undefined) throw new Error(`${selector} is not there`);
  return middle;
}

function pointing(press: (page: Page, at: { x: number; y: number }) => Promise<void>): Hands {
  return {
    async press(page, selector, turn = 0) {
      await press(page, await middleOf(page, selector, turn));
      await settle(page);
    },
  };
}

export const mouse = pointing((page, { x, y }) => page.mouse.click(x, y));
export const finger = pointing((page, { x, y }) => page.touchscreen.tap(x, y));

/** Tab from group to group, arrows within one, Enter. */
export const keys: Hands = {
  async press(page, selector, turn = 0) {
    const there = (wanted: string): Promise<boolean> =>
      page.evaluate((name) => document.activeElement?.matches(name) === true, wanted);
    // One of the same group is near enough: arrows go on from there.
    const group = selector.replaceAll(/\[[^\]]*\]|:not\([^)]*\)/g, '');
    for (let presses = 0; !(await there(group)); presses++) {
      if (presses > 80) throw new Error(`${group} is not reached by Tab`);
      await page.keyboard.press('Tab');
    }
    for (let step = 0; step < turn % 3; step++) await page.keyboard.press('ArrowRight');
    for (let steps = 0; !(await there(selector)); steps++) {
      if (steps > 40) throw new Error(`${selector} is not reached by arrows`);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await settle(page);
  },
};

/** Only the table in words: a button for every choice. */
export const words: Hands = {
  async press() {
    throw new Error('the table is played in words');
  },
  async words(page, turn) {
    const choices = page.locator('.choice-list button');
    const count = await choices.count();
    if (count > 0) await choices.nth((turn * 7) % count).click();
  },
};
