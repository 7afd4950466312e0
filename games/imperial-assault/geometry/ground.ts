import { directionTo, neighbour, sides } from './grid.ts';
import type { BattleMap, EdgeKind, Space, Terrain } from './map.ts';

/** By kind of edge: what more is stopped, the higher the number. */
const edgeLevel: Readonly<Record<EdgeKind, number>> = { impassable: 1, blocking: 2, wall: 3 };
const terrainLevel: Readonly<Record<Terrain, number>> = {
  normal: 0,
  difficult: 1,
  impassable: 2,
  blocking: 3,
};
/** The level of a cell that is no space. */
const noSpace = 4;

/** Which edges and terrains stop something: those of this level and above. */
export interface Limit {
  readonly edge: number;
  readonly terrain: number;
}

/** Table of A5: what stops figures that walk. */
export const walking: Limit = { edge: edgeLevel.impassable, terrain: terrainLevel.impassable };
/** Table of A5, A6: what stops figures with Massive or Mobile. */
export const unhindered: Limit = { edge: edgeLevel.wall, terrain: noSpace };
/** Table of A5: what stops the counting of spaces, and line of sight. */
export const counting: Limit = { edge: edgeLevel.blocking, terrain: terrainLevel.blocking };

/** A map with some doors open, as tables. */
export interface Ground {
  readonly map: BattleMap;
  /** By cell: the level of its terrain. */
  readonly terrain: Uint8Array;
  /** By `cell * 4 + side`: the level of that edge. A closed door is a wall. */
  readonly edges: Uint8Array;
  /** By cell: in which directions one can count on (A5), a bit each, whatever the terrain of the two spaces themselves. */
  readonly counts: Uint8Array;
  /** By cell: which sides line of sight does not cross, a bit each. */
  readonly barred: Uint8Array;
}

const grounds = new WeakMap<BattleMap, Map<number, Ground>>();

/** So many sets of open doors are kept for each map. */
const kept = 32;

/** The tables of a map with some doors open, each named once. They are made when they are first asked for. */
export function groundOf(map: BattleMap, openDoors: readonly number[]): Ground {
  let ofMap = grounds.get(map);
  if (ofMap === undefined) {
    ofMap = new Map();
    grounds.set(map, ofMap);
  }
  let key = 0;
  for (const door of openDoors) key += 2 ** door;
  return recall(ofMap, key, kept, () => compile(map, openDoors));
}

/** What is known by a key, or what is made now. Of more than `most`, the one that was not asked for longest is forgotten. */
export function recall<K, V>(known: Map<K, V>, key: K, most: number, make: () => V): V {
  const found = known.get(key);
  // As long as there is room for more, nothing is forgotten, and the order does not matter.
  if (found !== undefined && known.size < most) return found;
  const value = found ?? make();
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return value;
}

function compile(map: BattleMap, openDoors: readonly number[]): Ground {
  const { columns, rows } = map;
  const terrain = Uint8Array.from(map.terrain, (kind) => (kind === null ? noSpace : terrainLevel[kind]));
  const edges = new Uint8Array(columns * rows * 4);
  const raise = (one: Space, side: number, level: number) => {
    edges[one * 4 + side] = Math.max(edges[one * 4 + side] ?? 0, level);
  };
  const raiseBetween = ([one, other]: readonly [Space, Space], level: number) => {
    const side = sides.find((each) => neighbour(map, one, each * 2) === other);
    if (side === undefined) throw new Error(`no edge lies between the spaces ${one} and ${other}`);
    raise(one, side, level);
    raise(other, (side + 2) % 4, level);
  };
  for (const { kind, between } of map.edges) raiseBetween(between, edgeLevel[kind]);
  for (const [index, door] of map.doors.entries())
    if (!openDoors.includes(index)) for (const between of door.edges) raiseBetween(between, edgeLevel.wall);
  for (let cell = 0; cell < terrain.length; cell++)
    for (const side of sides) {
      const other = neighbour(map, cell, side * 2);
      if (terrain[cell] === noSpace || other === undefined || terrain[other] === noSpace)
        raise(cell, side, edgeLevel.wall);
    }
  const barred = new Uint8Array(terrain.length);
  for (let at = 0; at < edges.length; at++)
    if ((edges[at] ?? 0) >= counting.edge) barred[at >> 2] = (barred[at >> 2] ?? 0) | (1 << (at & 3));
  return { map, terrain, edges, barred, counts: stepsWithin({ map, terrain, edges }, counting) };
}

/**
 * By cell: in which directions a small step is open, a bit each. A diagonal step needs one of the two ways around the
 * corner: over its two edges, and over terrain that does not stop it (A5, A6). The terrain of the two spaces themselves does not count.
 */
export function stepsWithin(
  { map, terrain, edges }: Pick<Ground, 'map' | 'terrain' | 'edges'>,
  limit: Limit,
): Uint8Array {
  const isOpen = (cell: Space, side: number) => (edges[cell * 4 + side] ?? noSpace) < limit.edge;
  const isOpenAround = (cell: Space, first: number, then: number) => {
    const corner = isOpen(cell, first) ? neighbour(map, cell, first * 2) : undefined;
    return corner !== undefined && (terrain[corner] ?? noSpace) < limit.terrain && isOpen(corner, then);
  };
  return terrain.map((_, cell) => {
    let open = 0;
    for (const side of sides) {
      const next = (side + 1) % 4;
      if (isOpen(cell, side)) open |= 1 << (side * 2);
      if (isOpenAround(cell, side, next) || isOpenAround(cell, next, side)) open |= 1 << (side * 2 + 1);
    }
    return open;
  });
}

/** A5: whether two spaces are one space apart, whatever the terrain of the two themselves. */
export function areJoined({ map, counts }: Ground, one: Space, other: Space): boolean {
  const direction = directionTo(map.columns, one, other);
  return direction !== undefined && ((counts[one] ?? 0) & (1 << direction)) !== 0;
}

/** Whether a space is blocking terrain, or no space at all. */
export function isBlocking({ terrain }: Ground, space: Space): boolean {
  return (terrain[space] ?? noSpace) >= terrainLevel.blocking;
}
