import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { findings } from './support/axe.ts';
import { tabTo } from './support/hands.ts';
import { useHall } from './support/test-server.ts';

const sound = 'No problems: ready to play';

suite('the workshop of Imperial Assault', () => {
  const server = useHall();

  test('a card is entered by its form: what it says follows, and a fault leads to its place', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await page.goto('/packs/imperial-assault');
    await page.getByText(sound).waitFor();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const says = page.getByRole('region', { name: 'What the card says' });
    await says.getByText('Cost 6, group of 3').waitFor();
    await page.getByLabel('Name', { exact: true }).first().fill('Snow Scout');
    await says.getByRole('heading', { name: 'Snow Scout' }).waitFor();
    await page.getByRole('combobox', { name: 'Effect', exact: true }).last().selectOption('recover');
    await says.getByText(/this figure recovers/).waitFor();
    await page.getByRole('button', { name: 'Figures in the group −' }).click();
    await page.getByRole('button', { name: 'Figures in the group −' }).click();
    const fault = page.locator('.pack-faults li button').filter({ hasText: 'a single figure has none' });
    await fault.click();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.getByText(sound).waitFor();
    assert.deepEqual(await findings(page), []);
  });

  test('a map is drawn by keys, and the explorer shows line of sight on it; the pack is played', async () => {
    const page = await server.guest({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.goto('/packs/imperial-assault');
    await page.getByText(sound).waitFor();
    await page.getByRole('tab', { name: /^Maps and missions/ }).click();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const map = page.getByRole('application').first();
    await tabTo(page, '.iae-map svg');
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('radio', { name: 'difficult' }).check();
    await map.focus();
    await page.keyboard.press('Enter');
    await page.getByText('A1: difficult, red zone').first().waitFor();
    await page.getByText(sound).waitFor();
    assert.deepEqual(await findings(page), []);
    await page.getByRole('button', { name: 'Open the explorer' }).click();
    await page
      .getByText(/^A1 (sees|does not see) K1\.$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Play with it' }).click();
    await page.waitForURL(/\/(table|new)\//);
  });
});
