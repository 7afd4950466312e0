/** The size of the picture in which the spaces of a track lie, and the radius of a space, in the same unit. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** A place in the picture of the track. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of a space to that of the next, in radii: a little more than touching. */
export const stride = 2.26;
/** From the edge of the picture to the middle of a space, in radii. */
const margin = 1.5;
/** No two spaces are pushed closer than this, in radii: rounding to whole units must not let them overlap. */
const nearest = 2.1;
/** Rounds in which overlapping spaces are pushed apart; a crowd that needs more has no room. */
const pushes = 100;
/** Of places between whole units. */
const fine = 1e-6;
/** Points by which a curve is drawn between two spaces. */
const fineness = 8;

/** That many points along the way through these, all equally far from the next; the ends stay where they are. */
export function spread(way: readonly Point[], count: number): readonly Point[] {
  const [first] = way;
  if (first === undefined || count === 0) return [];
  const gap = lengthOf(way) / Math.max(1, count - 1);
  const found: Point[] = [first];
  let walked = 0;
  let from = first;
  for (const to of way.slice(1)) {
    const part = distance(from, to);
    while (found.length < count - 1 && gap > 0 && walked + part >= gap * found.length) {
      found.push(interpolate(from, to, (gap * found.length - walked) / part));
    }
    walked += part;
    from = to;
  }
  // What rounding leaves over, and a way without length, ends at the end.
  while (found.length < count) found.push(from);
  return found;
}

/** A smooth way through all of the points (a Catmull-Rom curve). */
export function drawCurve(points: readonly Point[]): readonly Point[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (to === undefined) return [from];
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return Array.from({ length: fineness }, (_, step) => {
      const t = step / fineness;
      return {
        x: catmullRom(before.x, from.x, to.x, after.x, t),
        y: catmullRom(before.y, from.y, to.y, after.y, t),
      };
    });
  });
}

/** The same number of points with gentler bends and equal distances; the ends stay where they are. */
export function smooth(points: readonly Point[]): readonly Point[] {
  return spread(drawCurve(softenBends(softenBends(points))), points.length);
}

/** With the spaces that overlap pushed apart, as far as the picture has room. */
export function pushApart(points: readonly Point[], picture: Picture): readonly Point[] {
  const least = nearest * picture.radius;
  const found = [...points];
  for (let round = 0; round < pushes; round++) {
    let clear = true;
    for (const [index, a] of found.entries()) {
      for (let other = index + 1; other < found.length; other++) {
        const here = found[index] ?? a;
        const b = found[other];
        if (b === undefined || distance(here, b) >= least) continue;
        clear = false;
        const [one, two] = pushPair(here, b, least);
        found[index] = clampInside(one, picture, fine);
        found[other] = clampInside(two, picture, fine);
      }
    }
    if (clear) break;
  }
  return found;
}

/** Two points moved away from each other until they are that far apart. */
function pushPair(a: Point, b: Point, least: number): readonly [Point, Point] {
  const far = distance(a, b);
  // Points in the same place part sideways.
  const way = far > 0 ? { x: (b.x - a.x) / far, y: (b.y - a.y) / far } : { x: 1, y: 0 };
  const half = (least - far) / 2;
  return [
    { x: a.x - way.x * half, y: a.y - way.y * half },
    { x: b.x + way.x * half, y: b.y + way.y * half },
  ];
}

/** A hand's trembling line as an even row of spaces, as many as fit along it. */
export function followStroke(stroke: readonly Point[], picture: Picture): readonly Point[] {
  const { radius } = picture;
  // Points of a pointer lie close together or far apart, by its pace; gentler bends need them even.
  const dense = spread(stroke, Math.max(2, Math.round(lengthOf(stroke) / (radius / 2))));
  const calm = softenBends(softenBends(softenBends(dense)));
  return pushApart(spread(calm, Math.max(2, Math.round(lengthOf(calm) / (stride * radius)) + 1)), picture);
}

/** That many points in rows to and fro, from the top left corner, as large as the picture allows. */
export function layRows(count: number, picture: Picture): readonly Point[] {
  const { width, height, radius } = picture;
  const least = margin * radius;
  const most = Math.max(1, Math.floor((height - 2 * least) / (stride * radius)) + 1);
  const wanted = (count - 1) * stride * radius;
  const rows = Array.from({ length: most }, (_, index) => index + 1);
  const enough = rows.find((number) => lengthOf(rowsOf(number)) >= wanted);
  return spread(rowsOf(enough ?? most), count);

  function rowsOf(number: number): readonly Point[] {
    const apart = number > 1 ? (height - 2 * least) / (number - 1) : 0;
    const turn = Math.min(apart / 2, (width - 2 * least) / 2);
    return Array.from({ length: number }, (_, row) => {
      const y = number > 1 ? least + row * apart : height / 2;
      const ends = [
        { x: least + turn, y },
        { x: width - least - turn, y },
      ];
      const way = row % 2 === 0 ? ends : ends.toReversed();
      return row === number - 1
        ? way
        : [...way, ...halfTurn(way[1] ?? { x: 0, y }, turn, apart, row % 2 === 0)];
    }).flat();
  }
}

/** A place inside the picture, so that the whole space is seen, on a grid of that width if one is given. */
export function clampInside({ x, y }: Point, { width, height, radius }: Picture, grid = 1): Point {
  const kept = (value: number, most: number): number =>
    Math.min(Math.max(Math.round(value / grid) * grid, radius), most - radius);
  return { x: kept(x, width), y: kept(y, height) };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function interpolate(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Down the side from one row to the next, in an arc. */
function halfTurn(from: Point, reach: number, apart: number, rightwards: boolean): readonly Point[] {
  const steps = 16;
  return Array.from({ length: steps - 1 }, (_, index) => {
    const angle = ((index + 1) / steps) * Math.PI;
    const out = Math.sin(angle) * reach;
    return { x: from.x + (rightwards ? out : -out), y: from.y + ((1 - Math.cos(angle)) / 2) * apart };
  });
}

function softenBends(points: readonly Point[]): readonly Point[] {
  return points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    return before && after ? interpolate(point, interpolate(before, after, 0.5), 0.5) : point;
  });
}

function lengthOf(way: readonly Point[]): number {
  return way.reduce((sum, point, index) => sum + distance(way[index - 1] ?? point, point), 0);
}

function catmullRom(before: number, from: number, to: number, after: number, t: number): number {
  const bend = 2 * before - 5 * from + 4 * to - after;
  const twist = -before + 3 * from - 3 * to + after;
  return (2 * from + (to - before) * t + bend * t ** 2 + twist * t ** 3) / 2;
}
