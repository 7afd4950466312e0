import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { keys } from './support/conflict.ts';
import { tabTo } from './support/hands.ts';
import { keys as battleKeys } from './support/imperial-assault.ts';
import { type Hands, mouse } from './support/pressing.ts';
import { useHall } from './support/test-server.ts';

/** Somebody who never saw the game learns it in the page. */
suite('a guided match', () => {
  const server = useHall();

  /** Somebody whose clock makes the others at the table answer twenty times as fast. */
  async function learner(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await server.guest({ reducedMotion: 'reduce', ...options });
    await page.addInitScript(() => {
      const { setInterval } = window;
      Object.assign(window, {
        setInterval: (act: () => void, pause: number) => setInterval(act, pause / 20),
      });
    });
    return page;
  }

  const stepOf = (page: Page): Promise<string> => page.locator('.guide-step').innerText();

  /** Waits until there is something to read or to do, or a battle lies over it, or the guide is at its end. */
  async function next(page: Page): Promise<'read' | 'do' | 'battle' | 'end'> {
    const found = await page.waitForFunction(() => {
      if (document.querySelector('dialog[open]')) return 'battle';
      if (document.querySelector('.guide-end')) return 'end';
      if (document.querySelector('.guide-next')) return 'read';
      return document.querySelector('.guide-show') ? 'do' : undefined;
    });
    return (await found.jsonValue()) ?? 'end';
  }

  /** Goes on by these hands as long as the guide is not past this step. */
  async function learn(
    page: Page,
    hands: { press: (selector: string) => Promise<void>; close: () => Promise<void> },
    until = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    for (let turn = 0; turn < 80; turn++) {
      const waits = await next(page);
      if (waits === 'end') return;
      if (waits === 'battle') {
        await hands.close();
        continue;
      }
      if (Number.parseInt(await stepOf(page), 10) >= until) return;
      await hands.press(waits === 'read' ? '.guide-next' : '.guide-show');
    }
    throw new Error('the guide does not end');
  }

  test('by mouse: what the lesson does not want is refused, and a reload goes on where one was', async () => {
    const page = await learner();
    const hands = {
      press: (selector: string) => page.locator(selector).click(),
      close: () => page.locator('dialog[open] .cs-button').click(),
    };
    await page.goto('/');
    await page.locator('a[href="/learn/carcassonne"]').click();
    await learn(page, hands, 3);

    await page.locator('[data-square="0,-1"]').click();
    await page.locator('.cs-hand .cs-primary').click();
    await page.locator('.guide-hint').waitFor();
    assert.equal(await page.locator('.cs-world .cs-tile').count(), 1, 'the board has taken the tile back');
    assert.equal(await stepOf(page), '3 of 18');

    await page.locator('[data-square="1,0"]').click();
    await page.locator('.cs-hand .cs-primary').click();
    await page.locator('.cs-spot').first().waitFor();
    assert.equal(await page.locator('.guide-hint').count(), 0);

    await learn(page, hands, 11);
    const said = await page.locator('.guide-text').innerText();
    await page.goto('/');
    await page.getByRole('link', { name: 'Continue learning Carcassonne Star Wars' }).click();
    await page.locator('.guide-show').waitFor();
    assert.equal(await page.locator('.guide-text').innerText(), said);
    await page.reload();
    await page.locator('.guide-show').waitFor();
    assert.equal(await page.locator('.guide-text').innerText(), said);

    await page.locator('.guide-skip').click();
    await page.getByRole('button', { name: 'Back to the guide' }).click();
    await learn(page, hands);
    assert.equal(await page.locator('.guide-end tbody tr').count(), 2);
    await page.getByRole('button', { name: 'Play against a bot' }).click();
    await page.waitForURL(/\/table\//);
    await page.goto('/');
    await page.locator('a[href="/learn/carcassonne"]').click();
    await page.locator('.guide-next').waitFor();
    assert.equal(await stepOf(page), '1 of 18', 'whoever is through begins anew');
  });

  test('by keyboard alone, each lesson being read out', async () => {
    const page = await learner();
    const press = async (selector: string): Promise<void> => {
      await tabTo(page, selector);
      await page.keyboard.press('Enter');
    };
    await page.goto('/');
    await tabTo(page, 'a[href="/learn/carcassonne"]');
    await page.keyboard.press('Enter');
    await page.locator('.guide-next:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('[data-square]').first().waitFor();
    await page.waitForFunction(() => {
      const said = document.querySelector('[data-live="assertive"]')?.textContent;
      return said !== '' && said === document.querySelector('.guide-text')?.textContent;
    });

    await tabTo(page, '[data-square]');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await page.locator('[data-square="1,0"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.cs-ghost-set').waitFor();
    await page.keyboard.press('Enter');
    await tabTo(page, '.cs-spot');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await press('.cs-hand .cs-primary');
    // Where there is only something to read, the way on is at hand without a search.
    await page.locator('.guide-next:focus').waitFor();
    assert.equal(await stepOf(page), '5 of 18');

    await learn(page, { press, close: () => page.keyboard.press('Escape') });
    await press('.guide-end a[href="/rules/carcassonne"]');
    await page.locator('.chapter').first().waitFor();
  });

  test('in words, for a screen reader', async () => {
    const page = await learner();
    await page.goto('/learn/carcassonne');
    await page.getByRole('button', { name: 'Text view' }).click();
    await page.locator('.guide-next').click();
    await page.locator('.guide-next').click();
    await page.locator('[data-choice="0,-1r0"]').or(page.locator('[data-choice="0,-1r2"]')).first().click();
    await page.locator('.guide-hint').waitFor();
    await page.locator('[data-choice="1,0r0"]').click();
    await page.locator('[data-choice="small:r3"]').click();
    await page.locator('.guide-next').waitFor();
    assert.equal(await stepOf(page), '5 of 18');
  });

  test('Super Teams by keyboard: cards, and answers in the turns of others', async () => {
    const page = await learner();
    const press = async (selector: string): Promise<void> => {
      await tabTo(page, selector);
      await page.keyboard.press('Enter');
    };
    /** Goes by arrows within a row of buttons that is one stop for Tab. */
    const arrowTo = async (row: string, wanted: string): Promise<void> => {
      await tabTo(page, row);
      for (let step = 0; step < 12 && (await page.locator(`${wanted}:focus`).count()) === 0; step++) {
        await page.keyboard.press('ArrowRight');
      }
      await page.locator(`${wanted}:focus`).waitFor();
    };
    await page.goto('/learn/super-teams');
    await page.locator('.guide-next:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('.st-card').first().waitFor();

    await arrowTo('.st-card', '[data-card="red2"]');
    await page.keyboard.press('Enter');
    await arrowTo('.st-option', '[data-option="red2>xwing"]');
    await page.keyboard.press('Enter');
    await press('.st-primary');
    await page.locator('.guide-next:focus').waitFor();
    assert.equal(await stepOf(page), '4 of 18');

    await learn(page, { press, close: () => page.keyboard.press('Escape') }, 7);
    await press('.st-pass');
    await page.locator('.guide-hint').waitFor();
    assert.equal(await stepOf(page), '7 of 18', 'the card is not kept in this lesson');
    await press('.st-option');
    await press('.st-primary');
    await page.waitForFunction(() => document.querySelector('.guide-step')?.textContent?.startsWith('8'));
    await learn(page, { press, close: () => page.keyboard.press('Escape') }, 9);
  });

  /** What a learner of Conflict presses on the board, lesson by lesson. */
  const conflict: readonly (readonly string[])[] = [
    ['.cf-die[data-die="3"]', '.cf-confirm'],
    ['.cf-confirm'],
    [
      '.cf-die[data-die="2"]',
      '.cf-die[data-die="3"]',
      '.cf-deck[data-deck="black"]',
      '.cf-confirm.cf-primary',
    ],
    ['.cf-cards .cf-card[data-card="Y50"]', '.cf-confirm.cf-primary'],
    ['.cf-cards .cf-card[data-card="Y02"]', '.cf-confirm.cf-primary'],
    ['.cf-confirm'],
    ['.cf-die[data-die="2"]', '.cf-deck[data-deck="yellow"]', '.cf-confirm.cf-primary'],
    ['.cf-order .cf-card[data-place="2"]', '.cf-confirm.cf-primary'],
    ['.cf-die[data-die="3"]', '.cf-target:last-child', '.cf-confirm.cf-primary'],
    [
      '.cf-die[data-die="1"]',
      '.cf-die[data-die="3"]',
      '.cf-deck[data-deck="black"]',
      '.cf-confirm.cf-primary',
    ],
  ];

  /** Goes through all lessons on the board itself: what is pressed for each task, one after the other, to the end. */
  async function playLessons(
    page: Page,
    presses: readonly (readonly string[])[],
    press: (selector: string) => Promise<void>,
  ): Promise<void> {
    const tasks = presses.values();
    for (let waits = await next(page); waits !== 'end'; waits = await next(page)) {
      const step = await page.locator('.guide-step').textContent();
      const now = waits === 'read' ? ['.guide-next'] : tasks.next().value;
      for (const selector of now ?? assert.fail(`nothing to do in ${step}`)) await press(selector);
      await page.waitForFunction(
        (before) =>
          document.querySelector('.guide-end') !== null ||
          document.querySelector('.guide-step')?.textContent !== before,
        step,
      );
    }
    assert.ok(tasks.next().done, 'every task had its turn');
  }

  /** Goes through Conflict's lessons on the board itself, and never asks to be shown. */
  async function winConflict(page: Page, hands: Hands): Promise<void> {
    await playLessons(page, conflict, (selector) => hands.press(page, selector));
    assert.match(await page.locator('.guide-end caption').innerText(), /^Won together!/);
  }

  test('Conflict by mouse on the board itself, where another card than the lesson’s is refused', async () => {
    const page = await learner();
    await page.goto('/');
    await page.locator('a[href="/learn/conflict"]').click();
    for (let reads = await next(page); reads === 'read'; reads = await next(page)) {
      await mouse.press(page, '.guide-next');
    }
    await mouse.press(page, '.cf-die[data-die="2"]');
    await mouse.press(page, '.cf-confirm.cf-primary');
    await page.locator('.guide-hint').waitFor();
    assert.equal(await page.locator('.cf-die[aria-pressed="true"]').count(), 0, 'the die is taken back');
    await winConflict(page, mouse);
  });

  test('Conflict by keyboard alone, to the victory', async () => {
    const page = await learner();
    await page.goto('/learn/conflict');
    await page.locator('.guide-next:focus').waitFor();
    await winConflict(page, keys);
    await tabTo(page, '.guide-end a[href="/rules/conflict"]');
    await page.keyboard.press('Enter');
    await page.locator('.chapter').first().waitFor();
  });

  test('Conflict by finger on a phone: dice, cards and leaders, and the third hero wins', async () => {
    const page = await learner({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const hands = {
      press: (selector: string) => page.locator(selector).tap(),
      close: () => page.keyboard.press('Escape'),
    };
    await page.goto('/learn/conflict');
    await learn(page, hands, 3);
    await page.locator('[data-die="1"]').waitFor();
    await page.locator('[data-die="2"]').tap();
    await page.locator('.cf-confirm').tap();
    await page.locator('.guide-hint').waitFor();
    assert.equal(await stepOf(page), '3 of 18', 'the lesson wants the other die');
    await page.locator('[data-die="3"]').tap();
    await page.locator('.cf-confirm').tap();
    await page.waitForFunction(() => document.querySelector('.guide-step')?.textContent?.startsWith('4'));
    assert.equal(await page.locator('.guide-hint').count(), 0);
    await learn(page, hands);
    assert.equal(await page.locator('.guide-end tbody tr').count(), 2);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  });

  /** What a learner of PocketModel presses on the board, task by task; several answers may be given at once. */
  const pocketmodel: readonly (readonly string[])[] = [
    [
      '.pb-hand [data-key="card o-flight-academy"]',
      '[data-key="slot 0 1"]',
      '.pb-button[data-does="objective"]',
    ],
    ['.pb-unit[data-units="0"]', '[data-part="contested"] .pb-name'],
    ['.pb-button[data-does="pass"]'],
    ['.pb-hand .pb-unit[data-units="3"]'],
    ['.pb-unit[data-units="0"]', '.pb-unit[data-units="64"]'],
    ['.pb-button[data-does="pass"]'],
    ['.pb-hand [data-key="card c-wedge-antilles"]', '.pb-button[data-does="play"]'],
    ['.pb-hand [data-key="card c-chewbacca"]', '.pb-button[data-does="play"]'],
    ['.pb-unit[data-units="1"]', '.pb-button[data-does="power"]'],
    ['[data-part="opponent"] .pb-name[data-can="true"]'],
    ['.pb-unit[data-units="1"]', '[data-key="slot 1 0"]'],
    ['.pb-button[data-does="pass"]'],
  ];

  test('PocketModel by mouse on the board itself, and nothing is said before its dice have been seen', async () => {
    const page = await learner({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const early: string[] = [];
      Object.assign(window, { early });
      setInterval(() => {
        const says = document.querySelector('.guide-next, .guide-show');
        if (says !== null && document.querySelector('.pb-scene') !== null) early.push(says.className);
      }, 100);
    });
    await page.goto('/learn/pocketmodel');
    // Units may still be on their way: they are pressed where they come to rest.
    await playLessons(page, pocketmodel, (selector) => page.locator(selector).first().click());
    assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'early')), []);
    assert.equal(await page.locator('.guide-end tbody tr').count(), 2);
  });

  const on = (kind: string, key: string): string => `.ib-${kind}[data-key="${key}"]`;
  const [declare, endActivation] = ['.ib-confirm .button.primary', '.ib-does[data-does="pass"]'];
  const pointedAnswer = '.ib-answer[data-pointed="true"]';
  /** What a learner of Imperial Assault presses on the board, task by task; a way takes an action and a move. */
  const imperialAssault: readonly (readonly string[])[] = [
    [on('group', 'group a1')],
    [on('spot', 'place B4')],
    [on('spot', 'place C4')],
    [on('group', 'group a2')],
    [on('spot', 'place D4')],
    [on('thing', 'door 1')],
    [on('spot', 'place B7')],
    [endActivation],
    [on('group', 'group a1')],
    ['.ib-does[data-does="shake"]'],
    [on('figure', 'figure b1.1'), declare],
    [pointedAnswer, declare],
    [pointedAnswer],
    [pointedAnswer],
    [endActivation],
    [on('group', 'group a1')],
    [on('spot', 'place G4')],
    [on('figure', 'figure b2.1'), declare],
    [pointedAnswer],
  ];

  const pointed = ':is(.ib-answer, .ib-does)[data-pointed="true"]';
  const card = '.ic-deploy[data-pointed="true"]';
  /** What a learner of the campaign presses, as a hero and as the Empire. */
  const campaign: Readonly<Record<'hero' | 'empire', readonly (readonly string[])[]>> = {
    hero: [
      [on('spot', 'place F16')],
      [on('group', 'group b1')],
      [on('spot', 'place G12')],
      [on('thing', 'token 6')],
      [endActivation],
      [on('group', 'group b1')],
      [on('figure', 'figure a2.1'), declare],
      [on('spot', 'place E8')],
      [endActivation],
      [on('group', 'group b1')],
      [pointed],
      [on('figure', 'figure a3.1'), declare],
      [pointed],
      [pointed],
      [pointed],
      [on('spot', 'place D10')],
    ],
    empire: [
      [card, declare],
      [on('group', 'group a1')],
      [on('figure', 'figure a1.2')],
      [on('figure', 'figure b1.1'), declare],
      [pointed, declare],
      [pointed],
      [endActivation],
      [on('spot', 'place D15')],
      [on('figure', 'figure b1.1'), declare],
      [endActivation],
      [card, declare],
      [on('spot', 'place K14')],
      [on('spot', 'place K13')],
      [pointed],
      [pointed],
      [on('group', 'group a1')],
      [on('figure', 'figure a1.2')],
      [on('figure', 'figure b1.1'), declare],
      [pointed, declare],
      [endActivation],
      [on('figure', 'figure b1.1'), declare],
    ],
  };

  /** Goes through Imperial Assault's lessons on the board itself, and never asks to be shown. */
  async function winImperialAssault(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
    await playLessons(page, imperialAssault, press);
    assert.equal(await page.locator('.guide-end tbody tr').count(), 2);
    assert.match(await page.locator('.guide-end caption').innerText(), /^You win!/);
  }

  test('Imperial Assault by mouse on the board itself, where the board points at what a lesson means', async () => {
    const page = await learner();
    const press = (selector: string): Promise<void> => page.locator(selector).first().click();
    await page.goto('/');
    await page.locator('a[href="/learn/imperial-assault"]').click();
    await learn(page, { press, close: () => page.keyboard.press('Escape') }, 3);
    assert.equal(await page.locator('.ib-group[data-pointed="true"]').count(), 1);
    await press(on('group', 'group a2'));
    await page.locator('.guide-hint').waitFor();
    assert.equal(await stepOf(page), '3 of 28', 'Luke is deployed first');
    await page.locator('.guide-skip').click();
    await page.getByRole('button', { name: 'Back to the guide' }).click();
    await winImperialAssault(page, press);
  });

  test('Imperial Assault by keyboard alone', async () => {
    const page = await learner();
    await page.goto('/learn/imperial-assault');
    await page.locator('.guide-next:focus').waitFor();
    await winImperialAssault(page, (selector) => battleKeys.press(page, selector));
    await tabTo(page, '.guide-end a[href="/rules/imperial-assault"]');
  });

  /** Touches something on a phone: it lies free, and a way is confirmed. */
  async function touch(page: Page, selector: string): Promise<void> {
    const go = '.ib-does.ib-primary[data-does="move"]';
    const step = await page.locator('.guide-step').textContent();
    const target = page.locator(selector).first();
    await target.waitFor();
    if (/^\.ib-(?:figure|answer|confirm|does)/.test(selector)) {
      assert.deepEqual(await hiddenSides(target), [], selector);
    }
    const isWay =
      selector.startsWith('.ib-spot') && (await page.locator('[data-asks="activation"]').count()) > 0;
    const isFar = (): Promise<boolean> => page.locator('.ib-ground[data-far="true"]').isVisible();
    const wasFar = await isFar();
    await target.tap();
    // Where a finger meets several things on the map, its first touch only brings them near.
    const isOnMap = /^\.ib-(spot|figure|thing)/.test(selector);
    const cameNear = isOnMap && wasFar && !(await isFar());
    if (
      cameNear &&
      (await page.locator('.guide-step').textContent()) === step &&
      (await target.isVisible())
    ) {
      await target.tap();
    }
    if (isWay) await page.locator(go).tap();
  }

  /** The sides of what is to be pressed that something lies over, or that are scrolled out of sight. */
  function hiddenSides(target: Locator): Promise<readonly string[]> {
    return target.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [across, down] = [(left + right) / 2, (top + bottom) / 2];
      const sides = { left: [left + 3, down], right: [right - 3, down], top: [across, top + 3] };
      return Object.entries({ ...sides, bottom: [across, bottom - 3] }).flatMap(([side, [x = 0, y = 0]]) =>
        element.contains(document.elementFromPoint(x, y)) ? [] : [side],
      );
    });
  }

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test('Imperial Assault by finger on a phone, where a way is confirmed and what is pointed at lies free', async () => {
    const page = await learner(phone);
    await page.goto('/learn/imperial-assault');
    await winImperialAssault(page, (selector) => touch(page, selector));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  });

  /** Goes through a guide of the campaign, on whose map lies what the mission tells until it has been read. */
  async function winCampaign(
    page: Page,
    role: keyof typeof campaign,
    press: (selector: string) => Promise<void>,
  ): Promise<void> {
    await playLessons(page, campaign[role], async (selector) => {
      const goOn = '.ic-story .button';
      if (selector !== '.guide-next' && (await page.locator(goOn).isVisible())) await press(goOn);
      await press(selector);
    });
    assert.match(await page.locator('.guide-end caption').innerText(), /^You win!|^The heroes win$/);
  }

  test('the campaign as a hero by mouse, and then the way to the guide of the Empire', async () => {
    const page = await learner();
    await page.goto('/');
    await page.getByRole('link', { name: 'Learn as a hero' }).click();
    await winCampaign(page, 'hero', (selector) => page.locator(selector).first().click());
    await page.locator('.guide-end').getByRole('link', { name: 'Learn as the Empire' }).click();
    await page.locator('.guide-next').waitFor();
    assert.equal(await stepOf(page), '1 of 28');
    await page.locator('.guide-next').click();
    await page.goto('/');
    await page.getByRole('link', { name: 'Learn as the Empire: go on' }).waitFor();
  });

  test('the campaign as the Empire by keyboard alone', async () => {
    const page = await learner();
    await page.goto('/learn/imperial-assault-campaign/empire');
    await winCampaign(page, 'empire', (selector) => battleKeys.press(page, selector));
  });

  test('the campaign as the Empire by finger on a phone', async () => {
    const page = await learner(phone);
    await page.goto('/learn/imperial-assault-campaign/empire');
    await winCampaign(page, 'empire', (selector) => touch(page, selector));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  });
});
