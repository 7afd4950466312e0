import { existsSync, readdirSync } from 'node:fs';
import type { Game } from '../kernel/game.ts';
import type { TableSetup } from './test-case.ts';

/** A table whose match is kept as text, under a name that is also its seed. */
export interface SampleMatch extends TableSetup {
  readonly name: string;
}

/** A game with the tables at which it is tried out, and the folder where its matches are kept. */
export interface Sample {
  readonly game: Game;
  readonly matches: readonly SampleMatch[];
  /** File URL, with a slash at its end. */
  readonly folder: string;
}

/** The folders of all games: the kit's own, and every one in `games` that has rules. */
export function gameFolders(): string[] {
  const games = new URL('../games/', import.meta.url);
  const folders = readdirSync(games).filter((name) => existsSync(new URL(`${name}/rules/`, games)));
  return [new URL('games/', import.meta.url).href, ...folders.map((name) => new URL(`${name}/`, games).href)];
}

/** All games that say in their `golden.ts` at which tables they are tried out. */
export async function allSamples(): Promise<Sample[]> {
  const found: Sample[] = [];
  for (const folder of gameFolders()) {
    const file = new URL('golden.ts', folder);
    if (!existsSync(file)) continue;
    const { samples }: { samples: readonly Omit<Sample, 'folder'>[] } = await import(file.href);
    for (const sample of samples) found.push({ ...sample, folder: new URL('golden/', folder).href });
  }
  return found;
}
