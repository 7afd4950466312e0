import { inLanguage } from '../../../../games/in-language.ts';
import type { Messages } from '../../../../games/words.ts';

/** What the parts that draw tracks say in one language. Fetched only when somebody opens an editor that draws them. */
export const messages = inLanguage<Messages>({
  en: () => import('./en.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  ro: () => import('./ro.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
});
