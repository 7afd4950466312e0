import type { Locale, Messages } from './words.ts';

/** A file for each language, each fetched only when somebody reads that language. */
type Files<T> = Readonly<Record<Locale, () => Promise<{ readonly default: T }>>>;

/** What the file of a language holds. */
export function inLanguage<T>(files: Files<T>): (locale: Locale) => Promise<T> {
  return async (locale) => (await files[locale]()).default;
}

type Spoken = (locale: Locale) => Promise<Messages>;

/** Messages from several places as one; where two have the same key, the later place counts. */
export function together(...places: readonly Spoken[]): Spoken {
  return async (locale) => Object.assign({}, ...(await Promise.all(places.map((place) => place(locale)))));
}
