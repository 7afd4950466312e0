import type { Half } from '../rules/card.ts';

/** A place of the Black deck, from the top: whether a hero lies there, where that is known, and its half. */
export interface BlackPlace {
  readonly half: Half;
  /** Undefined where the card is unknown. */
  readonly hero: boolean | undefined;
}

/** What can be said about the heroes in the Black deck. */
export interface Depth {
  /** For each place from the top, how likely a hero lies there. */
  readonly hero: readonly number[];
  /** How likely the last hero is among so many cards from the top; by number of cards, from 0. */
  readonly found: readonly number[];
  /** Cards that have to go until the last hero is found, on average. */
  readonly cards: number;
}

/**
 * Where the heroes lie, given how many are left of each half of the deck (p. 3): unknown places of a half are all
 * equally likely to hold those that were not seen.
 */
export function depthOf(places: readonly BlackPlace[], heroes: Readonly<Record<Half, number>>): Depth {
  const groups = (['upper', 'lower'] as const).map((half) => {
    const own = places.filter((place) => place.half === half);
    const seen = own.filter(({ hero }) => hero === true).length;
    const unknown = own.filter(({ hero }) => hero === undefined).length;
    return { half, missing: Math.max(0, heroes[half] - seen), unknown };
  });
  const hero = places.map((place) => {
    if (place.hero !== undefined) return place.hero ? 1 : 0;
    const group = groups.find(({ half }) => half === place.half);
    return group === undefined || group.unknown === 0 ? 0 : Math.min(1, group.missing / group.unknown);
  });

  const found: number[] = [];
  let cards = 0;
  for (let count = 0; count <= places.length; count++) {
    const below = places.slice(count);
    let odds = below.some((place) => place.hero === true) ? 0 : 1;
    for (const { half, missing, unknown } of groups) {
      const left = below.filter((place) => place.half === half && place.hero === undefined).length;
      odds *= allAbove(missing, unknown, unknown - left);
    }
    found.push(odds);
    cards += 1 - odds;
  }
  return { hero, found, cards };
}

/** How likely all of some heroes are among the upper of their places. */
function allAbove(heroes: number, places: number, upper: number): number {
  let odds = 1;
  for (let hero = 0; hero < heroes; hero++) {
    odds *= places - hero > 0 ? Math.max(0, upper - hero) / (places - hero) : 0;
  }
  return odds;
}
