import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { after, before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { drawNothing } from './support/draw-nothing.ts';
import { type Kept, keepTables } from './support/kept-tables.ts';
import { measureMoment } from './support/measure-moments.ts';
import { followToMoment, momentsOf, openMoment, screensFor } from './support/moments.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

/**
 * Every page, and the first, middle and last moment of every game, on many screens: nothing lies over what can be
 * pressed, nothing is cut off, nothing scrolls sideways, what a finger presses is large enough, and nothing moves
 * because a choice was begun.
 */
suite('how pages lie on screens', () => {
  interface Hall {
    readonly server: TestServer;
    readonly kept: Kept;
  }
  /** Each has tables of its own, the same ones: what is pressed at a table changes it. */
  const halls: Hall[] = [];
  before(async () => {
    const [first, second] = [
      await startTestServer({ reducedMotion: 'reduce' }),
      await startTestServer({ reducedMotion: 'reduce' }),
    ];
    const kept = await keepTables(first.url, first.data);
    await first.restart((from) => second.restart((to) => cpSync(from, to, { recursive: true })));
    halls.push({ server: first, kept }, { server: second, kept });
  });
  after(() => Promise.all(halls.map(({ server }) => server.close())));

  async function visitor({ server, kept }: Hall, hasTouch = false): Promise<Page> {
    const page = await server.guest({ hasTouch });
    await page.context().addCookies([{ ...kept.cookie, url: server.url }]);
    await page.addInitScript(drawNothing, 0);
    return page;
  }

  // Every other moment in each of two halls side by side.
  test('everything is in sight, whole and large enough', async () => {
    const faults = await Promise.all(
      halls.map(async (hall, number) => {
        const page = await visitor(hall);
        const mine = momentsOf(hall.kept).filter((_, at) => at % halls.length === number);
        const found: string[] = [];
        for (const [at, moment] of mine.entries()) {
          // By turns they are loaded anew and led to, which takes half of the time, under a mouse and under a finger: on
          // the screen of the moment before.
          const anew = at % 4 < 2;
          await (anew ? openMoment : followToMoment)(page, moment);
          const screens = screensFor(at);
          const order = at % 2 === 0 ? screens : screens.toReversed();
          for (const { moment: name, fault, screens: on } of await measureMoment(page, moment, order)) {
            found.push(`${name}: ${fault.kind}: ${fault.where} (${on.join(', ')})`);
          }
        }
        return [...found, ...hall.server.faults];
      }),
    );
    assert.deepEqual(faults.flat(), []);
  });

  test('a second press on a square or a spot never plays, wherever it is', async () => {
    const [hall = assert.fail()] = halls;
    const page = await visitor(hall);
    const asked = hall.kept.tables.get('carcassonne')?.asked;
    for (const [kind, place] of [
      ['placeTile', '[data-square]'],
      ['placeFigure', '.cs-spot'],
    ] as const) {
      await openMoment(page, { name: kind, path: asked?.get(kind) ?? assert.fail(kind), ready: place });
      const confirm = page.locator('.cs-hand .cs-primary');
      for (let at = 0; at < (await page.locator(place).count()); at++) {
        await page.locator(place).nth(at).press('Space');
        await page.locator(place).nth(at).press('Space');
        await confirm.waitFor();
        assert.equal(await page.locator('.table-page').getAttribute('data-busy'), 'false');
      }
    }
  });

  test('a refusal covers nothing that is pressed, goes with the next touch, and stays in the log', async () => {
    const [hall = assert.fail()] = halls;
    const page = await visitor(hall, true);
    await page.setViewportSize({ width: 390, height: 844 });
    const path = hall.kept.tables.get('carcassonne')?.asked.get('placeTile') ?? assert.fail();
    await openMoment(page, { name: 'refusal', path, ready: '[data-square]' });
    // A tile cannot lie beside none: the nearest free square without a button.
    const illegal = await page.evaluate(() => {
      const map = document.querySelector('.cs-stage');
      const tile = document.querySelector('.cs-world .cs-tile')?.getBoundingClientRect();
      if (map === null || tile === undefined) return undefined;
      for (const shade of document.querySelectorAll('.cs-world .cs-shade')) {
        const box = shade.getBoundingClientRect();
        for (const [across, down] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]) {
          const x = box.x + box.width * (0.5 + (across ?? 0));
          const y = box.y + box.height * (0.5 + (down ?? 0));
          const hit = document.elementFromPoint(x, y);
          const taken = [...document.querySelectorAll('.cs-world .cs-shade')].some((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return x > left && x < right && y > top && y < bottom;
          });
          if (!taken && hit !== null && map.contains(hit) && hit.closest('button') === null) return { x, y };
        }
      }
      return undefined;
    });
    assert.ok(illegal, 'some free square is not legal');
    await page.touchscreen.tap(illegal.x, illegal.y);
    const card = page.locator('.refusal');
    await card.getByRole('link').waitFor();
    const covered = await page.evaluate(() => {
      const over = document.querySelector('.refusal');
      return [...document.querySelectorAll('.table-page button:not(.refusal button)')].flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return over?.contains(hit) ? [button.outerHTML] : [];
      });
    });
    assert.deepEqual(covered, []);
    await page.touchscreen.tap(200, 600);
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Log' }).tap();
    await page.locator('dialog .log-refused').getByRole('link').waitFor();
  });
});
