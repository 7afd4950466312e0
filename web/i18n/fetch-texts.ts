import type { Locale } from '../../games/words.ts';

interface Fetched {
  readonly default: unknown;
}

const known = new Map<string, Promise<Fetched>>();

/** The texts in one language of what has this hash; fetched once. The build puts this in place of imports of JSON. */
export function fetchTexts(locale: Locale, hash: string): Promise<Fetched> {
  return fetchJson(`/assets/${locale}-${hash}.json`);
}

/** A file of data, likewise. */
export function fetchJson(path: string): Promise<Fetched> {
  const found = known.get(path) ?? read(path);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}

async function read(path: string): Promise<Fetched> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return { default: await response.json() };
}
