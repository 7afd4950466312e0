import type { Locale, Messages } from '../../../../games/words.ts';

/** Fetched only when somebody opens an editor that draws tracks. */
const files: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  ro: () => import('./ro.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
};

/** What the parts that draw tracks say in one language. */
export async function messages(locale: Locale): Promise<Messages> {
  return (await files[locale]()).default;
}
