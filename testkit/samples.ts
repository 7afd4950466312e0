import { existsSync, readdirSync } from 'node:fs';
import type { Game, Rules } from '../kernel/game.ts';
import type { TableSetup, TestCase } from './test-case.ts';

/** A table whose match is kept as text, under a name that is also its seed. */
export interface SampleMatch extends TableSetup {
  readonly name: string;
}

/** A game with the tables at which it is tried out, and the folder where its matches are kept. */
export interface Sample {
  readonly game: Game;
  readonly matches: readonly SampleMatch[];
  /** Tables at which a match costs much: few are played there, and none is kept as text. */
  readonly rare?: readonly TableSetup[];
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

/** About so many states of a match are looked at closely. */
const inspections = 2;

/** One of so many seeds plays at a table where matches cost much, if the sample has any. */
const seldom = 50;

/** The random matches of a sample, by seed: the same in the tests and with `npm run fuzz`. */
export function situationsOf({
  game,
  matches,
  rare = [],
}: Pick<Sample, 'game' | 'matches' | 'rare'>): (seed: number) => TestCase {
  const opened = new Map<TableSetup, Rules>();
  return (seed) => {
    const isRare = rare.length > 0 && seed % seldom === 10;
    const found = isRare ? rare[((seed - 10) / seldom) % rare.length] : matches[seed % matches.length];
    if (found === undefined) throw new Error(`${game.id} is tried out at no table`);
    const rules = opened.get(found) ?? game.open(found.options);
    opened.set(found, rules);
    const { seats, options, series = false } = found;
    return { game, rules, table: { seats, options, series }, seed, inspections };
  };
}
