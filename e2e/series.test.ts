import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { entry } from '../games/carcassonne/entry.ts';
import type { TableDetails } from '../server/protocol.ts';
import { withRules } from '../server/testing/games.ts';
import { contribution, jsonOf, Player, playOn } from '../server/testing/player.ts';
import { findings } from './support/axe.ts';
import { type TestServer, useHall } from './support/test-server.ts';

/** Carcassonne, of which each match hands something on, so that it is played in series. */
const inSeries = {
  id: entry.id,
  game: async () => withRules(await entry.game(), () => ({ carry: () => ({ bells: 1 }) })),
};

/** The page of a campaign is for any game; no game on the list is played in one yet. */
suite('a series of matches', () => {
  const server = useHall({ reducedMotion: 'reduce', games: [inSeries] });

  test('its page leads two people from one match to the next, and tells how it went', async () => {
    const [ann, bob] = [await guestAt(server), await guestAt(server)];
    const { id } = await ann.player.open({ game: entry.id });
    await ann.player.request('POST', `/tables/${id}/contribution`, contribution());
    await bob.player.sit(id, 1);
    await playToEnd(id, ann.player, bob.player);

    await ann.page.goto(`/series/${id}`);
    const state = ann.page.locator('.series-state');
    await state.getByText('The next match is not open yet.').waitFor();
    assert.equal(await ann.page.locator('.stage-result').count(), 1);
    assert.match(await ann.page.locator('.stage-result').innerText(), /won|lost|Draw/i);

    // When they meet next, as a date, and as a file for a calendar.
    await ann.page.getByLabel('Date and time where you are').fill(localTime(86_400_000));
    await ann.page.getByRole('button', { name: 'Set the meeting' }).click();
    await ann.page.locator('.series-meeting time').waitFor();
    const saving = ann.page.waitForEvent('download');
    await ann.page.getByRole('button', { name: 'Add to the calendar' }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    const at = await ann.page.locator('.series-meeting time').getAttribute('datetime');
    assert.ok(file.includes(`DTSTART:${at?.replace(/[-:]|\.\d+/g, '')}`), file);
    assert.deepEqual(await findings(ann.page), []);

    // What its owner takes along; where the series still is, it is not brought back.
    const taking = ann.page.waitForEvent('download');
    await ann.page.getByRole('link', { name: 'Save as a file' }).click();
    const taken = await (await taking).path();
    await ann.page.goto('/series');
    for (const text of ['no JSON', '{"missions":[]}']) {
      const other = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await ann.page.getByLabel('File of a campaign').setInputFiles(other);
      await ann.page.getByText('This is no whole file of a campaign. Choose it as it was saved.').waitFor();
      await ann.page.reload();
    }
    await ann.page.getByLabel('File of a campaign').setInputFiles(taken);
    await ann.page.getByText('This campaign is here already: see the home page.').waitFor();
    assert.deepEqual(await findings(ann.page), []);
    await ann.page.goto(`/series/${id}`);

    // The next match: Bob's seat is freed, and he takes it again.
    await ann.page.getByRole('button', { name: 'Open the next match' }).click();
    await ann.page.getByText('Match 2 of a campaign').waitFor();
    await ann.page.getByRole('button', { name: 'Free the seat' }).click();
    await ann.page.locator('.seat-name', { hasText: 'Free seat' }).waitFor();
    assert.deepEqual(await findings(ann.page), []);
    await bob.page.goto('/');
    await bob.page.getByRole('link', { name: /Match 2/ }).click();
    await bob.page.getByText('Match 2 is being prepared').waitFor();
    await bob.page.locator('.series-meeting time').waitFor();
    await bob.page.getByRole('link', { name: 'Go to the table' }).click();
    await bob.page.getByRole('button', { name: 'Sit here' }).click();
    // Bob has come before Ann: had she gone for good, he could go on without her.
    await bob.page.getByRole('button', { name: 'Free the seat' }).waitFor();
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    for (const { page } of [ann, bob]) await page.locator('.table-page').waitFor();
    const second = new URL(ann.page.url()).pathname.split('/').at(-1) ?? '';
    await bob.page.goto(`/series/${id}`);
    await bob.page.getByText(/Match 2 is in progress. Awaited: /).waitFor();
    await bob.page.getByText('No meeting is set.').waitFor();
    // To end the match would end the campaign: whoever asks for it is asked again, and the others are told.
    await bob.page.goto(`/table/${second}`);
    await bob.page.getByRole('button', { name: 'Table menu' }).click();
    await bob.page.getByRole('button', { name: 'Offer to end the match' }).click();
    await bob.page.getByRole('button', { name: 'This ends the whole campaign. Really?' }).click();
    await bob.page.getByRole('button', { name: 'Withdraw' }).waitFor();
    await ann.page.getByText(/ offers to end the match\. This ends the whole campaign\. Really\?/).waitFor();
    await ann.page.getByRole('button', { name: 'Decline' }).click();
    await bob.page.getByRole('button', { name: 'Withdraw' }).waitFor({ state: 'detached' });
    await bob.page.goto(`/series/${id}`);
    await ann.page.goto('about:blank');
    await playToEnd(second, ann.player, bob.player);

    // From one's own seat a match can be seen again while the series goes on; then all of it.
    await bob.page.getByText('The next match is not open yet.').waitFor();
    await ann.page.goto(`/replay/${id}`);
    await ann.page.locator('.replay, .player, input[type="range"]').first().waitFor();
    await ann.page.goto(`/series/${id}`);
    assert.equal(await ann.page.getByRole('link', { name: 'Check the dice and draws' }).count(), 0);
    await ann.page.getByRole('button', { name: 'End the campaign' }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'End the campaign' }).click();
    await state.getByText('The campaign is over.').waitFor();
    assert.equal(await ann.page.getByRole('link', { name: 'Check the dice and draws' }).count(), 2);

    // On a phone nothing is wider than the page; on paper nothing can be pressed.
    await ann.page.setViewportSize({ width: 360, height: 640 });
    assert.equal(
      await ann.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      0,
    );
    await ann.page.emulateMedia({ media: 'print' });
    assert.equal(await ann.page.locator('.series .button:visible').count(), 0);
  });
});

interface Guest {
  readonly player: Player;
  readonly page: Page;
}

/** Somebody with a page, who can also send what a page would send. */
async function guestAt(server: Pick<TestServer, 'url' | 'guest'>): Promise<Guest> {
  const player = await Player.arrive(server.url);
  const page = await server.guest();
  const [name = '', value = ''] = player.cookie.split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
  return { player, page };
}

/** Plays all moves that are left, whatever they are. */
async function playToEnd(id: string, ...people: readonly Player[]): Promise<void> {
  const clients = await Promise.all(people.map((person) => person.connect(id)));
  for (const client of clients) await client.until(() => client.seq >= 0);
  await playOn(clients);
  for (const client of clients) await client.close();
  const [first] = people;
  if (first === undefined) throw new Error('nobody plays');
  const { status } = await jsonOf<TableDetails>(await first.request('GET', `/tables/${id}`));
  assert.equal(status, 'over');
}

/** A time so many milliseconds from now, as a field for it takes it. */
function localTime(ahead: number): string {
  const date = new Date(Date.now() + ahead);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
