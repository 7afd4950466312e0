import type { Page } from 'playwright-core';
import { isOn, settle, tabTo } from './hands.ts';
import { type Hands, pressing } from './pressing.ts';

/** The kinds of decision that the board shows. */
const asks = [
  'place',
  'turn',
  'objective',
  'move',
  'moveTo',
  'carry',
  'leave',
  'attackers',
  'against',
  'target',
  'nextBattle',
  'card',
  'reroll',
  'strikers',
  'nextStrike',
  'deploy',
  'chooseUnit',
  'chooseOpponent',
  'chooseDiscard',
] as const;
export type Asks = (typeof asks)[number];

const can = '[data-can="true"]';
const unit = `.pb-map .pb-unit${can}`;
const inReserve = `.pb-hand .pb-unit${can}`;
const card = `.pb-card${can}`;
const objective = `.pb-slot${can}`;
const away = `[data-part="opponent"] .pb-name${can}`;
const zone = `.pb-name${can}`;
const done = '.pb-button[data-does="pass"]';

/** What is pressed for each kind of decision: the first of these that is there. */
const wanted: Readonly<Record<Exclude<Asks, 'turn' | 'card'>, readonly string[]>> = {
  place: [done, inReserve],
  objective: [card],
  move: [unit, done],
  moveTo: [away, zone],
  carry: [unit, done],
  leave: [away, zone],
  attackers: [unit, done],
  against: ['.pb-button[data-does="opponent"]'],
  target: [unit],
  nextBattle: [unit],
  reroll: ['.pb-button[data-does="reroll"]'],
  strikers: ['[data-strikes]', done],
  nextStrike: ['[data-strikes]'],
  deploy: [inReserve, done],
  chooseUnit: [unit],
  chooseOpponent: ['.pb-button[data-does="opponent"]'],
  chooseDiscard: [card],
};

/** Plays one choice: forward to the objectives of the others. */
export async function answer(page: Page, hands: Hands, kind: Asks, turn: number): Promise<void> {
  const has = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;
  if (kind === 'turn') {
    if (turn % 3 === 0 && (await has(card))) {
      await hands.press(page, card);
      await hands.press(page, `[data-part="home"] ${objective}`);
      await hands.press(page, '.pb-button[data-does="objective"]');
      return;
    }
    const strike = `[data-part="opponent"] ${objective}`;
    const actions = [strike, '.pb-button[data-does="combat"]', '.pb-button[data-does="move"]', done];
    for (const action of turn % 5 === 4 ? actions.toReversed() : actions) {
      if (!(await has(action))) continue;
      await hands.press(page, action);
      return;
    }
  } else if (kind === 'card') {
    if (turn % 2 === 0 && (await has(card))) await hands.press(page, card, turn);
    await hands.press(page, '.pb-button:is([data-does="play"], [data-does="pass"])');
  } else {
    for (const selector of wanted[kind]) {
      if (!(await has(selector))) continue;
      await hands.press(page, selector, turn);
      return;
    }
    throw new Error(`there is no way to answer ${kind}`);
  }
}

/** Tab from zone to zone, arrows within one, Enter. */
export const keys: Hands = {
  async press(page, selector) {
    // While a scene lies over the map, Tab finds nothing there.
    await page.locator('.pb-scene').waitFor({ state: 'detached' });
    // The place of the first of these in its row; arrows go on from any other of the row.
    const row = page.locator(selector).first().locator('xpath=ancestor-or-self::*[@role="toolbar"][1]');
    if ((await row.count()) === 0) await tabTo(page, selector);
    else {
      const label = (await row.getAttribute('aria-label')) ?? '';
      await tabTo(page, `[role="toolbar"][aria-label="${label}"] *`);
    }
    for (let steps = 0; !(await isOn(page, selector)); steps++) {
      if (steps > 60) throw new Error(`${selector} is not reached by arrows`);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await settle(page);
  },
};

export const { next, playOut, playUntil } = pressing('.pb-board', asks, answer);
