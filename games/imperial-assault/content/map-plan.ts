import type { FromSchema } from '../../common/from-schema.ts';
import { type BattleMap, edgeKinds, type Pair, type Space, type Terrain } from '../geometry/map.ts';
import type { mapSchema } from './map-schema.ts';
import { locate } from './space-name.ts';

/** A map as a pack holds it: spaces by name, terrain drawn with signs. */
export type MapPlan = FromSchema<typeof mapSchema>;

/** The widest and highest that names of spaces reach. */
const most = { columns: 52, rows: 99 } as const;

const terrainOf: Readonly<Record<string, Terrain>> = {
  '.': 'normal',
  '~': 'difficult',
  '=': 'impassable',
  '#': 'blocking',
};

/** Rows and columns that are numbered from A1. */
export interface Grid {
  /** A space of the grid by name; undefined outside of it. */
  spaceOf(name: string): Space | undefined;
  /** The two spaces of an edge, `C4|D4`. */
  pairOf(edge: string): Pair | undefined;
}

export function gridOf(columns: number, rows: number): Grid {
  const spaceOf = (name: string) => {
    const [row, column] = locate(name) ?? [rows, columns];
    return row < rows && column < columns ? row * columns + column : undefined;
  };
  return {
    spaceOf,
    pairOf(edge) {
      const [one, other] = edge.split('|').map(spaceOf);
      if (one === undefined || other === undefined) return undefined;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const isBeside = high === low + columns || (high === low + 1 && high % columns !== 0);
      return isBeside ? [one, other] : undefined;
    },
  };
}

/** The edges of a list, without those that are none on the grid. */
export function pairsOf({ pairOf }: Grid, edges: readonly string[]): Pair[] {
  return edges.map(pairOf).filter((pair) => pair !== undefined);
}

/** What a sign in the rows of a map stands for; null for no space. */
export function terrainAt(rows: readonly string[], row: number, column: number): Terrain | null {
  return terrainOf[rows[row]?.[column] ?? ' '] ?? null;
}

/** A map for the geometry, and its grid. */
export interface ReadMap extends Grid {
  readonly map: BattleMap;
}

/** Reads a plan. What {@link checkMap} finds fault with is left out. */
export function readMap(plan: MapPlan): ReadMap {
  const [top, left] = locate(plan.topLeft) ?? [0, 0];
  const columns = Math.min(left + Math.max(...plan.spaces.map(({ length }) => length)), most.columns);
  const rows = Math.min(top + plan.spaces.length, most.rows);
  const grid = gridOf(columns, rows);
  return {
    ...grid,
    map: {
      columns,
      rows,
      terrain: Array.from({ length: rows * columns }, (_, space) =>
        terrainAt(plan.spaces, Math.floor(space / columns) - top, (space % columns) - left),
      ),
      edges: edgeKinds.flatMap((kind) =>
        pairsOf(grid, plan.edges[kind]).map((between) => ({ kind, between })),
      ),
      doors: plan.doors.map(({ id, edges }) => ({ id, edges: pairsOf(grid, edges) })),
    },
  };
}
