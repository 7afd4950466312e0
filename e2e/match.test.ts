import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { againstBot } from './support/against-bot.ts';
import { finger, type Hands, keys, mouse, playOut, words } from './support/carcassonne.ts';
import { assertStill, watchShifts } from './support/layout-shift.ts';
import { useHall } from './support/test-server.ts';

/** A whole match of 76 tiles against a bot, in one way of playing. */
suite('a whole match against a bot', () => {
  const server = useHall();
  let battles = 0;

  async function sitDown(page: Page): Promise<void> {
    await page.goto('/');
    await againstBot(page);
    await page.locator('.table-page').waitFor();
  }

  async function playThrough(page: Page, hands: Hands): Promise<void> {
    await page.addInitScript(countLateScenes);
    await page.addInitScript(countEarlyNews);
    await sitDown(page);
    const shiftsOf = await watchShifts(page);
    await playOut(page, hands);
    assertStill(await shiftsOf());
    assert.equal(
      await page.evaluate(() => document.body.dataset.lateScenes),
      '0',
      'a battle or points were shown only after the next tile could be placed',
    );
    const told = await page.evaluate(() => document.body.dataset.toldEarly?.split(' ').map(Number) ?? []);
    const [winners, tiles, seen] = told;
    assert.equal(winners, 0, 'the log told who won a battle before it was shown');
    assert.equal(tiles, 0, 'the others placed a tile behind a battle');
    battles += seen ?? 0;
    const rows = page.locator('.match-over tbody tr');
    assert.equal(await rows.count(), 2);
    assert.match(await page.locator('.match-over caption').innerText(), /win|share/);
  }

  test('by mouse', async () => playThrough(await server.guest({ reducedMotion: 'reduce' }), mouse));

  test('by keyboard alone', async () => playThrough(await server.guest({ reducedMotion: 'reduce' }), keys));

  test('by finger on a phone', async () => {
    const phone = {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    } as const;
    await playThrough(await server.guest(phone), finger);
  });

  test('in these matches there were battles to be told', async () => {
    // What is dealt is another each time, and now and then nobody has fought.
    for (let more = 0; battles === 0 && more < 5; more++) {
      await playThrough(await server.guest({ reducedMotion: 'reduce' }), mouse);
    }
    assert.ok(battles > 0);
  });

  test('the log says where tiles lie as people do, and the square where a line is touched', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await sitDown(page);
    await playOut(page, words, 6).catch(() => undefined);
    const line = page.locator('.log-link.log-opens').first();
    const shown = (await line.locator('[aria-hidden]').first().innerText()).replaceAll('\n', ' ');
    assert.match(shown, /next to|squares from/);
    assert.doesNotMatch(shown, /-?\d+, -?\d+/, 'no coordinates');
    assert.match((await line.getAttribute('title')) ?? '', /^column -?\d+, row -?\d+$/);
    assert.equal(await line.locator('.log-exact').count(), 0);
    await line.click();
    assert.match(await line.locator('.log-exact').innerText(), /column -?\d+, row -?\d+/);
  });
});

/** Runs in the page: counts what happened that begins to be shown when the next tile can already be placed. */
function countLateScenes(): void {
  addEventListener('DOMContentLoaded', () => {
    let late = 0;
    let asked = false;
    let quiet = false;
    const look = (): void => {
      const scene = document.querySelector('.cs-battle[open], .cs-flight') !== null;
      const squares = document.querySelector('[data-square]') !== null;
      if (squares && !asked) quiet = !scene;
      else if (squares && quiet && scene) {
        late++;
        quiet = false;
      }
      asked = squares;
      document.body.dataset.lateScenes = `${late}`;
    };
    look();
    const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] };
    new MutationObserver(look).observe(document.body, changes);
  });
}

/**
 * Runs in the page: counts winners of battles in the log, and tiles on the table, that come while a battle is shown or
 * before it is.
 */
function countEarlyNews(): void {
  addEventListener('DOMContentLoaded', () => {
    let [winners, tiles, seen] = [0, 0, 0];
    let before: { scene: Element | null; won: number; placed: number } = { scene: null, won: 0, placed: 0 };
    const look = (): void => {
      const log = document.querySelector('.table-side .log');
      const lines = [...(log?.querySelectorAll('.log-line') ?? [])];
      const now = {
        scene: document.querySelector('.cs-battle[open], .cs-battle-line'),
        won: lines.filter(({ textContent }) => / wins? the battle/.test(textContent)).length,
        placed: document.querySelectorAll('.cs-world .cs-shade').length,
      };
      // A battle may follow another: then the first is told when the second begins.
      const ended = before.scene !== null && now.scene !== before.scene;
      if (now.won > before.won && before.placed > 0 && !ended) winners++;
      if (now.placed > before.placed && now.scene !== null && now.scene === before.scene) tiles++;
      if (now.scene !== null && now.scene !== before.scene) seen++;
      before = now;
      document.body.dataset.toldEarly = `${winners} ${tiles} ${seen}`;
    };
    look();
    const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] };
    new MutationObserver(look).observe(document.body, changes);
  });
}
