import { type Grid, type MapPlan, readMap } from '../content/map-plan.ts';
import { nameOf } from '../content/space-name.ts';
import type { Pair, Space } from '../geometry/map.ts';

export const terrainSigns = ['.', '~', '=', '#', ' '] as const;
export type TerrainSign = (typeof terrainSigns)[number];

export const edgeTools = ['wall', 'blocking', 'impassable', 'door'] as const;
export type EdgeTool = (typeof edgeTools)[number];

type ZoneColor = MapPlan['zones'][number]['color'];
type Token = MapPlan['tokens'][number];

/** The largest map that can be drawn here. */
export const mostColumns = 52;
export const mostRows = 60;

/** A plan whose first sign is A1, with as many signs in every row. */
export function squared(plan: MapPlan): MapPlan {
  const { map } = readMap(plan);
  const { columns, rows } = map;
  if (
    plan.topLeft === 'A1' &&
    plan.spaces.length === rows &&
    plan.spaces.every((row) => row.length === columns)
  )
    return plan;
  const signs = { normal: '.', difficult: '~', impassable: '=', blocking: '#' } as const;
  const spaces = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const terrain = map.terrain[row * columns + column] ?? null;
      return terrain === null ? ' ' : signs[terrain];
    }).join(''),
  );
  return { ...plan, topLeft: 'A1', spaces };
}

/** The plan with so many columns and rows: what is new is open ground, and what lay beyond is gone. */
export function resized(plan: MapPlan, columns: number, rows: number): MapPlan {
  const square = squared(plan);
  const spaces = Array.from({ length: rows }, (_, row) =>
    (square.spaces[row] ?? '').slice(0, columns).padEnd(columns, '.'),
  );
  return tidied({ ...square, spaces });
}

/** The plan with another terrain in a space. Where no space is left, nothing lies or stands. */
export function painted(plan: MapPlan, space: Space, sign: TerrainSign): MapPlan {
  const square = squared(plan);
  const { columns } = readMap(square).map;
  const row = Math.floor(space / columns);
  const line = square.spaces[row];
  if (line === undefined) return plan;
  const column = space % columns;
  const spaces = square.spaces.with(row, line.slice(0, column) + sign + line.slice(column + 1));
  return sign === ' ' ? tidied({ ...square, spaces }) : { ...square, spaces };
}

/** The plan with something on an edge, or without it where it is there already. */
export function barred(plan: MapPlan, pair: Pair, tool: EdgeTool): MapPlan {
  const square = squared(plan);
  const { map, pairOf } = readMap(square);
  if (!pair.every((space) => (map.terrain[space] ?? null) !== null)) return plan;
  return { ...square, ...edgesWith(square, { columns: map.columns, pairOf }, pair, tool) };
}

/** Edges and doors with something on an edge, or without it where it is there already. */
export function edgesWith(
  { edges: { wall, blocking, impassable }, doors: before }: Pick<MapPlan, 'edges' | 'doors'>,
  { columns, pairOf }: { readonly columns: number } & Pick<Grid, 'pairOf'>,
  pair: Pair,
  tool: EdgeTool,
): Pick<MapPlan, 'edges' | 'doors'> {
  const name = edgeName(columns, pair);
  const isIt = (edge: string): boolean => {
    const other = pairOf(edge);
    return other !== undefined && edgeName(columns, other) === name;
  };
  const clear = (edges: readonly string[]): string[] => edges.filter((edge) => !isIt(edge));
  const edges = { wall: clear(wall), blocking: clear(blocking), impassable: clear(impassable) };
  const doors = before
    .map((door) => ({ ...door, edges: clear(door.edges) }))
    .filter((door) => door.edges.length > 0);
  const was =
    tool === 'door'
      ? before.some((door) => door.edges.some(isIt))
      : { wall, blocking, impassable }[tool].some(isIt);
  if (was) return { edges, doors };
  if (tool !== 'door') return { doors, edges: { ...edges, [tool]: [...edges[tool], name] } };
  return { edges, doors: joinDoor(doors, name, columns, pairOf) };
}

/** A door that goes on in a line with a neighbour is the same door. */
function joinDoor(
  doors: MapPlan['doors'],
  name: string,
  columns: number,
  pairOf: (edge: string) => Pair | undefined,
): MapPlan['doors'] {
  const pair = pairOf(name);
  const goesOn = (edge: string): boolean => {
    const other = pairOf(edge);
    if (pair === undefined || other === undefined) return false;
    const steps = [other[0] - pair[0], other[1] - pair[1]];
    const along = Math.abs(pair[1] - pair[0]) === 1 ? columns : 1;
    return steps.every((step) => Math.abs(step) === along) && steps[0] === steps[1];
  };
  const at = doors.findIndex(({ edges }) => edges.some(goesOn));
  const found = doors[at];
  if (found !== undefined) return doors.with(at, { ...found, edges: [...found.edges, name] });
  const taken = new Set(doors.map(({ id }) => id));
  let number = 1;
  while (taken.has(`door-${number}`)) number++;
  return [...doors, { id: `door-${number}`, edges: [name] }];
}

/** The name of an edge: both spaces, the upper or left one first. */
export function edgeName(columns: number, pair: Pair): string {
  const [first, second] = pair.toSorted((one, other) => one - other);
  return `${nameOf(columns, first ?? 0)}|${nameOf(columns, second ?? 0)}`;
}

/** The plan with a terminal in a space, or without it where it is there already. */
export function withTerminal(plan: MapPlan, space: Space): MapPlan {
  return onSpace(plan, space, (name) => ({ ...plan, terminals: toggled(plan.terminals, name) }));
}

/** The plan with a token of a kind in a space, or without it where it is there already. */
export function withToken(plan: MapPlan, space: Space, like: Omit<Token, 'spaces'>): MapPlan {
  return onSpace(plan, space, (name) => {
    const isLike = (token: Token): boolean =>
      token.kind === like.kind &&
      token.color === like.color &&
      token.zone === like.zone &&
      token.mission === like.mission;
    const at = plan.tokens.findIndex(isLike);
    const found = plan.tokens[at];
    const tokens =
      found === undefined
        ? [...plan.tokens, { ...like, spaces: [name] }]
        : plan.tokens.with(at, { ...found, spaces: toggled(found.spaces, name) });
    return { ...plan, tokens: tokens.filter(({ spaces }) => spaces.length > 0) };
  });
}

/** The plan with a space in the zone of a colour and in no other one, or without it where it is in that zone already. */
export function withZone(plan: MapPlan, space: Space, color: ZoneColor): MapPlan {
  return onSpace(plan, space, (name) => {
    const zones = plan.zones.map((zone) => ({
      ...zone,
      spaces:
        zone.color === color ? toggled(zone.spaces, name) : zone.spaces.filter((other) => other !== name),
    }));
    const all = zones.some((zone) => zone.color === color) ? zones : [...zones, { color, spaces: [name] }];
    return { ...plan, zones: all.filter(({ spaces }) => spaces.length > 0) };
  });
}

function onSpace(plan: MapPlan, space: Space, change: (name: string) => MapPlan): MapPlan {
  const { map } = readMap(plan);
  return (map.terrain[space] ?? null) === null ? plan : change(nameOf(map.columns, space));
}

function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

/** The plan without all that lies where no space is. */
function tidied(plan: MapPlan): MapPlan {
  const { map, spaceOf, pairOf } = readMap(plan);
  const isSpace = (space: Space | undefined): boolean =>
    space !== undefined && (map.terrain[space] ?? null) !== null;
  const spaces = (names: readonly string[]): string[] => names.filter((name) => isSpace(spaceOf(name)));
  const edges = (names: readonly string[]): string[] =>
    names.filter((name) => pairOf(name)?.every(isSpace) === true);
  const { wall, blocking, impassable } = plan.edges;
  return {
    ...plan,
    edges: { wall: edges(wall), blocking: edges(blocking), impassable: edges(impassable) },
    doors: plan.doors
      .map((door) => ({ ...door, edges: edges(door.edges) }))
      .filter((door) => door.edges.length > 0),
    terminals: spaces(plan.terminals),
    tokens: plan.tokens
      .map((token) => ({ ...token, spaces: spaces(token.spaces) }))
      .filter((token) => token.spaces.length > 0),
    zones: plan.zones
      .map((zone) => ({ ...zone, spaces: spaces(zone.spaces) }))
      .filter((zone) => zone.spaces.length > 0),
  };
}
