import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import { findings } from './support/axe.ts';
import { tabTo } from './support/hands.ts';
import { useHall } from './support/test-server.ts';

const sound = 'No problems: ready to play';

suite('the workshop of missions', () => {
  const server = useHall();

  test('a mission is made from an almost empty one by keys, its event is said at once, and it is played', async () => {
    const page = await server.guest({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.goto('/packs/imperial-assault-campaign');
    await page.getByText(sound).waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'An almost empty mission' }).click();
    const fault = page.locator('.pack-faults li button').filter({ hasText: 'The heroes cannot win' });
    await fault.waitFor();

    // On a desk what is put down lies beside the map.
    const box = (of: string) => page.locator(of).first().boundingBox();
    const [tiles, map] = [await box('.iac-box'), await box('.iae-map')];
    assert.ok(tiles && map && tiles.x + tiles.width <= map.x && tiles.y < map.y + map.height);

    // A tile has no room where it would lie on the first one, and is put down below it.
    await tabTo(page, '.iae-map svg');
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowDown');
    await page.locator('.iac-ghost[data-fits="false"]').waitFor();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
    await page.locator('.iac-ghost[data-fits="true"]').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: /^Map ?2/ }).waitFor();
    // It has a wall on that side, so nobody comes to it.
    await page.locator('.pack-faults').getByText('No way leads from an entrance to A10').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByRole('tab', { name: /^Map ?1/ }).waitFor();

    // The fault says what is missing, and leads there.
    await fault.click();
    await page.getByRole('tab', { name: /^Events/, selected: true }).waitFor();
    await page.getByRole('button', { name: 'New', exact: true }).press('Enter');
    const says = page.getByRole('region', { name: 'What the event says' });
    await says.getByText('At the end of each round:').waitFor();
    await says.getByText('– the Rebels win').waitFor();
    await page
      .getByRole('combobox', { name: 'When', exact: true })
      .selectOption({ label: 'a figure is defeated' });
    await says.getByText('When a figure is defeated:').waitFor();
    await page.getByText(sound).waitFor();
    assert.deepEqual(await findings(page), []);

    // The file holds all of it.
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    assert.deepEqual(file.missions[0].events[0].when, { at: 'defeated', who: {} });

    await page.getByRole('button', { name: 'Play with it' }).click();
    await page.waitForURL(/\/(table|new)\//);
  });

  test('who writes a mission for the first time gives names, picks them from lists, changes them later, and adds a language', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    const press = async (key: string, times = 1): Promise<void> => {
      for (let presses = 0; presses < times; presses++) await page.keyboard.press(key);
    };
    const part = (name: RegExp) => page.getByRole('tab', { name }).press('Enter');
    const tool = (name: string) => page.getByRole('radio', { name }).check();
    const event = page.getByRole('region', { name: 'What the event says' });
    await page.goto('/packs/imperial-assault-campaign');
    await page.getByText(sound).waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'An almost empty mission' }).click();

    // A button leads from one missing text to the next.
    for (const text of ['The Vault', 'Ledgers lie below the market.', 'Take the ledger.', 'Hold out.']) {
      await page.getByRole('button', { name: /^Go to the .*missing text/ }).press('Enter');
      await page.locator('.iac-text :focus').waitFor();
      await page.keyboard.type(text);
    }
    await page.getByText('English: 4 of 4').waitFor({ state: 'attached' });
    assert.deepEqual(await findings(page), []);

    // A hidden section behind a door, and in it a token that has a name of its own.
    await part(/^Map/);
    await page.getByRole('button', { name: 'New hidden section' }).press('Enter');
    await page.getByRole('radio', { name: '3b', exact: true }).check();
    await tabTo(page, '.iae-map svg');
    await press('ArrowRight', 3);
    await press('ArrowDown', 9);
    await press('Enter');
    await page.getByRole('tab', { name: /^Map ?2/ }).waitFor();
    await tool('Edges and doors');
    await tabTo(page, '.iae-map svg');
    await press('ArrowUp');
    await press('ArrowRight', 2);
    await press('Shift+ArrowDown');
    await page.getByText('F9|F10').waitFor();
    await tool('Tokens');
    await page.getByRole('combobox', { name: 'Kind of token' }).selectOption('New');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The Ledger');
    await press('Enter');
    await tabTo(page, '.iae-map svg');
    await press('ArrowDown', 3);
    await press('Enter');
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    assert.deepEqual(await findings(page), []);

    await part(/^Groups/);
    await page.getByRole('button', { name: 'Add: Reserved groups' }).press('Enter');
    await page
      .getByRole('combobox', { name: 'Reserved groups' })
      .selectOption({ label: 'Elite Stormtrooper' });
    await page.getByRole('button', { name: 'Add: Tokens' }).press('Enter');
    await page.getByRole('combobox', { name: 'token', exact: true }).getByText('the-ledger (F12)').waitFor({
      state: 'attached',
    });
    await page.getByRole('textbox', { name: 'Name (English)' }).fill('Ledger');
    await page
      .locator('[data-place="/missions/0/tokens/0"]')
      .getByRole('combobox', { name: 'Add', exact: true })
      .selectOption('interact');
    assert.deepEqual(await findings(page), []);

    // Events speak of what there is.
    await part(/^Events/);
    const isNew = page.getByRole('button', { name: 'New', exact: true });
    const when = page.getByRole('combobox', { name: 'When', exact: true });
    await isNew.press('Enter');
    await when.selectOption({ label: 'a door is opened' });
    await page
      .getByRole('combobox', { name: 'Effect', exact: true })
      .selectOption({ label: 'reveal a section' });
    await event.getByText('– section section is revealed').waitFor();
    await isNew.press('Enter');
    await when.selectOption({ label: 'a figure interacts' });
    await event.getByText('When a figure interacts with “Ledger”:').waitFor();
    await page.getByText(sound).waitFor();
    assert.deepEqual(await findings(page), []);

    // Other names, which all events follow.
    await part(/^Map/);
    await page.locator('[data-place="/layings/0/tokens/0/kind"]').fill('Account Book');
    await press('Enter');
    await tool('Edges and doors');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vault Door');
    await press('Enter');
    await tool('Tiles');
    await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Vault');
    await press('Enter');
    await part(/^Events/);
    await event.getByText('When a figure interacts with “Ledger”:').waitFor();
    await page.getByRole('listbox', { name: 'Events' }).selectOption({ index: 0 });
    await event.getByText('When the door vault-door is opened:').waitFor();
    await event.getByText('– section vault is revealed').waitFor();
    await page.getByText(sound).waitFor();

    // A second language begins beside the words of the first.
    await page.getByRole('combobox', { name: 'Language of the texts' }).selectOption('German: 0 of 5');
    await page.getByRole('button', { name: 'Go to the next of 5 missing texts' }).press('Enter');
    const title = page.getByRole('textbox', { name: 'Name (German)', description: 'English: The Vault' });
    await title.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Der Tresor');
    await page.getByRole('option', { name: 'German: 1 of 5' }).waitFor({ state: 'attached' });

    // Elsewhere the file is read in that language.
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const elsewhere = await server.guest({ locale: 'de-DE', reducedMotion: 'reduce' });
    await elsewhere.goto('/packs/imperial-assault-campaign');
    await elsewhere.locator('input[type=file]').setInputFiles(await (await saved).path());
    await elsewhere.getByText('Keine Fehler: spielbereit').waitFor();
    await elsewhere.getByRole('tab', { name: 'Texte und Belohnungen' }).press('Enter');
    assert.equal(await elsewhere.getByRole('textbox', { name: 'Name (Deutsch)' }).inputValue(), 'Der Tresor');
    await elsewhere.getByRole('tab', { name: /^Gruppen/ }).press('Enter');
    await elsewhere
      .getByRole('combobox', { name: 'Marker', exact: true })
      .getByText('Ledger (F12)')
      .waitFor({ state: 'attached' });
  });
});
