/** A point of a tile, in hundredths of its side: 0,0 is the upper left corner, 100,100 the lower right one. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const center: Point = { x: 50, y: 50 };

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point after quarter turns clockwise about the middle of the tile. */
export function turn(point: Point, quarters: number): Point {
  let { x, y } = point;
  for (let done = 0; done < (quarters + 4) % 4; done++) [x, y] = [100 - y, x];
  return { x, y };
}

/** Distance to the nearest of some points. */
export function nearest(points: readonly Point[], to: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) least = Math.min(least, distance(point, to));
  return least;
}

/** Whether a closed outline contains the point. */
export function contains(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  let last = outline.at(-1);
  for (const corner of outline) {
    if (last !== undefined && corner.y > y !== last.y > y) {
      if (x < ((last.x - corner.x) * (y - corner.y)) / (last.y - corner.y) + corner.x) inside = !inside;
    }
    last = corner;
  }
  return inside;
}

/** Numbers in paths need no more than two places. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** An SVG path through points. */
export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map((point) => `${n(point.x)} ${n(point.y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Points along a cubic curve, its ends included. */
export function cubic(a: Point, b: Point, c: Point, d: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const u = 1 - t;
    return {
      x: u * u * u * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t * t * t * d.x,
      y: u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y,
    };
  });
}
