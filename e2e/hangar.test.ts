import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { findings } from './support/axe.ts';
import { byFinger, byMouse, isOn, pressOn, tabTo } from './support/hands.ts';
import { openTable } from './support/open-table.ts';
import { useHall } from './support/test-server.ts';

const path = '/build/pocketmodel';
const aWing = '[data-ware="rebel-a-wing"]';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

suite('the Hangar', () => {
  const server = useHall();

  function guest(options: BrowserContextOptions = {}): Promise<Page> {
    return server.guest({ reducedMotion: 'reduce', ...options });
  }

  /** A page with a new force on the bench. */
  async function build(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await guest(options);
    await page.goto(path);
    await page.getByRole('button', { name: 'New force' }).click();
    await page.locator(aWing).waitFor();
    return page;
  }

  const faults = (page: Page) => page.locator('.build-faults li');
  const legal = (page: Page) => page.locator('.build-faults .build-fine');
  const countOf = async (page: Page, ware: string) => {
    const item = page.locator('.ware', { has: page.locator(ware) });
    return Number(await item.getAttribute('data-count'));
  };

  /** Takes the ready fleet of the rebels. */
  async function takeFleet(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Begin with' }).click();
    await page.getByRole('region', { name: 'Ready ones' }).getByRole('button').first().click();
    await legal(page).waitFor();
  }

  const inAccount = (page: Page) => page.getByText('Kept with your account').waitFor();

  test('a force is built by keys alone; a fault shows with its rule, and goes', async () => {
    const page = await guest();
    await page.goto(path);
    await page.getByRole('button', { name: 'New force' }).waitFor();
    await tabTo(page, '.button.primary');
    await page.keyboard.press('Enter');
    await page.locator(aWing).waitFor();
    await tabTo(page, '.ware-take');
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('data-ware'));
    const first = await name();
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await name(), first);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    assert.equal(await name(), first);
    for (let time = 0; time < 4; time++) await page.keyboard.press('Enter');
    const copies = faults(page).filter({ hasText: '4 copies, at most 3 are allowed' });
    await copies.waitFor();
    assert.match((await copies.getByRole('link').getAttribute('href')) ?? '', /\?rule=too-many-copies$/);
    const said = page.locator('[data-live="polite"] p').last();
    assert.match(await said.innerText(), /4 of at most 3\. 8 of 30 stars, 0 cards\./);
    await page.keyboard.press('-');
    await copies.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await copies.waitFor();
    await page.keyboard.press('Control+Shift+z');
    await copies.waitFor({ state: 'detached' });
    assert.ok(await isOn(page, '.ware-take'), 'the focus stays where it was');

    await page.keyboard.press('/');
    assert.ok(await isOn(page, 'input[type="search"]'));
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, '.ware-take');
    await page.keyboard.press('i');
    await page.getByRole('dialog').getByText('How sure the data are').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Units/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: /^Cards/, selected: true }).waitFor();
    await tabTo(page, '.ware-take');
    await page.keyboard.press('+');
    await faults(page).filter({ hasText: 'The deck has 1 card, it needs at least 30' }).waitFor();
  });

  test('a ready fleet is legal by mouse; curves, icons, a hand and the chances tell about it', async () => {
    const page = await build();
    await takeFleet(page);
    await page.getByRole('tab', { name: 'Curves' }).click();
    await page.getByRole('table', { name: 'Units by build stars' }).waitFor();
    await page.getByRole('tab', { name: 'Icons' }).click();
    assert.ok(
      (await page.getByRole('table', { name: 'Icons on units and cards' }).locator('tbody tr').count()) > 2,
    );
    await page.getByRole('tab', { name: 'Hand' }).click();
    const cards = page.locator('.hangar-hand .pm-card-name');
    assert.equal(await cards.count(), 6);
    const before = await cards.allInnerTexts();
    for (let time = 0; time < 5 && (await cards.allInnerTexts()).join() === before.join(); time++) {
      await page.getByRole('button', { name: 'Draw again' }).click();
    }
    assert.notEqual((await cards.allInnerTexts()).join(), before.join());
    await page.getByRole('tab', { name: 'Chances' }).click();
    const odds = page.getByRole('table', { name: /The chance that the unit of a row hits/ });
    assert.match(await odds.locator('td').first().innerText(), /^\d+%$/);
    const columns = await odds.locator('thead th').count();
    await page.getByLabel('Against').selectOption({ label: 'Empire' });
    await page.waitForFunction(
      (was) => document.querySelectorAll('.hangar-odds thead th').length !== was,
      columns,
    );

    await page.getByLabel('Search names and texts').fill('falcon');
    assert.equal(await page.locator('.ware').count(), 1);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByLabel('Faction').selectOption({ label: 'Empire' });
    await page.getByLabel('At least').fill('4');
    await page.locator('.build-pair select').selectOption('shields');
    const found = await page.locator('.ware').count();
    assert.ok(found > 0 && found < 10, `${found}`);
  });

  test('a name that is being typed stays while what was changed before is kept', async () => {
    const page = await build();
    await takeFleet(page);
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Red Wi');
    await inAccount(page);
    await name.press('End');
    await name.pressSequentially('ng');
    assert.equal(await name.inputValue(), 'Red Wing');
    await name.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.equal(await name.inputValue(), 'Force');
  });

  test('a force goes out as a text and comes in again; what is wrong with a text is said all at once', async () => {
    const page = await build();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await takeFleet(page);
    await page.getByLabel('Name', { exact: true }).fill('Red | Wing');
    await page.getByLabel('Name', { exact: true }).blur();
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.getByText('Copied. Paste it into a message.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /^Red \| Wing \| pocketmodel \| \d+ [a-z-]+, .* \| [\da-z]/);
    assert.ok(text.length < 500 && !text.includes('\n'));

    const other = await guest();
    await other.goto(path);
    await other.getByRole('button', { name: 'Paste text or open a file' }).click();
    const field = other.getByRole('textbox', { name: 'Text' });
    await field.fill(
      text
        .replace('| pocketmodel |', '| pocketmodel size=99 odd=1 |')
        .replace(/\| (\d+ )?(?=[^|]*$)/, '| 2 Nobody, 0 '),
    );
    await other.getByRole('button', { name: 'Take it over' }).click();
    const wrong = other.locator('.build-unread li');
    await wrong.first().waitFor();
    assert.deepEqual(
      (await wrong.allInnerTexts()).map((line) => line.replace(/0 [a-z-]+/, '0 x')),
      [
        'The option odd cannot be chosen here.',
        '“2 Nobody”: the pack has nothing of this name.',
        '“0 x”: there must be 1 to 60 of each.',
      ],
    );
    await field.fill('Mine | carcassonne | x');
    await other.getByRole('button', { name: 'Take it over' }).click();
    await wrong
      .filter({ hasText: 'another game: Star Wars: Carcassonne' })
      .or(wrong.filter({ hasText: 'another game' }))
      .first()
      .waitFor();
    await field.fill(text.replaceAll(', ', ',\n'));
    await other.getByRole('button', { name: 'Take it over' }).click();
    await legal(other).waitFor();
    assert.equal(await other.getByLabel('Name', { exact: true }).inputValue(), 'Red | Wing');
  });

  test('forces are kept with the account: renamed, copied, deleted, brought back, and saved to a file', async () => {
    const page = await build();
    await takeFleet(page);
    await page.getByLabel('Name', { exact: true }).fill('First Wave');
    await page.getByLabel('Name', { exact: true }).blur();
    await inAccount(page);
    await page.reload();
    await legal(page).waitFor();
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'First Wave');
    await page.getByRole('link', { name: 'Your forces' }).click();
    await page.getByRole('button', { name: 'Copy First Wave' }).click();
    await page.getByRole('heading', { name: 'First Wave 2' }).waitFor();
    await page.getByRole('button', { name: 'Delete First Wave', exact: true }).click();
    await page.getByText('First Wave was deleted.').first().waitFor();
    await inAccount(page);

    // Another browser of the same account keeps nothing of its own.
    const { cookies } = await page.context().storageState();
    const elsewhere = await guest({ storageState: { cookies, origins: [] } });
    await elsewhere.goto(path);
    await elsewhere.getByRole('heading', { name: 'First Wave 2' }).waitFor();
    assert.equal(await elsewhere.locator('.build-shelf > li').count(), 1);

    await page.getByRole('button', { name: 'Undo' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all to a file' }).click(),
    ]);
    const saved = await readFile(await file.path(), 'utf8');
    assert.equal(JSON.parse(saved).loadouts.length, 2);
    const stranger = await guest();
    await stranger.goto(path);
    await stranger.getByRole('button', { name: 'Paste text or open a file' }).click();
    const input = stranger.locator('dialog input[type="file"]');
    await input.setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await stranger.getByText('This JSON holds nothing that can be built here.').waitFor();
    await input.setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
    await stranger.getByRole('heading', { name: 'First Wave 2' }).waitFor();
    assert.equal(await stranger.locator('.build-shelf .build-fine').count(), 2);
  });

  test('without the server forces are kept on the device, and go to the account when it can be reached', async () => {
    const page = await build();
    await inAccount(page);
    await page.context().setOffline(true);
    await takeFleet(page);
    await page.getByText('Kept on this device until the server can be reached').waitFor();
    await page.context().setOffline(false);
    await inAccount(page);
  });

  test('a finger on a phone takes units, shows them and comes to the force', async () => {
    const page = await build(phone);
    await pressOn(byFinger, page, aWing);
    await pressOn(byFinger, page, aWing);
    assert.equal(await countOf(page, aWing), 2);
    await pressOn(byFinger, page, `.ware:has(${aWing}) .ware-buttons button:first-child`);
    assert.equal(await countOf(page, aWing), 1);
    await pressOn(byFinger, page, `.ware:has(${aWing}) .ware-buttons button:last-child`);
    await page.getByRole('dialog').getByRole('button', { name: 'One A-Wing Interceptor Flight more' }).tap();
    await page.getByRole('dialog').getByText('2 of at most 3 taken').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await pressOn(byFinger, page, '.build-edge a:last-child');
    await page.locator('.taken-row').first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 390, `the page is ${width} px wide`);
  });

  test('a kept force is brought to a table in secret, and the match begins with it', async () => {
    const page = await build();
    await takeFleet(page);
    await inAccount(page);
    await openTable(page, 'pocketmodel', [], () =>
      page.getByRole('radio', { name: 'Your own forces' }).check(),
    );
    await page.getByRole('button', { name: 'For seat 1' }).click();
    await page.locator('.build-room').waitFor();
    const use = page.getByRole('button', { name: 'Use this' });
    assert.equal(await use.isDisabled(), true);
    await page.getByRole('button', { name: 'Begin with' }).click();
    await page
      .getByRole('dialog')
      .getByRole('region', { name: 'Your forces' })
      .getByRole('button')
      .first()
      .click();
    await legal(page).waitFor();
    await use.click();
    await page.locator('.table-page').waitFor();
  });

  test('two at one screen choose one after the other, and neither sees the force of the other', async () => {
    const page = await guest();
    await openTable(page, 'pocketmodel', ['Somebody at this screen'], () =>
      page.getByRole('radio', { name: 'Your own forces' }).check(),
    );
    for (const seat of [1, 2]) {
      await page.getByRole('button', { name: `For seat ${seat}` }).click();
      await page.locator('.build-room').waitFor();
      assert.equal(await page.locator('.build-room').count(), 1);
      assert.equal(await page.locator('.taken-row').count(), 0, 'nothing of the other force');
      await page.getByRole('button', { name: 'Begin with' }).click();
      await page.getByRole('button', { name: 'A random one' }).click();
      await page.getByRole('button', { name: 'Use this' }).click();
      // Until the server has it, this room stays.
      await page.locator('.build-room').waitFor({ state: 'detached' });
    }
    await page.locator('.table-page, .curtain').first().waitFor();
  });

  test('a sealed match has a seat build from what it opened', async () => {
    const page = await guest();
    await openTable(page, 'pocketmodel', [], () =>
      page.getByRole('radio', { name: 'Sealed: built from boosters' }).check(),
    );
    await page.locator('.value-stage .build-room').waitFor();
    const units = await page.locator('.ware').count();
    assert.ok(units > 3 && units < 48, `${units} kinds of units were opened`);
    await pressOn(byMouse, page, '.ware-take');
    await page.reload();
    await page.locator('.value-stage .taken-row').first().waitFor();
    assert.equal(await page.locator('.taken-row').count(), 1, 'what was built so far is still there');
    await page.getByRole('button', { name: 'Begin with' }).click();
    await page.getByRole('button', { name: 'A random one' }).click();
    await legal(page).waitFor();
    await page.getByRole('button', { name: 'Use this' }).click();
    await page.locator('.value-stage').waitFor({ state: 'detached' });
  });

  test('a force is built from the pack of one’s own workshop, once nothing is wrong with it', async () => {
    const { packs } = await import('../games/pocketmodel/content/packs.ts');
    const [shipped] = Object.values(packs);
    assert.ok(shipped !== undefined);
    const own = JSON.stringify({ ...shipped, id: 'own', name: 'Mine' }).replaceAll(
      'A-Wing Interceptor Flight',
      'My Own Wing',
    );
    const page = await guest();
    await page.addInitScript((pack) => localStorage.setItem('starboard.pack.pocketmodel', pack), own);
    await page.goto(path);
    await page.getByRole('button', { name: 'New force' }).click();
    await page.locator(aWing).waitFor();
    await page.getByLabel('Units and cards').selectOption('drawn');
    await page.getByText('The pack of your workshop is missing or has problems.').waitFor();
    await page.evaluate(() => localStorage.setItem('starboard.pack.pocketmodel.sound', 'yes'));
    await page.reload();
    await page.locator(aWing).filter({ hasText: 'My Own Wing' }).waitFor();
  });

  test('axe finds nothing serious, by day or by night', async () => {
    const page = await build();
    assert.deepEqual(await findings(page), []);
    await takeFleet(page);
    for (const tab of ['Icons', 'Hand', 'Chances']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      assert.deepEqual(await findings(page), [], tab);
    }
    await page.getByRole('tab', { name: /^Cards/ }).click();
    assert.deepEqual(await findings(page), []);
    await page.locator('.ware-take').first().focus();
    await page.keyboard.press('i');
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(await findings(page), [], 'a card in full');
    await page.goto(path);
    await page.locator('.build-shelf > li').waitFor();
    assert.deepEqual(await findings(page), [], 'all forces');
  });
});
