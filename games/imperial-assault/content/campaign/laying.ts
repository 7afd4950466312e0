import { neighbour, sides } from '../../geometry/grid.ts';
import {
  type BattleMap,
  type Door,
  type Edge,
  edgeKinds,
  type Pair,
  type Space,
  type Terrain,
} from '../../geometry/map.ts';
import { callPlaces } from '../compile-mission.ts';
import type { CompiledMission } from '../compiled.ts';
import { type Grid, gridOf, pairsOf, terrainAt } from '../map-plan.ts';
import type { Laying, MarkColor } from './laying-schema.ts';
import { type Tile, tileSides } from './tile-schema.ts';

/** A place in {@link Laid.sections}. */
export type SectionNumber = number;

/** A tile as it lies on a map. */
export interface LaidTile {
  readonly tile: Tile;
  /** Quarter turns clockwise. */
  readonly turns: number;
  readonly section: SectionNumber;
  /** By row of the tile from its top left as it is printed: where its signs came to lie; undefined off the grid. */
  readonly cells: readonly (readonly (Space | undefined)[])[];
}

/** A laying read for the rules, the board and the editor: spaces are numbers on the one grid of all its sections. */
export interface Laid extends Grid, Pick<CompiledMission, 'names' | 'turnedNames' | 'places'> {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly LaidTile[];
  /** By cell: the tile that lies there, in {@link tiles}; undefined where none does. */
  readonly tileAt: readonly (number | undefined)[];
  readonly sections: Laying['sections'];
  /** The sections that are shown when the mission begins. */
  readonly shownFirst: readonly SectionNumber[];
  /**
   * All sections at once, for the rules. After the doors of the laying come doors that nobody opens, one for each hidden section, in
   * the order of {@link hidden}: they stand on all edges around it, and are open once it is revealed.
   */
  readonly map: BattleMap;
  /** The sections that are hidden at the start. */
  readonly hidden: readonly SectionNumber[];
  /**
   * What people know of the battlefield while some sections are shown, in any order: for drawing. Cells of all others are no
   * spaces. Its doors are those of the laying, in their order, and one of which nobody knows yet has no edges. The same
   * sections give the same object.
   */
  mapShowing(shown: readonly SectionNumber[]): BattleMap;
  /** B11. Massive figures do not enter interior spaces (A6). */
  isInterior(space: Space): boolean;
  sectionOf(space: Space): SectionNumber | undefined;
  readonly areas: readonly {
    readonly id: string;
    readonly color: MarkColor | null;
    readonly entrance: boolean;
    readonly spaces: readonly Space[];
  }[];
  readonly deploymentPoints: readonly {
    readonly id: string;
    readonly space: Space;
    readonly color: MarkColor;
    readonly active: boolean;
  }[];
  readonly tokens: readonly {
    readonly id: string;
    readonly kind: string;
    readonly color: MarkColor | null;
    readonly space: Space;
    readonly later: boolean;
  }[];
}

/** The cells that a tile covers on a grid. */
export function cellsOf(
  { columns, rows }: Pick<Laid, 'columns' | 'rows'>,
  { spaces }: Tile,
  topLeft: Space,
  turns: number,
): (Space | undefined)[][] {
  const [high, wide] = sizeOf({ spaces });
  const [top, left] = [Math.floor(topLeft / columns), topLeft % columns];
  return Array.from({ length: high }, (_, row) =>
    Array.from({ length: wide }, (__, column) => {
      const [down, across] = turned(row, column, high, wide, turns);
      const [y, x] = [top + down, left + across];
      return y < rows && x < columns ? y * columns + x : undefined;
    }),
  );
}

/** Rows and columns of a tile as it is printed. */
export function sizeOf({ spaces }: Pick<Tile, 'spaces'>): readonly [rows: number, columns: number] {
  return [spaces.length, Math.max(...spaces.map(({ length }) => length))];
}

function turned(
  row: number,
  column: number,
  high: number,
  wide: number,
  turns: number,
): readonly [number, number] {
  if (turns === 1) return [column, high - 1 - row];
  if (turns === 2) return [high - 1 - row, wide - 1 - column];
  if (turns === 3) return [wide - 1 - column, row];
  return [row, column];
}

/** Reads a laying. What `checkLaying` finds fault with is left out. */
export function readLaying(laying: Laying, tiles: ReadonlyMap<string, Tile>): Laid {
  const { columns, rows } = laying;
  const grid = gridOf(columns, rows);
  const laidTiles: LaidTile[] = [];
  const terrain = new Array<Terrain | null>(columns * rows).fill(null);
  const tileAt = new Array<number | undefined>(columns * rows).fill(undefined);
  for (const { tile: id, at, turns, section: sectionId } of laying.tiles) {
    const tile = tiles.get(id);
    const topLeft = grid.spaceOf(at);
    const section = laying.sections.findIndex(({ id: other }) => other === sectionId);
    if (tile === undefined || topLeft === undefined || section < 0) continue;
    const cells = cellsOf(laying, tile, topLeft, turns);
    for (const [row, line] of cells.entries())
      for (const [column, cell] of line.entries()) {
        const kind = terrainAt(tile.spaces, row, column);
        if (cell === undefined || kind === null || tileAt[cell] !== undefined) continue;
        terrain[cell] = kind;
        tileAt[cell] = laidTiles.length;
      }
    laidTiles.push({ tile, turns, section, cells });
  }
  const whole: BattleMap = { columns, rows, terrain, edges: [], doors: [] };
  const edges = [
    ...rimOf(whole, laidTiles, tileAt),
    ...laidTiles.flatMap(printedEdges),
    ...edgeKinds.flatMap((kind) => pairsOf(grid, laying.edges[kind]).map((between) => ({ kind, between }))),
  ];
  const doors = laying.doors.map(({ id, edges: ofDoor }) => ({ id, edges: pairsOf(grid, ofDoor) }));
  const sectionOf = (space: Space) => laidTiles[tileAt[space] ?? -1]?.section;
  const hidden = laying.sections.flatMap((section, at) => (section.hidden ? [at] : []));
  const maps = new Map<number, BattleMap>();
  const numbers = (names: readonly string[]) =>
    names.map(grid.spaceOf).filter((space) => space !== undefined);
  return {
    ...grid,
    ...callPlaces(whole),
    columns,
    rows,
    tiles: laidTiles,
    tileAt,
    sections: laying.sections,
    shownFirst: laying.sections.flatMap(({ hidden }, section) => (hidden ? [] : [section])),
    map: {
      ...whole,
      edges,
      doors: [...doors, ...hidden.map((section) => borderOf(whole, section, sectionOf))],
    },
    hidden,
    mapShowing(shown) {
      let key = 0;
      for (const section of new Set(shown)) key += 2 ** section;
      let map = maps.get(key);
      if (map === undefined) {
        const isShown = (space: Space) => shown.includes(sectionOf(space) ?? -1);
        map = {
          columns,
          rows,
          terrain: terrain.map((kind, space) => (isShown(space) ? kind : null)),
          edges: edges.filter(({ between }) => between.every(isShown)),
          doors: doors.map(({ id, edges: ofDoor }) => ({
            id,
            edges: ofDoor.filter((between) => between.some(isShown)),
          })),
        };
        maps.set(key, map);
      }
      return map;
    },
    isInterior: (space) => laidTiles[tileAt[space] ?? -1]?.tile.interior ?? false,
    sectionOf,
    areas: laying.areas.map(({ id, color, entrance, spaces }) => ({
      id,
      color: color ?? null,
      entrance: entrance ?? false,
      spaces: numbers(spaces),
    })),
    deploymentPoints: laying.deploymentPoints.flatMap(({ space: name, ...point }) =>
      numbers([name]).map((space) => ({ ...point, space })),
    ),
    tokens: laying.tokens.flatMap(({ id, kind, color, space: name, later }) =>
      numbers([name]).map((space) => ({ id, kind, color: color ?? null, space, later: later ?? false })),
    ),
  };
}

/** The edges between a section and all others, as a door. */
function borderOf(
  map: BattleMap,
  section: SectionNumber,
  sectionOf: (space: Space) => SectionNumber | undefined,
): Door {
  const edges = map.terrain.flatMap((kind, space) =>
    [1, 2].flatMap((side): Pair[] => {
      const other = neighbour(map, space, side * 2);
      if (kind === null || other === undefined || map.terrain[other] === null) return [];
      const isBorder = (sectionOf(space) === section) !== (sectionOf(other) === section);
      return isBorder ? [[space, other]] : [];
    }),
  );
  return { id: `section-${section}`, edges };
}

/** The walls where tiles touch, which is everywhere but where two joins meet. */
function rimOf(
  map: BattleMap,
  tiles: readonly LaidTile[],
  tileAt: readonly (number | undefined)[],
): readonly Edge[] {
  const open = new Set(tiles.flatMap(openSides));
  const walls: Edge[] = [];
  for (const [space, tile] of tileAt.entries())
    for (const side of tile === undefined ? [] : [1, 2]) {
      const other = neighbour(map, space, side * 2);
      if (other === undefined || tileAt[other] === undefined || tileAt[other] === tile) continue;
      if (!open.has(space * 4 + side) || !open.has(other * 4 + ((side + 2) % 4)))
        walls.push({ kind: 'wall', between: [space, other] });
    }
  return walls;
}

/** The sides of its spaces that belong to joins of a tile, or all, as `space * 4 + side`. */
function openSides({ tile, turns, cells }: LaidTile): number[] {
  if (tile.open)
    return cells
      .flat()
      .flatMap((space) => (space === undefined ? [] : sides.map((side) => space * 4 + side)));
  const [high, wide] = sizeOf(tile);
  return tile.joins.flatMap(({ side: name, at }) => {
    const side = tileSides.indexOf(name) + turns;
    return [at - 1, at].flatMap((along) => {
      const row = { top: 0, right: along, bottom: high - 1, left: along }[name];
      const column = { top: along, right: wide - 1, bottom: along, left: 0 }[name];
      const space = cells[row]?.[column];
      return space === undefined ? [] : [space * 4 + (side % sides.length)];
    });
  });
}

/** The edges that are printed on a tile, where it lies. */
function printedEdges({ tile, cells }: LaidTile): Edge[] {
  if (tile.edges === undefined) return [];
  const { edges } = tile;
  const [high, wide] = sizeOf(tile);
  const grid = gridOf(wide, high);
  const cellOf = (local: Space) => cells[Math.floor(local / wide)]?.[local % wide];
  return edgeKinds.flatMap((kind) =>
    pairsOf(grid, edges[kind]).flatMap(([first, second]) => {
      const [one, other] = [cellOf(first), cellOf(second)];
      return one === undefined || other === undefined ? [] : [{ kind, between: [one, other] }];
    }),
  );
}
