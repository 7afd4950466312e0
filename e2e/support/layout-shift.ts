import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** What moved on a page, and how much. */
export interface Shifts {
  /** The sum of the layout shifts (see web.dev/cls), also of those after a press. */
  readonly sum: number;
  /** How often a pointer, Enter or Space was pressed. */
  readonly presses: number;
  /** What moved most, with its part of the sum. */
  readonly most: readonly string[];
}

/**
 * Watches the table that a page shows for things that jump. What lies on a map that its camera moves is left out, and so
 * are dialogs.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.evaluate(observe);
  return () =>
    page.evaluate(() => {
      const parts: [string, number][] = Object.entries(JSON.parse(document.body.dataset.shifts ?? '{}'));
      return {
        sum: parts.reduce((total, [, part]) => total + part, 0),
        presses: Number(document.body.dataset.presses),
        most: parts
          .sort(([, one], [, other]) => other - one)
          .slice(0, 8)
          .map(([name, part]) => `${name} ${part.toFixed(4)}`),
      };
    });
}

/** The most that may jump at a table once, when it has just opened. */
const mostAtFirst = 0.02;
/**
 * The most that may jump for each press. In a long match more jumps than in a short one: what is called good for a page
 * that is only opened, 0.1, holds here for a match of 40 presses.
 */
const mostForEach = 0.002;

export function assertStill({ sum, presses, most: parts }: Shifts): void {
  assert.ok(
    sum < mostAtFirst + mostForEach * presses,
    `things jump (${sum.toFixed(3)} in a match of ${presses} presses): ${parts.join(', ')}`,
  );
}

/** Runs in the page. */
function observe(): void {
  let presses = 0;
  const press = (): void => {
    presses++;
    document.body.dataset.presses = String(presses);
  };
  document.body.dataset.presses = '0';
  addEventListener('pointerdown', press, true);
  addEventListener('keydown', ({ key }) => (key === 'Enter' || key === ' ') && press(), true);
  const parts: Record<string, number> = {};
  const note = (list: PerformanceObserverEntryList): void => {
    for (const entry of list.getEntries()) {
      const sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] =
        Reflect.get(entry, 'sources');
      for (const { node, previousRect: before, currentRect: after } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element || element.closest('[role="application"], dialog')) continue;
        // As the value of the whole entry is worked out, for this source alone.
        const area = Math.max(before.width * before.height, after.width * after.height);
        const way = Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y));
        const name = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
        const part = (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
        parts[name] = (parts[name] ?? 0) + part;
      }
    }
    document.body.dataset.shifts = JSON.stringify(parts);
  };
  new PerformanceObserver(note).observe({ type: 'layout-shift' });
}
