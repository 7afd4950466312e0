import { startsFrom } from '../../../web/packs/kit/own-pack.ts';
import type { PackEditor } from '../../entry.ts';
import type { PackFile } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { bareOf } from './fresh.ts';
import { messages } from './messages/index.ts';
import { tileAtPlace, tileSentence } from './names.ts';

/** Where people enter the tiles of their box. */
export const editor: PackEditor<PackFile> = {
  messages,
  starts: startsFrom(packs, bareOf),
  tables: [
    { name: { key: 'option.variant.standard' }, options: { first: 'random' } },
    { name: { key: 'option.variant.teams' }, options: { variant: 'teams', first: 'random' }, seats: 4 },
  ],
  place({ tiles }, pointer) {
    const tile = tiles[tileAtPlace(pointer) ?? -1];
    if (tile !== undefined) return tileSentence(tile);
    if (pointer.startsWith('/tiles')) return { key: 'editor.tiles' };
    if (pointer.startsWith('/name')) return { key: 'editor.name' };
    return undefined;
  },
  component: () => import('./editor.tsx').then(({ TileEditor }) => TileEditor),
};
