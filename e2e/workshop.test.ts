import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { gameById } from '../games/games.ts';
import { useHall } from './support/test-server.ts';

const path = '/packs/super-teams';

suite('the workshop', () => {
  const server = useHall();

  async function enter(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await server.guest({ reducedMotion: 'reduce', ...options });
    await page.goto(path);
    await page.locator('[data-space]').first().waitFor();
    return page;
  }

  test('a small board is drawn by keys alone, and a fault appears at its space and goes', async () => {
    const page = await enter();
    await tabTo(page, 'button:has-text("Start over")');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button:has-text("20 spaces")');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-space]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('nbhan1nmmn23na');
    assert.equal(await letters(page), 'NBHAN1NMMN23NANNNN');

    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('nmmmmmmm');
    const fault = page.locator('.pack-faults li button');
    assert.equal(await fault.count(), 1);
    assert.equal(await page.locator('.track-wrong').count(), 1);
    assert.equal(await page.getByRole('button', { name: 'Play with it' }).isDisabled(), true);
    const said = await page.locator('.track-wrong').getAttribute('aria-label');
    assert.ok((await fault.innerText()).endsWith(said?.split('. ').slice(1).join('. ') ?? '?'), said ?? '');

    await fault.focus();
    await page.keyboard.press('Enter');
    await page.locator('.track-wrong:focus').waitFor();
    await page.keyboard.type('nnn');
    await page.getByText('No problems: ready to play').waitFor();
    assert.equal(await page.locator('.track-wrong').count(), 0);

    const count = () => page.locator('[data-space]').count();
    await page.keyboard.press('Insert');
    assert.equal(await count(), 21);
    await page.keyboard.press('Delete');
    assert.equal(await count(), 20);
    const place = () => page.locator('[data-space="4"]').getAttribute('transform');
    const was = await place();
    await page.keyboard.press('Home');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    assert.notEqual(await place(), was);
    await page.keyboard.press('Control+z');
    assert.equal(await place(), was);
    await page.keyboard.press('Control+Shift+z');
    assert.notEqual(await place(), was);
  });

  test('a track is drawn by mouse, its spaces are dragged, and the file holds all of it', async () => {
    const page = await enter();
    await page.getByRole('button', { name: 'Draw the track' }).click();
    await drag(page, [
      [0.1, 0.2],
      [0.9, 0.25],
      [0.85, 0.75],
      [0.15, 0.8],
    ]);
    const count = await page.locator('[data-space]').count();
    assert.ok(count > 15 && count < 57, `${count} spaces`);
    await page.getByText('No problems: ready to play').waitFor();

    await page.getByRole('checkbox', { name: 'Neighbours follow' }).uncheck();
    const space = page.locator('[data-space="3"]');
    await space.scrollIntoViewIfNeeded();
    const before = await middle(space);
    await page.mouse.move(before.x, before.y);
    await page.mouse.down();
    await page.mouse.move(before.x + 10, before.y + 40, { steps: 5 });
    await page.mouse.up();
    const after = await middle(space);
    assert.ok(Math.abs(after.y - before.y - 40) < 3, `${before.y} to ${after.y}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.ok(Math.abs((await middle(space)).y - before.y) < 3, 'a drag is undone at once');
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('radio', { name: 'Bonus' }).check();
    await page.getByRole('checkbox', { name: 'Every space I touch' }).check();
    for (const number of [5, 6]) await page.locator(`[data-space="${number}"]`).click();
    assert.match(await letters(page), /^..B.BB/);
    await page.getByRole('textbox', { name: 'Name of the board' }).fill('Our board');
    await page.getByRole('spinbutton', { name: 'Hook' }).fill('6');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const download = await saving;
    assert.equal(download.suggestedFilename(), 'our-board.json');
    const text = await readFile(await download.path(), 'utf8');
    const packs = await gameById('super-teams')?.packs?.();
    assert.deepEqual(packs?.check(JSON.parse(text)), []);
    await page.getByText('As in the file').waitFor();
    const drawn = await letters(page);

    await page.reload();
    await page.getByRole('textbox', { name: 'Name of the board' }).waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Name of the board' }).inputValue(), 'Our board');
    assert.equal(await letters(page), drawn);

    const other = await enter();
    const file = (name: string, content: string) =>
      other
        .locator('.pack-tools input[type="file"]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await file('letter.txt', 'Dear all');
    await other.getByText('letter.txt is not JSON.').waitFor();
    await file('other.json', '{"schemaVersion":1,"spaces":[{"kind":"door"}]}');
    await other.locator('.faults code', { hasText: '/spaces/0/kind' }).waitFor();
    await file('our-board.json', text);
    await other.getByText('As in the file').waitFor();
    assert.equal(await letters(other), drawn);
    assert.equal(await other.getByRole('spinbutton', { name: 'Hook' }).inputValue(), '6');
  });

  test('matches are simulated in the background, can be stopped, and charts are said in words too', async () => {
    const page = await enter();
    await page.getByRole('radio', { name: 'Random bot' }).check();
    await page.getByRole('button', { name: 'Simulate 1,000 matches' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByText('1,000 matches, on every seat: Random bot.').waitFor();
    await page
      .getByRole('img', { name: /^Length of a match: Half of the matches have at most \d+/ })
      .waitFor();
    await page.getByRole('img', { name: /^Wins by seat: / }).waitFor();
    await page.locator('.pack-chart summary').first().click();
    const matches = await page.locator('.pack-chart').first().locator('td').allInnerTexts();
    assert.equal(
      matches.reduce((sum, count) => sum + Number(count), 0),
      1000,
    );

    await page.getByRole('radio', { name: 'Greedy bot' }).check();
    await page.getByRole('button', { name: 'Simulate 1,000 matches' }).click();
    await page.getByText(/^[1-9]\d* of 1,000$/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/^\d+ match(es)?, on every seat: Greedy bot\.$/).waitFor();
  });

  test('one plays with the pack, at once or at a table of one’s own making', async () => {
    const page = await enter();
    await page.getByRole('textbox', { name: 'Name of the board' }).fill('Our board');
    await page.getByRole('textbox', { name: 'All spaces as letters' }).fill('nhn mmn bna nnn');
    await page.getByRole('link', { name: 'Open a table with it' }).click();
    await page.locator('.file-chosen', { hasText: 'Our board' }).waitFor();
    await page.getByRole('link', { name: 'Make your own in the workshop' }).click();
    await page.getByRole('button', { name: 'Play with it' }).click();
    await page.waitForURL(/\/table\//);
    const table = new URL(page.url()).pathname.replace('/table/', '/api/tables/');
    const { content } = await (await page.request.get(table)).json();
    const pack = await (await page.request.get(content.url)).json();
    assert.equal(pack.name, 'Our board');
    assert.equal(pack.spaces.length, 14);
    await page.getByText('play a movement card').first().waitFor();
  });

  test('a browser that cannot keep the work says so, and so does one that has it open twice', async () => {
    const full = await server.guest();
    await full.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await full.goto(path);
    await full.getByRole('textbox', { name: 'Name of the board' }).fill('Lost');
    await full.getByRole('alert').getByText('This browser cannot save your work').waitFor();

    const one = await enter();
    const other = await one.context().newPage();
    await other.goto(path);
    await other.getByRole('textbox', { name: 'Name of the board' }).fill('The newer one');
    await one.getByRole('alert').getByText('This workshop is also open in another tab').waitFor();
  });

  test('a finger drags a space on a phone, and nothing is too wide', async () => {
    const page = await enter({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    const space = page.locator('[data-space="20"]');
    await space.scrollIntoViewIfNeeded();
    const before = await middle(space);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', before.x, before.y);
    for (let step = 1; step <= 5; step++) await touch('touchMove', before.x, before.y + 5 * step);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const after = await middle(space);
    assert.ok(after.y - before.y > 10, `${before.y} to ${after.y}`);
  });
});

const conflict = '/packs/conflict';

suite('the workshop of a team game', () => {
  const server = useHall();

  async function enter(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await server.guest({ reducedMotion: 'reduce', ...options });
    await page.goto(conflict);
    await cardAt(page, 'yellow', 0).waitFor();
    return page;
  }

  /** A card of a deck, counted from 0. */
  const cardAt = (page: Page, deck: string, index: number) =>
    page.locator(`[data-place="/decks/${deck}/${index}"]`);

  /** Waits until a card has these symbols, said as the game says them. */
  const said = (page: Page, deck: string, index: number, symbols: string) =>
    cardAt(page, deck, index)
      .and(page.getByRole('option', { name: symbols }))
      .waitFor();

  test('the cards of a box are typed by keys alone, and a fault leads to its card', async () => {
    const page = await enter();
    await tabTo(page, 'button:has-text("Start over")');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button:has-text("Blank cards")');
    await page.keyboard.press('Enter');
    await said(page, 'yellow', 0, 'no symbol');
    await tabTo(page, '[data-place="/decks/yellow/0"]');
    await page.keyboard.type('a2');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('rx2');
    await page.keyboard.press('Enter');
    await page.keyboard.type('v3');
    await said(page, 'yellow', 0, 'attack 2');
    await said(page, 'yellow', 1, 'retreat 1, ambush 2');
    await said(page, 'yellow', 2, 'advance 3');
    await page.keyboard.press('Insert');
    await page.getByText('56 of 55 in the box').waitFor();
    await said(page, 'yellow', 3, 'advance 3');
    await page.keyboard.press('Delete');
    await page.getByText('55 of 55 in the box').waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.type('n');
    await said(page, 'yellow', 0, 'no symbol');
    await page.keyboard.press('Control+z');
    await said(page, 'yellow', 0, 'attack 2');

    await tabTo(page, '[role="listbox"] [data-place^="/decks/black/"]');
    await page.keyboard.press('End');
    await page.keyboard.type('a3');
    const fault = page.locator('.pack-faults li button');
    await fault.first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-place^="/decks/black"]:focus').waitFor();
    await cardAt(page, 'black', 11).focus();
    await page.keyboard.type('hhh');
    await said(page, 'black', 11, 'Finn');
    await page.getByText('No problems: ready to play').waitFor();

    const orange = page.locator('.cfe-pile', { has: page.locator('#cfe-orange') });
    await orange.locator('summary').click();
    await orange.getByRole('textbox').fill('9*a1 2*v2 5*nx1 8*r2 r3');
    await said(page, 'orange', 24, 'retreat 3');
    await orange.getByText('25 of 25 in the box').waitFor();
  });

  test('who goes from card to card by a button stays on the button', async () => {
    const page = await enter();
    const next = page.getByRole('button', { name: 'Next card' });
    await next.focus();
    for (const index of [1, 2]) {
      await page.keyboard.press('Enter');
      await cardAt(page, 'yellow', index).and(page.locator('[aria-selected="true"]')).waitFor();
      assert.ok(await next.evaluate((button) => button === document.activeElement));
    }
  });

  test('both tracks are drawn, and the file holds cards, tracks and starts', async () => {
    const page = await enter();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: /^Blank cards/ }).click();
    await page.getByRole('button', { name: /^Advanced side/ }).click();
    await page.getByRole('textbox', { name: 'All spaces as letters' }).fill('nyn1n doe2 p3 nnn');
    await page.getByRole('button', { name: 'Advanced side: 16 spaces' }).waitFor();
    await page.getByRole('spinbutton', { name: '6 players', exact: true }).fill('15');
    await page.getByRole('button', { name: /^Standard side/ }).click();
    await page.locator('.pack-faults li button').click();
    await page.locator('[data-place="/tracks/advanced/starts/4"]:focus').fill('0');
    await page.getByText('No problems: ready to play').waitFor();
    const third = page.locator('[data-space="2"]');
    await third.focus();
    const before = await third.getAttribute('transform');
    await page.keyboard.press('Shift+ArrowDown');
    assert.notEqual(await third.getAttribute('transform'), before);
    await page.getByRole('spinbutton', { name: '5 players', exact: true }).fill('3');
    await page.getByRole('spinbutton', { name: 'Kylo Ren', exact: true }).fill('3');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    const pack = JSON.parse(text);
    const packs = await gameById('conflict')?.packs?.();
    assert.deepEqual(packs?.check(pack), []);
    assert.deepEqual(pack.tracks.advanced.starts, [0, 0, 0, 3, 0]);
    assert.deepEqual([pack.tracks.advanced.fields.length, pack.leaders[2].symbols], [16, 3]);
    assert.deepEqual([pack.status.leaders, pack.status.dice], ['original', 'reconstructed']);

    await page.getByRole('button', { name: 'Play with it' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('[data-part="hand"]').waitFor();
  });

  test('a simulation shows how often the team wins with each number of players', async () => {
    const page = await enter();
    await page.getByRole('radio', { name: 'Random bot' }).check();
    await page.getByRole('button', { name: 'Simulate 5,000 matches' }).click();
    await page.getByText(/^[1-9]\d{2,} of 5,000$|^[1-9],\d+ of 5,000$/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('img', { name: /^Won together: 2 players: .*95% interval.* 6 players: / }).waitFor();
    await page.getByRole('img', { name: /^Length of a match: 2 players: / }).waitFor();
  });

  test('a finger enters cards on a phone, and nothing is too wide', async () => {
    const page = await enter({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    await cardAt(page, 'orange', 3).tap();
    await page.getByText('Retreat', { exact: true }).tap();
    await page.getByRole('button', { name: 'How many +' }).tap();
    await page.getByRole('button', { name: 'Ambush +' }).tap();
    await said(page, 'orange', 3, 'retreat 3, ambush 1');
  });
});

suite('the workshop of tiles', () => {
  const server = useHall();

  async function enter(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await server.guest({ reducedMotion: 'reduce', ...options });
    await page.goto('/packs/carcassonne');
    await tileAt(page, 0).waitFor();
    return page;
  }

  const tileAt = (page: Page, index: number) => page.locator(`[data-place="/tiles/${index}"]`);

  /** Waits until a tile is said to show this. */
  const said = (page: Page, index: number, shows: string | RegExp) =>
    tileAt(page, index)
      .and(page.getByRole('option', { name: shows }))
      .waitFor();

  test('tiles of a box are entered by keys and as words, a fault leads to its tile, and one plays with them', async () => {
    const page = await enter();
    await page.getByText('76 of 76 in the box').waitFor();
    await tabTo(page, 'button:has-text("Start over")');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button:has-text("to enter your box")');
    await page.keyboard.press('Enter');
    await page.getByText('2 of 76 in the box').waitFor();
    await tabTo(page, '[data-place="/tiles/0"]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('e4');
    await said(page, 1, /4 copies: intersection with routes to north, east and south/);
    await page.keyboard.press('Control+z');
    await said(page, 1, /1 copy: route from north to south/);
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Insert');
    await page.locator('[data-place="/tiles/2"]:focus').waitFor();
    await page.keyboard.type('p');
    await said(page, 2, /planet/);

    await tileAt(page, 1).focus();
    await page.keyboard.type('nnss');
    const fault = page.locator('.pack-faults li button');
    await fault.filter({ hasText: 'route r' }).first().waitFor();
    assert.equal(await page.locator('.cse-wrong').count(), 1);
    await tileAt(page, 0).focus();
    await fault.first().focus();
    await page.keyboard.press('Enter');
    await tileAt(page, 1).and(page.locator('[aria-selected="true"]')).waitFor();
    await page.getByRole('textbox', { name: 'The tile as text' }).fill('3*anw+r res');
    await said(page, 1, /3 copies: .*asteroid field.*Rebel Alliance/);
    await page.getByText('No problems: ready to play').waitFor();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const pack = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    const packs = await gameById('carcassonne')?.packs?.();
    assert.deepEqual(packs?.check(pack), []);
    assert.deepEqual([pack.tiles.length, pack.tiles[1].count, pack.tiles[1].edges.W], [3, 3, 'asteroid']);
    await page.getByRole('button', { name: 'Play with it' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.cs-stage').waitFor();
  });

  test('matches of two teams are simulated with the four players that they take', async () => {
    const page = await enter();
    await page.getByRole('radio', { name: 'Random bot' }).check();
    await page.getByRole('radio', { name: 'Two teams of two' }).check();
    assert.equal(await page.getByRole('radio', { name: '5', exact: true }).count(), 0);
    await page.getByRole('button', { name: 'Simulate 1,000 matches' }).click();
    await page.getByText(/^[1-9]\d* of 1,000$/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/^Two teams of two: \d+ match(es)?, on every seat: Random bot\.$/).waitFor();
  });

  test('a finger changes sides, joins and symbols on a phone, and nothing is too wide', async () => {
    const page = await enter({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    await page.getByRole('button', { name: 'South: open space. Change it.' }).tap();
    await said(page, 0, /intersection with routes to east, south and west/);
    await page.getByRole('combobox', { name: 'East: leads to' }).selectOption({ label: 'To the west' });
    await said(page, 0, /route from south to the asteroid field/);
    await page.getByRole('button', { name: 'asteroid field north: Empire' }).tap();
    await said(page, 0, /symbol: Empire/);
  });
});

suite('the workshop for units and cards', () => {
  const server = useHall();

  async function enter(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await server.guest({ reducedMotion: 'reduce', ...options });
    await page.goto('/packs/pocketmodel');
    await placeOf(page, '/units/0').waitFor();
    return page;
  }

  const placeOf = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);

  test('a base is typed by keys, a fault leads to its place, and a battle tells what the values are worth', async () => {
    const page = await enter();
    const rogue = placeOf(page, '/units/0');
    await tabTo(page, '[data-place="/units/0"]');
    await page.keyboard.type('a4f12');
    await rogue
      .and(
        page.getByRole('option', {
          name: /^Rogue Squadron, Rebels, 2 stars: attack 4, damage 2, defense 12/,
        }),
      )
      .waitFor();
    await page.keyboard.press('Control+z');
    await rogue.and(page.getByRole('option', { name: /attack 4, damage 2, defense 9/ })).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Insert');
    await placeOf(page, '/units/1').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Delete');

    await page.getByRole('button', { name: 'As a table' }).click();
    const defense = page.getByRole('spinbutton', { name: 'Rogue Squadron: Defense' });
    assert.equal(await defense.inputValue(), '12');
    await defense.fill('99');
    await page.getByRole('button', { name: 'As pictures' }).click();
    await placeOf(page, '/units/5').focus();
    const fault = page.locator('.pack-faults li button');
    await fault.first().focus();
    await page.keyboard.press('Enter');
    await placeOf(page, '/units/0/defense').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('12');
    await page.getByText('No problems: ready to play').waitFor();

    await page.getByRole('button', { name: 'Let two units fight' }).click();
    await page.getByText('Hits 92%, destroys 92%').waitFor();
    await page.getByText('Hits 17%, destroys 0%').waitFor();
    await page.getByRole('combobox', { name: 'Combat card' }).nth(1).selectOption('Evasive Maneuvers');
    await page.getByText('Hits 58%, destroys 58%').waitFor();
    await page.getByRole('button', { name: 'Roll the dice' }).click();
    await page
      .locator('.pme-log')
      .getByText(/Evasive Maneuvers/)
      .first()
      .waitFor();
  });

  test('an ability is put together by mouse and said at once, and the file holds it', async () => {
    const page = await enter({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    const card = page.getByRole('region', { name: 'Admiral Ackbar' });
    await card.getByRole('combobox', { name: 'Works for' }).selectOption('Any unit (wild icon)');
    await card.getByRole('combobox', { name: 'When' }).selectOption('When it hits');
    await card.getByRole('combobox', { name: 'What', exact: true }).selectOption('Draw cards');
    await card.getByRole('button', { name: 'Cards +' }).tap();
    await card.getByRole('checkbox', { name: 'Only if' }).check();
    await card
      .getByText('For any unit. When this unit hits, draw 2 cards if this unit attacks.')
      .first()
      .waitFor();
    await page.getByText('Certainty: 3 of 8 documented').first().waitFor();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).tap();
    const pack = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    const packs = await gameById('pocketmodel')?.packs?.();
    assert.deepEqual(packs?.check(pack), []);
    assert.deepEqual(pack.cards[0].ability, {
      icon: { kind: 'wild' },
      effects: [{ when: 'hit', do: 'draw', count: 2, if: { role: 'attacker' } }],
    });
  });
});

/** The kinds of the spaces between the planets, as the field of letters shows them. */
async function letters(page: Page): Promise<string> {
  const text = await page.getByRole('textbox', { name: 'All spaces as letters' }).inputValue();
  return text.replaceAll(' ', '');
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const focused = page.locator(selector).and(page.locator(':focus'));
  for (let presses = 0; presses < 80; presses++) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** Draws a line through these places of the track's picture, in shares of its width and height. */
async function drag(page: Page, places: readonly (readonly [number, number])[]): Promise<void> {
  const box = await page.locator('.track-canvas').boundingBox();
  assert.ok(box);
  for (const [index, [x, y]] of places.entries()) {
    await page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 12 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** The middle of what is drawn, in the window. */
function middle(locator: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  return locator.locator('.track-rim').evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}
