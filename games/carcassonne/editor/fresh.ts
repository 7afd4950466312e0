import { ownOf } from '../../../web/packs/kit/own-pack.ts';
import type { Pack, PackFile } from '../content/pack.ts';
import { spellTile } from './spelling.ts';
import { freshTile } from './tiles.ts';

/** The start tile of a set and one more, to which the tiles of a box are added. */
export function bareOf(pack: Pack): PackFile {
  const fresh = freshTile('T1');
  const tiles = [...pack.tiles.filter(({ start }) => start), spellTile(fresh, 'rns') ?? fresh];
  return { ...ownOf(pack), tiles };
}
