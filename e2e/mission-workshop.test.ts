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
    await page.getByRole('combobox', { name: 'When', exact: true }).selectOption({ label: 'defeated' });
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
});
