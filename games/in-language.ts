import type { Locale, Messages } from './words.ts';

/**
 * What a file for each language holds; each is fetched only when somebody reads that language.
 *
 * @example inLanguage<Messages>((locale) => import(`./${locale}.json`, { with: { type: 'json' } }))
 */
export function inLanguage<T>(
  file: (locale: Locale) => Promise<{ readonly default: T }>,
): (locale: Locale) => Promise<T> {
  return async (locale) => (await file(locale)).default;
}

type Spoken = (locale: Locale) => Promise<Messages>;

/** Messages from several places as one; where two have the same key, the later place counts. */
export function together(...places: readonly Spoken[]): Spoken {
  return async (locale) => Object.assign({}, ...(await Promise.all(places.map((place) => place(locale)))));
}
