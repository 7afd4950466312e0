import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { suite, test } from 'node:test';
import type { BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { entry } from '../games/imperial-assault/campaign-entry.ts';
import { campaignGame } from '../games/imperial-assault/campaign-game.ts';
import { campaignMissions } from '../games/imperial-assault/content/campaign/missions.ts';
import { campaignPack } from '../games/imperial-assault/content/campaign/packs.ts';
import { termsOfContent } from '../games/imperial-assault/rules/campaign/options.ts';
import type { MissionPosition } from '../games/imperial-assault/rules/campaign/position/schema.ts';
import { cardOf } from '../server/card.ts';
import { openStorage } from '../server/open-storage.ts';
import { OpenedGames } from '../server/opened-games.ts';
import { factsOf } from '../server/table-facts.ts';
import { nameOf } from '../server/table-id.ts';
import { contribution, Player, type TableClient } from '../server/testing/player.ts';
import { findings } from './support/axe.ts';
import { beginningAt } from './support/beginning-at.ts';
import { settle, tabTo } from './support/hands.ts';
import { playInWords } from './support/in-words.ts';
import { type TestServer, useHall } from './support/test-server.ts';

/** A table of a mission in a browser that has been nowhere yet: its scripts, and what it fetches when it comes again. */
async function fetchesLittle(
  server: Pick<TestServer, 'guest' | 'url'>,
  { cookie }: Player,
  id: string,
): Promise<void> {
  const page = await server.guest();
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((one) => {
        const { pathname } = new URL(one.name);
        if (!(one instanceof PerformanceResourceTiming)) return [];
        const { encodedBodySize: size, transferSize } = one;
        return /^\/(assets|api\/content)\//.test(pathname)
          ? [{ pathname, size, kept: transferSize === 0 }]
          : [];
      }),
    );
  const open = async () => {
    const ahead = page.waitForResponse(/\/assets\/mission-end-/);
    await page.goto(`${server.url}/table/${id}`);
    await page.locator('.ib-does[data-does="pass"]').waitFor({ state: 'visible' });
    await ahead;
  };
  await open();
  const first = await fetched();
  const scripts = first.filter(({ pathname }) => pathname.endsWith('.js'));
  const sum = scripts.reduce((total, { size }) => total + size, 0);
  assert.ok(sum > 0 && sum <= 140_000, `${sum} bytes of scripts`);
  assert.deepEqual(
    first.filter(({ pathname }) => /\/(campaign-game|missions|packs)-/.test(pathname)),
    [],
    'the rules stay at the server',
  );
  const paths = first.map(({ pathname }) => pathname);
  assert.deepEqual(paths.length, new Set(paths).size, 'nothing is fetched twice');
  await open();
  assert.deepEqual(
    (await fetched()).filter(({ kept }) => !kept),
    [],
    'nothing is fetched again',
  );
}

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
    const fetched: string[] = [];
    const note = (request: Request) => fetched.push(new URL(request.url()).pathname);
    page.on('request', note);
    const ahead = page.waitForResponse(/\/assets\/mission-end-/);
    await page.goto(`/table/${id}`);
    await page.locator('.ib-does[data-does="pass"]').waitFor({ state: 'visible' });
    // As long as it goes on, nothing is fetched of the lobby or of what is decided between missions.
    await ahead;
    page.off('request', note);
    assert.deepEqual(
      fetched.filter((path) => /\/(lobby|qr-code|between)-/.test(path)),
      [],
    );
    await fetchesLittle(server, ben, id);
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
      // What a mission can bring is read before it is chosen.
      const reward = page.locator('.ic-won-card').first();
      if ((await reward.count()) > 0) await reward.locator('summary').press('Enter');
      assert.equal(await page.locator('.ic-won-card[open] .ic-card').count(), await reward.count());
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
    // How a mission ended stands in its chapter: it had been laid over the page as the panel of the board is.
    const end = page.locator('.ic-chapter').first().locator('p').last();
    assert.equal(await end.evaluate((element) => getComputedStyle(element).position), 'static');
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

suite('one person with two heroes', () => {
  const server = useHall({ reducedMotion: 'reduce' });

  test('has both seats from the form, and goes from one hero to the other without a curtain', async () => {
    const page = await server.guest();
    await page.goto(`/new/${entry.id}`);
    const seat = (name: string) => page.getByRole('combobox', { name });
    // Who sits down is a hero, a bot is the Empire, and a saved campaign can be brought back from here.
    assert.equal(await seat('Empire').inputValue(), 'bot:greedy');
    assert.equal(await seat('Hero 1').inputValue(), 'me');
    await seat('Hero 2').selectOption('me');
    assert.equal(await seat('Hero 1').inputValue(), 'me');
    await page.getByRole('link', { name: 'Continue a saved campaign' }).waitFor();
    assert.deepEqual(await findings(page), []);
    await page.getByRole('button', { name: 'Open the table' }).click();
    for (const hero of ['Diala Passil', 'Fenn Signis']) {
      await page.getByRole('button', { name: hero }).first().click();
      // Before a hero is taken both its sides and all that it can learn are read.
      const sheet = page.getByRole('region', { name: hero });
      await sheet.getByText('Wounded side').click();
      assert.equal(await sheet.getByText('Endurance', { exact: true }).count(), 2);
      const taken = page.getByRole('button', { name: `Play ${hero}` });
      await taken.click();
      // The next hero is chosen at another seat.
      await taken.waitFor({ state: 'detached' });
      await page.locator('.table-page[data-busy="false"]').waitFor();
    }
    // The briefing says what each side has to do, and is read once.
    const story = page.locator('.ic-story');
    await story.getByText('The heroes:').waitFor();
    await story.getByText('The Empire:').waitFor();
    await story.getByRole('button', { name: 'Go on' }).click();
    for (const from of [1, 2]) {
      const spot = page.locator(`[data-asks="putFigure"] .ib-spot`).first();
      await spot.waitFor();
      assert.equal(await story.count(), 0, `the briefing, at hero ${from}`);
      await spot.press('Enter');
    }
    await page.locator('[data-asks="rebelTurn"]').waitFor();
    assert.equal(await page.locator('.curtain').count(), 0);
  });

  test('sees the heroes as they were when the campaign began, though the game has others now', async () => {
    const { player, page } = await guestAt(server);
    const greedy = { kind: 'bot', bot: 'greedy' } as const;
    const seats = [greedy, { kind: 'me' }, greedy] as const;
    const { id: recent } = await player.open({ game: entry.id, seats });
    const heroes = campaignPack.heroes.map((hero) => ({ ...hero, healthy: { ...hero.healthy, health: 31 } }));
    const before = campaignGame((options) =>
      termsOfContent({ ...campaignPack, heroes }, campaignMissions(), options),
    );
    const { storage } = await openStorage({ data: server.data });
    const games = new OpenedGames([{ id: entry.id, game: async () => before }], storage);
    const begun = await games.openNew(entry.id, {});
    await games.keep(begun);
    const [opened] = await storage.read(recent, 0);
    assert.ok(opened?.kind === 'opened');
    const then = { ...opened, ...begun.noted };
    const id = nameOf(createHash('sha256').update('a campaign of other heroes').digest());
    await storage.append(id, 0, [then], cardOf(id, factsOf(then), undefined));
    await storage.close();
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: 'Diala Passil' }).first().click();
    const sheet = page.getByRole('region', { name: 'Diala Passil' });
    // Each of two heroes has ten more.
    assert.match(await sheet.innerText(), /Health\s+41/);
  });

  test('has room on a phone for all that the lobby offers, and takes a second seat there', async () => {
    const { player, page } = await guestAt(server, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const seats = [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'open' },
    ] as const;
    const { id } = await player.open({ game: entry.id, seats });
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await page.getByText('(you)').nth(1).waitFor();
    await page.getByRole('button', { name: 'Give it to a bot' }).waitFor();
    assert.ok((await tooWide()) <= 0, 'the lobby');
    await page.goto('/series');
    await page.getByText('File of a campaign').waitFor();
    assert.ok((await tooWide()) <= 0, 'the page on which a campaign is continued');
  });
});

suite('a short campaign', () => {
  const server = useHall({ reducedMotion: 'reduce' });

  test('is played to its end by two people and a bot, who meet again for each mission', async () => {
    const [ann, ben] = [await guestAt(server), await guestAt(server)];
    const { id } = await ann.player.open({
      game: entry.id,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
      options: { play: 'short' },
    });
    await ann.player.request('POST', `/tables/${id}/contribution`, contribution());
    await ben.player.sit(id, 1);
    let path = `/table/${id}`;
    for (const mission of [1, 2, 3]) {
      await Promise.all(
        [ann, ben].map(async ({ page }) => {
          await page.goto(path);
          await page.locator('.table-page').waitFor();
          await playInWords(page, 1500, 'last');
        }),
      );
      // Teams have the names of what they play, not numbers.
      const teams = await ann.page.locator('.ranking th > small').allInnerTexts();
      assert.deepEqual(teams.map((team) => team.trim()).toSorted(), ['Empire', 'Heroes', 'Heroes']);
      assert.match(
        await ann.page.locator('.ranking-head').innerText(),
        /^(You win|The Empire wins|The heroes win)/,
      );
      const again = ann.page.getByRole('button', { name: 'Play again' });
      assert.equal(await again.count(), mission === 3 ? 1 : 0, 'a campaign that goes on is not begun anew');
      await ann.page.goto(`/series/${id}`);
      await ann.page
        .locator('.stage-result')
        .nth(mission - 1)
        .waitFor();
      if (mission === 3) break;
      await ann.page.getByRole('button', { name: 'Open the next match' }).click();
      await ann.page.getByText(`Match ${mission + 1} of a campaign`).waitFor();
      path = new URL(ann.page.url()).pathname;
      await ben.page.goto(path);
      for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
    }
    await ann.page.locator('.series-state').getByText('The campaign is over.').waitFor();
    await ann.page.locator('.ic-chapter').nth(2).waitFor();
    assert.deepEqual(await findings(ann.page), []);
    // Chapters that are older are folded, but on paper the whole story stands.
    const open = ann.page.locator('.ic-chapter[open]');
    assert.equal(await open.count(), 2);
    await ann.page.pdf();
    assert.equal(await open.count(), 3);
  });
});

/** Dark Recon, where the Empire deploys in the status phase. */
const statusPhase: MissionPosition = {
  mission: 'dark-recon',
  round: 2,
  players: [
    {
      groups: [{ card: 'stormtrooper', figures: [{ at: 'C13' }, { at: 'C14' }, {}] }],
      cards: [{ card: 'show-of-force' }],
    },
    { groups: [{ card: 'diala-passil', figures: [{ at: 'B11' }] }], cards: [{ card: 'plasteel-staff' }] },
    { groups: [{ card: 'fenn-signis', figures: [{ at: 'C9' }] }], cards: [{ card: 'infantry-rifle' }] },
  ],
  empire: { threat: 6, open: ['nexu', 'royal-guard'] },
  deployment: true,
};

suite('deployment by cards', () => {
  const server = useHall({ reducedMotion: 'reduce', games: [beginningAt(entry, statusPhase)] });

  test('by keyboard alone: a card is heard and read before it comes', async () => {
    const { player, page } = await guestAt(server);
    const bot = { kind: 'bot', bot: 'random' } as const;
    const { id } = await player.open({ game: entry.id, seats: [{ kind: 'me' }, bot, bot] });
    await page.goto(`/table/${id}`);
    await page.getByRole('toolbar', { name: 'Deployment and reinforcement' }).waitFor();
    const card = (name: RegExp) => page.getByRole('button', { name });
    const nexu = card(/^Deploy Nexu for 4 threat\. 1 figure\. Leaves 2 threat$/);
    const guards = card(/^Deploy Royal Guard for 8 threat\. 2 figures\. 2 threat short$/);
    const heard = page.locator('.ib-panel [aria-live]');
    const deploys = page.locator('.ic-deploys').getByRole('button', { name: 'Deploy Nexu for 4 threat.' });

    // All cards are one stop; arrows go from one to the next, and those that cannot come are told too.
    // The sheet of a hero has its cards beside it, and the dialog does not repeat them.
    await page.locator('.ic-hero-side .ib-group').first().click({ button: 'right' });
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: 'Plasteel Staff' }).waitFor();
    assert.equal(await sheet.getByRole('heading', { name: 'Plasteel Staff' }).count(), 1);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    await tabTo(page, '.ic-deploy');
    await page.keyboard.press('Home');
    await isFocused(guards);
    await page.keyboard.press('End');
    await isFocused(card(/^Reinforce Stormtrooper.* for 2 threat\. 1 figure\. Leaves 4 threat$/));
    await page.keyboard.press('ArrowRight');
    await isFocused(guards);
    assert.equal(await heard.innerText(), '', 'a live region is there before it has something to tell');
    await page.keyboard.press('Enter');
    assert.equal(await guards.getAttribute('aria-pressed'), 'true');
    assert.match(await heard.innerText(), /Health/);
    assert.equal(await page.locator('.ic-deploys .primary').getAttribute('data-does'), 'pass');
    await page.keyboard.press('ArrowRight');
    await isFocused(nexu);

    // Escape puts the card down, and whoever read it goes on at it.
    await page.keyboard.press('Enter');
    await deploys.waitFor();
    assert.deepEqual(await findings(page), []);
    await page.keyboard.press('Escape');
    await deploys.waitFor({ state: 'detached' });
    assert.equal(await nexu.getAttribute('aria-pressed'), 'false');
    assert.equal(await heard.innerText(), '');
    await isFocused(nexu);

    await page.keyboard.press('Enter');
    await tabTo(page, '.ic-deploys .primary');
    await isFocused(deploys);
    await page.keyboard.press('Enter');
    await page.locator('[data-asks="arrive"] .ib-spot:focus').waitFor();
  });

  test('the card at which the guide points is marked, and no other', async () => {
    const page = await server.guest();
    await page.goto('/learn/imperial-assault-campaign/empire');
    const pointed = page.locator('.ic-deploy[data-pointed="true"]');
    const goOn = page.locator(':is(.guide-next, .ic-story .button):visible');
    for (;;) {
      await pointed.or(goOn).first().waitFor();
      if ((await pointed.count()) > 0) break;
      await goOn.first().click();
      await settle(page);
    }
    const outlines = await page
      .locator('.ic-deploy')
      .evaluateAll((cards) => cards.map((one) => getComputedStyle(one).outlineStyle));
    assert.ok(outlines.length > 1);
    assert.deepEqual(
      outlines.filter((style) => style !== 'none'),
      ['solid'],
    );
    assert.equal(await pointed.evaluate((one) => getComputedStyle(one).outlineStyle), 'solid');
  });
});

/** Dark Recon, where Fenn is active and may attack. */
const beforeAttack: MissionPosition = {
  mission: 'dark-recon',
  round: 2,
  players: [
    {
      groups: [{ card: 'stormtrooper', figures: [{ at: 'C12' }, { at: 'C14' }, {}] }],
      cards: [{ card: 'show-of-force' }],
    },
    { groups: [{ card: 'diala-passil', figures: [{ at: 'B11' }] }], cards: [{ card: 'plasteel-staff' }] },
    { groups: [{ card: 'fenn-signis', figures: [{ at: 'C9' }] }], cards: [{ card: 'infantry-rifle' }] },
  ],
  activation: { seat: 2, group: 0, figure: { is: [0, 0] } },
};

suite('a fight on a small screen', () => {
  const server = useHall({ reducedMotion: 'reduce', games: [beginningAt(entry, beforeAttack)] });

  const panelOf = (page: Page) => page.locator('.ib-panel');
  const figureOf = (page: Page, mark: 'active' | 'target') => page.locator(`.ib-figure[data-${mark}="true"]`);

  /** Fenn's table, where the map has come near to him. */
  async function openTable(options: BrowserContextOptions): Promise<Page> {
    const { player, page } = await guestAt(server, { hasTouch: true, ...options });
    const bot = { kind: 'bot', bot: 'random' } as const;
    const { id } = await player.open({ game: entry.id, seats: [bot, bot, { kind: 'me' }] });
    await page.goto(`/table/${id}`);
    await page.locator('.ib-ground[data-far="false"]').waitFor();
    await settle(page);
    return page;
  }

  async function thinkOfAttack(page: Page): Promise<void> {
    await page.locator('.ib-figure[data-can="true"]').first().press('Enter');
    await panelOf(page).waitFor();
    await settle(page);
  }

  async function leaveAttack(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Not this one' }).click();
    await panelOf(page).waitFor({ state: 'detached' });
    await settle(page);
  }

  const boxOf = async (one: Locator): Promise<Box> => (await one.boundingBox()) ?? assert.fail();

  for (const [name, width, height] of [
    ['a phone', 390, 844],
    ['a narrow phone', 360, 740],
    ['a phone on its side', 844, 390],
    ['a tablet', 820, 1180],
  ] as const) {
    test(`on ${name} the panel leaves room in which both figures are seen, and the map lies as before after it`, async () => {
      const page = await openTable({ viewport: { width, height } });
      const before = await boxOf(figureOf(page, 'active'));
      await thinkOfAttack(page);
      const over = await boxOf(panelOf(page));
      const room = await boxOf(page.locator('.ib-ground'));
      for (const mark of ['active', 'target'] as const) {
        const box = await boxOf(figureOf(page, mark));
        assert.ok(isWithin(box, room), `${mark}: on the map`);
        assert.ok(!doMeet(box, over), `${mark}: beside the panel`);
        assert.ok(box.width >= 17, `${mark}: ${box.width} px wide`);
      }
      await leaveAttack(page);
      assert.deepEqual(await boxOf(figureOf(page, 'active')), before);
    });
  }

  test('the map goes all the way back after the panel, also where it moves softly', async () => {
    const page = await openTable({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });
    const place = () => page.locator('.ib-world').evaluate(({ style }) => style.transform);
    /** Where the map lies once it has come to rest. */
    const rest = async (): Promise<string> => {
      for (let last = ''; ; ) {
        const now = await place();
        if (now === last) return now;
        last = now;
        await page.waitForTimeout(400);
      }
    };
    const before = await rest();
    await thinkOfAttack(page);
    assert.notEqual(await rest(), before);
    await leaveAttack(page);
    assert.equal(await rest(), before);
  });
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

function doMeet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isWithin({ x, y, width, height }: Box, room: Box): boolean {
  return x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height;
}

/** Waits until the focus is on something. */
async function isFocused(one: Locator): Promise<void> {
  await one.and(one.page().locator(':focus')).waitFor();
}

interface Guest {
  readonly player: Player;
  readonly page: Page;
}

/** Somebody with a page, who can also send what a page would send. */
async function guestAt(
  server: Pick<TestServer, 'url' | 'guest'>,
  options?: BrowserContextOptions,
): Promise<Guest> {
  const player = await Player.arrive(server.url);
  const page = await server.guest(options);
  const [name = '', value = ''] = player.cookie.split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
  return { player, page };
}

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
