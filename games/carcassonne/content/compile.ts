import { hashOf } from '../../../kernel/canonical.ts';
import type { Content } from '../../../kernel/game.ts';
import { once } from '../../common/once.ts';
import {
  factions,
  type Pack,
  type SegmentKind,
  type Side,
  sides,
  type Terrain,
  type TileKind,
} from './pack.ts';

/** A kind of tile, prepared for quick answers. */
export interface CompiledTile {
  readonly kind: TileKind;
  readonly segments: readonly CompiledSegment[];
  /** The segment that shows at a side of the turned tile (`rotation * 4 + side`), or -1 for space. */
  readonly segmentAt: readonly number[];
  /** What the turned tile shows at its four sides, by rotation; two bits a side, as in `needs` of a state. */
  readonly borders: readonly number[];
  /** In so many rotations it fits beside a tile at most. */
  readonly mostRotations: number;
  /** The numbers of its routes and then of its fields. */
  readonly joinable: readonly number[];
}

export interface CompiledSegment {
  readonly id: string;
  readonly kind: SegmentKind;
  readonly sides: number;
  /** Symbols by faction, in the order of `factions`. */
  readonly symbols: readonly number[];
}

/** A pack in the form with which the rules work. */
export interface CompiledPack {
  readonly content: Content;
  readonly pack: Pack;
  readonly tiles: readonly CompiledTile[];
  /** By kind of tile: the number of its planet's segment, or -1. */
  readonly planets: Int8Array;
  readonly byId: ReadonlyMap<string, number>;
  readonly start: number;
  /** All tiles but the start tile, as their numbers, in the order of the pack. */
  readonly pile: readonly number[];
  /** For a tile and what a square needs (`tile * 256 + need`): the rotations that match, one bit each. */
  readonly rotations: Uint8Array;
}

/** What a side shows, in two bits; 0 stands for a side that touches nothing. */
const terrainCodes: Readonly<Record<Terrain, number>> = { space: 1, route: 2, asteroid: 3 };

/** Prepares a pack for the rules; done once for each pack. */
export const compile = once(compilePack);

function compilePack(pack: Pack): CompiledPack {
  const tiles = pack.tiles.map(compileTile);
  return {
    content: { hash: hashOf(pack), pack: JSON.parse(JSON.stringify(pack)) },
    pack,
    tiles,
    planets: Int8Array.from(pack.tiles, ({ segments }) =>
      segments.findIndex(({ kind }) => kind === 'planet'),
    ),
    byId: new Map(pack.tiles.map((tile, index) => [tile.id, index])),
    start: pack.tiles.findIndex((tile) => tile.start),
    pile: pack.tiles.flatMap(({ count, start }, index) =>
      start ? [] : Array.from({ length: count }, () => index),
    ),
    rotations: matchingRotations(tiles),
  };
}

function compileTile(kind: TileKind): CompiledTile {
  const segmentAt: number[] = [];
  const borders: number[] = [];
  for (const rotation of [0, 1, 2, 3]) {
    let border = 0;
    for (const side of [0, 1, 2, 3]) {
      const unturned = sides[(side - rotation + 4) % 4] ?? 'N';
      segmentAt.push(segmentReaching(kind, unturned));
      border |= terrainCodes[kind.edges[unturned]] << (side * 2);
    }
    borders.push(border);
  }
  return {
    kind,
    segments: kind.segments.map((segment) => ({
      id: segment.id,
      kind: segment.kind,
      sides: segment.edges.length,
      symbols: factions.map((faction) => segment.symbols.filter((symbol) => symbol === faction).length),
    })),
    segmentAt,
    borders,
    mostRotations: mostAlike(sides.map((side) => kind.edges[side])),
    joinable: [...segmentsOfKind(kind, 'route'), ...segmentsOfKind(kind, 'asteroid')],
  };
}

/** How often the commonest of some terrains is among them. */
function mostAlike(terrains: readonly Terrain[]): number {
  return Math.max(...terrains.map((terrain) => terrains.filter((other) => other === terrain).length));
}

function segmentsOfKind({ segments }: TileKind, wanted: SegmentKind): number[] {
  return segments.flatMap(({ kind }, index) => (kind === wanted ? [index] : []));
}

function segmentReaching(kind: TileKind, side: Side): number {
  return kind.segments.findIndex((segment) => segment.edges.includes(side));
}

function matchingRotations(tiles: readonly CompiledTile[]): Uint8Array {
  const table = new Uint8Array(tiles.length * 256);
  // Tiles with the same borders match alike. There are 81 different ones at most.
  const known = new Map<number, number>();
  for (const [tile, { borders }] of tiles.entries()) {
    const [border = 0] = borders;
    const alike = known.get(border);
    if (alike !== undefined) {
      table.copyWithin(tile * 256, alike * 256, (alike + 1) * 256);
      continue;
    }
    known.set(border, tile);
    for (let need = 0; need < 256; need++) {
      for (const [rotation, border] of borders.entries()) {
        if (matches(border, need))
          table[tile * 256 + need] = (table[tile * 256 + need] ?? 0) | (1 << rotation);
      }
    }
  }
  return table;
}

function matches(border: number, need: number): boolean {
  for (let shift = 0; shift < 8; shift += 2) {
    const wanted = (need >> shift) & 3;
    if (wanted !== 0 && wanted !== ((border >> shift) & 3)) return false;
  }
  return true;
}
