import { areJoined, type Ground, groundOf, isBlocking, recall } from './ground.ts';
import type { BattleMap, Corner, Space } from './map.ts';
import { corners, type Wedge, type Wedges, type WedgeTable, wedgesTo, wedgeTable } from './wedges.ts';

/**
 * What of lines of sight figures cannot change, for a ground with shields on some spaces. Each pair of spaces is worked out when it
 * is first asked for.
 */
export interface Sights {
  readonly ground: Ground;
  readonly wedges: WedgeTable;
  /** By space: 1 where it blocks, with terrain or a shield. */
  readonly solid: Uint8Array;
  /** By looker's space, then by target's space: a {@link verdict}, or the wedges that figures alone can block, a bit each. */
  readonly known: (Uint32Array | undefined)[];
  /** By looker's space, its corner, and the cell into which lines go from there: what {@link isConnected} answers. */
  readonly connected: Uint8Array;
  /** The tables with all doors of the map closed and with all open, between which this one is; null for these two. */
  readonly bounds: readonly [closed: Sights, open: Sights] | null;
}

/** What is known of a pair of spaces. Wedges take the 16 bits below. */
export const verdict = { unknown: 0, never: 1 << 16, always: 1 << 17 } as const;

const sightsByGround = new WeakMap<Ground, Map<string, Sights>>();

/** So many sets of shields are kept for each ground. */
const kept = 8;

/** The table of a ground with shields on some spaces. */
export function sightsOn(ground: Ground, shields: readonly Space[]): Sights {
  let ofGround = sightsByGround.get(ground);
  if (ofGround === undefined) {
    ofGround = new Map();
    sightsByGround.set(ground, ofGround);
  }
  const key = shields.length === 0 ? '' : shields.toSorted((one, other) => one - other).join();
  return recall(ofGround, key, kept, () => {
    const solid = ground.terrain.map((_, space) => (isBlocking(ground, space) ? 1 : 0));
    for (const space of shields) solid[space] = 1;
    return {
      ground,
      wedges: wedgeTable(ground.map.columns),
      solid,
      known: [],
      connected: new Uint8Array(solid.length * 16),
      bounds: boundsOf(ground, shields),
    };
  });
}

function boundsOf(ground: Ground, shields: readonly Space[]): Sights['bounds'] {
  const { map } = ground;
  const [closed, open] = [groundOf(map, []), groundOf(map, [...map.doors.keys()])];
  if (ground === closed || ground === open) return null;
  return [sightsOn(closed, shields), sightsOn(open, shields)];
}

/** The verdict on two spaces, or the wedges that figures have to leave free. */
export function lookUp(sights: Sights, from: Space, to: Space): number {
  let row = sights.known[from];
  if (row === undefined) {
    row = new Uint32Array(sights.solid.length);
    sights.known[from] = row;
  }
  const known = row[to] ?? verdict.unknown;
  if (known !== verdict.unknown) return known;
  const found = lookBetween(sights, from, to) ?? judge(sights, from, to);
  row[to] = found;
  return found;
}

/**
 * What all doors closed and all open have in common: a door that opens leaves more wedges free and blocks none. Undefined
 * where doors matter.
 */
function lookBetween({ bounds }: Sights, from: Space, to: Space): number | undefined {
  if (bounds === null) return undefined;
  const closed = lookUp(bounds[0], from, to);
  return closed === verdict.always || closed === lookUp(bounds[1], from, to) ? closed : undefined;
}

function judge(sights: Sights, from: Space, to: Space): number {
  if (from === to || areJoined(sights.ground, from, to)) return verdict.always;
  const { all, worse } = wedgesBetween(sights, from, to);
  let [free, dropped] = [0, 0];
  for (let index = 0; index < all.length; index++) {
    const wedge = all[index];
    if (wedge === undefined || (dropped & (1 << index)) !== 0 || !isFree(sights, from, to, wedge)) continue;
    if (wedge.between.length === 0) return verdict.always;
    free |= 1 << index;
    dropped |= worse[index] ?? 0;
  }
  return free === 0 ? verdict.never : free;
}

export function wedgesBetween({ wedges }: Sights, from: Space, to: Space): Wedges {
  const { width } = wedges;
  const rows = Math.floor(to / width) - Math.floor(from / width);
  return wedgesTo(wedges, rows, (to % width) - (from % width));
}

/** The wedges that map and shields leave free, a bit each. */
export function freeWedges(sights: Sights, from: Space, to: Space): number {
  const { all } = wedgesBetween(sights, from, to);
  return all.reduce(
    (free, wedge, index) => (isFree(sights, from, to, wedge) ? free | (1 << index) : free),
    0,
  );
}

/** Whether map and shields leave a wedge free. */
function isFree(sights: Sights, from: Space, to: Space, wedge: Wedge): boolean {
  return !meetObstacles(sights, from, to, wedge);
}

/** Is told what of map and shields is in the way of a wedge, and answers true when it has seen enough. */
export type Met = (
  obstacle:
    | { readonly kind: 'overlap' | 'corner' }
    | { readonly kind: 'space'; readonly space: Space }
    | { readonly kind: 'edge'; readonly space: Space; readonly side: number },
) => boolean;

/** Meets them one by one, and tells whether `met` has seen enough; without `met`, one is enough. */
export function meetObstacles(sights: Sights, from: Space, to: Space, wedge: Wedge, met?: Met): boolean {
  const { ground, solid } = sights;
  if (wedge.overlaps) return met?.({ kind: 'overlap' }) ?? true;
  if (!isConnected(sights, from, wedge) && (met?.({ kind: 'corner' }) ?? true)) return true;
  for (let index = 0; index < wedge.cells.length; index++) {
    const space = from + (wedge.cells[index] ?? 0);
    if (space !== from && space !== to && solid[space] === 1 && (met?.({ kind: 'space', space }) ?? true))
      return true;
    const bars = (wedge.crossed[index] ?? 0) & (ground.barred[space] ?? 0);
    for (let side = 0; bars >> side > 0; side++)
      if (((bars >> side) & 1) === 1 && (met?.({ kind: 'edge', space, side }) ?? true)) return true;
  }
  return false;
}

/**
 * A7.5: whether one gets around the corner of the looker's space, one way or the other, from that space into the cell that the lines
 * enter, without crossing an edge or a space that blocks.
 */
function isConnected(sights: Sights, from: Space, wedge: Wedge): boolean {
  const { connected } = sights;
  const at = from * 16 + wedge.corner * 4 + wedge.turn[1];
  if (connected[at] === 0) connected[at] = findConnected(sights, from, wedge) ? 1 : 2;
  return connected[at] === 1;
}

function findConnected(
  { ground, solid }: Sights,
  from: Space,
  { corner, turn: [own, into] }: Wedge,
): boolean {
  const around = cellsAround(ground.map, cornerOf(ground.map, from, corner));
  const isOpen = (cell: Space | undefined, side: number) =>
    cell !== undefined && ((ground.barred[cell] ?? 0) & (1 << side)) === 0;
  const canTurn = (step: 1 | 3) => {
    for (let at = own; at !== into; at = (at + step) % 4) {
      // Clockwise, the top left cell is left over its right side, the next one over its bottom, and so on.
      if (!isOpen(around[at], step === 1 ? (at + 1) % 4 : (at + 2) % 4)) return false;
      const next = (at + step) % 4;
      if (next !== into && solid[around[next] ?? -1] !== 0) return false;
    }
    return true;
  };
  return canTurn(1) || canTurn(3);
}

/** A corner of a space, clockwise from its top left. */
export function cornerOf({ columns }: BattleMap, space: Space, corner: number): Corner {
  const [row, column] = corners[corner] ?? [0, 0];
  return (Math.floor(space / columns) + row) * (columns + 1) + (space % columns) + column;
}

/** The cells around a corner, clockwise from the top left; undefined off the grid. */
function cellsAround({ columns, rows }: BattleMap, corner: Corner): readonly (Space | undefined)[] {
  const [row, column] = [Math.floor(corner / (columns + 1)), corner % (columns + 1)];
  return corners.map(([down, right]) => {
    const [atRow, atColumn] = [row - 1 + down, column - 1 + right];
    const isOnGrid = atRow >= 0 && atRow < rows && atColumn >= 0 && atColumn < columns;
    return isOnGrid ? atRow * columns + atColumn : undefined;
  });
}
