import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { findings } from './support/axe.ts';
import { type Kept, keepTables } from './support/kept-tables.ts';
import { assertStill, watchShifts } from './support/layout-shift.ts';
import { openTable } from './support/open-table.ts';
import { type Asks, answer, keys, next, playOut, playUntil } from './support/pocketmodel.ts';
import { finger, type Hands, mouse, words } from './support/pressing.ts';
import { useHall } from './support/test-server.ts';

const still = { reducedMotion: 'reduce' } as const;
const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

suite('PocketModel in the page', () => {
  const server = useHall();

  /** One game pack for each seat and few rounds: a short match with everything in it. */
  async function openShort(page: Page): Promise<void> {
    await openTable(page, 'pocketmodel', ['Greedy bot'], async () => {
      await page.getByLabel('One booster each', { exact: true }).check();
      await page.getByLabel('Limit of rounds').fill('6');
    });
  }

  async function playThrough(page: Page, hands: Hands): Promise<void> {
    await openShort(page);
    const shiftsOf = await watchShifts(page);
    await playOut(page, hands);
    // The table in words grows and shrinks.
    if (hands !== words) assertStill(await shiftsOf());
    assert.ok((await page.locator('.match-over tbody tr').count()) >= 2, 'every seat has a rank');
  }

  let kept: Promise<Kept> | undefined;

  /** Opens the table at which a kind of decision is asked. */
  async function openKept(
    how: BrowserContextOptions,
    kind: Asks,
  ): Promise<{ readonly page: Page; readonly path: string }> {
    kept ??= keepTables(server.url, server.data, ['pocketmodel']);
    const { cookie, tables } = await kept;
    const path = tables.get('pocketmodel')?.asked.get(kind) ?? assert.fail(kind);
    const page = await server.guest(how);
    await page.context().addCookies([{ ...cookie, url: server.url }]);
    await page.goto(path);
    await page.locator(`.pb-board[data-asks="${kind}"]`).waitFor();
    return { page, path };
  }

  test('a whole match by mouse', async () => playThrough(await server.guest(still), mouse));

  test('a whole match by keyboard alone', async () => playThrough(await server.guest(still), keys));

  test('a whole match in words', async () => playThrough(await server.guest(still), words));

  test('a whole match by finger on a phone, which never scrolls sideways', async () => {
    const page = await server.guest(phone);
    await playThrough(page, finger);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
  });

  /** A table with starter fleets, on which all units are placed and it is the turn of the one at the page. */
  async function openTurn(page: Page): Promise<void> {
    await openTable(page, 'pocketmodel', ['Random bot']);
    assert.ok(await playUntil(page, mouse, 'turn'));
  }

  const starsUsed = (page: Page): Promise<number> => page.locator('.pb-star-used').count();

  test('what is declared fills the five stars, and is taken back step by step until it is confirmed', async () => {
    const page = await server.guest(still);
    await openTurn(page);
    const unit = '[data-part="home"] .pb-unit[data-can="true"]';
    await page.locator('.pb-button[data-does="move"]').click();
    await page.locator('.pb-board[data-asks="move"]').waitFor();
    assert.equal(await starsUsed(page), 0);
    const before = await page.locator('[data-part="contested"] .pb-unit').count();
    await page.locator(unit).first().click();
    await page.locator('[data-part="contested"] .pb-unit').nth(before).waitFor();
    await page.locator('.pb-button[data-does="pass"]').waitFor();
    assert.ok((await starsUsed(page)) > 0);
    assert.equal(await page.locator('[data-part="contested"] .pb-unit').count(), before + 1);
    await page.locator('.pb-take-back').click();
    await page.locator('.pb-star-used').first().waitFor({ state: 'detached' });
    await page.locator('[data-part="contested"] .pb-unit').nth(before).waitFor({ state: 'detached' });
    await page.locator('.pb-take-back').click();
    await page.locator('.pb-board[data-asks="turn"]').waitFor();
  });

  test('an objective card and its place are only thought about until a button plays them', async () => {
    const page = await server.guest(still);
    const card = '.pb-card[data-can="true"]';
    // Not every first hand has an objective card.
    for (let table = 0; table < 20 && (await page.locator(card).count()) === 0; table++) await openTurn(page);
    const slot = '[data-part="home"] .pb-slot[data-can="true"]';
    const hand = await page.locator('.pb-card').count();
    await page.locator(card).first().click();
    await page.locator(slot).first().click();
    const plays = page.locator('.pb-button[data-does="objective"]');
    await plays.waitFor();
    assert.equal(await page.locator('.pb-slot[aria-pressed="true"]').count(), 1);
    await page.keyboard.press('Escape');
    await plays.waitFor({ state: 'detached' });
    assert.equal(await page.locator('.pb-slot[aria-pressed="true"]').count(), 0);
    assert.equal(await page.locator('.pb-card').count(), hand);
    await page.locator(card).first().click();
    await page.locator(slot).first().click();
    await plays.click();
    await page.waitForFunction(() => document.querySelector('.pb-card[data-can="true"]') === null);
  });

  test('a unit is dragged into another zone, and what cannot be reached lets it go', async () => {
    const page = await server.guest(still);
    await openTurn(page);
    const unit = page.locator('[data-part="home"] .pb-unit[data-can="true"]').first();
    const onto = async (selector: string): Promise<void> => {
      const from = (await unit.boundingBox()) ?? assert.fail();
      const to = (await page.locator(selector).first().boundingBox()) ?? assert.fail();
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width - 12, to.y + to.height - 12, { steps: 6 });
      await page.locator('.pb-ghost').waitFor();
      await page.mouse.up();
    };
    await onto('[data-part="opponent"] .pb-ground');
    await page.locator('.pb-ghost').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.pb-board').getAttribute('data-asks'), 'turn');
    assert.equal(await page.locator('.pb-unit[aria-pressed="true"]').count(), 0);
    const away = page.locator('[data-part="contested"] .pb-unit.pb-seat-0');
    assert.equal(await away.count(), 0);
    await onto('[data-part="contested"] .pb-ground');
    await away.first().waitFor();
  });

  test('with three others and more a phone shows one’s own home, the middle, and the home one looks at', async () => {
    const page = await server.guest(phone);
    await openTable(page, 'pocketmodel', ['Random bot', 'Random bot', 'Random bot']);
    await next(page, finger);
    assert.equal(await page.locator('[data-part="opponent"]').count(), 1);
    assert.equal(await page.locator('.pb-small').count(), 3);
    for (const seat of [2, 3, 1]) {
      await page.locator(`[data-look="${seat}"]`).tap();
      await page.locator(`[data-part="opponent"].pb-seat-${seat}`).waitFor();
    }
  });

  test('a card in a battle shows what it would change, and is played with a button', async () => {
    const { page } = await openKept(still, 'card');
    const odds = page.locator('.pb-panel .pb-odds').first();
    assert.match(await odds.innerText(), /Hits \d+ %/);
    const card = page.locator('.pb-card[data-can="true"]').first();
    assert.match(await card.innerText(), /\d+ %/);
    await card.click();
    await page.locator('.pb-button[data-does="play"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.pb-button[data-does="pass"]').click();
    await page
      .locator('.pb-board[data-asks="card"] .pb-button[data-does="play"]')
      .waitFor({ state: 'detached' });
  });

  test('a battle is a scene that a press ends; of bots alone it is a line that opens', async () => {
    const page = await server.guest({ reducedMotion: 'no-preference' });
    let scene = false;
    let line = false;
    let over = true;
    // Nothing but the page's own time ends the scenes that are not pressed.
    for (let turn = 0; turn < 400 && !(scene && line); turn++) {
      // A match may end before bots have fought each other, or with the line of such a battle.
      if (over) {
        await openTable(page, 'pocketmodel', ['Greedy bot', 'Greedy bot']);
        await page.locator('.table-page').waitFor();
        over = false;
      }
      const shown = await page.waitForFunction(
        () => {
          const shows = (selector: string): boolean => document.querySelector(selector) !== null;
          if (shows('.match-over')) return 'over';
          if (shows('dialog[open]')) return 'details';
          if (shows('.pb-scene')) return 'scene';
          const battle = document.querySelector<HTMLElement>('.pb-line');
          // A line stands there for two seconds: whoever wants to see the battle presses at once.
          if (battle !== null) {
            battle.click();
            return 'line';
          }
          return shows('.pb-board[data-asks]') && !shows('[data-busy="true"]') ? 'asks' : undefined;
        },
        undefined,
        { polling: 20 },
      );
      const what = await shown.jsonValue();
      if (what === 'over') {
        over = true;
        continue;
      }
      // A press that came when the board asked something else opened the details of what was pressed.
      if (what === 'details') {
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
        continue;
      }
      if (what === 'line') {
        // The press may have come when the line had had its two seconds, or when the match ended with it: the next one is pressed.
        const opened = await page
          .locator('.pb-scene')
          .waitFor({ timeout: 5000 })
          .then(
            () => true,
            () => false,
          );
        if (!opened) continue;
        line = true;
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.locator('.pb-scene').waitFor({ state: 'detached' });
      } else if (what === 'scene') {
        scene = true;
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else {
        const waits = await next(page, mouse);
        if (waits === 'words' || waits === 'curtain') break;
        if (waits === 'over') continue;
        try {
          await answer(page, mouse, waits, turn);
        } catch (fault) {
          // On a slow machine a scene may begin, or details come, between the question and the press: then they are what is pressed.
          if ((await page.locator('.pb-scene, .pb-line, dialog[open]').count()) === 0) throw fault;
        }
      }
    }
    assert.ok(scene, 'a battle of one’s own is seen');
    assert.ok(line, 'a battle of others is a line');
  });

  const strikePanel = '.pb-panel[data-part="strike"]';
  const strikers = `${strikePanel} .pb-striker`;

  async function waitForStrikers(page: Page, count: number): Promise<void> {
    await page.waitForFunction(
      ([selector, wanted]) => document.querySelectorAll(selector).length === wanted,
      [strikers, count] as const,
    );
  }

  for (const [name, how, hands] of [
    ['by mouse', still, mouse],
    ['by keyboard', still, keys],
    ['by finger on a phone', phone, finger],
  ] as const) {
    test(`a strike shows who joins it, the objective and the chances until it is confirmed, ${name}`, async () => {
      const { page, path } = await openKept(how, 'strikers');
      const watching = await server.guest(still);
      await watching.goto(path);
      const panel = page.locator(strikePanel);
      await panel.waitFor();
      assert.match(await panel.locator('.pb-target').innerText(), /Objective \d/);
      const foreseen = await panel.locator('.pb-together').first().innerText();
      assert.match(foreseen, /^\d+ %$/);
      const shiftsOf = await watchShifts(page);
      await hands.press(page, `${strikePanel} .pb-recruit`);
      await waitForStrikers(page, 1);
      assertStill(await shiftsOf());
      assert.match((await page.locator(strikers).innerText()).replaceAll('\n', ' '), /Hits \d+ %.*Adds/);
      const chance = await panel.locator('.pb-target + .pb-odds b').innerText();
      assert.equal(chance, foreseen, 'what stood on the unit has come about');
      assert.match(await page.locator('[data-live="polite"]').innerText(), /1 unit strikes objective \d/);
      // Whoever else is at the table sees it too, and has nothing to declare.
      await waitForStrikers(watching, 1);
      assert.equal(await watching.locator('[data-strikes]').count(), 0);
      await hands.press(page, '.pb-take-back');
      await waitForStrikers(page, 0);
      await hands.press(page, '.pb-peek');
      await page.locator('.pb-map:not([inert])').waitFor();
      assert.equal(await panel.count(), 0);
      await hands.press(page, '.pb-back');
      await panel.waitFor();
    });
  }

  test('by keys one goes from unit to unit in the panel, and then to what confirms', async () => {
    const { page } = await openKept(still, 'strikers');
    await keys.press(page, `${strikePanel} .pb-recruit`);
    await waitForStrikers(page, 1);
    await page.waitForFunction(() => document.activeElement?.matches('[data-strikes], .pb-does'));
    await keys.press(page, '.pb-take-back');
    await waitForStrikers(page, 0);
  });

  test('where the order is asked, a button beside each unit lets it strike next', async () => {
    const { page } = await openKept(still, 'nextStrike');
    await page.locator(strikePanel).waitFor();
    const count = await page.locator(strikers).count();
    assert.equal(await page.locator(`${strikers} [data-strikes]`).count(), count);
    await mouse.press(page, `${strikers} [data-strikes]`);
    await page.locator('.pb-scene, .pb-board:not([data-asks="nextStrike"])').first().waitFor();
  });

  test('axe finds nothing serious on the table', async () => {
    for (const kind of ['turn', 'card', 'strikers'] as const) {
      const { page } = await openKept(still, kind);
      assert.deepEqual(await findings(page), [], kind);
    }
  });
});
