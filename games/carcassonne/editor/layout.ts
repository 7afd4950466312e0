import {
  type Faction,
  type Segment,
  type Side,
  sides,
  type Terrain,
  type TileKind,
} from '../content/pack.ts';
import { opposite, segmentAtSide, turned } from '../words/table-look.ts';
import { markOwnData } from './certainty.ts';

/**
 * Where the route or field at a side leads: to another side, to a planet, an intersection or a field inside the tile
 * (as in `endsAt` of the pack), or nowhere: a field of its own, a route without an end.
 */
export type Link = Side | 'planet' | 'intersection' | `asteroid:${string}` | 'own';

/** With another kind of side. What reached it is split, and its routes and fields are joined anew. */
export function setTerrain(tile: TileKind, side: Side, terrain: Terrain): TileKind {
  if (tile.edges[side] === terrain) return tile;
  const before = tile.edges[side];
  const cut = withoutSide(tile, side);
  const next = { ...cut, edges: { ...cut.edges, [side]: terrain } };
  const grown = terrain === 'asteroid' ? growField(next, side) : next;
  const routed = terrain === 'route' ? addRoute(grown, side) : grown;
  const relaid = before === 'route' || terrain === 'route' ? relayRoutes(routed) : settleRoutes(routed);
  return markOwnData(relaid, 'geometry');
}

/** With the route or field at a side led elsewhere. What it leaves finds an end of its own. */
export function linkSide(tile: TileKind, side: Side, link: Link): TileKind {
  const own = segmentAtSide(tile, side);
  if (own === undefined || own.kind === 'planet' || link === side) return tile;
  const next = own.kind === 'route' ? linkRoute(tile, side, link) : linkField(tile, side, link);
  return markOwnData(settleRoutes(next), 'geometry');
}

/** Where the route or field at a side leads; undefined at open space. */
export function linkAt(tile: TileKind, side: Side): Link | undefined {
  const own = segmentAtSide(tile, side);
  if (own === undefined) return undefined;
  const other = own.edges.find((edge) => edge !== side);
  if (other !== undefined) return other;
  if (own.endsAt === null) return 'own';
  if (own.endsAt === 'intersection') return 'intersection';
  const [kind, id] = own.endsAt.split(':');
  return kind === 'planet' ? 'planet' : `asteroid:${id ?? ''}`;
}

/** The links that a side can have, each once. */
export function linksOf(tile: TileKind, side: Side): readonly Link[] {
  const own = segmentAtSide(tile, side);
  if (own === undefined) return [];
  if (own.kind === 'asteroid') {
    const others = tile.segments.filter(({ kind }) => kind === 'asteroid');
    const joined = others.flatMap(({ edges }) => edges.find((edge) => edge !== side) ?? []);
    return ['own', ...joined];
  }
  const routes = sides.filter((other) => other !== side && tile.edges[other] === 'route');
  const links: Link[] = [...routes];
  if (routes.length > 1) links.push('intersection');
  if (tile.segments.some(({ kind }) => kind === 'planet')) links.push('planet');
  for (const { kind, id } of tile.segments) if (kind === 'asteroid') links.push(`asteroid:${id}`);
  const now = linkAt(tile, side);
  return now === undefined || links.includes(now) ? links : [...links, now];
}

/** With a planet that has the symbol of a faction, or with none. Routes that met in the middle end at it. */
export function setPlanet(tile: TileKind, faction: Faction | undefined): TileKind {
  if (faction === undefined) {
    if (!tile.segments.some(({ kind }) => kind === 'planet') && tile.planet === null) return tile;
    const { planetName: _, planetHasExactlyOneSymbol: __, ...status } = tile.status;
    const segments = tile.segments.filter(({ kind }) => kind !== 'planet');
    return markOwnData(relayRoutes({ ...tile, planet: null, segments, status }), 'geometry');
  }
  const planet = { name: tile.planet?.name ?? tile.id, symbol: faction };
  const old = tile.segments.find(({ kind }) => kind === 'planet');
  if (old !== undefined) {
    const segments = tile.segments.map((segment) =>
      segment === old ? { ...segment, symbols: [faction] } : segment,
    );
    return markOwnData({ ...tile, planet, segments }, 'symbols');
  }
  const id = freeId(tile, 'p');
  const added: Segment = { id, kind: 'planet', edges: [], endsAt: null, symbols: [faction] };
  const segments = [added, ...tile.segments].map((segment) =>
    segment.endsAt === 'intersection' ? { ...segment, endsAt: `planet:${id}` } : segment,
  );
  const status = { ...tile.status, planetName: 'original' as const };
  return markOwnData(settleRoutes({ ...tile, planet, segments, status }), 'geometry');
}

/** With a symbol of a faction on a route or field if it had none, otherwise without it. */
export function toggleSymbol(tile: TileKind, segment: string, faction: Faction): TileKind {
  const segments = tile.segments.map((one) => {
    if (one.id !== segment || one.kind === 'planet') return one;
    const rest = one.symbols.filter((symbol) => symbol !== faction);
    return { ...one, symbols: rest.length < one.symbols.length ? rest : [...rest, faction] };
  });
  return markOwnData({ ...tile, segments }, 'symbols');
}

/** Turned by a quarter clockwise. */
export function turnTile(tile: TileKind): TileKind {
  const edges = { ...tile.edges };
  for (const side of sides) edges[turned(side, 1)] = tile.edges[side];
  const segments = tile.segments.map((segment) => ({
    ...segment,
    edges: inOrder(segment.edges.map((side) => turned(side, 1))),
  }));
  return { ...tile, edges, segments };
}

/**
 * With an end for each route that lost its own: the planet if there is one, otherwise two such routes become one, three
 * or four meet at an intersection, and a single one ends at a field. Without a field it stays without an end.
 */
export function settleRoutes(tile: TileKind): TileKind {
  const ended = tile.segments.map((segment) =>
    hasEnd(tile, segment) ? segment : { ...segment, endsAt: null },
  );
  const arms = ended.filter(({ endsAt }) => endsAt === 'intersection');
  const meet = arms.length >= 3;
  const loose = ended.filter((segment) => isLoose(segment) || (!meet && arms.includes(segment)));
  const [first, second] = loose;
  const end = endInside(ended);
  if (!meet && end?.kind !== 'planet' && first !== undefined && second !== undefined && loose.length === 2) {
    return { ...tile, segments: withJoined(ended, first, second) };
  }
  const inside = end === undefined ? null : `${end.kind}:${end.id}`;
  const endsAt = end?.kind !== 'planet' && (meet || loose.length > 2) ? 'intersection' : inside;
  const segments = ended.map((segment) => (loose.includes(segment) ? { ...segment, endsAt } : segment));
  return { ...tile, segments };
}

/** With two segments as one, which has the sides and symbols of both; what ended at the second ends at the first. */
function withJoined(segments: readonly Segment[], first: Segment, second: Segment): Segment[] {
  const edges = inOrder([...first.edges, ...second.edges]);
  const joined = { ...first, edges, endsAt: null, symbols: [...first.symbols, ...second.symbols] };
  return segments.flatMap((segment) => {
    if (segment === second) return [];
    if (segment === first) return [joined];
    const ends = segment.endsAt === `${second.kind}:${second.id}`;
    return [ends ? { ...segment, endsAt: `${first.kind}:${first.id}` } : segment];
  });
}

/** A route with one side and no end. */
function isLoose({ kind, edges, endsAt }: Segment): boolean {
  return kind === 'route' && edges.length === 1 && endsAt === null;
}

function hasEnd({ segments }: TileKind, { endsAt }: Segment): boolean {
  if (endsAt === null || endsAt === 'intersection') return true;
  const [kind, id] = endsAt.split(':');
  return segments.some((other) => other.kind === kind && other.id === id);
}

/** What a route ends at if nothing else is said: the planet, or else a field. */
function endInside(segments: readonly Segment[]): Segment | undefined {
  return segments.find(({ kind }) => kind === 'planet') ?? segments.find(({ kind }) => kind === 'asteroid');
}

/** With routes laid as most tiles have them: beside a planet only what is loose, otherwise all of them. */
function relayRoutes(tile: TileKind): TileKind {
  if (tile.segments.some(({ kind }) => kind === 'planet')) return settleRoutes(tile);
  const segments: Segment[] = [];
  for (const segment of tile.segments) {
    if (segment.kind !== 'route') {
      segments.push(segment);
      continue;
    }
    for (const [number, side] of segment.edges.entries()) {
      const id = number === 0 ? segment.id : freeId({ segments: [...tile.segments, ...segments] }, 'r');
      const symbols = number === 0 ? segment.symbols : [];
      segments.push({ ...segment, id, edges: [side], endsAt: null, symbols });
    }
  }
  return settleRoutes({ ...tile, segments });
}

function addRoute(tile: TileKind, side: Side): TileKind {
  const id = freeId(tile, 'r');
  const added: Segment = { id, kind: 'route', edges: [side], endsAt: null, symbols: [] };
  return { ...tile, segments: [...tile.segments, added] };
}

/** With a field at a side, one with the fields beside it. */
function growField(tile: TileKind, side: Side): TileKind {
  const id = freeId(tile, 'a');
  const added: Segment = { id, kind: 'asteroid', edges: [side], endsAt: null, symbols: [] };
  const next = { ...tile, segments: [...tile.segments, added] };
  return sides
    .filter((other) => other !== side && other !== opposite(side) && tile.edges[other] === 'asteroid')
    .reduce<TileKind>((grown, other) => joinFields(grown, other, side), next);
}

/** With the field of one side taking in all of another side's. */
function joinFields(tile: TileKind, keeper: Side, side: Side): TileKind {
  const kept = segmentAtSide(tile, keeper);
  const taken = segmentAtSide(tile, side);
  if (kept === undefined || taken === undefined || kept === taken) return tile;
  return { ...tile, segments: withJoined(tile.segments, kept, taken) };
}

function linkField(tile: TileKind, side: Side, link: Link): TileKind {
  const own = segmentAtSide(tile, side);
  const goal = sides.find((other) => other === link);
  if (own === undefined || (goal !== undefined && own.edges.includes(goal))) return tile;
  if (goal === undefined && own.edges.length === 1) return tile;
  if (own.edges.length === 1 && goal !== undefined) return joinFields(tile, goal, side);
  const id = freeId(tile, 'a');
  const added: Segment = { id, kind: 'asteroid', edges: [side], endsAt: null, symbols: [] };
  const cut = withoutSide(tile, side);
  const next = { ...cut, segments: [...cut.segments, added] };
  return goal === undefined ? next : joinFields(next, goal, side);
}

function linkRoute(tile: TileKind, side: Side, link: Link): TileKind {
  const goal = sides.find((other) => other === link);
  if (goal !== undefined) {
    if (tile.edges[goal] !== 'route') return tile;
    const apart = splitRoute(splitRoute(tile, side), goal);
    const first = segmentAtSide(apart, side);
    const second = segmentAtSide(apart, goal);
    if (first === undefined || second === undefined || first === second) return tile;
    return { ...apart, segments: withJoined(apart.segments, first, second) };
  }
  if (link === 'intersection') {
    // An intersection is of three or four routes, so all meet that do not end elsewhere.
    const apart = sides.reduce<TileKind>(
      (split, one) => (tile.edges[one] === 'route' ? splitRoute(split, one) : split),
      tile,
    );
    const segments = apart.segments.map((one) =>
      isLoose(one) || one.edges.includes(side) ? { ...one, endsAt: link } : one,
    );
    return { ...apart, segments };
  }
  const planet = tile.segments.find(({ kind }) => kind === 'planet');
  const end = link === 'planet' ? planet && `planet:${planet.id}` : link === 'own' ? null : link;
  if (end === undefined) return tile;
  const apart = splitRoute(tile, side);
  const segments = apart.segments.map((one) => (one.edges.includes(side) ? { ...one, endsAt: end } : one));
  return { ...apart, segments };
}

/** With the route at a side apart from the one with which it is joined; what is left has no end yet. */
function splitRoute(tile: TileKind, side: Side): TileKind {
  const own = segmentAtSide(tile, side);
  if (own === undefined || own.kind !== 'route' || own.edges.length < 2) return tile;
  const id = freeId(tile, 'r');
  const rest = own.edges.filter((edge) => edge !== side);
  const segments = tile.segments.flatMap((one) =>
    one === own
      ? [
          { ...one, edges: [side], endsAt: null },
          { ...one, id, edges: rest, endsAt: null, symbols: [] },
        ]
      : [one],
  );
  return { ...tile, segments };
}

/** Without what reaches a side there; what reached it alone is gone. */
function withoutSide(tile: TileKind, side: Side): TileKind {
  const segments = tile.segments.flatMap((segment) => {
    if (!segment.edges.includes(side)) return [segment];
    const edges = segment.edges.filter((edge) => edge !== side);
    return edges.length === 0 ? [] : [{ ...segment, edges }];
  });
  return { ...tile, segments };
}

export function inOrder(edges: readonly Side[]): Side[] {
  return sides.filter((side) => edges.includes(side));
}

function freeId({ segments }: Pick<TileKind, 'segments'>, letter: string): string {
  for (let number = 1; ; number++) {
    const id = `${letter}${number}`;
    if (segments.every((segment) => segment.id !== id)) return id;
  }
}
