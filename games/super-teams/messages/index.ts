import { inLanguage, together } from '../../in-language.ts';
import { commonMessages } from '../../messages/index.ts';
import type { Messages } from '../../words.ts';

const own = inLanguage<Messages>({
  en: () => import('./en.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  ro: () => import('./ro.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
});

const board = inLanguage<Messages>({
  en: () => import('../board/messages/en.json', { with: { type: 'json' } }),
  pl: () => import('../board/messages/pl.json', { with: { type: 'json' } }),
  de: () => import('../board/messages/de.json', { with: { type: 'json' } }),
  ro: () => import('../board/messages/ro.json', { with: { type: 'json' } }),
  fr: () => import('../board/messages/fr.json', { with: { type: 'json' } }),
  it: () => import('../board/messages/it.json', { with: { type: 'json' } }),
});

/** All messages of the game in one language, those of its board and those of all games among them. */
export const messages = together(commonMessages, own, board);
