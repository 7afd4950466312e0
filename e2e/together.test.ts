import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { turnToWords } from './support/hands.ts';
import { named } from './support/named.ts';
import { sitTogether } from './support/open-table.ts';
import { useHall } from './support/test-server.ts';

suite('people at one table', () => {
  const server = useHall({ reducedMotion: 'reduce' });

  const openChat = (page: Page) => page.getByRole('button', { name: /^Chat/ }).click();

  async function write(page: Page, text: string): Promise<void> {
    await page.getByLabel('Write a message').fill(text);
    await page.keyboard.press('Enter');
    await page.locator('.chat-mine').filter({ hasText: text }).waitFor();
  }

  test('people write to each other; whatever they write stays text, is read out, and can be hidden', async () => {
    const [rey, finn] = [await named(server, 'Rey'), await named(server, 'Finn')];
    await sitTogether(rey, finn, 'carcassonne');
    await openChat(finn);
    const evil = '<img src=x onerror="window.broken=1"><b>bold</b>';
    await write(finn, evil);
    await rey.getByRole('button', { name: 'Chat (1)' }).waitFor();
    await rey.locator('[data-live="polite"]').getByText('Finn writes: <img').waitFor({ state: 'attached' });
    await openChat(rey);
    const line = rey.locator('.chat-line');
    assert.match(await line.innerText(), /Finn\s+<img src=x/);
    assert.equal(await rey.locator('.chat-line img, .chat-line p b').count(), 1, 'the name alone is bold');
    assert.equal(await rey.evaluate(() => 'broken' in window), false);
    assert.equal(await finn.locator('[data-live]').getByText('writes').count(), 0, 'not one’s own words');

    for (const text of ['first', 'second', 'third']) await write(finn, text);
    await rey.locator('[data-live="polite"]').getByText('new messages').waitFor({ state: 'attached' });
    await rey.getByRole('button', { name: 'Hide messages from Finn' }).first().click();
    await line.first().waitFor({ state: 'detached' });
    await rey.reload();
    await rey.locator('.table-page').waitFor();
    await openChat(rey);
    await rey.getByText('1 person hidden').click();
    assert.equal(await line.count(), 0);
    await rey.getByRole('button', { name: 'Show Finn again' }).click();
    await line.nth(3).waitFor();
  });

  test('the tab and the list of matches say that it is one’s turn, and since when', async () => {
    const [rey, finn] = [await named(server, 'Rey'), await named(server, 'Finn')];
    const path = await sitTogether(rey, finn, 'carcassonne');
    await rey.locator('[data-square]').first().waitFor();
    const later = await rey.context().newPage();
    await later.goto('/');
    const mine = later.getByRole('region', { name: 'Waiting for you' }).locator(`a[href="${path}"]`);
    await mine.waitFor();
    assert.match(await mine.locator('time').innerText(), /this minute|minutes? ago/);
    await later.waitForFunction(() => document.title.startsWith('(1) '));
    assert.match((await later.locator('link[rel="icon"]').getAttribute('href')) ?? '', /icon-turn/);
    await finn.goto('/');
    await finn.getByText('Rey to play').waitFor();
    assert.doesNotMatch(await finn.title(), /^\(/);
    await turnToWords(rey);
    // A tile, and perhaps a figure on it.
    for (let prompt = ''; !prompt.startsWith('Waiting'); ) {
      const before = await rey.locator('.prompt').textContent();
      await rey.locator('.choice-list button').last().click();
      await rey.waitForFunction(
        (old) => !['Played…', old].includes(document.querySelector('.prompt')?.textContent ?? old),
        before,
      );
      prompt = await rey.locator('.prompt').innerText();
    }
    await later.locator(`.table-list a[href="${path}"]`).getByText('Finn to play').waitFor();
    await later.waitForFunction(() => !document.title.startsWith('('));
    await finn.waitForFunction(() => document.title.startsWith('(1) '));
  });

  test('a webhook is set, tried and taken away in the settings', async () => {
    const rey = await named(server, 'Rey');
    await rey.getByRole('button', { name: 'Settings' }).click();
    await rey.getByLabel('Webhook').fill('http://127.0.0.1:9/');
    await rey.getByRole('button', { name: 'Save' }).click();
    await rey.getByText('Nothing can be sent to this address.').waitFor();
    await rey.getByLabel('Webhook').fill('https://example.org/hook');
    await rey.getByRole('button', { name: 'Save' }).click();
    assert.match(await rey.getByLabel('Signing secret').inputValue(), /^[0-9a-f]{64}$/);
    await rey.getByLabel('Webhook').fill('');
    await rey.getByRole('button', { name: 'Save' }).click();
    await rey.getByLabel('Signing secret').waitFor({ state: 'detached' });
  });

  test('the owner closes the chat, sends a spectator away, closes the table, and hands it on', async () => {
    const [rey, finn, poe] = [
      await named(server, 'Rey'),
      await named(server, 'Finn'),
      await named(server, 'Poe'),
    ];
    const path = await sitTogether(rey, finn, 'carcassonne');
    await poe.goto(path);
    await poe.locator('.table-page').waitFor();
    await openChat(poe);
    await poe.getByLabel('Write a message').waitFor();
    await rey.getByRole('button', { name: 'Table menu' }).click();
    await rey.getByRole('switch', { name: 'Chat is open' }).uncheck();
    await poe.getByText('The chat is closed.').waitFor();
    await rey.getByRole('button', { name: 'Remove Poe from the table' }).click();
    await poe.getByText('The owner has removed you from the table.').waitFor();
    await rey.getByRole('switch', { name: 'People may watch' }).uncheck();
    const ben = await named(server, 'Ben');
    await ben.goto(path);
    await ben.getByText('Only players can see this table.').waitFor();
    await rey.getByRole('button', { name: 'Make Finn the owner' }).click();
    await rey.getByRole('heading', { name: 'Your table' }).waitFor({ state: 'detached' });
    await finn.getByRole('button', { name: 'Table menu' }).click();
    await finn.getByRole('switch', { name: 'Chat is open' }).check();
  });
});

suite('notices of the system', () => {
  const server = useHall({ wholeBrowser: true });

  test('a push is shown in the reader’s language, unless the table is before their eyes', async () => {
    const rey = await server.guest({ permissions: ['notifications'], serviceWorkers: 'allow' });
    await rey.goto('/');
    await rey.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js');
      await navigator.serviceWorker.ready;
      const cache = await caches.open('starboard-notices');
      const texts = { turn: 'Du bist dran', games: { carcassonne: 'Carcassonne' } };
      await cache.put('/notice-texts', new Response(JSON.stringify(texts)));
    });
    const devtools = await rey.context().newCDPSession(rey);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first !== undefined) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    const push = (table: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: server.url,
        registrationId,
        data: JSON.stringify({ event: 'turn', table, game: 'carcassonne', players: ['Rey', 'Finn'] }),
      });
    const there = () =>
      rey.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
      });
    // A browser without a screen may put a notice away before anybody has looked: then it is sent again.
    const shown = async (last: string) => {
      for (let time = 0; time < 50; time++) {
        await push(last);
        const found = await there();
        if (found.some(({ tag }) => tag === last)) return found;
      }
      return assert.fail(`nothing was shown of ${last}`);
    };
    assert.deepEqual(await shown('abc'), [
      { title: 'Du bist dran', body: 'Carcassonne – Rey · Finn', tag: 'abc' },
    ]);
    await rey.goto('/table/here');
    await rey.getByRole('heading').first().waitFor();
    await push('here');
    const tags = (await shown('elsewhere')).map(({ tag }) => tag);
    assert.ok(!tags.includes('here'), tags.join());
  });
});
