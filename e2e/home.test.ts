import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { againstBot } from './support/against-bot.ts';
import { playInWords } from './support/in-words.ts';
import { useHall } from './support/test-server.ts';

suite('home', () => {
  const server = useHall({ reducedMotion: 'reduce' });

  async function sit(page: Page, game: string): Promise<string> {
    await page.goto('/');
    await againstBot(page, game);
    await page.waitForURL(/\/table\//);
    await page.locator('[data-part="hand"]').waitFor();
    return new URL(page.url()).pathname;
  }

  test('a match that waits for me stands first on a phone, one touch away', async () => {
    const page = await server.guest({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const path = await sit(page, 'carcassonne');
    await page.goto('/');
    const link = page.getByRole('region', { name: 'Waiting for you' }).getByRole('link');
    await link.waitFor();
    const box = await link.boundingBox();
    assert.ok(box !== null && box.y + box.height < 844 / 2, 'in the upper half of the first screen');
    assert.ok(box.height >= 44);
    assert.equal(await page.locator(`.table-list a[href="${path}"]`).count(), 0, 'it is told once');
    const first = await page.locator('.game-card').first().boundingBox();
    assert.ok(first !== null && first.y > box.y, 'before the games');
    await link.tap();
    await page.waitForURL(`**${path}`);
    await page.locator('[data-part="hand"]').waitFor();
  });

  test('finished matches show their result, and what I play most comes first', async () => {
    const page = await server.guest();
    await sit(page, 'super-teams');
    await playInWords(page);
    await sit(page, 'conflict');
    await playInWords(page);
    await page.goto('/');
    const over = page.locator('section', { has: page.getByRole('heading', { name: 'Finished matches' }) });
    const row = (game: string) => over.getByRole('link').filter({ hasText: game });
    assert.match(await row('Super Teams').innerText(), /You won|You lost/);
    assert.match(await row('Conflict').innerText(), /Won together|Lost together/);
    await sit(page, 'super-teams');
    await page.goto('/');
    // The list comes in an order of its own as soon as the page knows what was played.
    await page.locator('.game-card').first().locator('h2', { hasText: 'Super Teams' }).waitFor();
  });

  test('five games fit on a desk’s screen, and covers fill their room at every width', async () => {
    const page = await server.guest({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.locator('.game-card .game-cover > *').nth(2).waitFor();
    const lowest = await page.evaluate(() => {
      const games = document.querySelector('.games');
      const [card] = games?.children ?? [];
      while (games && card && games.children.length < 5) games.append(card.cloneNode(true));
      return Math.max(...[...(games?.children ?? [])].map((one) => one.getBoundingClientRect().bottom));
    });
    assert.ok(lowest < 900, `the fifth game ends at ${lowest}`);
    for (const width of [1440, 820, 600, 390]) {
      await page.setViewportSize({ width, height: 1180 });
      const unfilled = await page.evaluate(() =>
        [...document.querySelectorAll('.game-cover')].flatMap((room) => {
          const [drawn, { width: wide, height }] = [room.firstElementChild, room.getBoundingClientRect()];
          const box = drawn?.getBoundingClientRect();
          const svg = drawn instanceof SVGSVGElement ? drawn.preserveAspectRatio.baseVal : undefined;
          const sliced =
            svg === undefined || svg.meetOrSlice === SVGPreserveAspectRatio.SVG_MEETORSLICE_SLICE;
          const fills = box && Math.abs(box.width - wide) < 1 && Math.abs(box.height - height) < 1;
          return sliced && fills ? [] : [room.innerHTML.slice(0, 80)];
        }),
      );
      assert.deepEqual(unfilled, [], `at ${width} px`);
    }
  });

  test('a game against each other is played against a bot, one with each other with a bot', async () => {
    const page = await server.guest();
    await page.goto('/');
    const button = (game: string, name: string) =>
      page.locator('.game-card', { hasText: game }).getByRole('button', { name, exact: true }).waitFor();
    await button('Conflict', 'Play with a bot');
    await button('Carcassonne', 'Play against a bot');
  });

  test('the sides of a table of two are of different factions, unless somebody chose them', async () => {
    const page = await server.guest();
    const path = await sit(page, 'carcassonne');
    const { options } = await (await page.request.get(`/api${path.replace('table', 'tables')}`)).json();
    assert.deepEqual(options.colors, ['red', 'black']);
    await page.goto('/new/carcassonne');
    await page
      .getByRole('switch', { name: /Colours/ })
      .or(page.getByLabel(/Colours/))
      .first()
      .check();
    const chosen = page.locator('.option select');
    assert.deepEqual(
      await chosen.evaluateAll((all) => all.map((one) => one instanceof HTMLSelectElement && one.value)),
      ['red', 'black'],
    );
  });

  test('whoever plays against bots alone pauses without asking', async () => {
    const page = await server.guest();
    await sit(page, 'carcassonne');
    await page.getByRole('button', { name: 'Table menu' }).click();
    assert.equal(await page.getByRole('button', { name: 'Ask for a pause' }).count(), 0);
    await page.getByRole('button', { name: 'Pause the match' }).click();
    await page.locator('.requests').getByText('The match is paused.').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('.requests').getByText('The match is paused.').waitFor({ state: 'detached' });
  });
});

suite('an address that leads nowhere', () => {
  const server = useHall({ reducedMotion: 'reduce' });

  for (const [path, heading, ways] of [
    ['/nothing/here', 'There is no page here', ['/', '/rules/carcassonne']],
    ['/rules/nope', 'There is no such game here.', ['/', '/rules/carcassonne', '/rules/conflict']],
    ['/new/nope', 'There is no such game here.', ['/', '/rules/super-teams']],
    ['/learn/nope', 'There is no guided match for this game', ['/', '/learn/carcassonne']],
    ['/packs/nope', 'There is no workshop for this game.', ['/', '/packs/conflict']],
    ['/table/nope', 'There is no table here', ['/']],
    ['/replay/nope', 'This match cannot be shown', ['/']],
    ['/verify/nope', 'Was the luck fair?', ['/']],
  ] as const) {
    test(`${path} says so, and has ways on`, async () => {
      const page = await server.guest();
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('main').getByRole('link', { name: 'Home' }).waitFor();
      const hrefs = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const way of ways) assert.ok(hrefs.includes(way), `${way} in ${hrefs.join()}`);
      assert.ok(!hrefs.some((href) => href?.includes('nope')), 'no link to what is not there');
      await page.locator('main').getByRole('link', { name: 'Home' }).click();
      await page.locator('.game-card').first().waitFor();
    });
  }

  test('a record that cannot be read is refused in the reader’s language', async () => {
    const page = await server.guest({ locale: 'pl-PL' });
    await page.goto('/');
    await page.locator('.drop-zone input[type="file"]').setInputFiles({
      name: 'match.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('starboard match 1\ngame carcassonne\n'),
    });
    await page.getByText('brakuje wiersza „seats”').waitFor();
    assert.equal(
      await page.getByText('the header ends without').isVisible(),
      false,
      'English is folded away',
    );
  });
});
