import type { Certainty } from '../../common/certainty.ts';

export const factions = ['rebel', 'empire', 'bounty_hunter'] as const;
export type Faction = (typeof factions)[number];

export const sides = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof sides)[number];

export type Terrain = 'space' | 'route' | 'asteroid';
export type SegmentKind = 'route' | 'asteroid' | 'planet';

export interface Segment {
  readonly id: string;
  readonly kind: SegmentKind;
  readonly edges: readonly Side[];
  /** What closes a route that reaches one side only: `intersection`, `planet:<segment>` or `asteroid:<segment>`. */
  readonly endsAt: string | null;
  readonly symbols: readonly Faction[];
}

export interface TileKind {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly count: number;
  readonly start: boolean;
  readonly edges: Readonly<Record<Side, Terrain>>;
  readonly segments: readonly Segment[];
  readonly planet: { readonly name: string; readonly symbol: Faction } | null;
  /** The certainty of each datum of the tile: geometry, count, symbols, planet name. */
  readonly status: Readonly<Record<string, Certainty>>;
}

/** A set of tiles. The rules read everything from it and know no count of their own. */
export interface Pack {
  readonly schemaVersion: 1;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly tiles: readonly TileKind[];
}
