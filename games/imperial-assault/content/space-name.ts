import type { Space } from '../geometry/map.ts';

/** The name of a space on a grid of so many columns: `C4`, or `HH31` after the 26th column. */
export function nameOf(columns: number, space: Space): string {
  const column = space % columns;
  const letter = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return `${column < 26 ? letter : letter + letter}${Math.floor(space / columns) + 1}`;
}

/** Row and column of a named space, from 0; undefined for what is no name. */
export function locate(name: string): readonly [row: number, column: number] | undefined {
  const [, letter, twin, row] = /^([A-Z])(\1)?([1-9]\d?)$/.exec(name) ?? [];
  if (letter === undefined) return undefined;
  const column = letter.charCodeAt(0) - 'A'.charCodeAt(0) + (twin === undefined ? 0 : 26);
  return [Number(row) - 1, column];
}
