import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { entry } from '../games/imperial-assault/campaign-entry.ts';
import { Player, type TableClient } from '../server/testing/player.ts';
import { findings } from './support/axe.ts';
import { useHall } from './support/test-server.ts';

/** What people see of a campaign outside its battles. */
suite('a campaign between missions', () => {
  const server = useHall({ reducedMotion: 'reduce' });

  test('a hero is chosen, upgraded and sent on, and the page of the series tells of it', async () => {
    const ben = await Player.arrive(server.url);
    const page = await server.guest();
    const [name = '', value = ''] = ben.cookie.split('=');
    await page.context().addCookies([{ name, value, url: server.url }]);
    const { id } = await ben.open({
      game: entry.id,
      seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }, { kind: 'bot', bot: 'random' }],
      options: { play: 'short' },
    });
    const client = await ben.connect(id);

    // Heroes are looked at before one is taken.
    await arriveAt(client, 'chooseHero');
    await page.goto(`/table/${id}`);
    await page
      .getByRole('button', { name: /Fenn Signis/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Fenn Signis' }).waitFor();
    assert.deepEqual(await findings(page), []);
    await page.getByRole('button', { name: 'Play Fenn Signis' }).click();
    await page.locator('.ic-party').getByText('Fenn Signis').waitFor();

    // In the battle a hero, who has no hand of cards, has the buttons of its activation.
    await page.goto('about:blank');
    await arriveAt(client, 'activation');
    await page.goto(`/table/${id}`);
    await page.locator('.ib-does[data-does="pass"]').waitFor({ state: 'visible' });
    await page.goto('about:blank');
    await arriveAt(client, 'rebelUpgrade');
    await page.goto(`/table/${id}`);
    await page.locator('.ic-between[data-asks="rebelUpgrade"]').waitFor();
    assert.deepEqual(await choicesOn(page), await choicesOf(client));
    assert.deepEqual(await findings(page), []);
    await page.getByRole('button', { name: 'Done', exact: true }).press('Enter');

    // As long as others decide, the table shows the same without buttons.
    await client.until(() => client.decisions.every(({ kind }) => kind !== 'rebelUpgrade'));
    if (await reaches(client, 'voteMission')) {
      await page.locator('.ic-between[data-asks="voteMission"]').waitFor();
      assert.deepEqual(await choicesOn(page), await choicesOf(client));
      assert.deepEqual(await findings(page), []);
      await page.getByRole('button', { name: 'Choose this mission' }).first().click();
    }
    await client.until(() => client.over);
    await client.close();

    await page.goto(`/series/${id}`);
    await page.getByRole('heading', { name: 'The story so far' }).waitFor();
    await page.getByRole('heading', { name: 'Dark Recon', level: 3 }).first().waitFor();
    await page.getByRole('region', { name: 'Fenn Signis' }).waitFor();
    assert.deepEqual(await findings(page), []);
    await page.setViewportSize({ width: 390, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
    // On paper there is the story with the sheets, and nothing that is still to be chosen.
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.ic-log-open:visible').count(), 0);
    assert.ok(await page.locator('.ic-chapter').first().isVisible());
    assert.ok(await page.locator('.ic-log-hero').first().isVisible());
  });
});

/** Plays the first choice until this is asked. */
async function arriveAt(client: TableClient, kind: string): Promise<void> {
  assert.ok(await reaches(client, kind), `${kind} is never asked`);
}

async function reaches(client: TableClient, kind: string): Promise<boolean> {
  for (;;) {
    await client.until(() => client.over || client.decisions.length > 0);
    const [decision] = client.decisions;
    if (decision === undefined) return false;
    if (decision.kind === kind) return true;
    const reply = await client.play(decision.seat, decision.choices[0] ?? '');
    // A bot may have moved meanwhile.
    const isSeen = () =>
      reply.type === 'accepted' ? client.seq >= reply.seq : client.decisions[0] !== decision;
    await client.until(isSeen);
  }
}

/** The choices that the rules offer, in order of their names. */
async function choicesOf({ decisions }: TableClient): Promise<readonly string[]> {
  return (decisions[0]?.choices ?? []).toSorted();
}

/** The choices for which the table has buttons. */
async function choicesOn(page: Page): Promise<readonly (string | null)[]> {
  const buttons = page.locator('.ic-act:not([aria-disabled])');
  const found = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('data-choice')));
  return found.toSorted();
}
