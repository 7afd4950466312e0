import type { Page } from 'playwright-core';

/** What moved on a page, and how much, as the sum of its layout shifts (see web.dev/cls), also those after a press. */
export interface Shifts {
  readonly sum: number;
  /** What moved most, with its part of the sum. */
  readonly most: readonly string[];
}

/**
 * Watches a page from its next loading on for things that jump. What lies on a map that is moved by its camera is left
 * out.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(observe);
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
        // As the entry's own value is worked out, for this source alone.
        const area = Math.max(before.width * before.height, after.width * after.height);
        const way = Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y));
        const name = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
        const part = (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
        parts[name] = (parts[name] ?? 0) + part;
      }
    }
    document.body.dataset.shifts = JSON.stringify(parts);
  };
  addEventListener('DOMContentLoaded', () =>
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true }),
  );
}
