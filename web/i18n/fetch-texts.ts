import type { Locale } from '../../games/words.ts';

interface Texts {
  readonly default: unknown;
}

const known = new Map<string, Promise<Texts>>();

/** The texts in one language of what has this hash; fetched once. The build puts this in place of imports of JSON. */
export function fetchTexts(locale: Locale, hash: string): Promise<Texts> {
  const path = `/assets/${locale}-${hash}.json`;
  const texts = known.get(path) ?? read(path);
  known.set(path, texts);
  texts.catch(() => known.delete(path));
  return texts;
}

async function read(path: string): Promise<Texts> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return { default: await response.json() };
}
