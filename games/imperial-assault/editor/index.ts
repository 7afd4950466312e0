import { messages as kitMessages } from '../../../web/loadouts/kit/messages/index.ts';
import { startsFrom } from '../../../web/packs/kit/own-pack.ts';
import type { PackEditor } from '../../entry.ts';
import { inLanguage, together } from '../../in-language.ts';
import { sentence } from '../../sentences.ts';
import type { Messages } from '../../words.ts';
import type { PackFile } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { armyName } from '../words/names.ts';
import { bareOf } from './fresh.ts';
import { spotAt } from './spot.ts';

/** Where people enter cards, and draw maps with missions. */
export const editor: PackEditor<PackFile> = {
  messages: together(
    kitMessages,
    inLanguage<Messages>(
      (locale) => import(`../messages/explorer/${locale}.json`, { with: { type: 'json' } }),
    ),
    inLanguage<Messages>((locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } })),
  ),
  starts: startsFrom(packs, bareOf),
  tables: [
    { name: sentence('editor.table.two'), options: {}, seats: 2 },
    { name: sentence('editor.table.four'), options: {}, seats: 4 },
  ],
  place(pack, pointer) {
    const spot = spotAt(pointer);
    if (spot === undefined) return pointer.startsWith('/name') ? sentence('editor.pack') : undefined;
    const { group, index } = spot;
    if (group === 'scenarios') {
      const name = pack.scenarios?.[index]?.mission.name;
      return name === undefined ? undefined : sentence('name', { name });
    }
    if (group === 'armies') {
      const id = pack.armies[index]?.id;
      return id === undefined ? undefined : armyName(pack, id);
    }
    const card = pack[group][index];
    return card && sentence('name', { name: card.name });
  },
  component: () => import('./editor.tsx').then(({ CardEditor }) => CardEditor),
};
