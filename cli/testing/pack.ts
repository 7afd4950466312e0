import { readFileSync } from 'node:fs';

/** A pack that comes with a game, as data: tests of the command line change it at will. */
export function packFile(path: string): { readonly tiles: readonly Readonly<Record<string, unknown>>[] } {
  return JSON.parse(readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8'));
}
