import { inLanguage } from '../../in-language.ts';
import type { Chapter } from '../../words.ts';

/** The whole rules in our own words, in one language. */
export const help = inLanguage<readonly Chapter[]>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
);
