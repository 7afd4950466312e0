import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { locales } from '../games/words.ts';
import { cardOf } from '../server/card.ts';
import type { Entry, Opened } from '../server/entry.ts';
import { openStorage } from '../server/open-storage.ts';
import { factsOf } from '../server/table-facts.ts';
import { nameOf } from '../server/table-id.ts';
import { againstBot } from './support/against-bot.ts';
import { turnToWords } from './support/hands.ts';
import { openTable } from './support/open-table.ts';
import { useHall } from './support/test-server.ts';

suite('people at a table', () => {
  const server = useHall();

  const choices = (page: Page) => page.locator('.choice-list button');
  const turnOf = (page: Page) => page.locator('.seat-turn .seat-name').innerText();

  /** Answers what is asked now, and waits until the server has it. */
  async function answer(page: Page): Promise<void> {
    await choices(page).last().click();
    await page.waitForFunction(() => document.querySelector('[data-busy="true"]') === null);
  }

  test('two people at two browsers play with each other, and a third looks on', async () => {
    const [rey, finn, poe] = [await server.guest(), await server.guest(), await server.guest()];
    const path = await openTable(rey, 'carcassonne', ['Somebody with the link']);
    await rey.getByText('Waiting for players').waitFor();
    await rey.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await finn.goto(path);
    await finn.getByRole('button', { name: 'Sit here' }).click();
    await Promise.all([turnToWords(rey), turnToWords(finn)]);
    await poe.goto(path);
    await turnToWords(poe);
    const first = await rey.locator('.seat-name').first().innerText();
    assert.match(first, /\(you\)/);
    assert.equal(await choices(finn).count(), 0);
    for (let turn = 0; turn < 6; turn++) {
      await Promise.race([rey, finn].map((page) => choices(page).first().waitFor()));
      const [mine, other] = (await choices(rey).count()) > 0 ? [rey, finn] : [finn, rey];
      await choices(mine).first().waitFor();
      assert.equal(await choices(other).count(), 0, 'only one is asked');
      assert.equal(await choices(poe).count(), 0, 'who looks on is never asked');
      await answer(mine);
    }
    assert.ok((await poe.locator('.log-line').count()) > 2, 'who looks on follows the log');
    assert.equal(await turnOf(poe), (await turnOf(rey)).replace(' (you)', ''));
  });

  test('on a phone the button that copies the link keeps its word away from its edges, in every language', async () => {
    const path = await openTable(await server.guest(), 'carcassonne', ['Somebody with the link']);
    for (const locale of locales) {
      const page = await server.guest({ locale, viewport: { width: 390, height: 844 } });
      await page.goto(path);
      const room = await page.locator('.invite-link .button').evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return button.getBoundingClientRect().right - words.getBoundingClientRect().right;
      });
      assert.ok(room > 12, `${locale}: ${room} px`);
      await page.context().close();
    }
  });

  test('two people at one screen take turns', async () => {
    const page = await server.guest();
    await openTable(page, 'carcassonne', ['Somebody at this screen']);
    await turnToWords(page);
    const turns = new Set<string>();
    for (let turn = 0; turn < 8; turn++) {
      await choices(page).first().waitFor();
      turns.add(await turnOf(page));
      await answer(page);
    }
    assert.equal(turns.size, 2, [...turns].join());
  });

  test('a reload and a restart of the server in the middle of a match change nothing', async () => {
    const page = await server.guest();
    await page.goto('/');
    await againstBot(page);
    await turnToWords(page);
    for (let turn = 0; turn < 4; turn++) {
      await choices(page).first().waitFor();
      await answer(page);
    }
    await choices(page).first().waitFor();
    const told = await page.locator('.log-line').allInnerTexts();
    const offered = await choices(page).allInnerTexts();
    await page.reload();
    await turnToWords(page);
    await page
      .locator('.log-line')
      .nth(told.length - 1)
      .waitFor();
    assert.deepEqual(await page.locator('.log-line').allInnerTexts(), told);
    assert.deepEqual(await choices(page).allInnerTexts(), offered);

    const back = page.locator('.prompt[data-link="open"]');
    await server.restart();
    await back.waitFor();
    await choices(page).first().waitFor();
    assert.deepEqual(await choices(page).allInnerTexts(), offered);
    await answer(page);
    await choices(page).first().waitFor();
    assert.ok((await page.locator('.log-line').count()) > told.length);
  });

  test('a page that is open when the disk is damaged says so when the server is back', async () => {
    const page = await server.guest();
    await openTable(page, 'carcassonne', ['Somebody at this screen']);
    await page.locator('.prompt[data-link="open"]').waitFor();
    const id = page.url().split('/').at(-1);
    await server.restart((data) => {
      const db = new DatabaseSync(join(data, 'starboard.db'));
      db.exec(
        `update entry set value = replace(value, '"kind"', '"kinb"') where "table" = '${id}' and seq = 2`,
      );
      db.close();
    });
    await page.getByText(/damaged or lost on the server’s disk/).waitFor();
  });

  test('a match of missions that the server does not have any more says so, and that nothing is lost', async () => {
    const page = await server.guest();
    const path = await openTable(page, 'imperial-assault-campaign', ['Somebody at this screen']);
    const { storage } = await openStorage({ data: server.data });
    const [opened] = await storage.read(path.split('/').at(-1) ?? '', 0);
    assert.ok(opened?.kind === 'opened');
    const before: Entry & Opened = { ...opened, sealed: 'f'.repeat(64) };
    const id = nameOf(createHash('sha256').update('a match of other missions').digest());
    await storage.append(id, 0, [before], cardOf(id, factsOf(before), undefined));
    await storage.close();
    await page.goto(`/table/${id}`);
    await page.getByRole('heading', { level: 1, name: 'You cannot see this table' }).waitFor();
    await page.getByText(/rules that this server does not have. Nothing is lost/).waitFor();
  });

  test('a square that is not legal says why, where the rulebook says so, and leads to the rule', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await page.goto('/');
    await againstBot(page);
    await page.locator('[data-square]').first().waitFor();
    // No tile may be placed on the start tile.
    const start = await page.locator('.cs-world .cs-tile').first().boundingBox();
    assert.ok(start);
    await page.mouse.click(start.x + start.width / 2, start.y + start.height / 2);
    const card = page.locator('.refusal');
    await card.waitFor();
    assert.doesNotMatch(await card.innerText(), /⟦/);
    // The place comes with the rules, which are fetched when somebody asks for them.
    await card.getByText(/Rulebook p\./).waitFor();
    const link = await card.getByRole('link').getAttribute('href');
    assert.ok(link);
    await page.goto(link);
    await page.locator('[data-pointed]').waitFor();
    assert.ok(await page.locator('[data-pointed]').isVisible());
  });

  test('what happens is read out, and one’s own turn at once', async () => {
    const page = await server.guest();
    await page.goto('/');
    await againstBot(page);
    await turnToWords(page);
    await choices(page).first().waitFor();
    const urgent = page.locator('[data-live="assertive"]');
    await urgent.getByText('place the tile').waitFor({ state: 'attached' });
    await answer(page);
    await page
      .locator('[data-live="polite"]')
      .getByText('places the tile')
      .first()
      .waitFor({ state: 'attached' });
  });
});
