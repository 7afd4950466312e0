import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findings } from './support/axe.ts';
import { type Kept, keepTables } from './support/kept-tables.ts';
import { openTable } from './support/open-table.ts';
import { useHall } from './support/test-server.ts';

const still = { reducedMotion: 'reduce' } as const;

/** What a PNG looks like: its size, and how many colours are in it. */
function lookAt(page: Page, png: Buffer): Promise<{ width: number; height: number; colors: number }> {
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = new Uint32Array(
        context?.getImageData(0, 0, image.width, image.height).data.buffer ?? [],
      );
      // Where the board lies: the middle half.
      const middle = pixels.subarray(pixels.length / 4, (pixels.length * 3) / 4);
      return { width: image.width, height: image.height, colors: new Set(middle).size };
    },
    [...png],
  );
}

/** The games in which points are won. */
const withPoints = ['super-teams', 'conflict', 'carcassonne'];

suite('the end of a match', () => {
  const server = useHall();
  let kept: Kept;
  before(async () => {
    kept = await keepTables(server.url, server.data, ['pocketmodel', ...withPoints]);
  });

  /** Opens a table at which a match is over, the same in every run. */
  async function openOver(game: string, which: 'over' | 'crowdedOver'): Promise<Page> {
    const page = await server.guest(still);
    await page.context().addCookies([{ ...kept.cookie, url: server.url }]);
    await page.goto(kept.tables.get(game)?.[which] ?? assert.fail(game));
    return page;
  }

  test('pocketmodel: what everybody had left, and who eliminated whom', async () => {
    const page = await openOver('pocketmodel', 'crowdedOver');
    const over = page.locator('.match-over');
    await over.locator('.course').nth(1).waitFor();
    assert.equal(await over.locator('.course').count(), 2, 'objectives, and build stars');
    assert.equal(await over.locator('.course-line').count(), 16, 'a line for each side in each');
    const rows = over.locator('.falls tbody tr');
    assert.equal(await rows.count(), 5);
    assert.match(await rows.first().innerText(), /Greedy bot[\s\S]*last (unit|objective): /);
    assert.deepEqual(await findings(page), []);
    await page.close();
  });

  for (const game of withPoints) {
    test(`${game}: points by kind, the course, the turning point and a picture of the board`, async () => {
      const page = await openOver(game, 'over');
      const over = page.locator('.match-over');
      await over.locator('.course').waitFor();
      assert.ok((await over.locator('.parts-bar i').count()) > 1, 'bars by kind');
      assert.match(await over.locator('.parts').first().innerText(), /\d/);
      assert.equal(
        await over.locator('.course-line').count(),
        game === 'conflict' ? 1 : 2,
        'a line for each side',
      );
      // The table says the same as the line.
      await over.locator('.course summary').click();
      await over.locator('.course-table tbody tr').nth(1).waitFor();
      assert.match(await over.innerText(), /Turning point: \S/);
      assert.match((await over.getByRole('link', { name: 'See it' }).getAttribute('href')) ?? '', /#\d+$/);
      const heads = await over.locator('.ranking thead').first().innerText();
      assert.equal(/Points/.test(heads), game === 'carcassonne', 'no column without points');
      assert.deepEqual(await findings(page), []);

      await over.getByRole('button', { name: 'Picture of the board' }).press('Enter');
      await page.locator('.board-picture').waitFor();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save the picture' }).click(),
      ]);
      assert.match(saved.suggestedFilename(), /\.png$/);
      const { width, height, colors } = await lookAt(page, await readFile(await saved.path()));
      assert.ok(width > 900 && height > 600, `${width} x ${height}`);
      assert.ok(colors > 300, `the board has ${colors} colours`);
      assert.deepEqual(await findings(page), []);
      await page.keyboard.press('Escape');

      // Looked away from, the result comes back, and the menu plays again too.
      await over.getByRole('button', { name: 'Look at the table' }).click();
      await over.waitFor({ state: 'detached' });
      await page.locator('.prompt-action', { hasText: 'Result' }).press('Enter');
      await over.waitFor();
      await over.getByRole('button', { name: 'Look at the table' }).click();
      await page.getByRole('button', { name: 'Table menu' }).click();
      const table = page.url();
      await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
      await page.waitForURL((url) => url.href !== table);
    });
  }

  test('after somebody resigned nobody is to move, and nothing is named that did not turn the match', async () => {
    const page = await server.guest(still);
    await openTable(page, 'carcassonne', ['Greedy bot']);
    await page.locator('[data-square]').first().waitFor();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Really resign?' }).click();
    await page.locator('.match-over').waitFor();
    assert.equal(await page.locator('.cs-acts').count(), 0);
    assert.doesNotMatch(await page.locator('.cs-hand').innerText(), /move/);
    assert.equal(await page.locator('.turning').count(), 0);
  });
});
