import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { findings } from './support/axe.ts';
import { tabTo } from './support/hands.ts';
import { answer, next } from './support/imperial-assault.ts';
import { openTable } from './support/open-table.ts';
import { mouse } from './support/pressing.ts';
import { useHall } from './support/test-server.ts';

suite('the explorer of line of sight', () => {
  const server = useHall();

  test('is reached from the rules, set out by keys, kept in the address, and undone', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await page.goto('/rules/imperial-assault');
    await page.getByRole('link', { name: 'Line of sight', exact: true }).click();
    await page.waitForURL(/\/explore\/imperial-assault/);
    await page.locator('.ia-answer').waitFor();
    assert.deepEqual(await findings(page), []);
    await page.getByRole('combobox', { name: 'Map' }).selectOption('12x9');
    await page.waitForURL(/\?at=12x9\.D5\.J5$/);
    await page.getByText('D5 sees J5.').first().waitFor();
    await tabTo(page, '.ia-plan');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('b');
    await page.waitForURL(/\?at=12x9\.D5\.B1$/);
    await page.getByText('D5 sees B1.').first().waitFor();
    await page.keyboard.press('Control+z');
    await page.waitForURL(/\?at=12x9\.D5\.J5$/);
  });

  test('shows the position of an address by night on a phone, and why a wall hides a space', async () => {
    const page = await server.guest({
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/explore/imperial-assault?at=12x9.D5.F5.wall-D5r-D4r-D6r-D3r-D7r');
    await page.getByText('D5 does not see F5.').first().waitFor();
    assert.deepEqual(await findings(page), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 390, `the page is ${width} px wide`);
  });

  test('is opened from a refusal: there is no line of sight to a figure, and the position shows why', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await openTable(page, 'imperial-assault', ['Random bot']);
    const hostile = page.locator('.ib-figure:not(.ib-friend):not([data-can="true"])');
    const link = page.locator('.refusal').getByRole('link', { name: 'Show me why' });
    // In some activations all of them are in sight, and some of those only out of reach.
    for (let turn = 0; turn < 100 && (await link.count()) === 0; turn++) {
      const waits = await next(page, mouse);
      assert.ok(waits !== 'over' && waits !== 'words' && waits !== 'curtain', waits);
      for (let place = 0; waits === 'activation' && place < (await hostile.count()); place++) {
        await hostile.nth(place).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Why can it not be attacked?' }).click();
        await page.locator('.refusal').waitFor();
        await link.waitFor({ timeout: 2000 }).catch(() => undefined);
        if ((await link.count()) > 0) break;
      }
      if ((await link.count()) === 0) await answer(page, mouse, waits, turn);
    }
    await page.goto((await link.getAttribute('href')) ?? '');
    await page
      .getByText(/^[A-Z]+\d+ does not see [A-Z]+\d+\.$/)
      .first()
      .waitFor();
  });
});
