import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { GameEntry } from '../games/entry.ts';
import { games } from '../games/games.ts';
import { locales } from '../games/words.ts';
import { againstBot } from './support/against-bot.ts';
import { findings } from './support/axe.ts';
import { follow, leadTo } from './support/follow.ts';
import { turnToWords } from './support/hands.ts';
import { playInWords } from './support/in-words.ts';
import { type Kept, keepTables } from './support/kept-tables.ts';
import { pressEscape } from './support/moments.ts';
import { useHall } from './support/test-server.ts';

/** Every text on the page, also what only screen readers get. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.documentElement.textContent,
      ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) => [
        element.getAttribute('aria-label'),
        element.getAttribute('title'),
        element.getAttribute('placeholder'),
      ]),
    ].join('\n'),
  );
}

/** What ends or declines something and would have to be scrolled to, and rows in which it leaves too little to the rest. */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.ib-row > *')].flatMap((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      const isSeen = left >= 0 && right <= innerWidth && (width === 0 || width >= 88);
      return isSeen ? [] : [`${one.outerHTML} from ${left} to ${right}`];
    }),
  );
}

suite('every page', () => {
  const server = useHall();
  /** What the browser of somebody who has played keeps. */
  let kept: BrowserContextOptions['storageState'];
  let tables: Kept['tables'];
  /** Tables of the first game at which this browser has played, until it resigned, and at which it is to play. */
  let finished = '';
  let running = '';
  before(async () => {
    const { cookie, tables: written } = await keepTables(server.url, server.data);
    tables = written;
    const page = await player();
    await page.context().addCookies([{ ...cookie, url: server.url }]);
    const sitDown = async (): Promise<string> => {
      await page.goto('/');
      await againstBot(page);
      await page.waitForURL(/\/table\//);
      return new URL(page.url()).pathname;
    };
    finished = await sitDown();
    await assert.rejects(playInWords(page, 10), /does not end/);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Really resign?' }).click();
    await page.locator('.match-over').waitFor();
    running = await sitDown();
    kept = await page.context().storageState();
    await server.leave();
  });

  /** A page of the one who has played. */
  function player(options: BrowserContextOptions = {}): Promise<Page> {
    return server.guest({ reducedMotion: 'reduce', ...(kept && { storageState: kept }), ...options });
  }

  type Place = readonly [name: string, path: string, ready: string];

  /** Every place in the page, and what shows that it is there. */
  const places = (): readonly Place[] => [
    ['home', '/', '.game-card h2'],
    ...games.flatMap(placesOf),
    ['account', '/account', '.passkeys + *, #keys-passkeys'],
    ['about', '/about', '.licence-list'],
    ['missing table', '/table/nothing', 'h1'],
    ['missing page', '/nothing', '.dead-end'],
    ['missing rules', '/rules/nothing', '.dead-end'],
    ['missing record', '/verify/nothing', '.dead-end'],
  ];

  function placesOf({ id, builder, guides, editor }: GameEntry): Place[] {
    const table = tables.get(id);
    assert.ok(table, id);
    const activation = table.asked.get('activation');
    return [
      [`${id}: new table`, `/new/${id}`, '#new-options'],
      [`${id}: waiting table`, table.waiting, '.qr-code'],
      [`${id}: running table`, table.first, '[data-part="hand"], .ic-between'],
      ...(activation === undefined ? [] : [[`${id}: activation`, activation, '.ib-row > .ib-does'] as const]),
      [`${id}: finished table`, table.over, '.match-over tbody tr'],
      [`${id}: replay`, table.over.replace('table', 'replay'), '.transport'],
      // While a series goes on, the page says that its chance is checked later.
      [`${id}: checked chance`, table.over.replace('table', 'verify'), '.verdict, .stack[role="alert"]'],
      [`${id}: rules`, `/rules/${id}`, '.chapter'],
      ...(builder ? [[`${id}: building`, `/build/${id}`, '.build-page .button.primary'] as const] : []),
      ...(guides ? [[`${id}: guide`, `/learn/${id}`, '.guide-next'] as const] : []),
      ...(editor
        ? [[`${id}: workshop`, `/packs/${id}`, '.packs-page main > *:nth-child(2):not(.loading)'] as const]
        : []),
    ];
  }

  test('shows the commitment at the table, and checks the chance of a match afterwards', async () => {
    const played = await player();
    await played.goto(running);
    await played.getByRole('button', { name: 'Table menu' }).click();
    await played.getByText('Fair dice and draws').click();
    const shown = await played.locator('.fair-chance code').innerText();
    const path = `/api${running.replace('table', 'tables')}`;
    const { fairness } = await (await played.request.get(path)).json();
    assert.equal(shown, fairness.commitment);

    await played.goto(finished.replace('table', 'verify'));
    await played.locator('.verdict-fair').waitFor();
    assert.equal(
      await played.locator('.finding-holds').count(),
      6,
      'this browser knows its own contribution',
    );
    const record = await (
      await played.request.get(`/api${finished.replace('table', 'tables')}/record`)
    ).text();

    const stranger = await server.guest();
    await stranger.goto('/');
    await stranger.getByText('Paste a record as text').click();
    const forged = record.replace(/^(secret ".*?)..."$/m, '$1123"');
    await stranger.getByRole('textbox', { name: 'Paste' }).fill(forged);
    await stranger.getByRole('button', { name: 'Watch' }).click();
    await stranger.getByRole('link', { name: 'Check the dice and draws' }).click();
    await stranger.locator('.verdict-broken').waitFor();
    assert.equal(await stranger.locator('.finding-fails').count(), 2);
    assert.equal(await stranger.locator('.finding-neutral').count(), 1);
  });

  test('says everything in the languages, and fits a phone; axe finds nothing serious, by day or by night', async () => {
    const desk = { width: 1280, height: 800 };
    const phone = { width: 390, height: 844 };
    // One page for all of them: what it has fetched and compiled stays there.
    const page = await player({ viewport: phone });
    await page.goto('/');
    for (const [number, locale] of locales.entries()) {
      await page.evaluate((wanted) => {
        localStorage.setItem('starboard.settings', JSON.stringify({ locale: wanted }));
      }, locale);
      // What axe looks at is the same in every language: in the first one places are shown on a desk before.
      const forAxe = number === 0;
      // Each place is shown in two of the other languages, by turns.
      const mine = places().filter((_, at) => forAxe || (at + number) % (locales.length - 1) < 2);
      for (const [at, [name, path, ready]] of mine.entries()) {
        const where = `${name} in ${locale}`;
        if (forAxe) await page.setViewportSize(desk);
        // Every place is loaded anew in one of the languages, and led to in the others.
        if (at === 0 || at % locales.length === number) await page.goto(path);
        else await (forAxe ? leadTo : follow)(page, path);
        await page.locator(ready).first().waitFor();
        if (forAxe) {
          assert.deepEqual(await findings(page), [], name);
          await page.setViewportSize(phone);
        }
        assert.equal(await page.evaluate(() => document.documentElement.lang), locale, where);
        assert.doesNotMatch(await textOf(page), /⟦/, where);
        const { wide, small } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth - innerWidth,
          small: [...document.querySelectorAll('button, a, p, li, h1, h2, td, th, label')].flatMap(
            (element) => {
              const size = Number.parseFloat(getComputedStyle(element).fontSize);
              return size < 14 && element.textContent?.trim() ? [`${size} ${element.outerHTML}`] : [];
            },
          ),
        }));
        assert.ok(wide <= 0, `${where} is ${wide} px too wide`);
        assert.deepEqual(await outOfReach(page), [], `${where}: what ends an activation`);
        assert.deepEqual(small, [], `${where}: text under 14 px`);
      }
    }
  });

  test('the tab names the page, in the language that is chosen while it is open', async () => {
    const page = await player();
    await page.goto('/');
    let name = 'Starboard';
    /** What the tab says, without the number of matches that wait, once it says something else. */
    const named = async (where: string, since: string): Promise<string> => {
      const title = await page
        .waitForFunction((old) => {
          const now = document.title.replace(/^\(\d+\) /, '');
          // Where there is nothing, a page says so a moment after its own name.
          const lacking = document.querySelector('.dead-end h1')?.textContent ?? '';
          return now !== old && now.includes(lacking) && now;
        }, since)
        .catch(() => assert.fail(`${where} is called as before: ${since}`));
      return String(await title.jsonValue());
    };
    for (const [where, path, ready] of places()) {
      if (/^(?!carcassonne)\S+:|: (finished|running|activation|guide|replay)/.test(where)) continue;
      if (path !== '/') await follow(page, path);
      await page.locator(ready).first().waitFor();
      const english = await named(where, name);
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Deutsch' }).check();
      const german = await named(where, english);
      await page.getByRole('radio', { name: 'English' }).check();
      name = await named(where, german);
      assert.equal(name, english, where);
      await page.keyboard.press('Escape');
    }
  });

  test('axe finds nothing serious in tables in words, in the menu or in the settings, by day or by night', async () => {
    const page = await player();
    await page.goto('/');
    for (const [id, table] of tables) {
      await leadTo(page, table.first);
      await turnToWords(page);
      await page.locator('.text-view').waitFor();
      assert.deepEqual(await findings(page), [], `${id}: the table in words`);
    }
    const dialog = page.locator('dialog:modal');
    await page.getByRole('button', { name: 'Table menu' }).click();
    await dialog.waitFor();
    assert.deepEqual(await findings(page), [], 'the menu of the table');
    await pressEscape(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await dialog.waitFor();
    assert.deepEqual(await findings(page), [], 'the settings');
  });

  test('the light can be chosen against the system, and is remembered', async () => {
    const page = await server.guest({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), 'night');
    await page.reload();
    await page.locator('.game-card').first().waitFor();
    assert.equal(await theme(), 'night');
  });

  test('who wants less motion gets less, by system or by setting', async () => {
    const page = await server.guest({ reducedMotion: 'reduce' });
    await page.goto('/');
    const motion = (wanted: string) => page.locator(`html[data-motion="${wanted}"]`).waitFor();
    await motion('reduced');
    // An animation of every element, even one that takes no time, doubles what styles cost.
    const animated = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((one) => getComputedStyle(one).animationName !== 'none')
        .map((one) => one.tagName),
    );
    assert.deepEqual(animated, []);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await motion('full');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Reduced' }).check();
    await motion('reduced');
  });

  test('a replay shows every moment from every side, and the record opens again', async () => {
    const played = await player();
    const short = tables.get('super-teams')?.over ?? assert.fail();
    await played.goto(short.replace('table', 'replay'));
    const step = () => played.locator('.scrub output').innerText();
    await played.locator('.transport').waitFor();
    const last = (await step()).replace('0 of ', '');
    await played.keyboard.press('ArrowRight');
    assert.equal(await step(), `1 of ${last}`);
    await played.keyboard.press('End');
    assert.equal(await step(), `${last} of ${last}`);
    await played.locator('.ranking').waitFor();
    for (const side of ['0', '1', 'spectator']) {
      await played.getByLabel('View as').selectOption(side);
      await played.locator('.ranking').waitFor();
      assert.equal(await step(), `${last} of ${last}`);
    }
    await played.getByLabel('Speed').selectOption('4');
    await played.keyboard.press('Home');
    await played.getByRole('button', { name: 'Play', exact: true }).click();
    await played.getByText(`3 of ${last}`).waitFor();
    await played.goto(`${short.replace('table', 'replay')}?side=1#7`);
    await played.getByText(`7 of ${last}`).waitFor();

    const record = await (await played.request.get(`/api${short.replace('table', 'tables')}/record`)).text();
    const reader = await server.guest();
    await reader.goto('/');
    await reader
      .locator('.drop-zone input[type="file"]')
      .setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await reader.getByText(`0 of ${last}`).waitFor();
    const names = await reader.locator('body').innerText();
    assert.match(names, /Greedy bot/, 'the record says who played');
    await reader.goto('/');
    await reader.getByText('Paste a record as text').click();
    await reader.getByRole('textbox', { name: 'Paste' }).fill(record.replace(/seed ".*"/, 'seed 7'));
    await reader.getByRole('button', { name: 'Watch' }).click();
    await reader.getByText(/value in line \d+ is not what belongs/).waitFor();
  });

  test('a pack with faults is refused with all of them', async () => {
    const page = await server.guest();
    await page.goto('/new/carcassonne');
    const tile = {
      id: 'X1',
      name: 'nowhere',
      group: 'X',
      count: 2,
      start: true,
      edges: { N: 'route', E: 'space', S: 'space', W: 'asteroid' },
      segments: [{ id: 'r1', kind: 'route', edges: ['N'], endsAt: 'planet:p1', symbols: [] }],
      planet: null,
      status: {},
    };
    const pack = { schemaVersion: 1, id: 'mine', name: 'Mine', note: 'Mine', tiles: [tile] };
    await page.locator('.choice-row input[type="file"]').setInputFiles({
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(pack)),
    });
    await page.getByText('mine.json').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.faults li').first().waitFor();
    assert.ok((await page.locator('.faults li').count()) > 0);
  });
});
