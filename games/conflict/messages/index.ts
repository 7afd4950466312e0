import type { Locale, Messages } from '../../words.ts';

/** A language's own file and the board's. Fetched only when somebody reads that language. */
const files: Readonly<Record<Locale, () => readonly Promise<{ readonly default: Messages }>[]>> = {
  en: () => [
    import('./en.json', { with: { type: 'json' } }),
    import('../board/messages/en.json', { with: { type: 'json' } }),
  ],
  pl: () => [
    import('./pl.json', { with: { type: 'json' } }),
    import('../board/messages/pl.json', { with: { type: 'json' } }),
  ],
  de: () => [
    import('./de.json', { with: { type: 'json' } }),
    import('../board/messages/de.json', { with: { type: 'json' } }),
  ],
  ro: () => [
    import('./ro.json', { with: { type: 'json' } }),
    import('../board/messages/ro.json', { with: { type: 'json' } }),
  ],
  fr: () => [
    import('./fr.json', { with: { type: 'json' } }),
    import('../board/messages/fr.json', { with: { type: 'json' } }),
  ],
  it: () => [
    import('./it.json', { with: { type: 'json' } }),
    import('../board/messages/it.json', { with: { type: 'json' } }),
  ],
};

/** All messages of the game in one language, those of its board among them. */
export async function messages(locale: Locale): Promise<Messages> {
  const parts = await Promise.all(files[locale]());
  return Object.assign({}, ...parts.map((part) => part.default));
}
