import type { Page } from 'playwright-core';
import { isOn, settle, tabTo } from './hands.ts';
import { finger, type Hands, pressing } from './pressing.ts';

/** The kinds of decision that the board shows. */
const asks = [
  'starter',
  'attach',
  'split',
  'assign',
  'zone',
  'nextGroup',
  'putFigure',
  'turn',
  'nextFigure',
  'activation',
  'movement',
  'putDown',
  'bombard',
  'target',
  'targetSpace',
  'cleave',
  'anyDice',
  'removeDie',
  'exchangeDie',
  'rerollDie',
  'replaceDie',
  'surge',
  'preventStrain',
  'window',
  'oneDie',
  'form',
  'interacting',
  'chooseFigures',
  'chooseOption',
  'chooseSpace',
  'may',
  'tokenKind',
  'surplusToken',
  'distribute',
  'oneCondition',
  'otherCondition',
  'handCard',
  'discardedCard',
  'fetchCard',
  'tradeTop',
  'forceDiscard',
  'scorer',
] as const;
export type Asks = (typeof asks)[number];

const can = '[data-can="true"]';
const figure = `.ib-figure${can}`;
const group = `.ib-group${can}`;
const thing = `.ib-thing${can}`;
const spot = '.ib-spot';
const reply = '.ib-answer:not([data-does="pass"])';
const does = '.ib-does:not([data-does="pass"])';
const card = `.ib-card${can}`;
const done = ':is(.ib-does, .ib-answer)[data-does="pass"]';
const confirm = '.ib-confirm .button.primary';

/** What lies on the map, and the button that shows all of it. */
const onMap: readonly string[] = [figure, thing, spot];
const farMap = '.ib-ground[data-far="true"]';
const wholeMap = '.ib-tool:last-child';

/** Whether a pointer meets one of some things. */
function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].some((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    selector,
  );
}

/** What is asked: the kind, who is active, and all that can be pressed for an answer. */
function questionOf(page: Page): Promise<string> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .map(({ dataset: { asks, key, can } }) => `${asks ?? key} ${can}`)
        .join(),
    `[data-asks], [data-active="true"], ${can}, ${spot}`,
  );
}

/** What is pressed for any question: the first of these that is there. */
const usual = [reply, group, figure, thing, spot, card, does, done] as const;

/** Plays one choice: attacks whom it can, moves on, opens and takes what lies there. */
export async function answer(page: Page, hands: Hands, kind: Asks, turn: number): Promise<void> {
  const has = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;
  const pressFirst = async (selectors: readonly string[]): Promise<string> => {
    for (const selector of selectors) {
      if (!(await has(selector))) continue;
      if (hands !== keys && onMap.includes(selector) && !(await isInSight(page, selector))) {
        await hands.press(page, wholeMap);
      }
      const wasFar = await has(farMap);
      const asked = await questionOf(page);
      await hands.press(page, selector, turn);
      // Where a finger meets several things, its first touch only brings the map near. An answer does so too, where a figure
      // moves next: then something else is asked.
      const cameNear = wasFar && onMap.includes(selector) && !(await has(farMap));
      if (cameNear && (await questionOf(page)) === asked) await hands.press(page, selector, turn);
      return selector;
    }
    throw new Error(`there is no way to answer ${kind}`);
  };
  // A scene may go before the answers.
  await page.locator(usual.join(', ')).first().waitFor();
  const pressed =
    kind === 'activation'
      ? // Who shares a space with others can only end its move there.
        await pressFirst(turn % 4 === 3 ? [figure, thing, done, does] : [figure, thing, spot, done, does])
      : await pressFirst(turn % 3 === 2 ? [done, ...usual] : usual);
  // What cannot be taken back is confirmed, and so is a way that a finger has chosen.
  const way = '.ib-does.ib-primary[data-does="move"]';
  if (pressed === figure && kind === 'activation') {
    // A finger that has met nothing touches again.
    if (hands === finger && !(await has(confirm))) await hands.press(page, figure, turn);
    await hands.press(page, confirm);
  } else if ((pressed === reply || pressed === card) && (await has(confirm)))
    await hands.press(page, confirm);
  else if (pressed === spot && (await has(way))) await hands.press(page, way);
}

/** Tab from part to part, arrows within one, Enter. */
export const keys: Hands = {
  async press(page, selector) {
    const first = page.locator(selector).first();
    // Some panels are fetched when they are asked for.
    await first.waitFor({ state: 'attached' });
    const row = first.locator('xpath=ancestor-or-self::*[@role="toolbar" or @role="application"][1]');
    if ((await row.count()) === 0) await tabTo(page, selector);
    else {
      const label = (await row.getAttribute('aria-label')) ?? '';
      await tabTo(page, `:is([role="toolbar"], [role="application"])[aria-label="${label}"] *`);
      await arrowsTo(page, selector);
    }
    await page.keyboard.press('Enter');
    await settle(page);
  },
};

/** Says where the focus is, and where each of some things lies that arrows did not reach. */
function whyNotReached(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const placeOf = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${one.outerHTML.replace(/>.*/s, '>')} at ${x + width / 2}, ${y + height / 2}`;
    };
    const focus = placeOf(document.activeElement ?? document.body);
    const places = [...document.querySelectorAll(wanted)].map(placeOf);
    return [`${wanted} is not reached by arrows; the focus is on`, focus, ...places].join('\n');
  }, selector);
}

/** Goes from where the focus is to the nearest thing of a kind: towards it, and another way where that was tried before. */
async function arrowsTo(page: Page, selector: string): Promise<void> {
  const tried = new Set<string>();
  for (let steps = 0; !(await isOn(page, selector)); steps++) {
    if (steps > 120) throw new Error(await whyNotReached(page, selector));
    const { here, arrows } = await page.evaluate((wanted) => {
      const middleOf = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const focus = document.activeElement ?? document.body;
      const from = middleOf(focus);
      const [nearest] = [...document.querySelectorAll(wanted)]
        .map(middleOf)
        .map(({ x, y }) => ({ across: x - from.x, down: y - from.y }))
        .sort((one, other) => Math.hypot(one.across, one.down) - Math.hypot(other.across, other.down));
      const { across = 1, down = 0 } = nearest ?? {};
      const flat = across > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      const steep = down > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
      const [[along, back], [other, away]] =
        Math.abs(across) >= Math.abs(down) ? [flat, steep] : [steep, flat];
      return {
        here: focus.getAttribute('data-key') ?? focus.textContent,
        arrows: [along, other, away, back].filter((arrow) => arrow !== undefined),
      };
    }, selector);
    const arrow = arrows.find((one) => !tried.has(`${here} ${one}`)) ?? arrows[steps % 4] ?? 'ArrowRight';
    tried.add(`${here} ${arrow}`);
    await page.keyboard.press(arrow);
  }
}

export const { next, playOut, playUntil } = pressing('.ib-board', asks, answer);
