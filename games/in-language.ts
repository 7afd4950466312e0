import type { Locale, Messages } from './words.ts';

/**
 * Loads data that has a file for each language. Only the file of the requested language is fetched.
 *
 * @example inLanguage<Messages>((locale) => import(`./${locale}.json`, { with: { type: 'json' } }))
 */
export function inLanguage<T>(
  file: (locale: Locale) => Promise<{ readonly default: T }>,
): (locale: Locale) => Promise<T> {
  return async (locale) => (await file(locale)).default;
}

type Spoken = (locale: Locale) => Promise<Messages>;

/** Merges messages from several sources. If two have the same key, the later one counts. */
export function together(...places: readonly Spoken[]): Spoken {
  return async (locale) => Object.assign({}, ...(await Promise.all(places.map((place) => place(locale)))));
}
