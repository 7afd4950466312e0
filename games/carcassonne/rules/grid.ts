import { at } from '../../common/at.ts';
import type { CarcassonneState } from './state.ts';

/** The grid reaches this far from the first tile, and grows by `step` where a tile comes to its rim. */
const reach = 6;
const step = 4;

/** What the grid holds for a free square that touches no tile. */
export const untouched = -1;

/** The place of a square in the grid; -1 for squares outside, which touch no tile. */
export function cellOf(state: CarcassonneState, x: number, y: number): number {
  const column = x - state.minX;
  const row = y - state.minY;
  return column < 0 || row < 0 || column >= state.width || row >= state.height
    ? -1
    : row * state.width + column;
}

/** The place of the square at a side of another, whose sides are counted clockwise from north. */
export function cellBeside(state: CarcassonneState, cell: number, side: number): number {
  return cell + (side & 1 ? 2 - side : (side - 1) * state.width);
}

/** The placed tile on a square; below zero where there is none. */
export function tileOn(state: CarcassonneState, x: number, y: number): number {
  const cell = cellOf(state, x, y);
  return cell < 0 ? untouched : at(state.squares, cell);
}

/**
 * Makes sure that the square lies inside the rim, so that all its neighbours are in the grid. The size depends only
 * on the first tile and on how far the others reach, not on the order in which they came.
 */
export function growTo(state: CarcassonneState, x: number, y: number): void {
  const isFirst = state.width === 0;
  const column = x - state.minX;
  const row = y - state.minY;
  if (column > 0 && row > 0 && column < state.width - 1 && row < state.height - 1) return;

  const minX = least(isFirst ? x - reach : state.minX, x);
  const minY = least(isFirst ? y - reach : state.minY, y);
  const maxX = -least(isFirst ? -x - reach : -(state.minX + state.width - 1), -x);
  const maxY = -least(isFirst ? -y - reach : -(state.minY + state.height - 1), -y);
  const width = maxX - minX + 1;
  const height = maxY - minY + 1;
  const squares: number[] = new Array(width * height).fill(untouched);
  for (let tile = 0; tile < state.tiles.length; tile++) {
    squares[(at(state.ys, tile) - minY) * width + at(state.xs, tile) - minX] = tile;
  }
  for (let index = 0; index < state.frontier.length; index++) {
    const cell = at(state.frontier, index);
    const above = Math.trunc(cell / state.width);
    const moved = (above + state.minY - minY) * width + (cell % state.width) + state.minX - minX;
    squares[moved] = at(state.squares, cell);
    state.frontier[index] = moved;
  }
  state.squares = squares;
  state.minX = minX;
  state.minY = minY;
  state.width = width;
  state.height = height;
}

function least(bound: number, place: number): number {
  let lowered = bound;
  while (place <= lowered) lowered -= step;
  return lowered;
}
