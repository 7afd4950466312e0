import type { Locale, Messages } from '../../games/words.ts';

/**
 * The parts of what the page says, each a folder here with a file for each language. `start` comes with every page; a
 * page and what is fetched later (`late`) name the others that they say, and a test holds them to it.
 */
export const parts = [
  'start',
  'home',
  'errors',
  'new-table',
  'table',
  'chat',
  'lobby',
  'host',
  'menu',
  'result',
  'series',
  'settings',
  'replay',
  'guide',
  'rules',
  'verify',
  'value',
  'keys',
  'packs',
  'loadouts',
  'about',
] as const;
export type Part = (typeof parts)[number];

/** What a part says in one language, fetched when it is asked for. */
export async function pageMessages(part: Part, locale: Locale): Promise<Messages> {
  const file: { readonly default: Messages } = await import(`./${part}/${locale}.json`, {
    with: { type: 'json' },
  });
  return file.default;
}
