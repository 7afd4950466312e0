import type { Pack, PackFile } from '../content/pack.ts';
import { spellTile } from './spelling.ts';
import { freshTile } from './tiles.ts';

/** A set that comes with the game, to be changed: with its certainty, but with no name yet. */
export function ownOf({ id: _, name: __, note: ___, ...pack }: Pack): PackFile {
  return { ...pack, id: 'own' };
}

/** The start tile of a set and one more, to which the tiles of a box are added. */
export function bareOf(pack: Pack): PackFile {
  const fresh = freshTile('T1');
  const tiles = [...pack.tiles.filter(({ start }) => start), spellTile(fresh, 'rns') ?? fresh];
  return { ...ownOf(pack), tiles };
}
