import { games } from '../../games/games.ts';
import type { InEveryLanguage } from '../../games/words.ts';
import { locale } from '../i18n/language.ts';

const found = new Map<string, InEveryLanguage>();

/** Fetches what each game says of itself, so that the list of games is drawn whole. */
export async function loadTaglines(): Promise<void> {
  await Promise.all(games.map(async ({ id, tagline }) => found.set(id, await tagline())));
}

/** What a game says of itself, in the reader's language. */
export function taglineOf(gameId: string): string | undefined {
  return found.get(gameId)?.[locale.value];
}
