import { layTrack } from '../../../web/packs/kit/drawn-track.ts';
import { layRows } from '../../../web/packs/kit/layout.ts';
import type { PackFile, Picture } from '../content/pack-schema.ts';
import { box } from '../content/packs.ts';
import { kinds } from './kinds.ts';

const picture: Picture = { width: 1000, height: 660, radius: 30 };

/** A track of normal spaces in rows, to be painted. */
export function bareTrack(count: number): PackFile {
  const bare: PackFile = { schemaVersion: 1, id: 'own', picture, spaces: [] };
  return { ...bare, ...layTrack(bare, kinds, layRows(count, picture)) };
}

/** The board that comes with the game, to be changed: what somebody makes of it says nothing of its certainty. */
export function shippedTrack(): PackFile {
  const { schemaVersion, picture: size, spaces } = box;
  return { schemaVersion, id: 'own', picture: size, spaces };
}
