import type { Page } from 'playwright-core';
import { type LayoutFault, measure, watchPlaces } from './measure.ts';
import { findFirst, type Moment, pressEscape, roundsOf, type Screen, turnTo } from './moments.ts';

/** A fault, and the screens on which it was found. */
export interface FoundFault {
  readonly moment: string;
  readonly fault: LayoutFault;
  readonly screens: readonly string[];
}

/** Measures an open moment on each of these screens: as it is, and after each thing that is pressed there. */
export async function measureMoment(
  page: Page,
  moment: Moment,
  screens: readonly Screen[],
): Promise<FoundFault[]> {
  const found = new Map<string, { moment: string; fault: LayoutFault; screens: string[] }>();
  const add = (name: string, screen: Screen, faults: readonly LayoutFault[]): void => {
    for (const fault of faults) {
      const key = `${name} ${fault.kind} ${fault.where.replaceAll(/\d+/g, '')}`;
      const known = found.get(key) ?? { moment: name, fault, screens: [] };
      if (!known.screens.includes(screen.name)) known.screens.push(screen.name);
      found.set(key, known);
    }
  };
  const { name } = moment;
  for (const screen of screens) {
    await turnTo(page, screen);
    add(name, screen, await measure(page));
    for (const { kind, pressed } of roundsOf(moment)) {
      for (const selector of pressed) {
        const press = await findFirst(page, selector, kind, screen);
        if (press === undefined) continue;
        const movedSince = kind === 'begin' ? await watchPlaces(page) : async () => [];
        await press();
        const after = `${name}, ${selector} pressed`;
        add(after, screen, [...(await movedSince()), ...(await measure(page))]);
      }
      await pressEscape(page);
    }
  }
  return [...found.values()];
}
