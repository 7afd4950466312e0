/** A round target on a board. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How far it reaches from its middle. */
  readonly reach: number;
}

/** So many times the spots are pushed apart at most. */
const mostPushes = 60;

/**
 * Moves spots that overlap apart, each as little as possible; spots that lie alone stay. The order of the spots is
 * kept. With a room, none of them reaches beyond it.
 */
export function fanOut<S extends Spot>(
  spots: readonly S[],
  room?: { readonly width: number; readonly height: number },
): S[] {
  const moved = spots.map(({ x, y, reach }) => ({ x, y, reach }));
  const within = (at: number, reach: number, size: number): number =>
    Math.max(reach, Math.min(size - reach, at));
  for (let push = 0; push < mostPushes; push++) {
    if (room !== undefined) {
      for (const spot of moved) {
        spot.x = within(spot.x, spot.reach, room.width);
        spot.y = within(spot.y, spot.reach, room.height);
      }
    }
    let apart = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const gap = Math.hypot(dx, dy);
        const missing = one.reach + other.reach - gap;
        if (missing <= 1e-6) continue;
        apart = false;
        // Spots in one place part sideways.
        const [across, down] = gap === 0 ? [1, 0] : [dx / gap, dy / gap];
        one.x -= (across * missing) / 2;
        one.y -= (down * missing) / 2;
        other.x += (across * missing) / 2;
        other.y += (down * missing) / 2;
      }
    }
    if (apart) break;
  }
  return spots.map((spot, index) => ({ ...spot, ...moved[index] }));
}
