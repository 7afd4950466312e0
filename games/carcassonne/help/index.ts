import { inLanguage } from '../../in-language.ts';
import type { Chapter } from '../../words.ts';

/** The whole rules in our own words, in one language. */
export const help = inLanguage<readonly Chapter[]>({
  en: () => import('./en.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  ro: () => import('./ro.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
});
