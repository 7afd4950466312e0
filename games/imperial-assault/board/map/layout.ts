import { spacesUnder } from '../../geometry/base.ts';
import type { Base, BattleMap, Corner, Pair, Place, Space } from '../../geometry/map.ts';

/** The side of a space in a drawing. */
export const side = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the grid: in spaces from its top left corner. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The smallest part of the grid that holds all spaces; the whole grid if there are none. */
export function frameOf({ columns, rows, terrain }: BattleMap): Frame {
  const [across, down] = [new Set<number>(), new Set<number>()];
  for (const [space, kind] of terrain.entries()) {
    if (kind === null) continue;
    across.add(space % columns);
    down.add(Math.floor(space / columns));
  }
  if (across.size === 0) return { left: 0, top: 0, columns, rows };
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, columns: Math.max(...across) - left + 1, rows: Math.max(...down) - top + 1 };
}

/** The top left corner of a space. */
export function pointOf(columns: number, space: Space): Point {
  return { x: (space % columns) * side, y: Math.floor(space / columns) * side };
}

export function middleOf(columns: number, space: Space): Point {
  const { x, y } = pointOf(columns, space);
  return { x: x + side / 2, y: y + side / 2 };
}

export function cornerPoint(columns: number, corner: Corner): Point {
  return { x: (corner % (columns + 1)) * side, y: Math.floor(corner / (columns + 1)) * side };
}

/** The two ends of the edge between two spaces, from the left or from the top. */
export function endsOfEdge(columns: number, [one, other]: Pair): readonly [Point, Point] {
  const from = pointOf(columns, Math.max(one, other));
  const isUpright = Math.abs(one - other) === 1;
  return [from, isUpright ? { x: from.x, y: from.y + side } : { x: from.x + side, y: from.y }];
}

/** How many columns and rows a base covers as it lies. */
export function sizeOf(base: Base, turned: boolean): { readonly columns: number; readonly rows: number } {
  const grid = { columns: 3, rows: 3 };
  const last = spacesUnder(grid, base, { space: 0, turned }).at(-1) ?? 0;
  return { columns: (last % grid.columns) + 1, rows: Math.floor(last / grid.columns) + 1 };
}

/** The middle of a base that lies somewhere. */
export function middleOfBase(columns: number, base: Base, { space, turned }: Place): Point {
  const { x, y } = pointOf(columns, space);
  const size = sizeOf(base, turned);
  return { x: x + (size.columns * side) / 2, y: y + (size.rows * side) / 2 };
}

type Way = readonly [across: number, down: number];

function isRightOf([across, down]: Way, from: Way): boolean {
  return across === -from[1] && down === from[0];
}

/**
 * The border of a region of spaces as a path, each part of it closed and clockwise, `inset` inside the region. Spaces
 * that meet in a corner alone are parts of their own.
 */
export function borderOf(
  { columns, rows }: Pick<BattleMap, 'columns' | 'rows'>,
  spaces: readonly Space[],
  inset: number,
): string {
  const region = new Set(spaces);
  const has = (row: number, column: number) =>
    row >= 0 && row < rows && column >= 0 && column < columns && region.has(row * columns + column);
  const width = columns + 1;
  // Clockwise around each space, without what two of them share.
  const starts = new Map<Corner, Way[]>();
  const add = (row: number, column: number, way: Way) => {
    const corner = row * width + column;
    starts.set(corner, [...(starts.get(corner) ?? []), way]);
  };
  for (const space of region) {
    const [row, column] = [Math.floor(space / columns), space % columns];
    if (!has(row - 1, column)) add(row, column, [1, 0]);
    if (!has(row, column + 1)) add(row, column + 1, [0, 1]);
    if (!has(row + 1, column)) add(row + 1, column + 1, [-1, 0]);
    if (!has(row, column - 1)) add(row + 1, column, [0, -1]);
  }
  const take = (corner: Corner, from?: Way): Way | undefined => {
    const ways = starts.get(corner) ?? [];
    // Right first, which stays at the same space where two meet in the corner.
    const right = ways.findIndex((way) => from !== undefined && isRightOf(way, from));
    return ways.splice(Math.max(0, right), 1)[0];
  };
  const parts: string[] = [];
  for (const first of starts.keys()) {
    for (let begun = take(first); begun !== undefined; begun = take(first)) {
      const points: string[] = [];
      let corner = first;
      let here = begun;
      for (;;) {
        corner += here[0] + here[1] * width;
        const next = corner === first && isRightOf(begun, here) ? undefined : take(corner, here);
        const [across, down] = next ?? begun;
        if (across !== here[0] || down !== here[1]) {
          const { x, y } = cornerPoint(columns, corner);
          points.push(`${x + inset * (-here[1] - down)} ${y + inset * (here[0] + across)}`);
        }
        if (next === undefined) break;
        here = next;
      }
      parts.push(`M${points.join('L')}Z`);
    }
  }
  return parts.join('');
}
