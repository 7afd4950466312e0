import { scatter } from '../../../common/seeded.ts';
import { type Segment, type SegmentKind, type Side, sides, type TileKind } from '../../content/pack.ts';
import type { Rotation } from '../../rules/choice.ts';
import { center, contains, cubic, distance, nearest, type Point, turn } from './point.ts';

/** How a segment lies on its tile, the tile already turned. */
export interface SegmentShape {
  readonly id: string;
  readonly kind: SegmentKind;
  readonly segment: Segment;
  /** A route's way, a field's closed outline, a planet's limb. */
  readonly line: readonly Point[];
  /** Where a figure stands. */
  readonly stand: Point;
  /** Where its faction signs lie, one point for each. */
  readonly signs: readonly Point[];
}

/** The shapes of a tile in one of its rotations. */
export interface TileShape {
  readonly tile: TileKind;
  readonly rotation: Rotation;
  readonly segments: readonly SegmentShape[];
  /** Radius of the planet; 0 without one. */
  readonly planet: number;
  /** Some routes meet in the middle. */
  readonly intersection: boolean;
}

export const signRadius = 8.6;

const middles: Readonly<Record<Side, Point>> = {
  N: { x: 50, y: 0 },
  E: { x: 100, y: 50 },
  S: { x: 50, y: 100 },
  W: { x: 0, y: 50 },
};

const corners: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

const known = new Map<string, TileShape>();

/** Works out the shapes once for each tile and rotation. Tiles are told apart by what is drawn on them. */
export function shapeOf(tile: TileKind, rotation: Rotation): TileShape {
  const key = `${tile.id}/${rotation}/${JSON.stringify(tile.segments)}`;
  let shape = known.get(key);
  if (shape === undefined) {
    shape = makeShape(tile, rotation);
    known.set(key, shape);
  }
  return shape;
}

/** The side at which something lies after quarter turns clockwise. */
function turned(side: Side, rotation: Rotation): Side {
  return sides[(sides.indexOf(side) + rotation) % 4] ?? side;
}

function makeShape(tile: TileKind, rotation: Rotation): TileShape {
  const fields = tile.segments.filter((segment) => segment.kind === 'asteroid');
  const hasPlanet = tile.segments.some((segment) => segment.kind === 'planet');
  const planet = hasPlanet ? 27 : 0;
  const outlines = new Map(
    fields.map((field) => [
      field.id,
      outline(
        field.edges.map((side) => turned(side, rotation)),
        hasPlanet ? 17 : fields.length > 2 ? 25 : 29,
        `${tile.id}.${field.id}`,
      ),
    ]),
  );
  const lay = (segment: Segment): SegmentShape => {
    switch (segment.kind) {
      case 'planet': {
        const line = Array.from({ length: 40 }, (_, step) => {
          const angle = (step / 40) * 2 * Math.PI;
          return { x: 50 + planet * Math.cos(angle), y: 50 + planet * Math.sin(angle) };
        });
        const busy = new Set(
          tile.segments.flatMap((other) => other.edges.map((side) => turned(side, rotation))),
        );
        const right = !busy.has('E') || busy.has('W');
        const signs = segment.symbols.map((_, index) => ({ x: right ? 73 : 27, y: 72 - index * 18 }));
        return { id: segment.id, kind: 'planet', segment, line, stand: center, signs };
      }
      case 'asteroid': {
        const line = outlines.get(segment.id) ?? [];
        const stand = roomiest(line, []);
        const taken = [stand];
        const signs = segment.symbols.map(() => {
          const sign = roomiest(line, taken);
          taken.push(sign);
          return sign;
        });
        return { id: segment.id, kind: 'asteroid', segment, line, stand, signs };
      }
      case 'route': {
        const line = way(segment, rotation, planet, outlines);
        const stand = along(line, 0.5);
        const signs = segment.symbols.map((_, index) => along(line, index === 0 ? 0.2 : 0.8));
        return { id: segment.id, kind: 'route', segment, line, stand, signs };
      }
    }
  };
  const segments = tile.segments.map(lay);
  return {
    tile,
    rotation,
    segments,
    planet,
    intersection: tile.segments.some((segment) => segment.endsAt === 'intersection'),
  };
}

/** The point at a share of a line's length. */
export function along(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map((point, index) => distance(point, line[index] ?? point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const from = line[index];
    const to = line[index + 1];
    if (from === undefined || to === undefined) break;
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return line.at(-1) ?? center;
}

/** The place in an outline that is farthest from its edge and from the places already taken. */
function roomiest(line: readonly Point[], taken: readonly Point[]): Point {
  let best = center;
  let bestRoom = Number.NEGATIVE_INFINITY;
  for (let y = 8; y <= 92; y += 4) {
    for (let x = 8; x <= 92; x += 4) {
      const point = { x, y };
      if (!contains(line, point)) continue;
      const border = Math.min(x, y, 100 - x, 100 - y);
      let room = Math.min(nearest(line, point), border + 5);
      if (taken.length > 0) room = Math.min(room, 13) + Math.min(nearest(taken, point), 26) / 2;
      // Nearer to the middle wins among equals, so that the place does not depend on the order of the search.
      room -= distance(point, center) / 400;
      if (room > bestRoom) {
        best = point;
        bestRoom = room;
      }
    }
  }
  return best;
}

/**
 * The closed outline of a field on the given sides. It always runs from corner to corner of a side, so that fields
 * of neighbouring tiles join; it leaves a corner at less than 45 degrees, so that separate fields stay separate.
 */
function outline(edges: readonly Side[], depth: number, seed: string): Point[] {
  const held = sides.map((side) => edges.includes(side));
  if (held.every(Boolean))
    return corners.flatMap((corner, at) => between(corner, corners[(at + 1) % 4] ?? corner));
  const first = held.findIndex((here, at) => here && !held[(at + 3) % 4]);
  if (first < 0) return [];
  const random = scatter(seed);
  const points: Point[] = [];
  for (let step = 0; step < 4; ) {
    const side = (first + step) % 4;
    if (held[side]) {
      points.push(...between(corners[side] ?? center, corners[(side + 1) % 4] ?? center));
      step++;
      continue;
    }
    let run = 0;
    while (step + run < 4 && !held[(first + step + run) % 4]) run++;
    const shore = run === 1 ? bay(27) : run === 2 ? diagonal() : cap(depth);
    // A canonical shore begins where the north side would be the first that is missing.
    points.push(...rough(shore, random).map((point) => turn(point, side)));
    step += run;
  }
  return points;
}

function between(from: Point, to: Point): Point[] {
  return [0, 0.25, 0.5, 0.75].map((t) => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  }));
}

/** Shore around a missing north side. */
function bay(depth: number): Point[] {
  return [
    ...cubic({ x: 0, y: 0 }, { x: 20, y: 13 }, { x: 27, y: depth }, { x: 50, y: depth }, 7).slice(0, -1),
    ...cubic({ x: 50, y: depth }, { x: 73, y: depth }, { x: 80, y: 13 }, { x: 100, y: 0 }, 7),
  ];
}

/** Shore along missing north and east sides, from the upper left corner to the lower right one. */
function diagonal(): Point[] {
  return [
    ...cubic({ x: 0, y: 0 }, { x: 12, y: 26 }, { x: 28, y: 46 }, { x: 41, y: 59 }, 7).slice(0, -1),
    ...cubic({ x: 41, y: 59 }, { x: 54, y: 72 }, { x: 74, y: 88 }, { x: 100, y: 100 }, 7),
  ];
}

/** Shore of a field that has the west side alone, from the upper left corner to the lower left one. */
function cap(depth: number): Point[] {
  return [
    ...cubic({ x: 0, y: 0 }, { x: depth * 0.47, y: 20 }, { x: depth, y: 28 }, { x: depth, y: 50 }, 7).slice(
      0,
      -1,
    ),
    ...cubic({ x: depth, y: 50 }, { x: depth, y: 72 }, { x: depth * 0.47, y: 80 }, { x: 0, y: 100 }, 7),
  ];
}

/** Makes a shore irregular and then smooth, its ends untouched. */
function rough(shore: readonly Point[], random: () => number): Point[] {
  let points: readonly Point[] = shore.map((point, at) => {
    const edge = Math.min(at, shore.length - 1 - at);
    const reach = edge === 0 ? 0 : edge === 1 ? 0.9 : 2.5;
    return { x: point.x + (random() - 0.5) * 2 * reach, y: point.y + (random() - 0.5) * 2 * reach };
  });
  for (let pass = 0; pass < 2; pass++) points = rounded(points);
  return [...points];
}

/** Cuts the corners of a line (Chaikin). */
function rounded(line: readonly Point[]): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (first === undefined || last === undefined) return [];
  const cut = line.slice(1).flatMap((to, at) => {
    const from = line[at] ?? to;
    return [0.25, 0.75].map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }));
  });
  return [first, ...cut, last];
}

/** The way of a route, from its first side to its second side or to what ends it. */
function way(
  segment: Segment,
  rotation: Rotation,
  planet: number,
  outlines: ReadonlyMap<string, readonly Point[]>,
): Point[] {
  const [from, to] = segment.edges.map((side) => turned(side, rotation));
  if (from === undefined) return [center];
  const start = middles[from];
  if (to !== undefined) return through(from, to, planet);
  const [kind, target] = (segment.endsAt ?? '').split(':');
  const straight = Array.from({ length: 41 }, (_, step) => ({
    x: start.x + ((center.x - start.x) * step) / 40,
    y: start.y + ((center.y - start.y) * step) / 40,
  }));
  if (kind === 'planet') return ends(straight, (point) => distance(point, center) < planet + 1.5);
  if (kind === 'asteroid') {
    const field = outlines.get(target ?? '') ?? [];
    const reached = straight.some((point) => contains(field, point));
    if (reached) return ends(straight, (point) => contains(field, point));
    const goal = roomiest(field, []);
    const on = cubic(start, center, center, goal, 40);
    return ends(on, (point) => contains(field, point));
  }
  return ends(straight, (point) => distance(point, center) < 8.5);
}

function ends(line: readonly Point[], there: (point: Point) => boolean): Point[] {
  const end = line.findIndex(there);
  return line.slice(0, end < 2 ? undefined : end + 1);
}

/** From side to side; past a planet, a route goes round it. */
function through(from: Side, to: Side, planet: number): Point[] {
  const a = middles[from];
  const b = middles[to];
  const opposite = a.x === b.x || a.y === b.y;
  if (planet > 0) {
    const out = opposite
      ? turn({ x: 50, y: 50 + planet + 11 }, a.x === b.x ? 1 : 0)
      : { x: center.x + (a.x + b.x - 100) * 0.52, y: center.y + (a.y + b.y - 100) * 0.52 };
    const lean = (end: Point): Point => ({
      x: end.x + (center.x - end.x) * 0.3,
      y: end.y + (center.y - end.y) * 0.3,
    });
    const flat = (end: Point): Point => ({
      x: out.x + (end.x - center.x) * 0.45,
      y: out.y + (end.y - center.y) * 0.45,
    });
    return opposite
      ? [...cubic(a, lean(a), flat(a), out, 12).slice(0, -1), ...cubic(out, flat(b), lean(b), b, 12)]
      : cubic(a, lean(a), lean(b), b, 24);
  }
  if (opposite)
    return Array.from({ length: 13 }, (_, at) => ({
      x: a.x + ((b.x - a.x) * at) / 12,
      y: a.y + ((b.y - a.y) * at) / 12,
    }));
  // A quarter of a circle about the corner between the two sides.
  const pull = (end: Point): Point => ({
    x: end.x + (center.x - end.x) * 0.5523,
    y: end.y + (center.y - end.y) * 0.5523,
  });
  return cubic(a, pull(a), pull(b), b, 24);
}

/** The segment at a point of the tile, if there is one: planets before routes before fields. */
export function segmentAt(shape: TileShape, point: Point): SegmentShape | undefined {
  const find = (kind: SegmentKind, hit: (segment: SegmentShape) => boolean) =>
    shape.segments.find((segment) => segment.kind === kind && hit(segment));
  return (
    find('planet', () => distance(point, center) <= shape.planet + 3) ??
    find('route', (segment) => nearest(segment.line, point) <= 7) ??
    find('asteroid', (segment) => contains(segment.line, point)) ??
    find('route', (segment) => nearest(segment.line, point) <= 13)
  );
}
