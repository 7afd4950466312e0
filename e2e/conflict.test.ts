import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findings } from './support/axe.ts';
import { answer, answerQuietly, keys, next, playOut } from './support/conflict.ts';
import { assertStill, watchShifts } from './support/layout-shift.ts';
import { openTable } from './support/open-table.ts';
import { finger, type Hands, mouse, words } from './support/pressing.ts';
import { useHall } from './support/test-server.ts';
import { openCurtain } from './support/waiting.ts';

const still = { reducedMotion: 'reduce' } as const;
const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

suite('Conflict in the page', () => {
  const server = useHall();

  async function playThrough(page: Page, hands: Hands): Promise<void> {
    await openTable(page, 'conflict', ['Greedy bot']);
    const shiftsOf = await watchShifts(page);
    await playOut(page, hands);
    assertStill(await shiftsOf());
    assert.match(
      await page.locator('.match-over caption').innerText(),
      /^(Won together!\s+Rey, Poe and Finn are found|Lost together\s+(The marker|A card))/,
    );
    assert.equal(await page.locator('.match-over tbody tr').count(), 2);
    assert.equal(
      await page.locator('.match-over tbody td', { hasText: /\d/ }).count(),
      0,
      'nobody has a rank',
    );
  }

  /** Answers until the seat at the page is asked something of a kind; false if the match is over before. */
  async function playUntil(page: Page, hands: Hands, kind: string): Promise<boolean> {
    for (let turn = 0; turn < 400; turn++) {
      const waits = await next(page, hands);
      if (waits === kind) return true;
      if (waits === 'over' || waits === 'words') return false;
      if (waits === 'curtain') await openCurtain(page);
      else await answerQuietly(page, hands, waits);
    }
    return false;
  }

  /** Answers until leaders can be covered, and the marker moves then: where it lies aside, nothing moves it in this turn. */
  async function playUntilItMoves(page: Page): Promise<void> {
    assert.ok(await playUntil(page, mouse, 'cover'));
    while ((await page.locator('.cf-aside').count()) > 0) {
      await answerQuietly(page, mouse, 'cover');
      assert.ok(await playUntil(page, mouse, 'cover'));
    }
  }

  const handOf = (page: Page): Promise<string[]> =>
    page
      .locator('.cf-cards [data-card]')
      .evaluateAll((cards) => cards.map(({ dataset }) => dataset.card ?? ''));

  test('a whole match by mouse', async () => playThrough(await server.guest(still), mouse));

  test('a whole match by keyboard alone', async () => playThrough(await server.guest(still), keys));

  test('a whole match by finger on a phone, which never scrolls sideways', async () => {
    const page = await server.guest(phone);
    await playThrough(page, finger);
    const { wide, small, map } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - innerWidth,
      small: [...document.querySelectorAll('.cf-board button')].flatMap((button) => {
        if (!button.checkVisibility()) return [];
        const { width, height } = button.getBoundingClientRect();
        return width < 44 || height < 44 ? [`${button.className} ${width} x ${height}`] : [];
      }),
      map: document.querySelector('.cf-map')?.getBoundingClientRect().toJSON(),
    }));
    assert.ok(wide <= 0, `${wide} px too wide`);
    assert.deepEqual(small, [], 'every button is large enough for a finger');
    assert.ok(map.left >= 0 && map.right <= 390, 'the whole track is on the screen');
  });

  test('with secret hands a curtain hides the cards of the one from the other', async () => {
    const page = await server.guest(still);
    const table = await openTable(page, 'conflict', ['Somebody at this screen'], () =>
      page.getByLabel('Secret', { exact: true }).check(),
    );
    if ((await next(page, mouse)) === 'curtain') await openCurtain(page);
    await next(page, mouse);
    const first = await handOf(page);
    assert.equal(first.length, 4, 'three starting cards and the card that was drawn');
    assert.ok(await playUntil(page, mouse, 'curtain'));
    assert.equal(await page.locator('.cf-card').count(), 0, 'the curtain lies over a table without cards');
    await openCurtain(page);
    await next(page, mouse);
    const forces = first.filter((card) => !card.startsWith('S'));
    const second = await handOf(page);
    assert.ok(
      second.every((card) => !forces.includes(card)),
      'the second sees none of the cards of the first',
    );
    // Pressed, the other seat shows the backs of its cards.
    await page.locator(`.cf-player:not([aria-pressed="true"])`).first().click();
    assert.deepEqual(
      (await handOf(page)).filter((card) => !card.startsWith('S')),
      [],
    );

    await playOut(page, words);
    await page.goto(table.replace('table', 'replay'));
    await page.locator('.transport').waitFor();
    await page.getByLabel('View as').selectOption('spectator');
    await page.locator('.cf-track').waitFor();
  });

  test('with open hands everybody sees every card', async () => {
    const page = await server.guest(still);
    await openTable(page, 'conflict', ['Greedy bot', 'Greedy bot']);
    await playUntil(page, mouse, 'cover');
    for (const seat of [0, 1, 2]) {
      await page.locator(`[data-player="${seat}"]`).click();
      await page.locator(`[data-player="${seat}"][aria-pressed="true"]`).waitFor();
      assert.equal(await page.locator('.cf-cards [data-back]').count(), 0);
      assert.ok((await handOf(page)).length >= 3);
    }
  });

  test('what is composed shows where the marker would go, is taken back, and counts only when confirmed', async () => {
    const page = await server.guest(still);
    await openTable(page, 'conflict', ['Greedy bot']);
    await playUntilItMoves(page);
    // Nothing is laid down yet, so all leaders would count.
    await page.locator('.cf-ghost').first().waitFor();
    const before = await page.locator('.cf-ahead').innerText();
    assert.match(before, /field \d+|the last field/);
    await page.locator('.cf-cards .cf-card[aria-disabled="false"]').first().click();
    await page.locator('.cf-planned').waitFor();
    assert.notEqual(await page.locator('.cf-ahead').innerText(), before);
    await page.keyboard.press('Escape');
    await page.locator('.cf-planned').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.cf-primary').count(), 0);
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    test(`decks, leaders and dice stay where they are, whatever is asked and composed, at ${viewport.width} px`, async () => {
      const page = await server.guest({ ...still, viewport });
      await openTable(page, 'conflict', ['Greedy bot']);
      let waits = await next(page, mouse);
      const place = () =>
        page
          .locator('.cf-middle, .cf-deck, .cf-leader, .cf-die')
          .evaluateAll((things) =>
            things.map((thing) =>
              JSON.stringify([thing.className.split(' ')[0], thing.getBoundingClientRect()]),
            ),
          );
      const before = await place();
      // Through one turn: larger hands than one turn can bring may take a second row.
      for (let turn = 0; waits !== 'over' && waits !== 'words' && waits !== 'curtain'; turn++) {
        assert.deepEqual(await place(), before, waits);
        const free = page.locator(
          '.cf-die[aria-disabled="false"], .cf-cards .cf-card[aria-disabled="false"]',
        );
        if ((await free.count()) > 0) {
          await free.last().click();
          assert.deepEqual(await place(), before, `${waits}, composed`);
          await page.keyboard.press('Escape');
        }
        const ends = waits === 'cover' || waits === 'discard';
        await answer(page, mouse, waits, turn);
        if (ends) break;
        waits = await next(page, mouse);
      }
    });
  }

  test('dice and payment are touched in any order, and only what is legal can be completed', async () => {
    const page = await server.guest(still);
    await openTable(page, 'conflict', ['Greedy bot']);
    assert.ok(await playUntil(page, mouse, 'useDice'));
    // With First Order dice alone, only a stored result can be used: then in the next turn.
    while ((await page.locator('[data-deck="yellow"][aria-disabled="false"]').count()) === 0) {
      await answerQuietly(page, mouse, 'useDice');
      assert.ok(await playUntil(page, mouse, 'useDice'));
    }
    await page.locator('[data-deck="yellow"]').click();
    assert.equal(await page.locator('.cf-primary').count(), 0, 'a deck alone is no choice');
    // A First Order die could only be turned to a stored result.
    await page.locator('.cf-die[aria-disabled="false"]:not(:has(.cf-die-dark))').first().click();
    await page.locator('.cf-primary').click();
    await page.locator('.cf-used, [data-asks="order"]').first().waitFor();
  });

  test('in the simplified variant leaders are touched as well as cards', async () => {
    const page = await server.guest(still);
    await openTable(page, 'conflict', ['Greedy bot'], () =>
      page.getByRole('switch', { name: 'Simplified variant' }).click(),
    );
    assert.ok(await playUntil(page, mouse, 'cover'));
    await page.locator('.cf-cards .cf-card[aria-disabled="false"]').first().click();
    await page.locator('.cf-take-back').waitFor();
    assert.equal(await page.locator('.cf-primary').count(), 0, 'a card alone covers nobody');
    await page.locator('.cf-leader[aria-disabled="false"]').last().click();
    await page.locator('.cf-primary').click();
    await page.locator('[data-asks="cover"]').waitFor({ state: 'detached' });
  });

  test('the marker walks field by field, and a press ends it', async () => {
    const page = await server.guest();
    // Whatever begins to move is noted; on hold it stands still until it is ended.
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        const animation = animate.call(this, frames, timing);
        const { dataset } = document.documentElement;
        if (dataset.hold !== undefined) animation.pause();
        dataset.moved = `${dataset.moved ?? ''} ${this.getAttribute('class')}`;
        return animation;
      };
    });
    await openTable(page, 'conflict', ['Greedy bot']);
    const dice = () =>
      page.waitForFunction(() => /cf-die-face/.test(document.documentElement.dataset.moved ?? ''));
    assert.ok(await playUntil(page, mouse, 'reroll'));
    await answer(page, mouse, 'reroll', 0);
    await dice();
    await playUntilItMoves(page);
    await page.evaluate(() => {
      document.documentElement.dataset.hold = '';
    });
    await answer(page, mouse, 'cover', 1);
    // Others move on meanwhile, so only what moves now has to end.
    const moving = await page.waitForFunction(() => {
      const animations = document.querySelector('.cf-marker')?.getAnimations() ?? [];
      return animations.some(({ playState }) => playState === 'paused') ? animations : undefined;
    });
    await page.keyboard.press('Shift');
    await page.waitForFunction(
      (animations) => animations?.every(({ playState }) => playState === 'finished' || playState === 'idle'),
      moving,
    );
  });

  test('with less motion dice, cards and marker are where they belong at once', async () => {
    const page = await server.guest(still);
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        document.documentElement.dataset.moved = `${this.getAttribute('class')}`;
        return animate.call(this, frames, timing);
      };
    });
    await openTable(page, 'conflict', ['Greedy bot']);
    assert.ok(await playUntil(page, mouse, 'cover'));
    await answer(page, mouse, 'cover', 1);
    await next(page, mouse);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.moved), undefined);
  });

  test('axe finds nothing serious on the table, by day or by night', async () => {
    const page = await server.guest(still);
    await openTable(page, 'conflict', ['Greedy bot', 'Greedy bot']);
    for (const kind of ['useDice', 'cover']) {
      if (!(await playUntil(page, mouse, kind))) continue;
      if (kind === 'useDice') await page.locator('.cf-die[aria-disabled="false"]').first().click();
      assert.deepEqual(await findings(page), [], kind);
      await page.keyboard.press('Escape');
    }
  });
});
