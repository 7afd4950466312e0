import type { Chapter, Locale } from '../../words.ts';

/** One file a language, fetched only when somebody reads that language. */
const files: Readonly<Record<Locale, () => Promise<{ readonly default: readonly Chapter[] }>>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  ro: () => import('./ro.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
};

/** The whole rules in our own words, in one language. */
export async function help(locale: Locale): Promise<readonly Chapter[]> {
  return (await files[locale]()).default;
}
