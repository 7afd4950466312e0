import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { NewTable } from '../server/protocol.ts';
import { turnToWords } from './support/hands.ts';
import { named } from './support/named.ts';
import { mouse } from './support/pressing.ts';
import { useHall } from './support/test-server.ts';

suite('thinking together', () => {
  const server = useHall();

  /** Two partners, on seats 1 and 3, with bots between them. Answers the path of their table. */
  async function sitDown(host: Page, guest: Page, game: string, options: object): Promise<string> {
    const plan: NewTable = {
      game,
      seats: [
        { kind: 'me' },
        { kind: 'bot', bot: 'random' },
        { kind: 'open' },
        { kind: 'bot', bot: 'random' },
      ],
      options,
      listed: false,
    };
    const id = await host.evaluate(async (body) => {
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const table: { readonly id: string } = await response.json();
      return table.id;
    }, plan);
    const path = `/table/${id}`;
    await host.goto(path);
    await guest.goto(path);
    await guest.getByRole('button', { name: 'Sit here' }).click();
    for (const page of [host, guest]) await page.locator('.table-page').waitFor();
    return path;
  }

  /** Which of two has to decide, once one of them has. */
  async function decides(asked: string, ...pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
    const first = await Promise.race(
      pages.map((page) =>
        page
          .locator(asked)
          .first()
          .waitFor()
          .then(() => page),
      ),
    );
    return first === pages[0] ? [pages[0], pages[1]] : [pages[1], pages[0]];
  }

  const heard = (page: Page, text: RegExp) =>
    page.locator('[data-live="polite"]').getByText(text).last().waitFor({ state: 'attached' });

  test('a partner points at squares on the board, and nobody else sees it', async () => {
    const [rey, finn, eve] = [
      await named(server, 'Rey'),
      await named(server, 'Finn'),
      await named(server, 'Eve'),
    ];
    const path = await sitDown(rey, finn, 'carcassonne', { variant: 'teams' });
    await eve.goto(path);
    await eve.locator('.table-page').waitFor();
    const [asked, mate] = await decides('[data-square]', rey, finn);
    const name = mate === finn ? 'Finn' : 'Rey';
    const target = mate.locator('.cs-target').first();
    await target.focus();
    await mate.keyboard.press('Enter');
    await Promise.all([
      ...[asked, mate].map((page) => page.locator('.cs-mark').waitFor()),
      asked.locator('.mark-list').getByText(name).waitFor(),
    ]);
    await heard(asked, new RegExp(`^${name} points at: column`));
    await heard(mate, /^You are pointing at: column/);
    assert.equal(await eve.locator('.team-mark').count(), 0);

    // Again is no longer; the key P points as well.
    await mate.keyboard.press('p');
    for (const page of [asked, mate]) await page.locator('.cs-mark').waitFor({ state: 'detached' });

    // Who decides points by a right click or a long press, and has decided nothing by it.
    const square = asked.locator('[data-square]').first();
    await square.click({ button: 'right' });
    await mate.locator('.cs-mark').waitFor();
    assert.equal(await asked.locator('.cs-chosen').count(), 0);

    // The answer ends it.
    await square.focus();
    await asked.keyboard.press('Enter');
    await asked.locator('.cs-chosen').first().waitFor();
    await asked.keyboard.press('Enter');
    for (const page of [asked, mate]) await page.locator('.cs-mark').waitFor({ state: 'detached' });
  });

  test('the same in words, until one does not want to see it', async () => {
    const [rey, finn] = [await named(server, 'Rey'), await named(server, 'Finn')];
    await sitDown(rey, finn, 'carcassonne', { variant: 'teams' });
    for (const page of [rey, finn]) await turnToWords(page);
    const [asked, mate] = await decides('.choice-list button', rey, finn);
    const name = mate === finn ? 'Finn' : 'Rey';
    await mate.getByRole('heading', { name: 'Think together' }).waitFor();
    const choice = mate.locator('.point-list').first().locator('button').nth(1);
    const at = await choice.getAttribute('data-point');
    await choice.click();
    const shown = asked.locator(`[data-choice="${at}"] .marks-here`);
    await shown.getByText(`Pointed at by ${name}`).waitFor({ state: 'attached' });
    await mate.locator('.point-list .marks-here').first().waitFor();
    await asked.getByRole('button', { name: `Hide ${name}’s marks and messages` }).click();
    await shown.waitFor({ state: 'detached' });

    // The one who hides still shows.
    await asked.locator('.choice-list button').first().focus();
    await asked.keyboard.press('p');
    await mate.locator('.point-list').first().locator('button').first().locator('.marks-here').waitFor();
    assert.equal(await asked.locator('.mark-list li').count(), 0);
    await asked.locator('.choice-list .marks-here').waitFor();
  });

  test('where hands are secret, partners point at ships', async () => {
    const [rey, finn] = [await named(server, 'Rey'), await named(server, 'Finn')];
    await sitDown(rey, finn, 'super-teams', {});
    const [asked, mate] = await decides('.st-card:not(.st-rests)', rey, finn);
    await mate.locator('.st-pointer').first().focus();
    await mate.keyboard.press('p');
    await asked.locator('.st-mark').waitFor();
    assert.equal(await asked.locator('.st-pointer').count(), 0, 'one’s own choices are not covered');
    await turnToWords(mate);
    assert.equal(await mate.getByRole('heading', { name: 'Think together' }).count(), 0);
    await mate.getByRole('heading', { name: 'Places to point at' }).waitFor();
    await mate.locator('.point-list button').last().click();
    await heard(asked, /points at:/);
  });

  test('with a finger that rests', async () => {
    const [rey, finn] = [await named(server, 'Rey'), await named(server, 'Finn')];
    await sitDown(rey, finn, 'carcassonne', { variant: 'teams' });
    const [asked, mate] = await decides('[data-square]', rey, finn);
    const square = asked.locator('[data-square]').first();
    await square.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, pointerId: 7 });
    await mate.locator('.cs-mark').waitFor();
    await square.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true, pointerId: 7 });
    await square.dispatchEvent('click', { detail: 1 });
    assert.equal(await asked.locator('.cs-chosen').count(), 0, 'the finger that pointed chooses nothing');
    await square.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, pointerId: 8 });
    await square.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true, pointerId: 8 });
    await square.dispatchEvent('click', { detail: 1 });
    await asked.locator('.cs-chosen').first().waitFor();
  });

  test('at Conflict a mate points at dice, decks and cards of the one who decides, and nobody else sees it', async () => {
    const [rey, finn, eve] = [
      await named(server, 'Rey'),
      await named(server, 'Finn'),
      await named(server, 'Eve'),
    ];
    const path = await sitDown(rey, finn, 'conflict', {});
    await eve.goto(path);
    await eve.locator('.cf-board').waitFor();
    const [asked, mate] = await decides('.cf-board[data-asks]', rey, finn);
    const name = mate === finn ? 'Finn' : 'Rey';
    /** Something is pointed at, and marked on these pages, where marks do not stand for long. */
    const points = (act: Promise<unknown>, at: string, ...pages: Page[]) =>
      Promise.all([act, ...pages.map((page) => page.locator(`${at} .team-mark`).waitFor())]);

    // A press is enough for who is asked nothing.
    await mate.locator('.cf-desk').getByText('show it to the others').waitFor();
    await Promise.all([
      points(mouse.press(mate, '[data-die="2"]'), '[data-die="2"]', asked, mate),
      asked.locator('.mark-list').getByText(name).waitFor(),
    ]);
    await heard(asked, new RegExp(`^${name} points at: die 2`, 'i'));
    assert.equal(await asked.locator('.cf-die[aria-pressed="true"]').count(), 0, 'nothing is chosen by it');

    // Everybody has one mark, which goes with them.
    await mate.locator('[data-deck="orange"]').focus();
    await points(mate.keyboard.press('p'), '[data-deck="orange"]', asked);
    await asked.locator('[data-die="2"] .team-mark').waitFor({ state: 'detached' });

    // Hands are open: the mate looks into the hand that plays, and points at a card there.
    const seat = await asked.locator('.cf-player[aria-current="true"]').getAttribute('data-player');
    await mate.locator(`[data-player="${seat}"]`).click();
    const id = await mate.locator('.cf-cards [data-card]').first().getAttribute('data-card');
    const card = `.cf-cards [data-card="${id}"]`;
    await points(mouse.press(mate, card), card, asked);

    // Who decides answers with a right click, and has decided nothing by it.
    const leader = asked.locator('[data-leader="kylo"] svg').first();
    await points(leader.click({ button: 'right', force: true }), '[data-leader="kylo"]', mate);
    assert.equal(await eve.locator('.team-mark').count(), 0);

    // The answer ends it.
    await asked.locator('.cf-confirm').click();
    for (const page of [asked, mate]) await page.locator('.team-mark').first().waitFor({ state: 'detached' });
  });

  test('at a strict table of Conflict nobody points, on the board or in words', async () => {
    const [rey, finn] = [await named(server, 'Rey'), await named(server, 'Finn')];
    await sitDown(rey, finn, 'conflict', { hands: 'strict' });
    const [asked, mate] = await decides('.cf-board[data-asks]', rey, finn);
    for (const page of [asked, mate]) {
      assert.equal(await page.locator('.cf-desk').getByText('show it to the others').count(), 0);
      await page.locator('[data-die="2"]').focus();
      await page.keyboard.press('p');
      await turnToWords(page);
      await page.locator('.text-view').waitFor();
      assert.equal(await page.locator('.point-list, .team-mark, .mark-list li').count(), 0);
    }
    await asked.locator('.choice-list button').first().waitFor();
  });
});
