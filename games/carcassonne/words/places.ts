import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { View } from '../rules/view.ts';
import { neighbours } from './table-look.ts';

/** The free squares beside tiles as long as there is a tile to be placed, row by row: what a team may point at. */
export function freeSquares(view: View): { readonly at: string; readonly name: Sentence }[] {
  if (view.tile === undefined) return [];
  const taken = new Set(view.placed.map(({ x, y }) => `${x},${y}`));
  const free = new Map(view.placed.flatMap(neighbours).map(({ x, y }) => [`${x},${y}`, { x, y }] as const));
  return [...free]
    .filter(([at]) => !taken.has(at))
    .sort(([, a], [, b]) => a.y - b.y || a.x - b.x)
    .map(([at, { x, y }]) => ({ at, name: sentence('square', { x, y }) }));
}
