import type { Place } from '../geometry/map.ts';
import type { Ways } from '../rules/ways.ts';

/** A way that is drawn: each place on it with what it has cost up to there. */
export type DrawnWay = readonly { readonly place: Place; readonly at: string; readonly spent: number }[];

/**
 * Goes on with a drawn way to a place, by the cheapest way from its end: `on` tells where one can go from there. A place
 * that is on the way already cuts it off there. The way as it was if the place is out of reach.
 */
export function drawOn(
  drawn: DrawnWay,
  to: string,
  nameOfPlace: (place: Place) => string,
  on: (at: string, spent: number) => Ways | undefined,
): DrawnWay {
  const known = drawn.findIndex(({ at }) => at === to);
  if (known >= 0) return drawn.slice(0, known + 1);
  const end = drawn.at(-1);
  const ways = end && on(end.at, end.spent);
  const costOf = new Map(ways?.ways.map(({ at, cost }) => [at, cost]));
  if (end === undefined || ways === undefined || !costOf.has(to)) return drawn;
  let cost = 0;
  const steps = ways
    .pathTo(to)
    .slice(1)
    .map((place) => {
      const at = nameOfPlace(place);
      // Where nobody can stay has no cost of its own: the next place has.
      cost = costOf.get(at) ?? cost + 1;
      return { place, at, spent: end.spent + cost };
    });
  return [...drawn, ...steps];
}

/** The ends of the legs into which a drawn way falls: each leg is the cheapest way that the rules find by themselves. */
export function legsOf(
  drawn: DrawnWay,
  nameOfPlace: (place: Place) => string,
  on: (at: string, spent: number) => Ways | undefined,
): readonly string[] {
  const legs: string[] = [];
  for (let from = 0; from < drawn.length - 1; ) {
    const start = drawn[from];
    const ways = start && on(start.at, start.spent);
    const ends = new Set(ways?.ways.map(({ at }) => at));
    let to = drawn.length - 1;
    for (; to > from + 1; to--) {
      const at = drawn[to]?.at ?? '';
      if (ways === undefined || !ends.has(at)) continue;
      const found = ways.pathTo(at).map(nameOfPlace);
      if (found.length === to - from + 1 && found.every((name, step) => name === drawn[from + step]?.at))
        break;
    }
    const end = drawn[to];
    if (end !== undefined) legs.push(end.at);
    from = to;
  }
  return legs;
}
