import { spaceAt } from '../../../web/packs/kit/track-bench.ts';
import type { PackEditor } from '../../entry.ts';
import type { PackFile } from '../content/pack-schema.ts';
import { bareTrack, shippedTrack } from './fresh.ts';
import { messages } from './messages/index.ts';
import { spaceSentence } from './space-name.ts';

/** Where people draw the board of their box, or one of their own. */
export const editor: PackEditor<PackFile> = {
  messages,
  starts: [
    { name: { key: 'editor.start.shipped' }, pack: shippedTrack() },
    { name: { key: 'editor.start.bare' }, pack: bareTrack(57) },
    { name: { key: 'editor.start.small' }, pack: bareTrack(20) },
  ],
  place({ spaces }, pointer) {
    const index = spaceAt({ place: '/spaces' }, pointer);
    const space = index === undefined ? undefined : spaces[index];
    if (index !== undefined && space !== undefined) return spaceSentence(space, index);
    if (pointer.startsWith('/movement') || pointer.startsWith('/bonus')) return { key: 'editor.cards' };
    if (pointer.startsWith('/name')) return { key: 'editor.name' };
    if (pointer.startsWith('/spaces')) return { key: 'track.track' };
    return undefined;
  },
  component: () => import('./editor.tsx').then(({ TrackEditor }) => TrackEditor),
};
