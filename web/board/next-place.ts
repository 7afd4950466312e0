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
 * Places with the same middle follow one another: right and down go through them in their order, left and up back.
 */
export function nextPlace<P extends Spot>(
  places: readonly P[],
  from: P,
  direction: Direction,
): P | undefined {
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
