import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { games } from '../games/games.ts';
import { useHall } from './support/test-server.ts';

suite('the rules', () => {
  const server = useHall({ reducedMotion: 'reduce' });

  /** The rules of a game with all their diagrams. */
  async function openRules(page: Page, id: string): Promise<void> {
    await page.goto(`/rules/${id}`);
    await page.locator('.diagram svg').first().waitFor();
  }

  for (const { id, diagrams } of games) {
    if (diagrams === undefined) continue;
    test(`${id}: every diagram is drawn, has words of its own, and fits a phone`, async () => {
      const page = await server.guest({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' });
      await openRules(page, id);
      const drawn = await page.locator('.diagram').evaluateAll((figures) =>
        figures.map((figure) => {
          const picture = figure.querySelector('[role="img"]');
          const shapes = figure.querySelectorAll('path, circle, rect, image').length;
          const named = picture?.getAttribute('aria-labelledby') ?? '';
          const { width, height } = figure.querySelector('svg')?.getBoundingClientRect() ?? {
            width: 0,
            height: 0,
          };
          return {
            named,
            said: document.getElementById(named)?.innerText.length ?? 0,
            shapes,
            width,
            height,
          };
        }),
      );
      assert.ok(drawn.length >= 8, `${drawn.length} diagrams`);
      for (const { named, said, shapes, width, height } of drawn) {
        assert.ok(shapes >= 4, `${named} has ${shapes} shapes`);
        assert.ok(said > 20, `${named} says what it shows`);
        assert.ok(width > 200 && width < 360 && height > 80, `${named} is ${width} by ${height}`);
      }
      assert.equal(new Set(drawn.map(({ named }) => named)).size, drawn.length);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
    });
  }

  test('a search without accents finds and lights up words with them', async () => {
    const page = await server.guest({ locale: 'de-DE' });
    await openRules(page, 'conflict');
    const all = await page.locator('.chapter').count();
    await page.getByRole('searchbox').fill('wurfel');
    await page.locator('mark').first().waitFor();
    assert.match(await page.locator('mark').first().innerText(), /^Würfel$/i);
    const found = await page.locator('.chapter').count();
    assert.ok(found > 0 && found < all, `${found} of ${all} chapters`);
    await page.getByRole('searchbox').fill('WURFEL Ordnung');
    await page.waitForFunction((before) => document.querySelectorAll('.chapter').length < before, found);
    const lit = await page.locator('mark').allInnerTexts();
    assert.ok(
      lit.some((text) => /ordnung/i.test(text)) && lit.some((text) => /würfel/i.test(text)),
      lit.join(),
    );
  });

  test('on paper they are black on white, with a list of chapters and diagrams, on few pages of A4', async () => {
    const page = await server.guest({ colorScheme: 'dark' });
    for (const { id } of games) {
      await openRules(page, id);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sizes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
        Math.round(Number(width)),
        Math.round(Number(height)),
      ]);
      assert.ok(sizes.length >= 2 && sizes.length <= 8, `${id}: ${sizes.length} pages`);
      for (const size of sizes) assert.deepEqual(size, [595, 842]);
    }
    await page.emulateMedia({ media: 'print' });
    const styles = await page.evaluate(() => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].some(
          (element) => element.getBoundingClientRect().height > 0,
        );
      return {
        ink: getComputedStyle(document.querySelector('.chapter > p') ?? document.body).color,
        ground: getComputedStyle(document.querySelector('.diagram > div') ?? document.body).backgroundColor,
        shown: ['h1', '.rules-nav a', '.chapter h2', '.diagram svg', 'figcaption'].filter(
          (one) => !seen(one),
        ),
        hidden: ['.masthead', '.search-field', 'button', '.refusals', '.sky'].filter(seen),
      };
    });
    assert.deepEqual(styles, { ink: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)', shown: [], hidden: [] });
  });
});
