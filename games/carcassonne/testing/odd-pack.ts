import type { Chance } from '../../../kernel/chance.ts';
import {
  type Faction,
  factions,
  type Pack,
  type Segment,
  type Side,
  sides,
  type Terrain,
  type TileKind,
} from '../content/pack.ts';

/** How many kinds of tiles, how many of each but the start tile, and which terrain each kind may have. */
export interface Oddity {
  readonly kinds: number;
  readonly copies: number;
  /** By turns; a list of one terrain makes tiles that fit almost nowhere. */
  readonly terrains?: readonly (readonly Terrain[])[];
}

/**
 * A pack of shapes that nobody printed: routes that cross, two fields and a planet on one tile, a route that ends at
 * any of them, many symbols. It passes the check of packs.
 */
export function oddPack(chance: Chance, { kinds, copies, terrains = usualTerrains }: Oddity): Pack {
  const tiles = Array.from({ length: kinds }, (_, index) =>
    oddTile(chance, index, index === 0 ? 1 : copies, terrains[index % terrains.length] ?? []),
  );
  return { schemaVersion: 1, id: 'odd', name: 'Odd', note: '', tiles };
}

/** Nothing but fields, drawn apart or together: they meet themselves on tiles where they have lain twice before. */
export function loopPack(): Pack {
  const tile = (id: string, count: number, groups: readonly (readonly Side[])[]): TileKind => ({
    id,
    name: id,
    group: 'LOOP',
    count,
    start: id === 'K0',
    edges: { N: 'asteroid', E: 'asteroid', S: 'asteroid', W: 'asteroid' },
    segments: groups.map((edges, index) => part(`a${index + 1}`, 'asteroid', edges, null, [])),
    planet: null,
    status: { geometry: 'original' },
  });
  const tiles = [
    tile('K0', 1, [['N'], ['E'], ['S'], ['W']]),
    tile('K1', 25, [['N'], ['E'], ['S'], ['W']]),
    tile('K2', 20, [['N', 'E'], ['S'], ['W']]),
    tile('K3', 40, [['N', 'E', 'S', 'W']]),
  ];
  return { schemaVersion: 1, id: 'loops', name: 'Loops', note: '', tiles };
}

/** Nothing but intersections of four routes: every tile fits everywhere in every rotation. */
export function openPack(count: number): Pack {
  const tile = (id: string, copies: number): TileKind => ({
    id,
    name: id,
    group: 'OPEN',
    count: copies,
    start: copies === 1,
    edges: { N: 'route', E: 'route', S: 'route', W: 'route' },
    segments: sides.map((side, index) => part(`r${index + 1}`, 'route', [side], 'intersection', [])),
    planet: null,
    status: { geometry: 'original' },
  });
  return { schemaVersion: 1, id: 'open', name: 'Open', note: '', tiles: [tile('K0', 1), tile('K1', count)] };
}

const usualTerrains: readonly (readonly Terrain[])[] = [
  ['space', 'route', 'asteroid'],
  ['space', 'route', 'route'],
];

function oddTile(chance: Chance, index: number, count: number, terrains: readonly Terrain[]): TileKind {
  const drawn = (): Terrain => one(chance, terrains);
  const edges = { N: drawn(), E: drawn(), S: drawn(), W: drawn() };
  const reaching = (terrain: Terrain) => sides.filter((side) => edges[side] === terrain);
  const routes = reaching('route');
  const fields = fieldsOf(chance, reaching('asteroid'));
  // A single route needs something that ends it, and no tile may be empty.
  const lonely = fields.length === 0 && (routes.length < 2 || (routes.length === 3 && chance.pick(2) === 0));
  const planet = lonely || chance.pick(4) === 0 ? one(chance, factions) : undefined;
  const segments: Segment[] = [
    ...(planet ? [part('p1', 'planet', [], null, [planet])] : []),
    ...fields,
    ...routesOf(chance, routes, [
      ...fields.map(({ id }) => `asteroid:${id}`),
      ...(planet ? ['planet:p1'] : []),
    ]),
  ];
  return {
    id: `K${index}`,
    name: `Odd ${index}`,
    group: 'ODD',
    count,
    start: index === 0,
    edges,
    segments,
    planet: planet ? { name: `Planet ${index}`, symbol: planet } : null,
    status: { geometry: 'original' },
  };
}

/** Sides of fields, drawn as one or apart. */
function fieldsOf(chance: Chance, reached: readonly Side[]): Segment[] {
  const groups: Side[][] = [];
  for (const side of reached) {
    const group = groups[chance.pick(groups.length + 1)];
    if (group) group.push(side);
    else groups.push([side]);
  }
  return groups.map((edges, index) => part(`a${index + 1}`, 'asteroid', edges, null, symbolsOf(chance)));
}

function routesOf(chance: Chance, reached: readonly Side[], ends: readonly string[]): Segment[] {
  const open = [...reached];
  chance.shuffle(open);
  const found: Segment[] = [];
  const add = (edges: Side[], end: string | null) =>
    found.push(part(`r${found.length + 1}`, 'route', edges, end, symbolsOf(chance)));
  if (open.length > 2 && ((ends.length === 0 && open.length === 3) || chance.pick(3) === 0)) {
    for (const side of open) add([side], 'intersection');
    return found;
  }
  while (open.length > 0) {
    const joins = open.length > 1 && (ends.length === 0 || chance.pick(2) === 0);
    if (joins) add(open.splice(0, 2), null);
    else add(open.splice(0, 1), one(chance, ends));
  }
  return found;
}

function part(
  id: string,
  kind: Segment['kind'],
  edges: readonly Side[],
  endsAt: string | null,
  symbols: readonly Faction[],
): Segment {
  return { id, kind, edges, endsAt, symbols };
}

function symbolsOf(chance: Chance): Faction[] {
  return Array.from({ length: Math.max(0, chance.pick(5) - 2) }, () => one(chance, factions));
}

function one<T>(chance: Chance, items: readonly T[]): T {
  const item = items[chance.pick(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
