import { type Faction, type PackFile, sides, type Terrain } from '../content/pack.ts';

/** The tiles in the box, the start tile among them (p. 2). */
export const boxTiles = 76;

/** What the tiles of a set show together, each tile as often as there are of it. */
export interface Totals {
  readonly tiles: number;
  readonly sides: Readonly<Record<Terrain, number>>;
  readonly planets: number;
  readonly intersections: number;
  /** Symbols on planets, fields and routes. */
  readonly symbols: Readonly<Record<Faction, number>>;
}

export function totalsOf({ tiles }: PackFile): Totals {
  const edges = { space: 0, route: 0, asteroid: 0 };
  const symbols = { rebel: 0, empire: 0, bounty_hunter: 0 };
  const total = { tiles: 0, planets: 0, intersections: 0 };
  for (const tile of tiles) {
    total.tiles += tile.count;
    for (const side of sides) edges[tile.edges[side]] += tile.count;
    if (tile.segments.some(({ kind }) => kind === 'planet')) total.planets += tile.count;
    if (tile.segments.some(({ endsAt }) => endsAt === 'intersection')) total.intersections += tile.count;
    for (const segment of tile.segments) {
      for (const symbol of segment.symbols) symbols[symbol] += tile.count;
    }
  }
  return { ...total, sides: edges, symbols };
}
