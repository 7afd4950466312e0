import { inLanguage } from '../../../../games/in-language.ts';
import type { Messages } from '../../../../games/words.ts';

/** What the parts of builders say in one language. */
export const messages = inLanguage<Messages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
);
