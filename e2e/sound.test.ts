import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { againstBot } from './support/against-bot.ts';
import { mouse } from './support/carcassonne.ts';
import { useHall } from './support/test-server.ts';

suite('sounds', () => {
  const server = useHall();

  test('sounds are off until somebody chooses how loud they are, and then a table is heard', async () => {
    const page = await server.guest();
    await page.addInitScript(countSounds);
    await page.goto('/');
    await againstBot(page);
    await page.locator('.table-page').waitFor();
    await page.locator('[data-square]').first().waitFor();
    const heard = () => page.evaluate(() => Number(document.documentElement.dataset.sounds ?? 0));
    assert.equal(await heard(), 0);
    await page.goto('/');
    await page.locator('.settings-button').first().click();
    await page.getByRole('radio', { name: 'Quiet' }).check();
    await page.waitForFunction(() => Number(document.documentElement.dataset.sounds ?? 0) > 0);
    await page.keyboard.press('Escape');
    await page.reload();
    await againstBot(page);
    await mouse.tile(page, 0);
    await page.waitForFunction(() => Number(document.documentElement.dataset.sounds ?? 0) > 0);
  });
});

/** Runs in the page: counts the sources of sound that are started. */
function countSounds(): void {
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    const { dataset } = document.documentElement;
    dataset.sounds = `${Number(dataset.sounds ?? 0) + 1}`;
    return start.apply(this, when);
  };
}
