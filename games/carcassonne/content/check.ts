import type { Fault } from '../../common/fault.ts';
import { type Pack, type Segment, type Side, sides, type TileKind } from './pack.ts';

/** What can be wrong with a pack whose shape is right. The sentence is the message `pack.<key>` of the game. */
export const faultKeys = [
  'startTiles',
  'startCount',
  'tooManyTiles',
  'count',
  'sameTile',
  'samePlanet',
  'sameSegment',
  'edgeUnclaimed',
  'edgeClaimedTwice',
  'edgeTerrain',
  'routeSides',
  'routeEnd',
  'endNowhere',
  'endOnlyRoute',
  'fieldSides',
  'planetSides',
  'planetSymbol',
  'planetMissing',
  'planetUnnamed',
  'planetTwice',
  'intersection',
] as const;
export type FaultKey = (typeof faultKeys)[number];

/** More tiles than this are no evening any more; the longest match is declared by it. */
export const mostTiles = 300;

/** Every fault of a pack that has passed its schema, in the order of the pack. */
export function checkPack(pack: Pick<Pack, 'tiles'>): Fault<FaultKey>[] {
  const faults: Fault<FaultKey>[] = [];
  const tileIds = new Set<string>();
  const planets = new Set<string>();
  let starts = 0;
  let total = 0;
  for (const [index, tile] of pack.tiles.entries()) {
    const place = `/tiles/${index}`;
    const fault = faulter(faults, place, tile);
    if (tileIds.has(tile.id)) fault('/id', 'sameTile', {});
    tileIds.add(tile.id);
    if (!Number.isInteger(tile.count) || tile.count < 1) fault('/count', 'count', { count: tile.count });
    total += tile.count;
    if (tile.start) {
      starts++;
      if (tile.count !== 1) fault('/count', 'startCount', { count: tile.count });
    }
    if (tile.planet) {
      if (planets.has(tile.planet.name)) fault('/planet/name', 'samePlanet', { name: tile.planet.name });
      planets.add(tile.planet.name);
    }
    checkEdges(tile, fault);
    checkSegments(tile, fault);
  }
  if (starts !== 1) faults.push({ place: '/tiles', key: 'startTiles', args: { count: starts } });
  if (total > mostTiles) {
    faults.push({ place: '/tiles', key: 'tooManyTiles', args: { count: total, most: mostTiles } });
  }
  return faults;
}

type Report = (place: string, key: FaultKey, args: Fault['args']) => void;

function faulter(faults: Fault<FaultKey>[], at: string, tile: TileKind): Report {
  return (place, key, args) => {
    faults.push({ place: at + place, key, args: { tile: tile.id, ...args } });
  };
}

/** Each side belongs to exactly one segment of its own kind, or is space and belongs to none. */
function checkEdges(tile: TileKind, fault: Report): void {
  for (const side of sides) {
    const claims = tile.segments.filter((segment) => segment.edges.includes(side));
    const terrain = tile.edges[side];
    if (claims.length > 1) fault(`/edges/${side}`, 'edgeClaimedTwice', { side });
    else if (claims.length === 0 && terrain !== 'space') fault(`/edges/${side}`, 'edgeUnclaimed', { side });
    for (const segment of claims) {
      if (segment.kind !== 'planet' && segment.kind !== terrain) {
        fault(`/edges/${side}`, 'edgeTerrain', { side, terrain, segment: segment.id });
      }
    }
  }
}

function checkSegments(tile: TileKind, fault: Report): void {
  const seen = new Set<string>();
  for (const [index, segment] of tile.segments.entries()) {
    const place = `/segments/${index}`;
    const args = { segment: segment.id };
    if (seen.has(segment.id)) fault(`${place}/id`, 'sameSegment', args);
    seen.add(segment.id);
    if (segment.kind === 'route') checkRoute(tile, segment, place, fault);
    else if (segment.endsAt !== null) fault(`${place}/endsAt`, 'endOnlyRoute', args);
    if (segment.kind === 'asteroid' && segment.edges.length === 0)
      fault(`${place}/edges`, 'fieldSides', args);
    if (segment.kind === 'planet') {
      if (segment.edges.length > 0) fault(`${place}/edges`, 'planetSides', args);
      const [symbol] = segment.symbols;
      if (segment.symbols.length !== 1 || (tile.planet && symbol !== tile.planet.symbol)) {
        fault(`${place}/symbols`, 'planetSymbol', args);
      }
    }
  }
  const planets = tile.segments.filter((segment) => segment.kind === 'planet').length;
  if (planets > 1) fault('/segments', 'planetTwice', {});
  if (tile.planet && planets === 0) fault('/planet', 'planetMissing', { name: tile.planet.name });
  if (!tile.planet && planets > 0) fault('/planet', 'planetUnnamed', {});
  const arms = tile.segments.filter((segment) => segment.endsAt === 'intersection').length;
  if (arms > 0 && arms !== 3 && arms !== 4) fault('/segments', 'intersection', { routes: arms });
}

/** A route joins exactly two sides, or reaches one and names what ends it inside the tile. */
function checkRoute(tile: TileKind, route: Segment, place: string, fault: Report): void {
  const reached: readonly Side[] = route.edges;
  const args = { segment: route.id };
  if (reached.length !== 1 && reached.length !== 2) {
    fault(`${place}/edges`, 'routeSides', { ...args, sides: reached.length });
    return;
  }
  if ((reached.length === 1) !== (route.endsAt !== null)) fault(`${place}/endsAt`, 'routeEnd', args);
  if (route.endsAt === null || route.endsAt === 'intersection') return;
  const [kind, target] = route.endsAt.split(':');
  const end = tile.segments.find((segment) => segment.id === target);
  if (end === undefined || end.kind !== kind)
    fault(`${place}/endsAt`, 'endNowhere', { ...args, end: route.endsAt });
}
