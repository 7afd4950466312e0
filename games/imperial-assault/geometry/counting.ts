import { type Battlefield, figureAt, spacesOf } from './battlefield.ts';
import { stridesOf } from './grid.ts';
import { areJoined, type Ground, isBlocking } from './ground.ts';
import type { Space } from './map.ts';

const unreached = 0xffff;
const tables = new WeakMap<Ground, (Uint16Array | undefined)[]>();

/**
 * By cell: how many spaces away it is from a space (A5). The terrain of `from` does not count, nor does that of the space
 * counted to: nothing is counted through either.
 */
function distancesFrom(ground: Ground, from: Space): Uint16Array {
  let table = tables.get(ground);
  if (table === undefined) {
    table = [];
    tables.set(ground, table);
  }
  table[from] ??= countFrom(ground, from);
  return table[from];
}

function countFrom(ground: Ground, from: Space): Uint16Array {
  const strides = stridesOf(ground.map.columns);
  const distances = new Uint16Array(ground.terrain.length).fill(unreached);
  distances[from] = 0;
  const queue = [from];
  for (const at of queue) {
    if (at !== from && isBlocking(ground, at)) continue;
    const open = ground.counts[at] ?? 0;
    for (const [direction, stride] of strides.entries()) {
      const to = at + stride;
      if ((open & (1 << direction)) === 0 || distances[to] !== unreached) continue;
      distances[to] = (distances[at] ?? 0) + 1;
      queue.push(to);
    }
  }
  return distances;
}

/** A5: adjacent spaces. A space of blocking terrain is adjacent to none, and no space is adjacent to itself. */
export function areAdjacentSpaces({ ground }: Battlefield, one: Space, other: Space): boolean {
  return !isBlocking(ground, one) && !isBlocking(ground, other) && areJoined(ground, one, other);
}

/** A5, B3: adjacent figures, by index. Figures in blocking terrain are adjacent to what is one space away. */
export function areAdjacentFigures(battlefield: Battlefield, one: number, other: number): boolean {
  if (one === other) return false;
  const withCompanion = figureAt(battlefield, one).companion || figureAt(battlefield, other).companion;
  for (const from of spacesOf(battlefield, one))
    for (const to of spacesOf(battlefield, other))
      if (from === to ? withCompanion : areJoined(battlefield.ground, from, to)) return true;
  return false;
}

/** A8, A11: whether a figure is on a space or adjacent to it. Nothing is adjacent to a space of blocking terrain. */
export function isOnOrAdjacent(battlefield: Battlefield, figure: number, space: Space): boolean {
  return spacesOf(battlefield, figure).some(
    (own) =>
      own === space || (!isBlocking(battlefield.ground, space) && areJoined(battlefield.ground, own, space)),
  );
}

/** A5, A11: whether a figure is on an object or adjacent to it, which it may be in blocking terrain, too. */
export function isAtObject(battlefield: Battlefield, figure: number, space: Space): boolean {
  return spacesOf(battlefield, figure).some(
    (own) => own === space || areJoined(battlefield.ground, own, space),
  );
}

/** A5: how many spaces from one space to another, or null where there is no way. No way leads to or from blocking terrain. */
export function countSpaces({ ground }: Battlefield, from: Space, to: Space): number | null {
  if (from === to) return 0;
  if (isBlocking(ground, from) || isBlocking(ground, to)) return null;
  return countNearest(ground, [from], [to]);
}

/** A5: how many spaces lie between two figures, from the nearest space of one to that of the other. */
export function countBetween(battlefield: Battlefield, one: number, other: number): number | null {
  return countNearest(battlefield.ground, spacesOf(battlefield, one), spacesOf(battlefield, other));
}

/** The spaces between the nearest two of two sets of spaces whose own terrain does not count, or null. */
export function countNearest(ground: Ground, from: readonly Space[], to: readonly Space[]): number | null {
  let nearest = unreached;
  for (const one of from) nearest = Math.min(nearest, nearestIn(distancesFrom(ground, one), to));
  return nearest === unreached ? null : nearest;
}

/** {@link countNearest} from the same spaces to many others. */
export function counterFrom(ground: Ground, from: readonly Space[]): (to: readonly Space[]) => number | null {
  const tablesFrom = from.map((space) => distancesFrom(ground, space));
  return (to) => {
    let nearest = unreached;
    for (const distances of tablesFrom) nearest = Math.min(nearest, nearestIn(distances, to));
    return nearest === unreached ? null : nearest;
  };
}

function nearestIn(distances: Uint16Array, spaces: readonly Space[]): number {
  let nearest = unreached;
  for (const space of spaces) nearest = Math.min(nearest, distances[space] ?? unreached);
  return nearest;
}

/** A5: whether a figure shares an edge with a closed door of the map, by index. */
export function isAdjacentToDoor(battlefield: Battlefield, figure: number, door: number): boolean {
  const own = spacesOf(battlefield, figure);
  return spacesAtDoor(battlefield, door).some((space) => own.includes(space));
}

/** A5: whether a figure is within so many spaces of a closed door: within 1 of it are only those adjacent to it. */
export function isNearDoor(battlefield: Battlefield, figure: number, door: number, within: number): boolean {
  if (isAdjacentToDoor(battlefield, figure, door)) return true;
  return within > 1 && (countToDoor(battlefield, figure, door) ?? unreached) <= within;
}

/**
 * A5: how many spaces lie between a figure and a closed door: 1 where it is adjacent, else to the nearest space at the door without a
 * figure. Null for an open door, and where there is no way.
 */
export function countToDoor(battlefield: Battlefield, figure: number, door: number): number | null {
  if (isAdjacentToDoor(battlefield, figure, door)) return 1;
  const empty = spacesAtDoor(battlefield, door).filter(
    (space) => !battlefield.spaces.some((spaces) => spaces.includes(space)),
  );
  return countNearest(battlefield.ground, spacesOf(battlefield, figure), empty);
}

/** The spaces that share an edge with a closed door; none for an open one. */
function spacesAtDoor({ map, situation }: Battlefield, door: number): readonly Space[] {
  return situation.openDoors.includes(door) ? [] : (map.doors[door]?.edges.flat() ?? []);
}

/** A5: all spaces within so many spaces of some spaces, these included, in ascending order. */
export function spacesWithin(
  { ground }: Battlefield,
  from: readonly Space[],
  within: number,
): readonly Space[] {
  const tablesFrom = from.map((space) => distancesFrom(ground, space));
  const found: Space[] = [];
  for (let space = 0; space < ground.terrain.length; space++) {
    if (isBlocking(ground, space)) {
      if (from.includes(space)) found.push(space);
    } else if (tablesFrom.some((distances) => (distances[space] ?? unreached) <= within)) found.push(space);
  }
  return found;
}
