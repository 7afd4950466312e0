import type { Base, BattleMap, Place, Space } from './map.ts';

const shape: Readonly<Record<Base, readonly [rows: number, columns: number]>> = {
  '1x1': [1, 1],
  '1x2': [1, 2],
  '2x2': [2, 2],
  '2x3': [2, 3],
};

/** Rows and columns of a base as it lies. */
export function extent(base: Base, turned: boolean): readonly [rows: number, columns: number] {
  const [rows, columns] = shape[base];
  return turned ? [columns, rows] : [rows, columns];
}

/** Whether a base looks different when it is turned. */
export function canTurn(base: Base): boolean {
  const [rows, columns] = shape[base];
  return rows !== columns;
}

/** The spaces under a base, by rows from the top left, or none where it would stick out of the grid. */
export function spacesUnder(
  { columns, rows }: Pick<BattleMap, 'columns' | 'rows'>,
  base: Base,
  { space, turned }: Place,
): readonly Space[] {
  const [high, wide] = extent(base, turned);
  if ((space % columns) + wide > columns || Math.floor(space / columns) + high > rows) return [];
  const under: Space[] = [];
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) under.push(space + row * columns + column);
  return under;
}
