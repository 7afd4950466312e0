import type { FromSchema } from '../../common/from-schema.ts';
import type { packSchema, segmentSchema, tileSchema } from './pack-schema.ts';

export const factions = ['rebel', 'empire', 'bounty_hunter'] as const;
export type Faction = (typeof factions)[number];

/** Clockwise from north. */
export const sides = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof sides)[number];

export type Segment = FromSchema<typeof segmentSchema>;
export type SegmentKind = Segment['kind'];

export type TileKind = FromSchema<typeof tileSchema>;
export type Terrain = TileKind['edges'][Side];

/** A pack as somebody writes it: it may lack a name of its own, and carry notes that the game does not need. */
export type PackFile = FromSchema<typeof packSchema>;

/** A set of tiles. The rules read everything from it and know no count of their own. */
export interface Pack {
  readonly schemaVersion: 1;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly tiles: readonly TileKind[];
}

/** The pack in a file that has passed schema and check: just what a pack has, nothing else. */
export function packFrom({ id = 'own', name = id, note = '', tiles }: PackFile): Pack {
  return { schemaVersion: 1, id, name, note, tiles: tiles.map(tileFrom) };
}

function tileFrom({ id, name, group, count, start, edges, segments, planet, status }: TileKind): TileKind {
  return { id, name, group, count, start, edges, segments, planet, status };
}
