import { sides } from './grid.ts';
import { recall } from './ground.ts';

/**
 * What the lines of sight from a corner of one space to two corners of another enclose (A7.1 to A7.4), seen from the looker's space: all of it
 * is the same wherever on a grid the two spaces lie.
 */
export interface Wedge {
  /** The corner of the looker's space, clockwise from the top left. */
  readonly corner: number;
  /** The side of the target's space whose ends the lines go to. */
  readonly side: number;
  /** True where the lines lie on each other: nothing is seen so (A7.3). */
  readonly overlaps: boolean;
  /** How far from the looker's space, in cells, everything lies that the area touches the inside of. */
  readonly cells: readonly number[];
  /** By cell: the sides, a bit each, that must not be barred; each edge stands once. */
  readonly crossed: readonly number[];
  /** The cells without the spaces of looker and target: where figures block. */
  readonly between: readonly number[];
  /** Whether the area touches the inside of the looker's space. */
  readonly leavesThroughSpace: boolean;
  /** Around the corner, clockwise from the top left: the looker's space, and the cell into which the lines go. */
  readonly turn: readonly [from: number, into: number];
}

/** All ways to draw lines from a space to another one. */
export interface Wedges {
  /** Those with few cells between come first. */
  readonly all: readonly Wedge[];
  /** By wedge: those after it, a bit each, that figures block wherever they block this one. */
  readonly worse: readonly number[];
}

type Point = readonly [row: number, column: number];

/** The corners of a cell, clockwise from the top left. */
export const corners: readonly Point[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
];

/** The corners at the ends of a side, clockwise. */
export function endsOf(side: number): readonly [number, number] {
  return [side, (side + 1) % 4];
}

/** The wedges on grids of a width, as far as they were asked for. */
export interface WedgeTable {
  readonly width: number;
  readonly known: Map<number, Wedges>;
}

const tables = new Map<number, WedgeTable>();

/** So many widths are kept: maps of one width share a table, and a large one takes some megabytes. */
const kept = 8;

export function wedgeTable(width: number): WedgeTable {
  return recall(tables, width, kept, () => ({ width, known: new Map() }));
}

/** The wedges to a space so many rows down and columns to the right. */
export function wedgesTo({ width, known }: WedgeTable, rows: number, columns: number): Wedges {
  const key = rows * 2 * width + columns;
  let found = known.get(key);
  if (found === undefined) {
    found = makeWedges([rows, columns], width);
    known.set(key, found);
  }
  return found;
}

function makeWedges(target: Point, width: number): Wedges {
  const all = corners
    .flatMap((_, corner) => sides.map((side) => makeWedge(corner, side, target, width)))
    .sort((one, other) => one.between.length - other.between.length);
  const sets = all.map(({ between }) => new Set(between));
  const worse = all.map(({ between }, index) =>
    sets.reduce(
      (bits, others, other) =>
        other > index && between.every((cell) => others.has(cell)) ? bits | (1 << other) : bits,
      0,
    ),
  );
  return { all, worse };
}

function makeWedge(corner: number, side: number, target: Point, width: number): Wedge {
  const tip = corners[corner] ?? [0, 0];
  const [first, second] = endsOf(side).map((end) => add(target, corners[end] ?? [0, 0]));
  if (first === undefined || second === undefined) throw new Error(`there is no side ${side}`);
  const turning = cross(tip, first, second);
  const overlaps = turning === 0;
  const touched = overlaps ? [] : cellsIn([tip, first, second], turning);
  const keys = new Set(touched.map(keyOf));
  const isTouched = (cell: Point) => keys.has(keyOf(cell));
  const crossed = touched.map((cell) =>
    [1, 2].reduce((bits, to) => (isTouched(beside(cell, to)) ? bits | (1 << to) : bits), 0),
  );
  // A7.6: the edge between the target's corners counts where it faces the tip. Clockwise corners turn left then.
  if (turning < 0) {
    touched.push(target);
    crossed.push(1 << side);
  }
  const offset = ([row, column]: Point) => row * width + column;
  const isEnd = (cell: Point) => isSame(cell, target) || isSame(cell, [0, 0]);
  return {
    corner,
    side,
    overlaps,
    cells: touched.map(offset),
    crossed,
    between: touched.filter((cell) => !isEnd(cell)).map(offset),
    leavesThroughSpace: isTouched([0, 0]),
    turn: [(corner + 2) % 4, cornerTowards(tip, first, second)],
  };
}

/** A cell as one number: columns are far fewer. */
function keyOf([row, column]: Point): number {
  return row * 1024 + column;
}

function add([row, column]: Point, [down, right]: Point): Point {
  return [row + down, column + right];
}

function isSame([row, column]: Point, [otherRow, otherColumn]: Point): boolean {
  return row === otherRow && column === otherColumn;
}

function beside([row, column]: Point, side: number): Point {
  return side === 1 ? [row, column + 1] : [row + 1, column];
}

/** Twice the area of a triangle; above 0 where its points lie clockwise on a map whose rows grow downward. */
function cross(
  [row, column]: Point,
  [firstRow, firstColumn]: Point,
  [secondRow, secondColumn]: Point,
): number {
  return (firstColumn - column) * (secondRow - row) - (firstRow - row) * (secondColumn - column);
}

/** The cells whose inside the inside of a triangle meets: none that lies wholly beyond one of its edges. */
function cellsIn(triangle: readonly Point[], turning: number): Point[] {
  const rows = triangle.map(([row]) => row);
  const columns = triangle.map(([, column]) => column);
  const edges = triangle.map((from, index) => edgeLine(from, triangle[(index + 1) % 3] ?? from, turning));
  const found: Point[] = [];
  for (let row = Math.min(...rows); row < Math.max(...rows); row++)
    for (let column = Math.min(...columns); column < Math.max(...columns); column++)
      if (edges.every(({ down, right, level }) => row * down + column * right > level))
        found.push([row, column]);
  return found;
}

/** An edge of a triangle: a cell reaches to its inner side if its top left corner, weighed so, is above a level. */
interface EdgeLine {
  readonly down: number;
  readonly right: number;
  readonly level: number;
}

/** `cross` of the edge and a point is linear: of the corners of a cell, the innermost lies along both weights that are above 0. */
function edgeLine([row, column]: Point, [toRow, toColumn]: Point, turning: number): EdgeLine {
  const down = (toColumn - column) * turning;
  const right = (row - toRow) * turning;
  return { down, right, level: row * down + column * right - Math.max(0, down) - Math.max(0, right) };
}

/** Into which of the four cells around its tip a triangle goes, clockwise from the top left. */
function cornerTowards(
  [row, column]: Point,
  [firstRow, firstColumn]: Point,
  [secondRow, secondColumn]: Point,
): number {
  const down = firstRow + secondRow > 2 * row;
  const right = firstColumn + secondColumn > 2 * column;
  if (down) return right ? 2 : 3;
  return right ? 1 : 0;
}
