import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findings } from './support/axe.ts';
import { keys } from './support/carcassonne.ts';
import { turnToWords } from './support/hands.ts';
import { openTable } from './support/open-table.ts';
import { useHall } from './support/test-server.ts';

const still = { reducedMotion: 'reduce' } as const;
const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function choosePace(page: Page, pace: string): Promise<void> {
  await page.evaluate((chosen) => {
    const stored: unknown = JSON.parse(localStorage.getItem('starboard.settings') ?? '{}');
    localStorage.setItem('starboard.settings', JSON.stringify(Object.assign({}, stored, { pace: chosen })));
  }, pace);
  await page.reload();
  await page.locator('.table-page').waitFor();
}

/** Opens the settings; what lies in them can be pressed when they are open. */
async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog[open]').waitFor();
}

const tiles = (page: Page): Promise<number> => page.locator('.cs-world .cs-shade').count();
const nextMove = (page: Page) => page.getByRole('button', { name: 'Next move' });

/** What the table showed while past moves were shown again, which takes about two seconds. */
interface ShownAgain {
  /** The smallest number of tiles. */
  readonly least: number;
  /** Whether a tile could be placed on a table of the past. */
  readonly asked: boolean;
}

/**
 * Watches what is shown again from now on; `back` goes back to now as soon as one can. The function that it returns
 * waits until the decision is back.
 */
async function watchAgain(page: Page, back = false): Promise<() => Promise<ShownAgain>> {
  await page.evaluate((goesBack) => {
    let least = document.querySelectorAll('.cs-world .cs-shade').length;
    let asked = false;
    let began = false;
    const note = (): void => {
      least = Math.min(least, document.querySelectorAll('.cs-world .cs-shade').length);
      const action = document.querySelector<HTMLElement>('.prompt-action');
      const squares = document.querySelector('[data-square]') !== null;
      if (action !== null) {
        asked ||= squares;
        if (!began && goesBack) requestAnimationFrame(() => action.click());
        began = true;
      } else if (began && squares) {
        watch.disconnect();
        document.body.dataset.again = JSON.stringify({ least, asked });
      }
    };
    delete document.body.dataset.again;
    const watch = new MutationObserver(note);
    watch.observe(document.body, { childList: true, subtree: true });
  }, back);
  return async () => {
    const found = await page.waitForFunction(() => document.body.dataset.again);
    return JSON.parse((await found.jsonValue()) ?? '');
  };
}

/** Places a tile and no figure. */
async function placeTile(page: Page): Promise<void> {
  await page.locator('[data-square]').first().waitFor();
  await keys.tile(page, 0);
  await page.locator('.cs-sizes').waitFor();
  await page.locator('.cs-hand .cs-buttons > .cs-button').click();
}

suite('the pace at which moves are shown', () => {
  const server = useHall();

  test('is chosen in the settings, and stays', async () => {
    const page = await server.guest(still);
    await openTable(page, 'carcassonne', ['Greedy bot']);
    await openSettings(page);
    await page.getByLabel('Wait for me').check({ force: true });
    await page.reload();
    // Axe looks at a table that is there, not at one that is being loaded.
    await page.locator('.cs-world .cs-shade').first().waitFor();
    await openSettings(page);
    assert.ok(await page.getByLabel('Wait for me').isChecked());
    assert.deepEqual(await findings(page), []);
  });

  for (const [name, device] of Object.entries({ desk: still, phone })) {
    test(`with "wait for me" the others' moves come one by one, at a ${name}`, async () => {
      const page = await server.guest(device);
      await openTable(page, 'carcassonne', ['Greedy bot']);
      await choosePace(page, 'wait');
      await placeTile(page);
      await nextMove(page).waitFor();
      const before = await tiles(page);
      // The bot has long moved: the server has answered, and nothing of it is shown.
      await page.waitForTimeout(300);
      assert.equal(await tiles(page), before);
      assert.equal(await page.locator('[data-square]').count(), 0, 'nothing is asked before it was shown');
      if (name === 'desk') await page.keyboard.press('n');
      else await nextMove(page).tap();
      await page.waitForFunction(
        (count) => document.querySelectorAll('.cs-world .cs-shade').length === count + 1,
        before,
      );
      // Then its figure, if it placed one; then it is our turn.
      while ((await page.locator('[data-square]').count()) === 0) {
        if ((await nextMove(page).count()) > 0) await nextMove(page).click();
        await page.waitForTimeout(50);
      }
      assert.equal(await nextMove(page).count(), 0);
    });
  }

  test('whoever no longer wants to wait sees what was held back', async () => {
    const page = await server.guest(still);
    await openTable(page, 'carcassonne', ['Greedy bot']);
    await choosePace(page, 'wait');
    await placeTile(page);
    await nextMove(page).waitFor();
    await openSettings(page);
    await page.getByLabel('Normal', { exact: true }).check({ force: true });
    await page.keyboard.press('Escape');
    await page.locator('[data-square]').first().waitFor();
  });

  test('makes pieces faster and slower', async () => {
    const page = await server.guest();
    await openTable(page, 'super-teams', ['Greedy bot']);
    for (const [pace, rate] of [
      ['fast', 2.5],
      ['slow', 0.625],
    ] as const) {
      await choosePace(page, pace);
      await page.evaluate((wanted) => {
        const look = (): void => {
          const moving = document.getAnimations().filter(({ effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return target?.matches('.st-ship') === true;
          });
          if (moving.some(({ playbackRate }) => Math.abs(playbackRate - wanted) < 0.01))
            document.body.dataset.paced = 'true';
          requestAnimationFrame(look);
        };
        delete document.body.dataset.paced;
        look();
      }, rate);
      while ((await page.locator('body[data-paced]').count()) === 0) {
        const card = page.locator('.st-card[aria-disabled="false"]').first();
        const pass = page.locator('.st-pass');
        const side = page.locator('.st-side').first();
        if ((await side.count()) > 0) await side.click({ timeout: 1000 }).catch(() => undefined);
        else if ((await pass.count()) > 0) await pass.click({ timeout: 1000 }).catch(() => undefined);
        else if ((await card.count()) > 0) {
          await card.click({ timeout: 1000 }).catch(() => undefined);
          const option = page.locator('.st-option').first();
          if ((await page.locator('.st-primary').count()) === 0)
            await option.click({ timeout: 1000 }).catch(() => undefined);
          await page
            .locator('.st-primary')
            .click({ timeout: 1000 })
            .catch(() => undefined);
        }
        await page.waitForTimeout(50);
      }
    }
  });
});

suite('since your last move', () => {
  const server = useHall();

  test('what happened is shown again by touch, and the decision comes back', async () => {
    const page = await server.guest(still);
    await openTable(page, 'carcassonne', ['Greedy bot', 'Greedy bot']);
    await page.locator('[data-square]').first().waitFor();
    await placeTile(page);
    await page.locator('[data-square]').first().waitFor();
    const now = await tiles(page);
    const turns = page.locator('.since-turn');
    assert.equal(await turns.count(), 2, 'a piece for each of the others');
    assert.match(await turns.first().innerText(), /^Greedy bot( 1)?: .+ (next to|squares from) /);
    const whole = await watchAgain(page);
    await turns.first().click();
    assert.deepEqual(await whole(), { least: now - 2, asked: false });
    assert.equal(await tiles(page), now);
    // Only the second of them, and by keys; and whoever has seen enough goes back at once.
    const second = await watchAgain(page, true);
    await turns.nth(1).press('Enter');
    assert.deepEqual(await second(), { least: now - 1, asked: false });
    assert.equal(await tiles(page), now);
    assert.deepEqual(await findings(page), []);
  });

  test('on a phone one touch shows all of it, and the log has the pieces', async () => {
    const page = await server.guest(phone);
    await openTable(page, 'carcassonne', ['Greedy bot']);
    await placeTile(page);
    await page.locator('[data-square]').first().waitFor();
    const now = await tiles(page);
    const touched = await watchAgain(page);
    await page.getByRole('button', { name: 'Replay what happened since your last move' }).first().tap();
    assert.deepEqual(await touched(), { least: now - 1, asked: false });
    const fromLog = await watchAgain(page);
    await page.getByRole('button', { name: 'Log' }).tap();
    await page.locator('.dialog .since-turn').first().tap();
    await page.locator('.dialog').waitFor({ state: 'detached' });
    assert.deepEqual(await fromLog(), { least: now - 1, asked: false });
    assert.equal(await tiles(page), now);
  });

  test('in words too, and it is read out', async () => {
    const page = await server.guest(still);
    await openTable(page, 'carcassonne', ['Greedy bot']);
    await placeTile(page);
    await page.locator('[data-square]').first().waitFor();
    await turnToWords(page);
    await page.locator('[data-live="polite"]').evaluate((live) => live.replaceChildren());
    await page.locator('.since-all').last().click();
    await page.waitForFunction(() =>
      /Greedy bot places/.test(document.querySelector('[data-live="polite"]')?.textContent ?? ''),
    );
    await page.locator('.choice-list button').first().waitFor();
  });
});

suite('battles of bots alone', () => {
  const server = useHall({ pause: 200 });

  test('stand as a line on the board, and open when somebody wants to see one', async () => {
    const page = await server.guest();
    await openTable(page, 'carcassonne', ['Greedy bot', 'Greedy bot', 'Greedy bot']);
    // A line stands there for two seconds: whoever wants to see the battle presses at once.
    await page.evaluate(() => {
      const { dataset } = document.body;
      new MutationObserver(() => {
        const line = document.querySelector<HTMLElement>('.cs-battle-line');
        const opened = document.querySelector('.cs-battle[open]') !== null;
        if (opened) dataset.opened ??= dataset.pressed === undefined ? 'by itself' : 'when pressed';
        if (line === null || dataset.pressed !== undefined) return;
        dataset.pressed = line.ariaLabel ?? '';
        line.click();
      }).observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['open'],
      });
    });
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await page.locator('body[data-opened]').waitFor({ timeout: 120_000 });
    assert.equal(await page.locator('body').getAttribute('data-pressed'), 'Battle of bots: watch it');
    assert.equal(await page.locator('body').getAttribute('data-opened'), 'when pressed');
  });
});
