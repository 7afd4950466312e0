import type { Track } from '../content/pack.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the fields of a track lie on the screen, in pixels. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Of a field. */
  readonly radius: number;
  /** The middles of the fields. */
  readonly points: readonly Point[];
}

/**
 * The largest field: so many pixels, or this part of a wide room. And the part of the way between two fields that each
 * fills from its middle.
 */
const usualLargest = 30;
const largestPart = 0.022;
const share = 0.44;
/** Room below the lowest fields, as a part of the largest, where their numbers and the chances of the marker stand. */
const belowPart = 0.6;
/** How far every second field is set up and the others down, in radii. */
const staggers = [0, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3];
/** A straight track is nicer than one whose fields are only a little larger. */
const worth = 1.08;

/**
 * Spreads a track over the room that is there; a pack's positions say only how fields lie to each other. Where rows are
 * far apart and fields close together, as on a phone, every second field is set aside, so that all can be larger.
 */
export function chartOf({ fields }: Track, width: number, height: number): Chart {
  const largest = Math.max(usualLargest, width * largestPart);
  const below = largest * belowPart;
  const xs = fields.map(({ x }) => x);
  const ys = fields.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const across = Math.max(...xs) - left || 1;
  const down = Math.max(...ys) - top || 1;
  const spread = (margin: number, aside: number): readonly Point[] =>
    fields.map(({ x, y }, at) => ({
      x: margin + ((x - left) / across) * (width - 2 * margin),
      y:
        margin +
        aside +
        ((y - top) / down) * (height - below - 2 * margin - 2 * aside) +
        (at % 2 === 0 ? -aside : aside),
    }));
  const radiusOf = (points: readonly Point[]): number => share * leastWay(points, largest / share);
  const first = radiusOf(spread(largest, 0));
  let best: Chart | undefined;
  for (const stagger of staggers) {
    const laid = (margin: number): readonly Point[] => spread(margin, stagger * first);
    // The margin is a field wide, and a field as wide as the others leave room: twice is near enough.
    const radius = radiusOf(laid(radiusOf(laid(first * 1.15)) * 1.15));
    if (best === undefined || radius > best.radius * worth) {
      best = { width, height, radius, points: laid(radius * 1.15) };
    }
  }
  return best ?? { width, height, radius: largest, points: [] };
}

/** The least way between two of the points, and no more than `most`. */
function leastWay(points: readonly Point[], most: number): number {
  let least = most;
  for (const [at, a] of points.entries()) {
    for (const b of points.slice(at + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  }
  return least;
}

/** The fields over which something comes from one to another, both with it. */
export function between(from: number, to: number): number[] {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * step);
}
