import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { findings } from './support/axe.ts';
import { byFinger, isOn, pressOn, tabTo } from './support/hands.ts';
import { openTable } from './support/open-table.ts';
import { useHall } from './support/test-server.ts';

const path = '/build/imperial-assault';
const trooper = '[data-ware="stormtrooper"]';

suite('the Barracks', () => {
  const server = useHall();

  /** A page with a new army on the bench. */
  async function build(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await server.guest({ reducedMotion: 'reduce', ...options });
    await page.goto(path);
    await page.getByRole('button', { name: 'New army' }).click();
    await page.locator(trooper).waitFor();
    return page;
  }

  const faults = (page: Page) => page.locator('.build-faults li');
  const legal = (page: Page) => page.locator('.build-faults .build-fine');

  async function takeRandom(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Begin with' }).click();
    await page.getByRole('button', { name: 'A random one' }).click();
    await legal(page).waitFor();
  }

  test('an army is built by keys; its first card decides the affiliation, a fault shows with its rule, and goes', async () => {
    const page = await build();
    await page.getByLabel('Search names and texts').fill('stormtrooper');
    await page.keyboard.press('Tab');
    await tabTo(page, '.ware-take');
    await page.keyboard.press('Home');
    for (let time = 0; time < 7; time++) await page.keyboard.press('+');
    assert.ok(await isOn(page, '.ware-take'), 'the focus stays where it was');
    assert.ok(await page.getByRole('radio', { name: 'Imperial' }).isChecked());
    const said = page.locator('[data-live="polite"] p').last();
    assert.match(
      await said.innerText(),
      /Stormtrooper: 4 of at most 4\. 24 of 40 points, 0 of 15 command cards\./,
    );
    await page.getByRole('radio', { name: 'Rebel' }).check();
    const stranger = faults(page).filter({ hasText: 'the army may not have a card of this affiliation' });
    await stranger.first().waitFor();
    assert.match(
      (await stranger.first().getByRole('link').getAttribute('href')) ?? '',
      /\?rule=one-affiliation$/,
    );
    await page.keyboard.press('Control+z');
    await stranger.first().waitFor({ state: 'detached' });
    await page.locator(trooper).focus();
    await page.keyboard.press('i');
    await page.getByRole('dialog').getByText('Squad Training: When this figure attacks').waitFor();
    assert.deepEqual(await findings(page), [], 'a card in full');
    await page.keyboard.press('Escape');
  });

  test('a ready army is legal; its cards are told, and it goes out as a text and comes in again', async () => {
    const page = await build();
    await page.getByRole('button', { name: 'Begin with' }).click();
    await page.getByRole('region', { name: 'Ready ones' }).getByRole('button').first().click();
    await legal(page).waitFor();
    const rows = await page.locator('.taken-row').count();
    await page.getByText('Goes on: ').first().waitFor();
    await page.getByRole('tab', { name: 'Figures' }).click();
    await page.getByRole('table', { name: 'Who can use the command cards' }).waitFor();
    assert.deepEqual(await findings(page), []);
    await page.getByRole('tab', { name: /^Command cards/ }).click();
    await page.getByLabel('In the army').selectOption('Only what the army can use');
    assert.ok((await page.locator('.ware').count()) < 62);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.getByText('Copied.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.doesNotMatch(text, /\n/);
    await page.getByRole('tab', { name: 'Army', exact: true }).click();
    await page.getByRole('button', { name: 'Begin with' }).click();
    await page.getByRole('button', { name: 'Nothing', exact: true }).click();
    await page.locator('.taken-row').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Paste text' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(text);
    await page.getByRole('button', { name: 'Take it over' }).click();
    await legal(page).waitFor();
    assert.equal(await page.locator('.taken-row').count(), rows);
  });

  test('a finger on a phone takes cards and comes to the army', async () => {
    const page = await build({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await pressOn(byFinger, page, trooper);
    await pressOn(byFinger, page, `.ware:has(${trooper}) .ware-buttons button:last-child`);
    await page.getByRole('dialog').getByRole('button', { name: 'One Stormtrooper more' }).tap();
    await page.getByRole('dialog').getByText('2 of at most 4 taken').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await pressOn(byFinger, page, '.build-edge a:last-child');
    await page.locator('.taken-row').first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 390, `the page is ${width} px wide`);
  });

  test('an army is brought to a table in secret, and the match begins with it', async () => {
    const page = await build();
    await takeRandom(page);
    await openTable(page, 'imperial-assault', [], () => page.getByRole('radio', { name: /own/i }).check());
    await page.getByRole('button', { name: 'For seat 1' }).click();
    await page.locator('.build-room').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Use this' }).isDisabled(), true);
    await page.getByRole('button', { name: 'Begin with' }).click();
    await page.getByRole('region', { name: 'Your armies' }).getByRole('button').first().click();
    await legal(page).waitFor();
    await page.getByRole('button', { name: 'Use this' }).click();
    await page.locator('.table-page').waitFor();
  });
});
