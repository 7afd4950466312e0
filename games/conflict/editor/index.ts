import { startsFrom } from '../../../web/packs/kit/own-pack.ts';
import type { PackEditor } from '../../entry.ts';
import { type PackFile, sides } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { cardsOf } from './cards.ts';
import { bareOf } from './fresh.ts';
import { messages } from './messages/index.ts';
import { cardSentence, fieldSentence, pileName } from './names.ts';
import { pileNames, placeOfPile, spotAt } from './spot.ts';

/** Where people enter the cards and tracks of their box. */
export const editor: PackEditor<PackFile> = {
  messages,
  starts: startsFrom(packs, bareOf),
  tables: [
    ...sides.map((side) => ({ name: { key: `option.side.${side}` }, options: { side } })),
    { name: { key: 'option.simplified' }, options: { simplified: true } },
  ],
  place(pack, pointer) {
    const spot = spotAt(pointer);
    const card = spot === undefined ? undefined : cardsOf(pack, spot.pile)[spot.index];
    if (spot !== undefined && card !== undefined) return cardSentence(card, spot);
    const pile = pileNames.find((name) => pointer.startsWith(placeOfPile(name)));
    if (pile !== undefined) return pileName(pile);
    const [, group, name, list, number] = pointer.split('/');
    const side = sides.find((one) => one === name);
    if (group === 'tracks' && side !== undefined) {
      const field = list === 'fields' ? pack.tracks[side].fields[Number(number)] : undefined;
      return field === undefined ? { key: 'track.track' } : fieldSentence(field, Number(number));
    }
    if (group === 'leaders' || group === 'dice') return { key: `part.${group}` };
    if (group === 'name') return { key: 'editor.name' };
    return undefined;
  },
  component: () => import('./editor.tsx').then(({ ConflictEditor }) => ConflictEditor),
};
