import type { Way, Ways } from '../rules/ways.ts';

/** A way that is drawn: the name of each place on it, with what it has cost up to there. */
export type DrawnWay = readonly { readonly at: string; readonly spent: number }[];

/**
 * Goes on with a drawn way to a place, by the cheapest way from its end: `on` tells where one can go from there. A place
 * that is on the way already cuts it off there. The way as it was if the place is out of reach.
 */
export function drawOn(
  drawn: DrawnWay,
  to: string,
  on: (at: string, spent: number) => Ways | undefined,
): DrawnWay {
  const known = drawn.findIndex(({ at }) => at === to);
  if (known >= 0) return drawn.slice(0, known + 1);
  const end = drawn.at(-1);
  const ways = end && on(end.at, end.spent);
  const path = wayTo(ways, to)?.path;
  if (end === undefined || path === undefined) return drawn;
  let cost = 0;
  const steps = path.slice(1).map((at) => {
    // Where nobody can stay has no cost of its own: the next place has.
    cost = wayTo(ways, at)?.cost ?? cost + 1;
    return { at, spent: end.spent + cost };
  });
  return [...drawn, ...steps];
}

function wayTo(ways: Ways | undefined, to: string): Way | undefined {
  return ways?.ways.find(({ at }) => at === to);
}

/** The ends of the legs into which a drawn way falls: each leg is the cheapest way that the rules find by themselves. */
export function legsOf(
  drawn: DrawnWay,
  on: (at: string, spent: number) => Ways | undefined,
): readonly string[] {
  const legs: string[] = [];
  for (let from = 0; from < drawn.length - 1; ) {
    const start = drawn[from];
    const ways = start && on(start.at, start.spent);
    let to = drawn.length - 1;
    for (; to > from + 1; to--) {
      const path = wayTo(ways, drawn[to]?.at ?? '')?.path;
      if (path?.length === to - from + 1 && path.every((name, step) => name === drawn[from + step]?.at))
        break;
    }
    const end = drawn[to];
    if (end !== undefined) legs.push(end.at);
    from = to;
  }
  return legs;
}
