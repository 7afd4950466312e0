import type { Pack, TileKind } from './pack.ts';

/** A pack as somebody writes it: it may lack a name of its own, and carry notes that the game does not need. */
export type PackFile = Pick<Pack, 'schemaVersion' | 'tiles'> & Partial<Pick<Pack, 'id' | 'name' | 'note'>>;

/** The pack in a file that has passed schema and check: just what a pack has, nothing else. */
export function packFrom({ id = 'own', name = id, note = '', tiles }: PackFile): Pack {
  return { schemaVersion: 1, id, name, note, tiles: tiles.map(tileFrom) };
}

function tileFrom({ id, name, group, count, start, edges, segments, planet, status }: TileKind): TileKind {
  return { id, name, group, count, start, edges, segments, planet, status };
}
