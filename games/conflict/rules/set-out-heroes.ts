import type { Chance } from '../../../kernel/chance.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { Half } from './state.ts';
import type { DeckEntry, Table } from './table.ts';

/** The Black cards that no place is named for, in random order. */
interface Unnamed {
  readonly pool: number[];
  readonly isHero: (card: number) => boolean;
}

/**
 * Gives the heroes of whom nothing is said a place among the unnamed cards of the Black deck: so many in each half as
 * everybody knows to be there, and the others anywhere. They go first, as no hero is ever out of the game.
 */
export function placeHeroes(
  entries: readonly DeckEntry[],
  named: (number | undefined)[],
  heroes: Table['heroes'],
  { pool, isHero }: Unnamed,
  chance: Chance,
): void {
  const missing = pool.filter(isHero);
  const place = (open: number[], count: number, fault: string): void => {
    chance.shuffle(open);
    for (let left = count; left > 0; left--) {
      const [at, hero] = [open.pop(), missing.pop()];
      if (at === undefined || hero === undefined) badPosition(fault);
      pool.splice(pool.indexOf(hero), 1);
      named[at] = hero;
    }
  };
  const openWhere = (fits: (half: Half | undefined) => boolean): number[] =>
    [...entries.entries()].flatMap(([at, { half }]) => (named[at] === undefined && fits(half) ? [at] : []));
  if (heroes !== undefined) {
    for (const half of ['upper', 'lower'] as const) {
      const seen = [...entries.entries()].filter(([at, entry]) => {
        const card = named[at];
        return entry.half === half && card !== undefined && isHero(card);
      });
      const fault = `the ${half} half cannot hold its heroes`;
      if (seen.length > heroes[half]) badPosition(fault);
      place(
        openWhere((one) => one === half),
        heroes[half] - seen.length,
        fault,
      );
    }
  }
  const free = openWhere((half) => half === undefined || heroes === undefined);
  place(free, missing.length, 'a hero is nowhere');
}
