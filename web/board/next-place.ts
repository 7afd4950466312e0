/** Something on a map, in units of the map. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

type Direction = 'up' | 'down' | 'left' | 'right';

/** What the arrow keys mean. */
export const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** How much more a step costs that goes rather to the side than in the direction of the key. */
const aside = 4;

/**
 * The next of some places in a direction: what lies in that quarter and least off the straight way, then what is nearest.
 * Places with the same middle follow one another: right and down go through them in their order, left and up back. Keys come
 * to every place: one to which no way leads like that is next from the place that is nearest to it.
 */
export function nextPlace<P extends Spot>(
  places: readonly P[],
  from: P,
  direction: Direction,
): P | undefined {
  if (!places.includes(from)) return nearestPlace(places, from, direction);
  const ways = new Map(
    places.map((place) => [place, new Map(sides.map((side) => [side, nearestPlace(places, place, side)]))]),
  );
  // Each turn brings one place more, or a few.
  for (const _ of places) {
    const reached = placesFrom(places[0], ways);
    const [way] = places
      .filter((place) => !reached.has(place))
      .flatMap((to) => [...reached].map((start) => ({ start, to, x: to.x - start.x, y: to.y - start.y })))
      .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
    if (way === undefined) break;
    ways.get(way.start)?.set(sideOf(way), way.to);
  }
  return ways.get(from)?.get(direction);
}

const sides = ['up', 'down', 'left', 'right'] as const;

/** In which direction something lies that is so far away. */
function sideOf({ x, y }: Spot): Direction {
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}

/** All places to which keys come from one. */
function placesFrom<P>(
  start: P | undefined,
  ways: ReadonlyMap<P, ReadonlyMap<Direction, P | undefined>>,
): ReadonlySet<P> {
  const reached = new Set(start === undefined ? [] : [start]);
  for (const place of reached)
    for (const next of ways.get(place)?.values() ?? []) if (next !== undefined) reached.add(next);
  return reached;
}

function nearestPlace<P extends Spot>(places: readonly P[], from: P, direction: Direction): P | undefined {
  const forwards = direction === 'right' || direction === 'down';
  const inOrder = forwards ? places : places.toReversed();
  const held = inOrder.indexOf(from);
  let best: P | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, place] of inOrder.entries()) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const [on, off] = direction === 'right' || direction === 'left' ? [dx, Math.abs(dy)] : [dy, Math.abs(dx)];
    const ahead = forwards ? on : -on;
    if (ahead <= 0 && !(ahead === 0 && off === 0 && at > held)) continue;
    const cost = (ahead + off * 1.5) * (off <= ahead ? 1 : aside);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
