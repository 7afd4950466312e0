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

/** The next of some places in a direction: what lies least off the straight way, then what is nearest. */
export function nextPlace<P extends Spot>(
  places: readonly P[],
  from: Spot,
  direction: Direction,
): P | undefined {
  let best: P | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const [on, off] =
      direction === 'right'
        ? [dx, dy]
        : direction === 'left'
          ? [-dx, dy]
          : direction === 'down'
            ? [dy, dx]
            : [-dy, dx];
    if (on <= 0) continue;
    const cost = on + Math.abs(off) * 2.2;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
