import type { SightOptions } from '../map.ts';
import { plainAdjacent } from './plain-counting.ts';
import { contains, type PlainTable, type Square, type Stretch, same, stopsSight } from './plain-table.ts';

/** A corner of spaces: the point where up to four of them meet. */
type Point = Square;

/** Who looks at whom, and what is in the way. */
interface Look {
  readonly table: PlainTable;
  readonly from: Square;
  readonly to: Square;
  /** The squares that nothing is seen through: blocking terrain, energy shields, figures. */
  readonly obstacles: readonly Square[];
  /** Of these, the ones that stop a line at a corner: figures do not (A7.5). */
  readonly solid: readonly Square[];
  /** The edges that nothing is seen through. */
  readonly walls: readonly Stretch[];
}

/** A7, B6 as between two small figures or objects in these spaces: what is in the two is in nobody's way. */
export function plainlySeesSpace(
  table: PlainTable,
  from: Square,
  to: Square,
  options: SightOptions,
): boolean {
  return same(from, to) || seesAcross(table, from, to, besides(table, from, to, options));
}

/** The squares of figures in the way between two spaces, where nobody is said to look or to be looked at. */
const besides = (table: PlainTable, from: Square, to: Square, options: SightOptions): readonly Square[] =>
  inTheWay(table, [], options).filter((square) => !same(square, from) && !same(square, to));

/** Two lines from a corner to both ends of an edge (A7.2). */
export interface PlainLines {
  readonly corner: Point;
  readonly ends: Stretch;
}

/** A7.2 to A7.6: all ways to draw the lines between two spaces that nothing blocks. */
export function plainFreeLines(
  table: PlainTable,
  from: Square,
  to: Square,
  options: SightOptions,
): readonly PlainLines[] {
  const look = lookAcross(table, from, to, besides(table, from, to, options));
  return around(from).flatMap((corner) =>
    sidesOf(to)
      .filter((ends) => linesAreFree(look, corner, ends))
      .map((ends) => ({ corner, ends })),
  );
}

/** A7: a figure sees a space, from any of its own; it is not in its own way, nor is anybody in the way of a massive one (A6). */
export function plainFigureSeesSpace(
  table: PlainTable,
  looker: number,
  to: Square,
  options: SightOptions,
): boolean {
  const figures = table.figure(looker).massive ? [] : inTheWay(table, [looker], options);
  return table.squaresOf(looker).some((from) => same(from, to) || seesAcross(table, from, to, figures));
}

/** A7.1: all choices of one space of the looker and one space of the target between which there is line of sight. */
export function plainSightPairs(
  table: PlainTable,
  looker: number,
  target: number,
  options: SightOptions,
): readonly (readonly [Square, Square])[] {
  const from = table.squaresOf(looker);
  const to = table.squaresOf(target);
  // A6: figures never block line of sight to or from a massive one.
  const massive = table.figure(looker).massive || table.figure(target).massive;
  const figures = massive ? [] : inTheWay(table, [looker, target], options);
  return from.flatMap((a) =>
    to.filter((b) => same(a, b) || seesAcross(table, a, b, figures)).map((b) => [a, b] as const),
  );
}

/** A7.4: the squares of figures that block: not companions, not the looker, not the target. */
function inTheWay(table: PlainTable, parties: readonly number[], options: SightOptions): readonly Square[] {
  if (!options.figuresBlock) return [];
  return table.situation.figures.flatMap((figure, index) =>
    figure.companion || parties.includes(index) ? [] : table.squaresOf(index),
  );
}

/** "Adjacent figures always see each other" (A7); otherwise A7.2 tries every corner with every edge of the target. */
function seesAcross(table: PlainTable, from: Square, to: Square, figures: readonly Square[]): boolean {
  if (plainAdjacent(table, from, to, [from, to])) return true;
  const look = lookAcross(table, from, to, figures);
  return around(from).some((corner) => sidesOf(to).some((ends) => linesAreFree(look, corner, ends)));
}

function lookAcross(table: PlainTable, from: Square, to: Square, figures: readonly Square[]): Look {
  // What lies outside the rectangle around both spaces and touches it nowhere is in nobody's way.
  const isNear = ({ x, y }: Point) =>
    x >= Math.min(from.x, to.x) - 1 &&
    x <= Math.max(from.x, to.x) + 1 &&
    y >= Math.min(from.y, to.y) - 1 &&
    y <= Math.max(from.y, to.y) + 1;
  // Blocking terrain and shields block (A7.4, B6), but lines go out of the looker's space and into the target's.
  const solid = table.sightBlocks.filter(
    (square) => isNear(square) && !same(square, from) && !same(square, to),
  );
  // The area inside the target's space does not count.
  const standing = figures.filter((square) => isNear(square) && !same(square, to));
  const walls = table.sightWalls.filter((ends) => ends.some(isNear));
  return { table, from, to, walls, solid, obstacles: [...solid, ...standing] };
}

/** A7.3 to A7.6 for one corner and one edge. */
function linesAreFree(look: Look, corner: Point, ends: Stretch): boolean {
  const [first, second] = ends;
  // A7.3: the two lines may not cross or overlap. They start in one point, so they overlap when all three are in one line;
  // a line from a point to itself is no line, and falls under the same.
  if (turn(corner, first, second) === 0) return false;
  return (
    lineIsFree(look, corner, first) &&
    lineIsFree(look, corner, second) &&
    areaIsFree(look, corner, first, second) &&
    !edgeShuts(look, corner, first, second)
  );
}

/** A7.4 for one line: it may run along edges and touch corners, and nothing else of what is in the way. */
function lineIsFree(look: Look, start: Point, end: Point): boolean {
  if (look.walls.some(([a, b]) => cross(start, end, a, b))) return false;
  if (look.obstacles.some((square) => lineEnters(start, end, square))) return false;
  return cornersOnTheWay(start, end).every((corner) => {
    const back = same(corner, start) ? look.from : heading(corner, start);
    const ahead = same(corner, end) ? look.to : heading(corner, end);
    return turnsAround(look, corner, back, ahead);
  });
}

/** A7.4 for the area between the lines, outside the target's space: nothing lies in it, not even the end of a wall. */
function areaIsFree(look: Look, a: Point, b: Point, c: Point): boolean {
  const area = [a, b, c];
  return (
    !look.walls.some((wall) => overlap(area, wall)) &&
    !look.obstacles.some((square) => overlap(area, around(square)))
  );
}

/** A7.6: a wall, door or blocking edge that joins the two chosen corners and lies between the target and the looker. */
function edgeShuts(look: Look, corner: Point, first: Point, second: Point): boolean {
  const joined = look.walls.some((wall) => joins(wall, first, second));
  const middle = { x: 2 * look.to.x + 1, y: 2 * look.to.y + 1 };
  const sideOfTarget = turn(twice(first), twice(second), middle);
  const sideOfLooker = turn(twice(first), twice(second), twice(corner));
  return joined && Math.sign(sideOfTarget) !== Math.sign(sideOfLooker);
}

/**
 * The eight ways that leave a corner, clockwise from the east: an edge, the square after it, the next edge and so on.
 * Lines that go into one square leave by one way.
 */
const ways = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
] as const;

/** The way by which a line leaves a corner towards another point. */
const heading = (corner: Point, to: Point): number =>
  ways.findIndex((way) => way.x === Math.sign(to.x - corner.x) && way.y === Math.sign(to.y - corner.y));

const headingOfSquare = (corner: Point, square: Square): number =>
  ways.findIndex((way) => way.x === 2 * (square.x - corner.x) + 1 && way.y === 2 * (square.y - corner.y) + 1);

/**
 * A7.5, the model for corners: what the line comes from and what it goes to must be joined by turning around the corner
 * one way or the other, without crossing a wall, door or blocking edge, or a square of blocking terrain or with a shield.
 * At its first corner a line comes from the looker's space, at its last it goes to the target's.
 */
function turnsAround(look: Look, corner: Point, from: Square | number, to: Square | number): boolean {
  const start = typeof from === 'number' ? from : headingOfSquare(corner, from);
  const end = typeof to === 'number' ? to : headingOfSquare(corner, to);
  return [1, 7].some((step) => {
    for (let way = start; way !== end; ) {
      way = (way + step) % 8;
      if (way !== end && isShut(look, corner, way)) return false;
    }
    return true;
  });
}

/** Whether what lies at a corner in this direction stops a turn around it: an edge or a square. */
function isShut({ table, solid }: Look, corner: Point, way: number): boolean {
  const direction = ways[way];
  if (direction === undefined) throw new Error(`no way ${way}`);
  const { x, y } = direction;
  const square = {
    x: corner.x + (x === 1 ? 0 : -1),
    y: corner.y + (y === 1 ? 0 : -1),
  };
  // An edge leads up and down between the squares on its left and right, or to the side between those above and below it.
  if (x === 0) return stopsSight(table.edge(square, { x: corner.x, y: square.y }));
  if (y === 0) return stopsSight(table.edge(square, { x: square.x, y: corner.y }));
  return contains(solid, square);
}

/** All points of the lattice that a line touches, from its start to its end. */
function cornersOnTheWay(start: Point, end: Point): Point[] {
  const points: Point[] = [];
  for (let x = Math.min(start.x, end.x); x <= Math.max(start.x, end.x); x += 1)
    for (let y = Math.min(start.y, end.y); y <= Math.max(start.y, end.y); y += 1)
      if (turn(start, end, { x, y }) === 0) points.push({ x, y });
  return points;
}

const around = ({ x, y }: Square): readonly Point[] => [
  { x, y },
  { x: x + 1, y },
  { x: x + 1, y: y + 1 },
  { x, y: y + 1 },
];

/** The four edges of a space, as their ends. */
function sidesOf({ x, y }: Square): readonly Stretch[] {
  const corners = around({ x, y });
  return corners.map((corner, i) => [corner, corners[(i + 1) % 4] ?? corner]);
}

const joins = ([a, b]: Stretch, one: Point, other: Point): boolean =>
  (same(a, one) && same(b, other)) || (same(a, other) && same(b, one));

const twice = ({ x, y }: Point): Point => ({ x: 2 * x, y: 2 * y });

/** Above 0 when c lies on one side of the line from a to b, below 0 on the other, 0 on the line. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether two stretches cross in a point inside both. */
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Whether a line goes through the inside of a square: both are inside each other's bounds, and the square has corners on both sides. */
function lineEnters(start: Point, end: Point, square: Square): boolean {
  const sides = around(square).map((corner) => turn(start, end, corner));
  return (
    Math.max(start.x, end.x) > square.x &&
    Math.min(start.x, end.x) < square.x + 1 &&
    Math.max(start.y, end.y) > square.y &&
    Math.min(start.y, end.y) < square.y + 1 &&
    Math.max(...sides) > 0 &&
    Math.min(...sides) < 0
  );
}

/**
 * Whether the inside of a triangle meets another shape with corners that bulge outwards (a square, or a stretch without its
 * ends): they do unless some line along a side of one of them has them on different sides.
 */
function overlap(triangle: readonly Point[], shape: readonly Point[]): boolean {
  return !partedBySideOf(triangle, triangle, shape) && !partedBySideOf(shape, triangle, shape);
}

function partedBySideOf(
  sides: readonly Point[],
  triangle: readonly Point[],
  shape: readonly Point[],
): boolean {
  return sides.some((a, i) => {
    const b = sides[(i + 1) % sides.length] ?? a;
    const [low, high] = range(a, b, triangle);
    const [start, end] = range(a, b, shape);
    // A stretch seen along its own side is a single number: it meets what is strictly around it.
    return start === end ? start <= low || start >= high : end <= low || start >= high;
  });
}

/** How far some points lie from a line: the least and the most, as `turn` counts it. */
function range(a: Point, b: Point, points: readonly Point[]): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    const side = turn(a, b, point);
    least = Math.min(least, side);
    most = Math.max(most, side);
  }
  return [least, most];
}
