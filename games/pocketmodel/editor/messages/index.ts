import { inLanguage } from '../../../in-language.ts';
import type { Messages } from '../../../words.ts';

/** What this editor says in one language. */
export const messages = inLanguage<Messages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
);
