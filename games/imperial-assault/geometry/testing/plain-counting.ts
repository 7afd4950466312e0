import {
  aroundCorner,
  besideEachOther,
  contains,
  diagonal,
  type PlainEdge,
  type PlainTable,
  type Square,
  same,
} from './plain-table.ts';

/** Walls, closed doors and blocking edges stop counting (A5, column "count spaces through"). */
const stopsCounting = (edge: PlainEdge): boolean => edge === 'wall' || edge === 'door' || edge === 'blocking';

/**
 * Whether two spaces are adjacent (A5). Impassable terrain never stops it; a space of blocking terrain is adjacent to nothing.
 *
 * `own` are the spaces of the figures that it is asked for: "ignore the terrain of its own space" (A5, counting spaces).
 */
export function plainAdjacent(table: PlainTable, a: Square, b: Square, own: readonly Square[] = []): boolean {
  if (isShut(table, a, own) || isShut(table, b, own)) return false;
  if (besideEachOther(a, b)) return !stopsCounting(table.edge(a, b));
  // A5 [D]: two L-shaped routes lead around the shared corner; when both are cut, the two are not adjacent.
  return (
    diagonal(a, b) &&
    aroundCorner(a, b).some(
      (c) => !stopsCounting(table.edge(a, c)) && !isShut(table, c, own) && !stopsCounting(table.edge(c, b)),
    )
  );
}

const isShut = (table: PlainTable, square: Square, own: readonly Square[]): boolean => {
  const space = table.at(square);
  return space === undefined || (space.blocking && !contains(own, square));
};

/**
 * The fewest steps from any of some spaces to each space (A5, counting spaces): diagonals count 1, figures, difficult and
 * impassable terrain are ignored, walls, doors and blocking terrain are not passed. Spaces without a way are missing.
 */
export function plainDistances(
  table: PlainTable,
  from: readonly Square[],
  own: readonly Square[] = [],
): ReadonlyMap<number, number> {
  const distances = new Map(from.map((square) => [table.space(square), 0]));
  let last = from.filter((square) => !isShut(table, square, own));
  for (let steps = 1; last.length > 0; steps += 1) {
    const next = table.spaces.filter(
      (space) =>
        !distances.has(table.space(space)) && last.some((square) => plainAdjacent(table, square, space, own)),
    );
    for (const space of next) distances.set(table.space(space), steps);
    last = next;
  }
  return distances;
}

/** Whether two figures are adjacent: any space of one to any space of the other (A5); a companion to all in its space (B3). */
export function plainAdjacentFigures(table: PlainTable, one: number, other: number): boolean {
  if (one === other) return false;
  const squares = table.squaresOf(one);
  const others = table.squaresOf(other);
  const own = [...squares, ...others];
  const companion = table.figure(one).companion || table.figure(other).companion;
  return squares.some((a) =>
    others.some((b) => (companion && same(a, b)) || plainAdjacent(table, a, b, own)),
  );
}

/** Whether a figure is on a space, or adjacent to it (A8, A11). For an object in it the terrain there does not count. */
export function plainlyAt(
  table: PlainTable,
  figure: number,
  square: Square,
  what: 'space' | 'object',
): boolean {
  const squares = table.squaresOf(figure);
  const own = what === 'object' ? [...squares, square] : squares;
  return squares.some(
    (one) =>
      same(one, square) ||
      (plainAdjacent(table, one, square, own) && (what === 'object' || table.at(square)?.blocking === false)),
  );
}

/** The distance between the nearest spaces of two figures (A5). */
export function plainDistanceBetween(table: PlainTable, one: number, other: number): number | null {
  const squares = table.squaresOf(one);
  const others = table.squaresOf(other);
  const distances = plainDistances(table, squares, [...squares, ...others]);
  return least(others.map((square) => distances.get(table.space(square))));
}

/**
 * The distance from a figure to a closed door (A5): the door stands in each empty space that shares its edge, and is adjacent
 * to the spaces that share its edge and to no others. Null for an open door, which is none any more.
 */
export function plainDistanceToDoor(table: PlainTable, figure: number, door: number): number | null {
  const squares = table.squaresOf(figure);
  if (table.situation.openDoors.includes(door)) return null;
  const sharing = (table.map.doors[door]?.edges ?? []).flat();
  if (squares.some((square) => sharing.includes(table.space(square)))) return 1;
  const empty = sharing.filter((space) => table.figuresIn(table.square(space)).length === 0);
  // As with a figure, the terrain of a space does not count where the door stands in it.
  return least(
    empty.map((space) => plainDistances(table, squares, [...squares, table.square(space)]).get(space)),
  );
}

const least = (numbers: readonly (number | undefined)[]): number | null => {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? null : Math.min(...known);
};
