import type { BattleMap, Space } from './map.ts';

/**
 * The sides of a space, clockwise: 0 top, 1 right, 2 bottom, 3 left. The eight directions from a space are numbered likewise from
 * the top: side `s` is direction `2 * s`, and `2 * s + 1` is the diagonal after it.
 */
export const sides = [0, 1, 2, 3] as const;

const rowStep = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
const columnStep = [0, 1, 1, 1, 0, -1, -1, -1] as const;

/** The directions to the cells around one, row by row; none leads to the cell itself. */
const directions = [7, 0, 1, 6, undefined, 2, 5, 4, 3] as const;

/** The cell in a direction, unless the grid ends there. */
export function neighbour(
  { columns, rows }: Pick<BattleMap, 'columns' | 'rows'>,
  cell: Space,
  direction: number,
): Space | undefined {
  const row = Math.floor(cell / columns) + (rowStep[direction] ?? 0);
  const column = (cell % columns) + (columnStep[direction] ?? 0);
  return row < 0 || row >= rows || column < 0 || column >= columns ? undefined : row * columns + column;
}

/** How far the number of a cell changes in each direction. */
export function stridesOf(columns: number): readonly number[] {
  return rowStep.map((step, direction) => step * columns + (columnStep[direction] ?? 0));
}

/** The direction from a cell to one that touches it, or undefined. */
export function directionTo(columns: number, from: Space, to: Space): number | undefined {
  const row = Math.floor(to / columns) - Math.floor(from / columns);
  const column = (to % columns) - (from % columns);
  return Math.abs(row) > 1 || Math.abs(column) > 1 ? undefined : directions[(row + 1) * 3 + column + 1];
}
