import { messages as trackMessages } from '../../../../web/packs/kit/messages/index.ts';
import { inLanguage, together } from '../../../in-language.ts';
import type { Messages } from '../../../words.ts';

const own = inLanguage<Messages>((locale) => import(`./${locale}.json`, { with: { type: 'json' } }));

/** What this editor says in one language, that of its tracks among it. */
export const messages = together(trackMessages, own);
