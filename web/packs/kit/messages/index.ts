import { inLanguage } from '../../../../games/in-language.ts';
import type { Messages } from '../../../../games/words.ts';

/** What the parts that draw tracks say in one language. Fetched only when somebody opens an editor that draws them. */
export const messages = inLanguage<Messages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
);
