import { inLanguage } from '../in-language.ts';
import type { Messages } from '../words.ts';

/** What several games and their boards say alike, in one language. */
export const commonMessages = inLanguage<Messages>({
  en: () => import('./en.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  ro: () => import('./ro.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
});
