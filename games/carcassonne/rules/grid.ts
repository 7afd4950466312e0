import { at } from '../../common/at.ts';
import type { CarcassonneState } from './state.ts';

/** The grid reaches this far from the first tile, and grows by `step` where a tile comes to its rim. */
const reach = 6;
const step = 4;

/** The place of a square in the grid; -1 for squares outside, which touch no tile. */
export function cellOf(state: CarcassonneState, x: number, y: number): number {
  const column = x - state.minX;
  const row = y - state.minY;
  return column < 0 || row < 0 || column >= state.width || row >= state.height
    ? -1
    : row * state.width + column;
}

export function columnOf(state: CarcassonneState, cell: number): number {
  return (cell % state.width) + state.minX;
}

export function rowOf(state: CarcassonneState, cell: number): number {
  return Math.trunc(cell / state.width) + state.minY;
}

/** The placed tile on a square, or -1. */
export function tileOn(state: CarcassonneState, x: number, y: number): number {
  const cell = cellOf(state, x, y);
  return cell < 0 ? -1 : at(state.tileAt, cell);
}

/**
 * Makes sure that the square lies inside the rim, so that all its neighbours are in the grid. The size depends only
 * on the first tile and on how far the others reach, not on the order in which they came.
 */
export function growTo(state: CarcassonneState, x: number, y: number): void {
  const isFirst = state.width === 0;
  const minX = least(isFirst ? x - reach : state.minX, x);
  const minY = least(isFirst ? y - reach : state.minY, y);
  const maxX = -least(isFirst ? -x - reach : -(state.minX + state.width - 1), -x);
  const maxY = -least(isFirst ? -y - reach : -(state.minY + state.height - 1), -y);
  const width = maxX - minX + 1;
  const height = maxY - minY + 1;
  if (width === state.width && height === state.height) return;

  const tileAt: number[] = new Array(width * height).fill(-1);
  const needs: number[] = new Array(width * height).fill(0);
  const moved = (cell: number) => (rowOf(state, cell) - minY) * width + columnOf(state, cell) - minX;
  for (let cell = 0; cell < state.tileAt.length; cell++) {
    tileAt[moved(cell)] = at(state.tileAt, cell);
    needs[moved(cell)] = at(state.needs, cell);
  }
  state.frontier = state.frontier.map(moved);
  state.tileAt = tileAt;
  state.needs = needs;
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
