import { inLanguage } from '../in-language.ts';
import { type GameMessages, type Locale, type MessagePart, type Messages, messageParts } from '../words.ts';

/** What several games and their boards say alike, in one language. */
export const commonMessages = inLanguage<Messages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
);

/** The messages of a game that has a file for each of its parts and each language. */
export function inParts(
  file: (part: MessagePart, locale: Locale) => Promise<{ readonly default: Messages }>,
  own: readonly MessagePart[] = messageParts,
): GameMessages {
  return async (locale, asked = own) => {
    const parts = asked.filter((part) => own.includes(part));
    const files = parts.map(async (part) => (await file(part, locale)).default);
    return Object.assign({}, ...(await Promise.all([commonMessages(locale), ...files])));
  };
}
