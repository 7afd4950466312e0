import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** What moved on a page, and how much. */
export interface Shifts {
  /** The sum of the layout shifts (see web.dev/cls), also of those after a press. */
  readonly sum: number;
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
        most: parts
          .sort(([, one], [, other]) => other - one)
          .slice(0, 8)
          .map(([name, part]) => `${name} ${part.toFixed(4)}`),
      };
    });
}

/** The most that may jump in a whole match: as much as is called good for a page that is only opened. */
const most = 0.1;

export function assertStill({ sum, most: parts }: Shifts): void {
  assert.ok(sum < most, `things jump (${sum.toFixed(3)} in a match): ${parts.join(', ')}`);
}

/** Runs in the page. */
function observe(): void {
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
