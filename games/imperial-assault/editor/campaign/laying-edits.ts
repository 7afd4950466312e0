import { cellsOf, type Laid, readLaying } from '../../content/campaign/laying.ts';
import type { Laying, MarkColor } from '../../content/campaign/laying-schema.ts';
import { tiles } from '../../content/campaign/maps.ts';
import { gridOf } from '../../content/map-plan.ts';
import { nameOf } from '../../content/space-name.ts';
import { neighbour } from '../../geometry/grid.ts';
import type { Space } from '../../geometry/map.ts';
import type { MapSpot } from '../grid-canvas.tsx';
import { type EdgeTool, edgesWith } from '../plan-edits.ts';

/** What a touch on the map of a mission does. What is there already is taken away, but for tiles, which have a tool for that. */
export type LayingTool =
  | { readonly kind: 'tile'; readonly tile: string; readonly turns: 0 | 1 | 2 | 3; readonly section: string }
  | { readonly kind: 'lift' }
  | { readonly kind: 'edge'; readonly edge: EdgeTool }
  | { readonly kind: 'area'; readonly id: string; readonly color: MarkColor; readonly entrance: boolean }
  | { readonly kind: 'point'; readonly color: MarkColor; readonly active: boolean }
  | {
      readonly kind: 'token';
      readonly token: string;
      readonly color: MarkColor | '';
      readonly later: boolean;
    };

export const toolKinds = [
  'tile',
  'lift',
  'edge',
  'area',
  'point',
  'token',
] as const satisfies readonly LayingTool['kind'][];

/** The id of the area at which the heroes begin. */
export const entranceId = 'entrance';

/** A laying in the form in which the canvas draws it. */
export function readOwn(laying: Laying): Laid {
  return readLaying(laying, tiles);
}

/** The laying after a tool was used; the same one where it does nothing. */
export function usedOn(laying: Laying, tool: LayingTool, spot: MapSpot): Laying {
  const { columns } = laying;
  const space = nameOf(columns, spot.space);
  switch (tool.kind) {
    case 'tile':
      return withTile(laying, tool, spot.space);
    case 'lift':
      return withoutTile(laying, spot.space);
    case 'edge':
      return withEdge(laying, tool.edge, spot);
    case 'area': {
      const { id, color, entrance } = tool;
      const at = laying.areas.findIndex((area) => area.id === id);
      const found = laying.areas[at];
      if (id === '' || !isSpace(laying, spot.space)) return laying;
      const areas =
        found === undefined
          ? [...laying.areas, { id, color, ...(entrance && { entrance: true as const }), spaces: [space] }]
          : laying.areas.with(at, { ...found, spaces: toggled(found.spaces, space) });
      return { ...laying, areas: areas.filter(({ spaces }) => spaces.length > 0) };
    }
    case 'point': {
      const { color, active } = tool;
      if (!isSpace(laying, spot.space)) return laying;
      const left = laying.deploymentPoints.filter((point) => point.space !== space);
      const id = freeName(color, [...laying.areas, ...laying.deploymentPoints]);
      return {
        ...laying,
        deploymentPoints:
          left.length < laying.deploymentPoints.length ? left : [...left, { id, space, color, active }],
      };
    }
    case 'token': {
      const { token: kind, color, later } = tool;
      if (kind === '' || !isSpace(laying, spot.space)) return laying;
      const left = laying.tokens.filter((token) => token.space !== space);
      const token = {
        id: freeName(kind, laying.tokens),
        kind,
        ...(color !== '' && { color }),
        space,
        ...(later && { later: true as const }),
      };
      return { ...laying, tokens: left.length < laying.tokens.length ? left : [...left, token] };
    }
    default:
      return tool satisfies never;
  }
}

/** The cells that a tile would cover with its top left corner there; undefined off the grid. */
export function tileCells(
  laying: Laying,
  { tile: id, turns }: { readonly tile: string; readonly turns: number },
  at: Space,
): Space[] {
  const tile = tiles.get(id);
  if (tile === undefined) return [];
  return cellsOf(laying, tile, at, turns)
    .flatMap((line, row) => line.filter((_, column) => (tile.spaces[row]?.[column] ?? ' ') !== ' '))
    .filter((cell) => cell !== undefined);
}

/** The laying with a tile, where nothing lies in its way and it does not stick out; else as it is. */
function withTile(
  laying: Laying,
  { tile, turns, section }: Extract<LayingTool, { kind: 'tile' }>,
  at: Space,
): Laying {
  const known = tiles.get(tile);
  const { tileAt } = readOwn(laying);
  if (known === undefined || cellsOf(laying, known, at, turns).flat().includes(undefined)) return laying;
  if (tileCells(laying, { tile, turns }, at).some((cell) => tileAt[cell] !== undefined)) return laying;
  return {
    ...laying,
    tiles: [...laying.tiles, { tile, at: nameOf(laying.columns, at), turns, section }],
  };
}

/** The laying without the tile of a space, and without what lay on it. */
function withoutTile(laying: Laying, space: Space): Laying {
  const { spaceOf } = gridOf(laying.columns, laying.rows);
  const lying = laying.tiles.findIndex(({ tile, turns, at }) => {
    const corner = spaceOf(at);
    return corner !== undefined && tileCells(laying, { tile, turns }, corner).includes(space);
  });
  // A map has a tile at least.
  return lying < 0 || laying.tiles.length === 1
    ? laying
    : tidied({ ...laying, tiles: laying.tiles.toSpliced(lying, 1) });
}

/** The laying with so many columns and rows: what lay beyond is gone. */
export function resized(laying: Laying, columns: number, rows: number): Laying {
  const { spaceOf } = gridOf(laying.columns, laying.rows);
  const left = laying.tiles.filter(({ tile, turns, at }) => {
    const corner = spaceOf(at);
    return (
      corner !== undefined &&
      tileCells(laying, { tile, turns }, corner).every(
        (cell) => cell % laying.columns < columns && Math.floor(cell / laying.columns) < rows,
      )
    );
  });
  return left.length === 0 ? laying : tidied({ ...laying, columns, rows, tiles: left });
}

function withEdge(laying: Laying, edge: EdgeTool, { space, side }: MapSpot): Laying {
  const { map, pairOf } = readOwn(laying);
  const other = neighbour(map, space, side * 2);
  if (other === undefined || !isSpace(laying, space) || !isSpace(laying, other)) return laying;
  return { ...laying, ...edgesWith(laying, { columns: laying.columns, pairOf }, [space, other], edge) };
}

function isSpace(laying: Laying, space: Space): boolean {
  return readOwn(laying).tileAt[space] !== undefined;
}

/** The laying without all that lies where no tile does. */
function tidied(laying: Laying): Laying {
  const { spaceOf, pairOf, tileAt } = readOwn(laying);
  const lies = (space: Space | undefined): boolean => space !== undefined && tileAt[space] !== undefined;
  const edges = (names: readonly string[]): string[] =>
    names.filter((name) => pairOf(name)?.every(lies) === true);
  const { wall, blocking, impassable } = laying.edges;
  const areas = laying.areas.map((area) => ({
    ...area,
    spaces: area.spaces.filter((name) => lies(spaceOf(name))),
  }));
  return {
    ...laying,
    edges: { wall: edges(wall), blocking: edges(blocking), impassable: edges(impassable) },
    doors: laying.doors
      .map((door) => ({ ...door, edges: edges(door.edges) }))
      .filter((door) => door.edges.length > 0),
    areas: areas.filter(({ spaces }) => spaces.length > 0),
    deploymentPoints: laying.deploymentPoints.filter(({ space }) => lies(spaceOf(space))),
    tokens: laying.tokens.filter(({ space }) => lies(spaceOf(space))),
  };
}

function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

/** A name with a number that none of these has. */
function freeName(word: string, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (ids.has(`${word}-${number}`)) number++;
  return `${word}-${number}`;
}
