import { messages as trackMessages } from '../../../../web/packs/kit/messages/index.ts';
import { inLanguage, together } from '../../../in-language.ts';
import type { Messages } from '../../../words.ts';

const own = inLanguage<Messages>({
  en: () => import('./en.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  ro: () => import('./ro.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
});

/** What this editor says in one language, that of its tracks among it. */
export const messages = together(trackMessages, own);
